"""Who is at a table, who sits where, and what they propose to play by."""

from __future__ import annotations

from dataclasses import dataclass

from .messages import CustomCard

COVER = "sharp"  # the bot that plays for people who are away


@dataclass
class Person:
    """Somebody who has joined. The token itself is kept by its owner alone."""

    id: str
    name: str
    token_hash: str
    seat: int | None = None


@dataclass
class Seat:
    person: str | None = None
    bot: str | None = None
    covered: bool = False

    @property
    def player(self) -> str | None:
        """The bot that plays here now, if one does."""
        return COVER if self.covered else self.bot

    @property
    def is_free(self) -> bool:
        return self.person is None and self.bot is None


@dataclass
class Proposal:
    """What somebody wants a Customizable card to say, and who has yet to agree."""

    number: int
    card: CustomCard
    words: str
    effects: str
    by: str
    waiting: list[str]
    agreed: list[str]
