"""What a finished game counts for in its player's statistics."""

from __future__ import annotations

from dataclasses import asdict, dataclass, fields
from typing import Any

from ..errors import InvalidRecord
from ..game import Game
from ..table.table import Play
from ..table.tallies import Tally


@dataclass
class Result(Tally):
    """What somebody did in one game, or in many."""

    games: int = 0
    games_won: int = 0

    def add(self, other: Result) -> None:
        """Take in another game."""
        best = max(self.best_round, other.best_round)
        for one in fields(self):
            setattr(self, one.name, getattr(self, one.name) + getattr(other, one.name))
        self.best_round = best


def count_result(game: Game, seat: int) -> Result:
    """Go through a finished game again and count what a seat did."""
    play = Play(game, [], [""] * game.players, [], practice=False)
    play.count_from(game.replay())
    won = int(seat in game.winners)
    return Result(**asdict(play.tallies[seat]), games=1, games_won=won)


def write_result(result: Result) -> str:
    """As it stands in a record's header: `rounds=3 rounds_won=1 …`."""
    return " ".join(f"{name}={number}" for name, number in asdict(result).items())


def read_result(text: str) -> Result:
    """What `write_result` wrote; raises InvalidRecord."""
    names = {one.name for one in fields(Result)}
    counts: dict[str, Any] = {}
    for part in text.split():
        name, _, number = part.partition("=")
        if name not in names or not number.isdecimal():
            raise InvalidRecord(f"the header Tally holds {part!r}, which counts nothing")
        counts[name] = int(number)
    return Result(**counts)
