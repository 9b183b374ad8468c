"""Who sits where in a game in the terminal, and how that is written into its record."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ..bots import Bot, make_bot
from ..errors import InvalidRecord
from ..record import quote_text, unquote_text
from .sentences import Names

NAMES, BOTS, PRACTICE = "Names", "Bots", "Practice"  # headers of a record
PERSON = "-"  # in the place of a bot's name
OTHERS = ("Ada", "Ben", "Cleo", "Dina", "Emil", "Faye", "Gus", "Hana", "Ivo")


@dataclass(frozen=True)
class Seating:
    """The names and the bots by seat; the person sits where there is no bot (None).

    >>> seating = seat_person(3, "sharp")
    >>> seating.names, seating.bots, seating.you
    (('You', 'Ada', 'Ben'), (None, 'sharp', 'sharp'), 0)
    """

    names: tuple[str, ...]
    bots: tuple[str | None, ...]
    practice: bool = False  # a game to learn from: it does not count in the statistics

    @property
    def you(self) -> int:
        return self.bots.index(None)

    def called(self) -> Names:
        return Names(self.names, you=self.you)

    def make_bots(self, seed: object) -> dict[int, Bot]:
        """The bots by seat; those of one kind think with one head."""
        made = {name: make_bot(name, seed) for name in self.bots if name is not None}
        return {seat: made[name] for seat, name in enumerate(self.bots) if name is not None}


def seat_person(players: int, bot: str, practice: bool = False) -> Seating:
    """The person in seat 0, and the same bot in all the others."""
    return Seating(("You", *OTHERS)[:players], (None, *(bot,) * (players - 1)), practice)


# In a record.


def write_seating(seating: Seating) -> dict[str, str]:
    """The headers that say who plays."""
    return {
        NAMES: ", ".join(_quote_name(name) for name in seating.names),
        BOTS: ", ".join(_quote_name(name or PERSON) for name in seating.bots),
        **({PRACTICE: "yes"} if seating.practice else {}),
    }


def read_seating(headers: Mapping[str, str], players: int) -> Seating | None:
    """Who plays, if the headers say so; raises InvalidRecord if that cannot be."""
    if NAMES not in headers or BOTS not in headers:
        return None
    names = [unquote_text(name) for name in headers[NAMES].split(", ")]
    bots = [unquote_text(name) for name in headers[BOTS].split(", ")]
    if not len(names) == len(bots) == players or PERSON not in bots:
        raise InvalidRecord(
            f"the headers Names and Bots name everybody at a table of {players}, with {PERSON} "
            "among the bots for the person who plays"
        )
    seats = tuple(None if name == PERSON else name for name in bots)
    return Seating(tuple(names), seats, headers.get(PRACTICE) == "yes")


def _quote_name(name: str) -> str:
    return quote_text(name).replace(",", "%2C")
