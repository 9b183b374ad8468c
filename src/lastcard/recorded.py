"""Games that were played, read from files: who sat where, as far as their records say."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from .bots import bot_names
from .errors import InvalidRecord
from .game import Game
from .record import NAMES, OF_THE_END, PEOPLE, read_headers, unquote_names
from .words import BOT_NAMES, Names

YOU = 0  # the seat of whoever plays against bots
BOTS = "Bots"  # a header with the bots in all other seats, in their order
LONGEST = 10_000_000  # bytes of a record; the longest games ever played have a hundredth of that
PIPE = Path("-")  # what comes through a pipe instead of being in a file


@dataclass(frozen=True)
class Recorded:
    """A game that was played, and by whom; `bots` names the bots by seat, "" for people."""

    game: Game
    names: Names
    bots: Sequence[str] = ()


def load_recorded(path: Path) -> Recorded:
    """A game from a file; raises InvalidRecord, or OSError."""
    text = read_text(path)
    try:
        game, headers = Game.from_record(text), read_headers(text)
    except InvalidRecord as error:
        raise InvalidRecord(f"{path}: {error}") from error
    return Recorded(game, read_names(headers, game.players), read_bots(headers))


def read_names(headers: Mapping[str, str], players: int) -> Names:
    """Who sat where, as far as a record says: at a table of people, or here against bots."""
    names = unquote_names(headers.get(NAMES, ""))
    if len(names) == players:
        bots = enumerate(read_bots(headers))  # a bot at a table stands under the name of its kind
        return Names(tuple(BOT_NAMES[seat] if bot else names[seat] for seat, bot in bots))
    return player_names(players) if BOTS in headers else Names()


def read_bots(headers: Mapping[str, str]) -> tuple[str, ...]:
    """The bots by seat, as far as a record says; people are ""."""
    if BOTS in headers:
        return ("", *unquote_names(headers[BOTS]))
    kinds, people = bot_names(), headers.get(PEOPLE, "").split()
    names = enumerate(unquote_names(headers.get(NAMES, "")))
    return tuple(name if name in kinds and str(seat) not in people else "" for seat, name in names)


def read_text(path: Path) -> str:
    """A record's text; raises InvalidRecord if it is none, or OSError.

    A record that was still growing may end in half a move, when its program was killed: only
    whole lines count.
    """
    try:
        text = _read_bytes(path).decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        raise InvalidRecord(f"{path} is not a game record: it is not text") from error
    return text[: text.rfind("\n") + 1] if is_growing(text) else text


def _read_bytes(path: Path) -> bytes:
    """No more than a record can have: some files have no end."""
    if path == PIPE:
        read = sys.stdin.buffer.read(LONGEST + 1)
    else:
        with path.open("rb") as file:
            read = file.read(LONGEST + 1)
    if len(read) > LONGEST:
        raise InvalidRecord(f"{path} is too long to be a game record")
    return read


def is_growing(text: str) -> bool:
    """Is this the record of a game in the terminal that was not played to its end?"""
    return f"\n[{BOTS} " in text and not any(f"\n[{key} " in text for key in OF_THE_END)


def player_names(players: int) -> Names:
    """You in seat 0, and names for the bots."""
    return Names(BOT_NAMES[:players], you=YOU)
