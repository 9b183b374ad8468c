"""The language of the screens."""

from __future__ import annotations

from typing import Any

from textual.app import App
from textual.message_pump import MessagePump

from ..words import Words


class SpeakingApp(App[None]):
    """A program whose screens all speak one language."""

    words: Words


def words_of(app: App[Any]) -> Words:
    """What the screens of a program speak with."""
    assert isinstance(app, SpeakingApp)
    return app.words


class Speaking(MessagePump):
    """What screens are that say something."""

    @property
    def words(self) -> Words:
        return words_of(self.app)
