"""The language of the screens."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from textual.message_pump import MessagePump

from ..words import Words

if TYPE_CHECKING:
    from .app import TerminalApp


class Speaking(MessagePump):
    """What screens and widgets are that say something."""

    @property
    def words(self) -> Words:
        return cast("TerminalApp", self.app).words
