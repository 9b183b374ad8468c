"""What an episode is and who plays in it, in all environments, and how these are copied."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from ..editions.options import check_choice
from ..errors import InvalidMove, InvalidOption
from ..whole_numbers import as_whole, check_whole

EPISODES = ("round", "game")
ON_ILLEGAL = ("raise", "lose")
MAX_DECISIONS = 10_000  # players who do anything at all may never finish a round


class Clonable:
    """What the module `copy` copies as its own `clone` does."""

    def clone(self) -> Self:
        """An environment in the same state that plays on by itself."""
        twin = object.__new__(type(self))
        vars(twin).update(vars(self))
        return twin

    def __copy__(self) -> Self:
        return self.clone()

    def __deepcopy__(self, memo: object) -> Self:
        return self.clone()


def check_episodes(rewards: str, max_decisions: int) -> int:
    """Refuse what no environment can play."""
    check_choice("rewards", rewards, EPISODES)
    return check_whole("max_decisions", max_decisions, 1)


def is_forgiving(on_illegal: str) -> bool:
    """Does an illegal action lose the episode, instead of raising an error?"""
    return check_choice("on_illegal", on_illegal, ON_ILLEGAL) == "lose"


def check_seat(seat: int, players: int) -> int:
    if seat not in range(players):
        raise InvalidOption(f"there is no seat {seat!r}; seats go from 0 to {players - 1}")
    return seat


def check_action(action: object) -> int:
    number = as_whole(action)
    if number is None:
        raise InvalidMove(f"an action is a whole number, not {action!r}")
    return number


def seat_opponents(opponents: str | Sequence[str], seat: int, players: int) -> dict[int, str]:
    """One name for each other seat, clockwise."""
    check_seat(seat, players)
    names = [opponents] * (players - 1) if isinstance(opponents, str) else list(opponents)
    if len(names) != players - 1:
        raise InvalidOption(f"{players} players have {players - 1} opponents, not {len(names)}")
    return {(seat + 1 + place) % players: name for place, name in enumerate(names)}
