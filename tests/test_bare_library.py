"""The library itself needs nothing but Python: no package beside it is ever asked for."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

SOURCES = Path(__file__).resolve().parent.parent / "src"

# What a program does that has only Python and lastcard.
ALONE = """
import sys


class OnlyPython:
    def find_spec(self, name, path=None, target=None):
        package = name.partition(".")[0]
        if package != "lastcard" and package not in sys.stdlib_module_names:
            raise ModuleNotFoundError(f"there is no {name} here", name=name)


sys.meta_path.insert(0, OnlyPython())

import lastcard
from lastcard.bots import WAIT, make_bot
from lastcard.rules.driver import next_to_decide


def play_round(edition):
    game = lastcard.Game.new(edition, players=4, seed=1, target=1, stacking="any", jump_in=True)
    bots = [make_bot(name, seed=7) for name in ("sharp", "casual", "random", "sharp")]
    while not game.round_over:
        seat = next_to_decide(game.state)
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
    return subprocess.run(
        [sys.executable, "-I", "-c", f"import sys; sys.path.insert(0, {str(SOURCES)!r})\n{code}"],
        capture_output=True,
        text=True,
    )


def test_games_are_played_recorded_and_set_up_again_with_python_alone() -> None:
    played = run_alone(ALONE)
    assert played.returncode == 0, played.stderr
    assert len(played.stdout.splitlines()) == 6
