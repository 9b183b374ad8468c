"""The games that were played in the terminal, in the user's data folder."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

from ..bots import check_bot
from ..errors import InvalidOption, InvalidRecord
from ..folders import games_folder
from ..game import Game
from ..record import read_headers
from .plan import Kept, Plan
from .saving import (
    OWN,
    GameFile,
    check_free,
    finished_record,
    free_path,
    read_game,
    write_whole,
)

_RESULT = b"\n[Result "


class GameStore:
    """Keeps each game in a file of its own in the data folder."""

    def begin(self, plan: Plan, game: Game) -> Kept:
        """A new game has been dealt: keep it. Raises OSError if that cannot be done."""
        return keep_in(free_path(game), plan, game)

    def last_unfinished(self) -> Kept | None:
        """The game that was played last, if it is not over; raises InvalidRecord if damaged."""
        path = find_unfinished()
        return None if path is None else resume_game(path)


def keep_in(path: Path, plan: Plan, game: Game) -> Kept:
    """Keep a game in a file from now on."""
    return Kept(plan, game, GameFile(path, plan, game).keep, path)


def resume_game(path: Path, bots: Sequence[str] = ()) -> Kept:
    """Go on with the game in a file, with other bots than before if some are named.

    Raises InvalidRecord if the game is over, or damaged: then the file stays as it is.
    """
    plan, game = read_game(path)
    if game.game_over:
        raise InvalidRecord(f"the game in {path} is over; look at it with `lastcard replay {path}`")
    plan = replace(plan, bots=bots) if bots else plan
    for name in plan.bots:
        check_bot(name)  # one of another package may be gone
    return keep_in(path, plan, game)


def find_unfinished() -> Path | None:
    """The game that was played last and is not over; one in another terminal is left to it.

    One in which you have not made a move yet only counts if there is no other.
    """
    return next(unfinished_games(), None)


def unfinished_games() -> Iterator[Path]:
    """The games that can be gone on with, the last one first and those without a move at the end.

    A game whose last move was the end of its program too is rounded off on the way.
    """
    games = [(_is_begun(path), path.stat().st_mtime, path) for path in game_files()]
    return (path for *_, path in sorted(games, reverse=True) if _goes_on(path))


def _goes_on(path: Path) -> bool:
    text = path.read_bytes()
    return bool(text) and _RESULT not in text and not _is_in_use(path) and not _round_off(path)


def _is_begun(path: Path) -> bool:
    return f"\n{OWN}".encode() in path.read_bytes()


def game_files() -> list[Path]:
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
        plan, game = read_game(path)
        if game.game_over:
            write_whole(path, finished_record(game, plan))
            return True
    return False


def finished_games() -> Iterator[dict[str, str]]:
    """The headers of all finished games; what cannot be read is left out."""
    for path in sorted(game_files()):
        text = path.read_bytes()
        if _RESULT in text:
            with suppress(InvalidRecord, UnicodeDecodeError):
                yield read_headers(text.decode())
