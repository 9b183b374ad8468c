"""The terminal: a console that takes text as it is, and lines that somebody types."""

from __future__ import annotations

import codecs
import contextlib
import locale
import os
import shutil
import sys
import unicodedata
from collections.abc import Callable
from io import TextIOWrapper
from textwrap import fill
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from rich.console import Console, RenderableType

ReadLine = Callable[[str], str]
# What stands for a sign where it cannot be shown: one character, so that screens stay whole.
_PLAIN = dict(
    zip(
        "▸◂●■▲◆▮▚▞░⊘⇄◈✶≡✎✦─│╭╮╰╯→←↑↓⏎–—’“”„«»…·×±−¿¡ßœæ",
        '><o=^*|:::x~@*=&*-|++++><^vE--\'""""".-x+-?!soa',
        strict=True,
    )
)


def make_console(stderr: bool = False) -> Console:
    """A console for the present output; colours only where they are wanted and can be shown."""
    from rich.console import Console  # which not every command needs

    return Console(stderr=stderr, markup=False, emoji=False, highlight=False)


def prepare_streams() -> None:
    """Never fail on a stream that is closed, on a character that the terminal cannot show, or on
    one that was typed wrongly."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:  # as after `<&-`: nothing is typed, and nobody listens
            setattr(sys, name, open(os.devnull, mode))  # noqa: SIM115  # for as long as we run
    codecs.register_error("lastcard", _plain_character)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            # Python writes UTF-8 where the system asks for ASCII; a terminal may mean it.
            encoding = locale.getencoding() if stream.isatty() else None
            stream.reconfigure(encoding=encoding, errors="lastcard")
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")


def _plain_character(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    sign = error.object[error.start]
    letter = unicodedata.normalize("NFKD", sign)[0]
    unknown = "?" if unicodedata.category(sign).startswith("L") else " "
    return _PLAIN.get(sign, letter if letter.isascii() else unknown), error.start + 1


def can_show(text: str) -> bool:
    """Can the terminal show this as it is? A full screen has put something else for stdout."""
    try:
        text.encode(sys.__stdout__.encoding if sys.__stdout__ else "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def is_interactive() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty()


def can_fill_screen() -> bool:
    """Is this a terminal in which a program can draw where it likes?"""
    return is_interactive() and os.environ.get("TERM", "dumb") not in ("dumb", "unknown")


def say_line(text: str) -> None:
    """Say something; in a terminal, no word is broken where its lines end."""
    if sys.stdout.isatty():
        width = shutil.get_terminal_size().columns
        text = fill(text, width, break_long_words=False, break_on_hyphens=False)
    click.echo(text)


def read_from_stdin(prompt: str) -> str:
    """Ask for a line. What comes through a pipe is shown, since nobody has typed it."""
    if sys.stdin.isatty():
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401  # importing it lets people edit what they type
        return input(prompt)
    line = input(prompt)
    print(line)
    return line


def show_long(console: Console, text: RenderableType) -> None:
    """Print, a page at a time where somebody is watching and it does not fit."""
    width = min(console.width, 100)
    if is_interactive() and console.is_terminal and not console.is_dumb_terminal:
        with console.capture() as capture:
            console.print(text, width=width)
        if capture.get().count("\n") >= console.height:
            click.echo_via_pager(capture.get())  # it strips colours that the pager cannot show
            return
    console.print(text, width=width)
