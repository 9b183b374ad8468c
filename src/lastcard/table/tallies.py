"""What is counted in a game for the statistics of those who played it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ..event import Event

# What a history keeps of a tally.
TALLIED = ("rounds", "rounds_won", "uno_missed", "challenges_won", "challenges_lost")


@dataclass
class Tally:
    """What one seat has done in a game."""

    rounds: int = 0
    rounds_won: int = 0
    uno_missed: int = 0
    catches: int = 0  # of others who had not called UNO
    challenges_won: int = 0
    challenges_lost: int = 0
    points: int = 0  # scored in rounds won
    best_round: int = 0


def count_events(tallies: list[Tally], events: Sequence[Event]) -> None:
    """Add what happened in a move."""
    challenger = None
    for event in events:
        seat = event.seat or 0
        if event.name == "went_out":
            tallies[seat].rounds_won += 1
            for tally in tallies:
                tally.rounds += 1
        elif event.name == "caught":
            tallies[seat].uno_missed += 1
            tallies[event.other or 0].catches += 1
        elif event.name == "challenged":
            challenger = seat
        elif event.name == "guilty" and challenger is not None:
            tallies[challenger].challenges_won += 1
        elif event.name == "innocent" and challenger is not None:
            tallies[challenger].challenges_lost += 1
