"""How many tables a server holds: scripted clients over real WebSockets, a move a second each.

    python -m bench.server --tables 500 --seconds 30
    python -m bench.server --tables 500 --seconds 30 --processes 3

The server runs in a process of its own, on one core, and the clients on another. With more
processes, the same is measured again with so many, a PostgreSQL and a NATS, all on that core, and
the people of each table connected to different processes. Every client
checks that no version is lost or comes twice. What is measured is the time from a move sent to its
event received, by all four; then the highest rate at which that stays below a tenth of a second
for 99 of 100.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import re
import subprocess
import sys
import tempfile
import urllib.request
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from tests.support.engines import Nats, run_postgres

from .scripted import PLAYERS, Figures, ScriptedTable, play

SOON = 0.1  # seconds from a move sent to its event received, for 99 of 100
STEP = 4.0  # seconds for each rate that is tried
OPENED_AT_ONCE = 20  # tables


class ServerProcess:
    """A server on the first core."""

    def __init__(self, database: str, bus: str | None = None) -> None:
        command = ["serve", "--port", "0", "--db", database, *(["--bus", bus] if bus else [])]
        self._process = subprocess.Popen(
            [sys.executable, "-m", "lastcard", *command],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
            preexec_fn=lambda: stay_on_core(0),
        )
        assert self._process.stdout is not None
        found = re.search(r"http://localhost:(\d+)/", self._process.stdout.readline())
        assert found, "the server did not start"
        self.host = f"127.0.0.1:{found[1]}"

    @property
    def pid(self) -> int:
        return self._process.pid

    def stop(self) -> None:
        self._process.terminate()
        self._process.wait()


def memory_of(pid: int) -> int:
    """The memory of a process in bytes, where the system tells."""
    found = re.search(r"VmRSS:\s+(\d+) kB", "".join(look_at(pid, "status")))
    return 1024 * int(found[1]) if found else 0


def seconds_of(pid: int) -> float:
    """The processor's time that all threads of a process have taken, where the system tells."""
    return sum(int(text.split()[0]) for text in look_at(pid, "task/*/schedstat")) / 1e9


def look_at(pid: int, files: str) -> list[str]:
    return [path.read_text() for path in Path(f"/proc/{pid}").glob(files)]


def stay_on_core(core: int) -> None:
    if hasattr(os, "sched_setaffinity") and (os.cpu_count() or 1) > 1:
        os.sched_setaffinity(0, {core})


def from_home(table: int) -> dict[str, str]:
    """Every table plays from an address of its own, as seen through a proxy on this machine."""
    return {"X-Forwarded-For": f"10.0.{table // 250}.{table % 250 + 1}"}


def new_table(host: str, number: int) -> str:
    body = json.dumps({"seats": PLAYERS, "window": 0}).encode()
    request = urllib.request.Request(f"http://{host}/api/tables", body, from_home(number))
    with urllib.request.urlopen(request, timeout=60) as answer:
        return str(json.loads(answer.read())["code"])


async def open_tables(hosts: list[str], count: int) -> list[ScriptedTable]:
    """Each table has its people at one process after the other."""
    few = asyncio.Semaphore(OPENED_AT_ONCE)

    async def open_table(number: int) -> ScriptedTable:
        async with few:
            code = await asyncio.to_thread(new_table, hosts[number % len(hosts)], number)
            table = ScriptedTable(code, number, Figures())
            around = [hosts[(number + seat) % len(hosts)] for seat in range(PLAYERS)]
            await table.open(around, from_home(number))
            return table

    tables = await asyncio.gather(*map(open_table, range(count)))
    await asyncio.sleep(1)
    return tables


async def measure(
    servers: list[ServerProcess],
    bus: Nats | None,
    *,
    tables: int,
    seconds: float,
    every: float,
    search: bool,
) -> dict[str, Any]:
    def memory() -> int:
        return sum(memory_of(server.pid) for server in servers)

    def spent() -> float:
        return sum(seconds_of(server.pid) for server in servers)

    def spent_on_way() -> float:
        return seconds_of(bus.pid) if bus else 0.0

    empty = memory()
    scripted = await open_tables([server.host for server in servers], tables)
    seated = memory()
    await play(scripted, tables / every, 2 * every)  # every table starts its game, and warms up
    before, on_way = spent(), spent_on_way()
    figures = await play(scripted, tables / every, seconds)
    result = {
        "processes": len(servers),
        "tables": tables,
        **describe(figures, seconds),
        "server_milliseconds_per_move": 1000 * (spent() - before) / figures.moves,
        "bus_milliseconds_per_move": 1000 * (spent_on_way() - on_way) / figures.moves,
        "kilobytes_per_table_seated": (seated - empty) / tables / 1024,
        "kilobytes_per_table_playing": (memory() - empty) / tables / 1024,
    }
    if search:
        result["moves_per_second_held"] = await highest_rate(scripted, tables / every)
    for table in scripted:
        table.close()
    await asyncio.sleep(1)
    return result


def describe(figures: Figures, seconds: float) -> dict[str, Any]:
    shares = {f"p{share}": percentile(figures.latencies, share / 100) for share in (50, 90, 99)}
    return {
        "moves": figures.moves,
        "moves_per_second": figures.moves / seconds,
        "moves_skipped": figures.skipped,
        "moves_refused": figures.refused,
        "milliseconds": {name: 1000 * value for name, value in shares.items()},
        "client_delay_milliseconds_p99": 1000 * percentile(figures.delays, 0.99),
        "versions_lost_or_repeated": figures.faults,
    }


async def highest_rate(tables: list[ScriptedTable], start: float) -> float:
    """Rise until it does not hold, then halve the distance a few times."""
    held, rate, step = 0.0, start, 1.2
    for _ in range(12):
        if await holds(tables, rate):
            held = rate
            rate *= step
        elif held and step < 1.05:
            break
        else:
            step = 1 + (step - 1) / 2
            rate = held * step if held else rate / 1.5
    return held


async def holds(tables: list[ScriptedTable], rate: float) -> bool:
    figures = await play(tables, rate, STEP)
    punctual = figures.skipped <= 0.01 * figures.moves
    return punctual and percentile(figures.latencies, 0.99) < SOON


def percentile(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(share * len(values)))] if values else 0.0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--every", type=float, default=1.0, help="seconds between a table's moves")
    parser.add_argument(
        "--search", action=argparse.BooleanOptionalAction, default=True, help="find the limit"
    )
    parser.add_argument("--processes", type=int, default=1, help="then with so many")
    arguments = vars(parser.parse_args())
    processes = arguments.pop("processes")
    stay_on_core(1)
    with ExitStack() as stack:
        result = asyncio.run(measure([one_process(stack)], None, **arguments))
    print(json.dumps(result, indent=2))
    if processes > 1:
        with ExitStack() as stack:
            result = asyncio.run(measure(*many_processes(stack, processes), **arguments))
        print(json.dumps(result, indent=2))


def one_process(stack: ExitStack) -> ServerProcess:
    folder = stack.enter_context(tempfile.TemporaryDirectory())
    server = ServerProcess(f"sqlite:///{folder}/tables.db")
    stack.callback(server.stop)
    return server


def many_processes(stack: ExitStack, count: int) -> tuple[list[ServerProcess], Nats]:
    database, bus = stack.enter_context(run_postgres()), Nats()
    bus.start()
    stack.callback(bus.cut)
    servers = [ServerProcess(database.address, bus.address) for _ in range(count)]
    for server in servers:
        stack.callback(server.stop)
    return servers, bus


if __name__ == "__main__":
    main()
