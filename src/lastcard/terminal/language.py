"""The language of the screens."""

from __future__ import annotations

from typing import Any

from textual.app import App
from textual.message_pump import MessagePump

from ..words import Words


class SpeakingApp(App[None]):
    """A program whose screens all speak one language."""

    words: Words


class Speaking(MessagePump):
    """What screens and widgets are that say something."""

    @property
    def words(self) -> Words:
        app: App[Any] = self.app
        assert isinstance(app, SpeakingApp)
        return app.words
