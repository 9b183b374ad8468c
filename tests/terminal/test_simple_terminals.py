"""Terminals that can do less: sixteen colours, or no UTF-8."""

from __future__ import annotations

import asyncio
import os
import pty
import subprocess
import sys
from contextlib import suppress
from io import BytesIO, StringIO, TextIOWrapper
from types import SimpleNamespace
from typing import Any, cast

import pytest
from rich.color import Color, ColorSystem
from rich.console import Console
from rich.style import Style
from rich.text import Text
from textual.pilot import Pilot

from lastcard import Game
from lastcard.editions import EDITIONS
from lastcard.terminal import console
from lastcard.terminal.card_text import DARK_INKS, FACES, INKS
from lastcard.terminal.console import prepare_streams
from lastcard.terminal.plain.typed_lines import TypedLines
from lastcard.terminal.screens.table_screen import TableScreen
from lastcard.terminal.widgets.card_blocks import MEDIUM, Look, draw_card
from tests.support.screens import EN, against_bots, shown, until, use

# The plain and the bright one, by their numbers among the sixteen.
SIXTEEN = {"red": (1, 9), "yellow": (3, 11), "green": (2, 10), "blue": (4, 12)}


def nearest(color: Color | None) -> int | None:
    assert color is not None
    return color.downgrade(ColorSystem.STANDARD).number


@pytest.mark.parametrize("name", SIXTEEN)
def test_sixteen_colours_keep_the_colours_of_cards(name: str) -> None:
    assert nearest(Style.parse(FACES[name]).bgcolor) in SIXTEEN[name]
    for inks in (INKS, DARK_INKS):
        assert nearest(Style.parse(inks[name]).color) in SIXTEEN[name]


@pytest.mark.parametrize("name", SIXTEEN)
def test_a_card_that_does_not_fit_keeps_its_colour_too(name: str) -> None:
    card = draw_card(EDITIONS["classic"], f"{name[0]}7", MEDIUM, Look(few_colors=True), faded=True)
    grounds = [Style.parse(str(span.style)).bgcolor for line in card for span in line.spans]
    grounds += [Style.parse(str(line.style)).bgcolor for line in card if line.style]
    found = {nearest(ground) for ground in grounds if ground is not None}
    assert found
    assert found <= set(SIXTEEN[name])


def test_without_utf_8_each_sign_has_one_plain_character() -> None:
    prepare_streams()
    for sign, plain in {"▸": ">", "●": "o", "ä": "a", "É": "E", "…": ".", "█": " "}.items():
        assert sign.encode("ascii", "lastcard").decode() == plain
    shown = EN.say("foot-rules")
    assert len(shown.encode("ascii", "lastcard")) == len(shown)


@pytest.mark.parametrize(("encoding", "said"), [("C", b"> e o"), ("C.UTF-8", "▸ é ●".encode())])
def test_a_terminal_gets_what_its_system_can_show(encoding: str, said: bytes) -> None:
    ours, its = pty.openpty()
    code = "from lastcard.terminal.console import prepare_streams as p; p(); print('▸ é ●')"
    environment = {**os.environ, "LC_ALL": encoding}
    subprocess.run([sys.executable, "-c", code], stdout=its, env=environment, check=True)
    assert os.read(ours, 100).strip() == said
    os.close(ours)
    os.close(its)


def test_in_a_terminal_no_word_is_broken_at_the_end_of_a_line() -> None:
    ours, its = pty.openpty()
    said = "You have 3 cards: red Skip, yellow 3, Wild."
    code = f"from lastcard.terminal.console import say_line; say_line({said!r})"
    environment = {**os.environ, "COLUMNS": "20"}
    subprocess.run([sys.executable, "-c", code], stdout=its, env=environment, check=True)
    lines = os.read(ours, 200).decode().splitlines()
    os.close(ours)
    os.close(its)
    assert " ".join(lines) == said
    assert max(map(len, lines)) <= 20


@pytest.mark.parametrize(("encoding", "key"), [("ascii", "Enter"), ("utf-8", "⏎")])
def test_enter_is_a_word_where_its_arrow_cannot_be_shown(
    monkeypatch: pytest.MonkeyPatch, encoding: str, key: str
) -> None:
    monkeypatch.setattr(sys, "__stdout__", TextIOWrapper(BytesIO(), encoding=encoding))

    async def deed(pilot: Pilot[Any]) -> None:
        await until(pilot, lambda: f"{key} Play" in shown(pilot))

    use(TableScreen(against_bots(Game.setup("classic", ["r7 b3", "g1 g2"], top="r5"))), deed)


# Pages.


@pytest.mark.parametrize(("lines", "paged"), [(5, False), (50, True)])
def test_only_what_does_not_fit_is_shown_page_by_page(
    lines: int, paged: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    pages: list[str] = []
    monkeypatch.setattr(console, "is_interactive", lambda: True)
    monkeypatch.setattr("click.echo_via_pager", pages.append)
    monkeypatch.setenv("TERM", "xterm")
    terminal = Console(file=StringIO(), force_terminal=True, width=80, height=24)
    text = "\n".join(f"line {number}" for number in range(lines))
    console.show_long(terminal, Text(text))
    printed = "".join(pages) if paged else cast("StringIO", terminal.file).getvalue()
    assert (bool(pages), printed.split("\n")[:lines]) == (paged, text.split("\n"))


# Lines that are typed.


def test_typed_lines_come_in_order_until_the_input_ends(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    reading, writing = os.pipe()

    async def read() -> list[str]:
        typed, lines = TypedLines(), list[str]()
        with suppress(EOFError):
            while True:
                lines.append(await typed("more? "))
        return lines

    os.write(writing, "red 7\nü\nhalf".encode())
    os.close(writing)
    with open(reading) as stdin:
        monkeypatch.setattr("sys.stdin", stdin)
        assert asyncio.run(read()) == ["red 7", "ü"]
    assert capsys.readouterr().out == "more? " * 3


def test_a_terminal_that_is_gone_ends_the_input(monkeypatch: pytest.MonkeyPatch) -> None:
    async def read() -> None:
        await TypedLines()("")

    monkeypatch.setattr("sys.stdin", SimpleNamespace(fileno=lambda: -1))
    with pytest.raises(EOFError):
        asyncio.run(read())
