"""The first moment of a command: what it loads, what it says, and Ctrl-C in the middle of it."""

from __future__ import annotations

import subprocess
import sys

import pytest

SLOW = ("numpy", "numba", "rich", "textual", "asyncio", "fluent", "sqlalchemy", "websockets")

LOADED = """
import sys
from lastcard.__main__ import main
try:
    main()
except SystemExit as end:
    print(end.code, *sys.modules, file=sys.stderr)
"""
INTERRUPTED = """
import sys

class Finger:
    def find_spec(self, name, path, target=None):
        if name == {module!r}:
            raise KeyboardInterrupt

sys.meta_path.insert(0, Finger())
from lastcard.__main__ import main
main()
"""


def run(program: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", program, *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=120)


@pytest.mark.parametrize("command", [(), ("play",), ("simulate",), ("serve",), ("join",)])
def test_help_loads_nothing_that_takes_a_moment(command: tuple[str, ...]) -> None:
    done = run(LOADED, *command, "--help")
    code, *modules = done.stderr.split()
    assert code == "0"
    assert "Usage: " in done.stdout
    assert [name for name in SLOW if name in modules] == []


@pytest.mark.parametrize("module", ["lastcard.cli", "click", "numpy", "lastcard.lab.simulation"])
def test_ctrl_c_while_something_is_loaded_is_quiet(module: str) -> None:
    done = run(INTERRUPTED.format(module=module), "simulate", "classic", "--rounds", "1")
    assert done.returncode == 130
    assert (done.stdout, done.stderr.strip()) == ("", "")


@pytest.mark.parametrize(
    "command", [("simulate", "classic"), ("arena", "sharp"), ("compare",), ("report", "classic")]
)
def test_a_command_says_that_it_gets_ready_before_the_compiler_is_loaded(
    command: tuple[str, ...],
) -> None:
    more = ("-o", "page.html") if command[0] == "report" else ()
    program = INTERRUPTED.format(module="numpy").replace(
        "import sys\n", "import sys\nsys.stderr.isatty = lambda: True\n", 1
    )
    done = run(program, *command, *more)
    assert done.stderr.startswith("Getting ready…")
    assert done.returncode == 130
