"""The first moment of a command: what it loads, what it says, and Ctrl-C in the middle of it."""

from __future__ import annotations

import signal
import subprocess
import sys

import pytest

from tests.support.patience import PATIENCE

SLOW = ("numpy", "numba", "rich", "textual", "asyncio", "fluent", "sqlalchemy", "websockets")

# Ctrl-C is heard also where the tests themselves run in the background and do not hear it.
HEARS = """
import signal
signal.signal(signal.SIGINT, signal.default_int_handler)
"""
LOADED = """
import sys
from lastcard.__main__ import main
try:
    main()
except SystemExit as end:
    print(end.code, *sys.modules, file=sys.stderr)
"""
INTERRUPTED = """
import os, sys

class Finger:
    def find_spec(self, name, path, target=None):
        if name == {module!r}:
            os.kill(os.getpid(), signal.SIGINT)

sys.meta_path.insert(0, Finger())
from lastcard.__main__ import main
main()
"""
LOST = """
import sys

class Callback:
    def __del__(self):
        raise KeyboardInterrupt

class Finger:
    def find_spec(self, name, path, target=None):
        if name == "numpy":
            Callback()

sys.meta_path.insert(0, Finger())
from lastcard.__main__ import main
main()
"""
ENDED = (130, -signal.SIGINT)  # what a shell calls 130 either way


def run(program: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", HEARS + program, *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)


@pytest.mark.parametrize("command", [(), ("play",), ("simulate",), ("serve",), ("join",)])
def test_help_loads_nothing_that_takes_a_moment(command: tuple[str, ...]) -> None:
    done = run(LOADED, *command, "--help")
    code, *modules = done.stderr.split()
    assert code == "0"
    assert "Usage: " in done.stdout
    assert [name for name in SLOW if name in modules] == []


@pytest.mark.parametrize(
    "module",
    ["lastcard.extras", "lastcard.cli", "click", "lastcard.editions", "lastcard.cli.lab", "numpy"],
)
def test_ctrl_c_while_something_is_loaded_is_quiet(module: str) -> None:
    done = run(INTERRUPTED.format(module=module), "simulate", "classic", "--rounds", "1")
    assert done.returncode in ENDED
    assert (done.stdout, done.stderr.strip()) == ("", "")


def test_ctrl_c_that_a_callback_swallows_ends_the_command_a_moment_later() -> None:
    done = run(LOST, "simulate", "classic", "--rounds", "1000000000")
    assert done.returncode == 130
    assert "KeyboardInterrupt" not in done.stderr


def test_the_package_loads_next_to_nothing_before_it_is_asked() -> None:
    program = "import sys; before = set(sys.modules); import lastcard; "
    done = run(program + "print(*sorted(set(sys.modules) - before))")
    assert set(done.stdout.split()) - {"__future__"} == {"lastcard"}  # which may be there already


def test_a_command_loads_no_other_command() -> None:
    _, *modules = run(LOADED, "completion", "bash").stderr.split()
    own = [name for name in modules if name.startswith("lastcard.cli.")]
    assert own == ["lastcard.cli.completing"]


@pytest.mark.parametrize(
    "command", [("simulate", "classic"), ("arena", "sharp"), ("compare",), ("report", "classic")]
)
def test_a_command_says_that_it_gets_ready_before_the_compiler_is_loaded(
    command: tuple[str, ...],
) -> None:
    more = ("-o", "page.html") if command[0] == "report" else ()
    program = INTERRUPTED.format(module="numpy").replace(
        "import os, sys\n", "import os, sys\nsys.stderr.isatty = lambda: True\n", 1
    )
    done = run(program, *command, *more)
    assert done.stderr.startswith("Getting ready…")
    assert done.returncode == 130
