"""How soon a table reacts while somebody at another address does their worst.

    python -m bench.attacks [--seconds 6] [--processes 2]

With more processes, the table's people and the attacker are connected to all of them in turn.
One table plays four moves a second; beside it, in a process of its own, one attack after the other.
It prints the median and the 90th percentile of the time from a move to its event, at all players.
"""

from __future__ import annotations

import argparse
import asyncio
import multiprocessing
import os
import select
import socket
import time
from collections.abc import Callable
from contextlib import ExitStack, suppress
from itertools import cycle

from .scripted import PLAYERS, Figures, ScriptedTable, handshake, play
from .server import from_home, many_processes, memory_of, new_table, one_process, percentile

MOVES_A_SECOND = 4
ATTACKER = {"X-Forwarded-For": "192.0.2.66"}
MOST = 200  # connections that an attack opens at a time
MOST_ASKERS = 90
PEOPLE = 30  # who find room at a table

Attack = Callable[[str, str, float], None]


def frame(kind: int, data: bytes) -> bytes:
    """A whole frame of a client; the mask is zero, so that it changes nothing."""
    size = len(data)
    length = bytes([0x80 | size]) if size < 126 else bytes([0x80 | 126]) + size.to_bytes(2, "big")
    return bytes([0x80 | kind]) + length + bytes(4) + data


TEXT, PING = 1, 9
HELLO = frame(TEXT, b'{"type":"hello","name":"Mallory"}')


def connect(host: str) -> socket.socket:
    address, _, port = host.partition(":")
    return socket.create_connection((address, int(port)), timeout=2)


def come_in(host: str, code: str) -> socket.socket:
    """A WebSocket to a table, open."""
    link = connect(host)
    link.sendall(handshake(f"/ws/{code}", {"Host": host, **ATTACKER}))
    link.recv(4096)
    return link


def again_and_again(step: Callable[[], None], until: float) -> None:
    """Whoever is thrown out comes back at once."""
    while time.monotonic() < until:
        with suppress(OSError):
            step()


def nothing(host: str, code: str, until: float) -> None:
    time.sleep(until - time.monotonic())


def flood_of_messages(host: str, code: str, until: float) -> None:
    pings = frame(TEXT, b'{"type":"ping"}') * 500

    def step() -> None:
        with come_in(host, code) as link:
            link.sendall(HELLO)
            while time.monotonic() < until:
                link.sendall(pings)

    again_and_again(step, until)


def talk_at_a_full_table(host: str, code: str, until: float) -> None:
    """Each of them keeps to what one connection may send, and reads all that comes of it."""
    chat = frame(TEXT, b'{"type":"chat","text":"%s"}' % (b"y" * 300))

    def step() -> None:
        with ExitStack() as stack:
            links = [stack.enter_context(come_in(host, code)) for _ in range(PEOPLE)]
            for number, link in enumerate(links):
                link.sendall(frame(TEXT, b'{"type":"hello","name":"Mallory %d"}' % number))
            while time.monotonic() < until:
                for link in links:
                    link.sendall(chat)
                for link in select.select(links, [], [], 0)[0]:
                    link.recv(1 << 20)
                time.sleep(1 / 8)

    again_and_again(step, until)


def pings_never_read(host: str, code: str, until: float) -> None:
    pings = frame(PING, bytes(125)) * 500

    def step() -> None:
        with come_in(host, code) as link:
            while time.monotonic() < until:
                link.sendall(pings)

    again_and_again(step, until)


def slow_readers(host: str, code: str, until: float) -> None:
    """A table full of connections that ask for much and read nothing."""
    wishes = HELLO + frame(TEXT, b'{"type":"react","reaction":"wow"}') * 20

    def step() -> None:
        links = [come_in(host, code) for _ in range(30)]
        for link in links:
            link.sendall(wishes)
        time.sleep(min(1.0, max(0.0, until - time.monotonic())))
        for link in links:
            link.close()

    again_and_again(step, until)


def broken_frames(host: str, code: str, until: float) -> None:
    def step() -> None:
        with come_in(host, code) as link:
            link.sendall(HELLO + os.urandom(4096))

    again_and_again(step, until)


def half_requests(host: str, code: str, until: float) -> None:
    half = (
        f"GET /ws/{code} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    )
    text = (half + "Content-Length: 4000\r\nX-Forwarded-For: 192.0.2.66\r\n\r\n").encode()

    def step() -> None:
        links = [connect(host) for _ in range(MOST)]
        for link in links:
            link.sendall(text)
        time.sleep(min(0.5, max(0.0, until - time.monotonic())))
        for link in links:
            link.close()

    again_and_again(step, until)


def many_connections(host: str, code: str, until: float) -> None:
    again_and_again(lambda: come_in(host, code).close(), until)


def many_handshakes(host: str, code: str, until: float) -> None:
    """As many at a time as one address may have connections, all of them begun anew at once."""

    def step() -> None:
        with ExitStack() as stack:
            links = [stack.enter_context(connect(host)) for _ in range(MOST_ASKERS)]
            for link in links:
                link.sendall(handshake(f"/ws/{code}", {"Host": host, **ATTACKER}))
            for link in links:
                link.recv(4096)

    again_and_again(step, until)


def flood_of_requests(path: str) -> Attack:
    def attack(host: str, code: str, until: float) -> None:
        text = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nX-Forwarded-For: 192.0.2.66\r\n\r\n".encode()
        )

        def step() -> None:
            with connect(host) as link:
                while time.monotonic() < until:
                    link.sendall(text)
                    link.recv(65536)

        again_and_again(step, until)

    return attack


def many_askers(host: str, code: str, until: float) -> None:
    """As many connections as one address may have, and always ten questions ahead on each."""
    text = f"GET / HTTP/1.1\r\nHost: {host}\r\nX-Forwarded-For: 192.0.2.66\r\n\r\n".encode() * 10
    links: list[socket.socket] = []

    def step() -> None:
        while len(links) < MOST_ASKERS:
            links.append(connect(host))
            links[-1].sendall(text)
            links[-1].setblocking(False)
        for link in select.select(links, [], [], 0.1)[0]:
            try:
                link.recv(1 << 20)
                link.send(text)
            except OSError:
                links.remove(link)

    again_and_again(step, until)


ATTACKS: dict[str, Attack] = {
    "nothing": nothing,
    "30 people who talk without end": talk_at_a_full_table,
    "a flood of messages": flood_of_messages,
    "ping frames, answers never read": pings_never_read,
    "30 connections that read nothing": slow_readers,
    "broken frames": broken_frames,
    "200 requests that never end": half_requests,
    "connections without end": many_connections,
    "90 connections at a time, without end": many_handshakes,
    "a flood of requests": flood_of_requests("/api/editions"),
    "a flood of wrong codes": flood_of_requests("/api/tables/ZZZZZZZZ"),
    "90 connections that ask without end": many_askers,
}


async def react(table: ScriptedTable, seconds: float) -> Figures:
    return await play([table], MOVES_A_SECOND, seconds)


async def measure(hosts: list[str], seconds: float) -> list[tuple[str, Figures]]:
    """The reaction of one table under each attack, of which each is on another process."""
    table = ScriptedTable(new_table(hosts[0], 1), 1, Figures())
    await table.open((hosts * PLAYERS)[:PLAYERS], from_home(1))
    await react(table, 2)  # it warms up
    found = []
    for (name, attack), host in zip(ATTACKS.items(), cycle(hosts), strict=False):
        code = new_table(host, 2)  # the attacker's own
        worst = multiprocessing.get_context("fork").Process(
            target=attack, args=(host, code, time.monotonic() + seconds), daemon=True
        )
        worst.start()
        await asyncio.sleep(0.5)
        found.append((name, await react(table, seconds - 1)))
        await asyncio.to_thread(worst.join)
    table.close()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=6.0, help="of each attack")
    parser.add_argument("--processes", type=int, default=1)
    given = parser.parse_args()
    with ExitStack() as stack:
        many = given.processes > 1
        servers = many_processes(stack, given.processes)[0] if many else [one_process(stack)]
        found = asyncio.run(measure([one.host for one in servers], given.seconds))
        memory = max(memory_of(one.pid) for one in servers)
    print("| attack | median | 90 of 100 within | moves |\n|---|---|---|---|")
    for name, figures in found:
        shares = [1000 * percentile(figures.latencies, share) for share in (0.5, 0.9)]
        print(f"| {name} | {shares[0]:.1f} ms | {shares[1]:.1f} ms | {figures.moves} |")
    print(f"\nThe largest server's memory afterwards: {memory / 2**20:.0f} MB.")


if __name__ == "__main__":
    main()
