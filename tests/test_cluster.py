"""Work on a cluster: the same results to the last digit, even when a worker is killed."""

from __future__ import annotations

import os
import secrets
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from click.testing import CliRunner

import lastcard
from lastcard import InvalidOption
from lastcard.cli import main
from lastcard.lab.arena import hold_tournament
from lastcard.lab.cluster import Cluster
from lastcard.lab.matches import lay_table
from lastcard.lab.simulation import Simulation

pytestmark = [
    pytest.mark.outside,
    pytest.mark.skipif(find_spec("ray") is None, reason="Ray has no build for this Python"),
    # Ray leaves sockets and files to the end of the process.
    pytest.mark.filterwarnings("ignore::ResourceWarning"),
    pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning"),
]


# A program that has started Ray for itself alone, and waits until it is told to end.
PROGRAM = """
import os, ray
from lastcard.lab.cluster import Cluster
answer = os.dup(1)  # standard output itself is kept clear of whatever Ray says
with Cluster("auto"):
    os.write(answer, (ray.get_runtime_context().gcs_address + "\\n").encode())
    input()
"""


@dataclass(frozen=True)
class Neighbour:
    """Another program on this machine, and where its cluster is."""

    process: int
    address: str


@pytest.fixture(scope="module", autouse=True)
def token() -> Iterator[None]:
    """Who may use the clusters: these tests. Ray would keep a token in the home folder else."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("RAY_AUTH_MODE", "token")
        patch.setenv("RAY_AUTH_TOKEN", secrets.token_hex(32))
        yield


@pytest.fixture(scope="module")
def neighbour() -> Iterator[Neighbour]:
    pipe = subprocess.PIPE
    command = [sys.executable, "-c", PROGRAM]
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True) as program:
        assert program.stdout is not None
        yield Neighbour(program.pid, program.stdout.readline().strip())
        program.communicate("end\n")


def busy_workers(neighbour: Neighbour) -> list[int]:
    """Processes of the neighbour's cluster that play a chunk just now."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            title = (folder / "cmdline").read_bytes()
            if title.startswith(b"ray::_play") and stems_from(neighbour, int(folder.name)):
                found.append(int(folder.name))
        except OSError:
            continue  # it has ended meanwhile
    return found


def stems_from(neighbour: Neighbour, process: int) -> bool:
    while process not in (0, neighbour.process):
        after_name = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2]
        process = int(after_name.split()[1])
    return process != 0


def kill_one(neighbour: Neighbour, over: threading.Event) -> int:
    """Kill the first worker that is seen to be busy; 0 if all is over before one is."""
    while not over.is_set():
        for worker in busy_workers(neighbour)[:1]:
            os.kill(worker, signal.SIGKILL)
            return worker
        time.sleep(0.01)
    return 0


def outcome(result: Simulation) -> dict[str, object]:
    """All that does not depend on the clock."""
    timed = ("seconds", "decisions_per_second")
    return {name: value for name, value in result.as_dict().items() if name not in timed}


def simulate(**arguments: Any) -> Simulation:
    return lastcard.simulate(
        "color-powers", 3, 1_000, seed=1, bots=["sharp", "casual"], **arguments
    )


def test_a_cluster_gives_the_same_result_to_the_last_digit(neighbour: Neighbour) -> None:
    assert outcome(simulate(cluster=neighbour.address)) == outcome(simulate())


@pytest.mark.skipif(sys.platform != "linux", reason="workers are found in /proc")
def test_the_chunk_of_a_killed_worker_is_played_again_without_a_word_on_standard_output(
    neighbour: Neighbour, capfd: pytest.CaptureFixture[str]
) -> None:
    setting: dict[str, Any] = {"games": 8, "seed": 1, "tries": 500}
    over = threading.Event()
    with ThreadPoolExecutor(1) as beside:
        killed = beside.submit(kill_one, neighbour, over)
        there = hold_tournament(["master", "sharp"], cluster=neighbour.address, **setting)
        over.set()
    assert capfd.readouterr().out == ""
    here = hold_tournament(["master", "sharp"], **setting)
    assert killed.result()
    assert there.winners == here.winners


def test_a_cluster_that_another_program_has_started_for_itself_is_not_joined(
    neighbour: Neighbour,
) -> None:
    table = lay_table("classic", "random", players=2, seed=1, options={})
    with Cluster("auto") as cluster:
        import ray

        assert ray.get_runtime_context().gcs_address not in ("", neighbour.address)
        (played,) = cluster.play(table, 0, 10)
    assert np.array_equal(played.rows, table.play(0, 10).rows)


@pytest.mark.parametrize(
    ("address", "complaint"),
    [("127.0.0.1:1", "no cluster answers at"), ("somewhere", "a cluster is auto, HOST:PORT")],
)
def test_a_cluster_that_is_not_there_is_a_clear_mistake(address: str, complaint: str) -> None:
    with pytest.raises(InvalidOption, match=complaint):
        simulate(cluster=address)


def test_a_ray_that_does_not_come_up_is_a_clear_mistake(monkeypatch: pytest.MonkeyPatch) -> None:
    import ray

    def time_out(**_: object) -> None:
        raise Exception("The current node timed out during startup.")  # as Ray does

    monkeypatch.setattr(ray, "init", time_out)
    result = CliRunner().invoke(main, ["simulate", "classic", "--cluster", "auto", "--json"])
    assert (result.exit_code, result.stdout) == (2, "")
    assert "the cluster cannot be used: The current node timed out" in result.stderr


def test_without_ray_the_message_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    result = CliRunner().invoke(main, ["simulate", "classic", "--cluster", "auto"])
    assert result.exit_code == 2
    assert 'pip install "lastcard[cluster]"' in result.stderr
