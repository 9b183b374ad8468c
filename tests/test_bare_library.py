"""The library itself needs nothing but Python: no package beside it is ever asked for."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

SOURCES = Path(__file__).resolve().parent.parent / "src"

# What a program does that has only Python and lastcard.
ALONE = """
import lastcard
from lastcard.bots import WAIT, make_bot


def play_round(edition):
    game = lastcard.Game.new(edition, players=4, seed=1, target=1, stacking="any", jump_in=True)
    bots = [make_bot(name, seed=7) for name in ("sharp", "casual", "random", "sharp")]
    while not game.round_over:
        seat = game.to_ask
        code = bots[seat].choose(game.view(seat))
        if code == WAIT:
            code = bots[game.to_act].choose(game.view(game.to_act))
            seat = game.to_act
        game.play(code, seat)
    return game


for edition in lastcard.EDITIONS:
    game = play_round(edition)
    assert lastcard.Game.from_record(game.record()).position() == game.position()
    assert lastcard.Game.from_position(game.position()).view(0) == game.view(0)
    assert game.copy().view(None) == game.view(None)
    print(edition, game.round_winner)
"""


def run_alone(code: str) -> subprocess.CompletedProcess[str]:
    """Run a program without the packages that are installed."""
    find = f"import sys; sys.path.insert(0, {str(SOURCES)!r})"
    command = [sys.executable, "-I", "-S", "-c", f"{find}\n{code}"]
    return subprocess.run(command, capture_output=True, text=True)


def test_games_are_played_recorded_and_set_up_again_with_python_alone() -> None:
    played = run_alone(ALONE)
    assert played.returncode == 0, played.stderr
    assert len(played.stdout.splitlines()) == 6


def test_all_of_it_can_be_imported_and_read_about_with_python_alone() -> None:
    reads = "import lastcard, pydoc; print(pydoc.render_doc(lastcard), Game)"
    told = run_alone(f"from lastcard import *; {reads}")
    assert told.returncode == 0, told.stderr
    assert "exact to the printed rulebooks" in told.stdout


@pytest.mark.parametrize(
    ("code", "package", "extra"),
    [
        ("import lastcard; lastcard.simulate", "numpy", "play"),
        ("import lastcard.bots; lastcard.bots.make_bot('master')", "numba", "play"),
        ("import lastcard.compiled", "numba", "play"),
        ("import lastcard.rl", "numpy", "rl"),
    ],
)
def test_what_needs_more_says_how_to_install_it(code: str, package: str, extra: str) -> None:
    message = f'MissingPackage: {package} is not installed: pip install "lastcard[{extra}]"'
    assert run_alone(code).stderr.splitlines()[-1].endswith(message)


def test_the_command_line_says_in_one_line_what_to_install() -> None:
    said = run_alone("from lastcard.__main__ import main; main()")
    assert (said.returncode, said.stdout) == (2, "")
    assert said.stderr == 'Error: click is not installed: pip install "lastcard[play]"\n'
