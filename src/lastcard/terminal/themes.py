"""Dark and light, narrow and broad: how the screens look, and which of these a terminal is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from textual.app import App
from textual.color import Color
from textual.theme import Theme

from .card_text import DARK_INKS, INKS, Inks
from .widgets.card_blocks import Look

THEMES = (
    Theme(
        name="dark",
        primary="#5f87d7",
        secondary="#d7af5f",
        accent="#d7af5f",
        warning="#d7af5f",
        error="#ff5f5f",
        success="#5faf5f",
        foreground="#e4e4e4",
        background="#121417",
        surface="#1b1e23",
        panel="#262a31",
        dark=True,
        variables={"line": "#363a41", "edge": "#474b53"},
    ),
    Theme(
        name="light",
        primary="#2f5fb3",
        secondary="#8a5a00",
        accent="#8a5a00",
        warning="#8a5a00",
        error="#b3261e",
        success="#1f7a3a",
        foreground="#1c1c1c",
        background="#f4f3ef",
        surface="#ffffff",
        panel="#e6e4dd",
        dark=False,
        variables={"line": "#d0cec8", "edge": "#bcbab3"},
    ),
)
NARROW, BROAD = 60, 120  # columns: fewer than this, and this many or more


def guess_theme(environment: Mapping[str, str]) -> str:
    """Dark, unless the terminal says that its ground is light (as some do in COLORFGBG)."""
    ground = environment.get("COLORFGBG", "").rpartition(";")[2]
    return "light" if ground in ("7", "15") else "dark"


def inks_in(app: App[Any]) -> Inks:
    """What words about colours are written with now."""
    return DARK_INKS if app.theme == "light" else INKS


def look_in(app: App[Any]) -> Look:
    few = app.console.color_system == "standard"
    ground = Color.parse(app.current_theme.background or "black").rgb
    return Look(framed=app.no_color, ground=ground, few_colors=few)
