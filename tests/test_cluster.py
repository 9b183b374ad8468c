"""Work on a cluster: the same results to the last digit, even when a worker is killed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

import lastcard
from lastcard import InvalidOption
from lastcard.cli import main
from lastcard.lab.arena import hold_tournament
from lastcard.lab.cluster import Cluster
from lastcard.lab.simulation import Simulation

ray = pytest.importorskip("ray", reason="Ray has no build for this Python")
# Ray leaves sockets and files to the end of the process.
pytestmark = [
    pytest.mark.filterwarnings("ignore::ResourceWarning"),
    pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning"),
]


def busy_workers() -> list[int]:
    """Processes of our own Ray that play a chunk just now."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            title = (folder / "cmdline").read_bytes()
            if title.startswith(b"ray::_play") and is_ours(int(folder.name)):
                found.append(int(folder.name))
        except OSError:
            continue  # it has ended meanwhile
    return found


def is_ours(process: int) -> bool:
    """Does it stem from this process?"""
    while process not in (0, os.getpid()):
        after_name = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2]
        process = int(after_name.split()[1])
    return process != 0


class Murderer:
    """Kills a busy worker, once."""

    def __init__(self) -> None:
        self.killed = 0

    def __call__(self, _: int) -> None:
        while not self.killed:
            for worker in busy_workers()[:1]:
                os.kill(worker, signal.SIGKILL)
                self.killed = worker
            time.sleep(0.01)


def outcome(result: Simulation) -> dict[str, object]:
    """All that does not depend on the clock."""
    timed = ("seconds", "decisions_per_second")
    return {name: value for name, value in result.as_dict().items() if name not in timed}


def simulate(**arguments: Any) -> Simulation:
    return lastcard.simulate(
        "color-powers", 3, 1_000, seed=1, bots=["sharp", "casual"], **arguments
    )


def test_a_cluster_gives_the_same_result_to_the_last_digit() -> None:
    assert outcome(simulate(cluster="auto")) == outcome(simulate())


@pytest.mark.skipif(sys.platform != "linux", reason="workers are found in /proc")
def test_the_chunk_of_a_killed_worker_is_played_again() -> None:
    murderer = Murderer()
    setting: dict[str, Any] = {"games": 16, "seed": 1, "tries": 2_000}
    there = hold_tournament(["master", "sharp"], cluster="auto", progress=murderer, **setting)
    here = hold_tournament(["master", "sharp"], **setting)
    assert murderer.killed
    assert there.winners == here.winners


def test_a_cluster_that_another_program_has_started_for_itself_is_not_joined() -> None:
    start = "from lastcard.lab.cluster import Cluster; import ray\nwith Cluster('auto'): "
    command = [sys.executable, "-c", start + "print(ray.get_runtime_context().gcs_address)"]
    with Cluster("auto"):
        ours = ray.get_runtime_context().gcs_address
        done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=120)
    assert done.stdout.strip() not in ("", ours)


@pytest.mark.parametrize(
    ("address", "complaint"),
    [("127.0.0.1:1", "no cluster answers at"), ("somewhere", "a cluster is auto, HOST:PORT")],
)
def test_a_cluster_that_is_not_there_is_a_clear_mistake(address: str, complaint: str) -> None:
    with pytest.raises(InvalidOption, match=complaint):
        simulate(cluster=address)


def test_without_ray_the_message_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    result = CliRunner().invoke(main, ["simulate", "classic", "--cluster", "auto"])
    assert result.exit_code == 2
    assert 'pip install "lastcard[cluster]"' in result.stderr
