"""What a table on a server plays: the choices that its host has, and what they are in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from ..bots import USUAL_BOT, bot_names
from ..rules.state import MAX_PLAYERS
from ..table.messages import Settings
from ..words import Words
from .form import Form, Line
from .plan import Plan

CLOCKS = (0, 15, 30, 60, 120)  # seconds


class TableForm(Form):
    """What has been chosen for a table so far."""

    def __init__(self, settings: Settings, words: Words, bot: str = USUAL_BOT) -> None:
        super().__init__(Plan(settings.edition, settings.seats, (bot,), settings.options), words)
        self._before = settings
        self.clock = settings.clock
        self.chat = settings.chat

    @property
    def bot(self) -> str:
        """The bot that the host puts in a free seat."""
        return self.bots[0]

    @property
    def settings(self) -> Settings:
        options = self._checked.changes(self.edition).items()
        return msgspec.structs.replace(
            self._before,
            edition=self.edition.name,
            seats=self.players,
            options={name: value for name, value in options if isinstance(value, str | int)},
            clock=self.clock,
            chat=self.chat,
        )

    def lines(self) -> list[Line]:
        return [
            self._line("edition", self.edition.name, self._editions()),
            self._line("seats", self.players, range(2, MAX_PLAYERS + 1)),
            self._line("added", self.bot, bot_names()),
            self._line("clock", self.clock, sorted({*CLOCKS, self.clock})),
            self._line("chat", self.chat, (True, False)),
            *self.option_lines(),
        ]

    def _may_be_two(self) -> bool:
        return True  # seats that stay free are no part of the game

    def _set(self, name: str, value: Any) -> None:
        if name in ("clock", "chat"):
            setattr(self, name, value)
        else:
            super()._set({"seats": "players", "added": "bots"}.get(name, name), value)


def describe_settings(settings: Settings, words: Words) -> Sequence[str]:
    """What a table plays otherwise than the rule book says, and how long a turn may take."""
    form = TableForm(settings, words)
    told = set(form.settings.options) | ({"clock"} if settings.clock else set())
    lines = (line for line in form.lines() if line.name in told)
    said = [words.say("labelled", label=line.label, value=line.shown) for line in lines]
    return said if settings.chat else [*said, words.refusal("chat_off")]
