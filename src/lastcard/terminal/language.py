"""The language of the screens."""

from __future__ import annotations

from typing import Any

from textual.app import App

from ..words import Words


class SpeakingApp(App[None]):
    """A program whose screens all speak one language."""

    words: Words


def words_of(app: App[Any]) -> Words:
    """What the screens of a program speak with."""
    assert isinstance(app, SpeakingApp)
    return app.words
