"""The games that were played in the terminal, in the user's data folder."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from ..errors import InvalidOption, InvalidRecord
from ..folders import games_folder
from ..game import Game
from ..record import read_headers
from .saving import GameFile, check_free, finished_record, free_path, read_game, write_whole
from .seating import Seating

_FINISHED = b"\n[Result "


def new_game_file(game: Game, seating: Seating, path: Path | None = None) -> GameFile:
    """A file for a game that begins: one of its own in the data folder, or the one named."""
    return GameFile(path or free_path(game), game, seating)


def last_unfinished() -> Path | None:
    """The game that was played last and is not over; one in another terminal is left to it.

    A game whose last move was the end of its program too is rounded off on the way.
    """
    for path in sorted(_games(), key=lambda path: path.stat().st_mtime, reverse=True):
        text = path.read_bytes()
        if text and _FINISHED not in text and not _is_in_use(path) and not _round_off(path):
            return path
    return None


def _games() -> list[Path]:
    return [path for path in games_folder().glob("*.txt") if path.is_file()]


def _is_in_use(path: Path) -> bool:
    try:
        check_free(path)
    except InvalidOption:
        return True
    return False


def _round_off(path: Path) -> bool:
    """If the game in a file is over, write it as such."""
    with suppress(InvalidRecord):  # that is said when somebody wants to go on with it
        game, seating = read_game(path)
        if game.game_over and seating is not None:
            write_whole(path, finished_record(game, seating))
            return True
    return False


def finished_games() -> Iterator[dict[str, str]]:
    """The headers of all finished games; what cannot be read is left out."""
    for path in sorted(_games()):
        text = path.read_bytes()
        if _FINISHED in text:
            with suppress(InvalidRecord, UnicodeDecodeError):
                yield read_headers(text.decode())
