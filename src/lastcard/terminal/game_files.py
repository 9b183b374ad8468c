"""Games in files: records that grow with the game, in the data folder or elsewhere.

What is over is kept whole, with what it counts for in its player's statistics.
"""

from __future__ import annotations

import errno
import os
import time
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, fields, replace
from itertools import chain, count
from pathlib import Path

from ..bots import check_bot
from ..errors import InvalidOption, InvalidRecord, LastcardError
from ..file_lock import lock
from ..folders import games_folder
from ..game import Game
from ..record import read_headers, record_lines, write_opening, write_record
from ..recorded import YOU, read_text
from ..table.played_game import PlayedGame
from ..table.tallies import Tally
from .plan import Kept, Plan, read_plan, write_plan

FINISHED, TALLY = "Finished", "Tally"  # headers of a record
OWN = f"{YOU}:"  # how your moves begin


def write_whole(path: Path, text: str) -> None:
    """Put a text in the place of a file's; a crash in between leaves the older one whole."""
    beside = path.with_name(f".{path.name}.new")
    with beside.open("w", encoding="utf-8", newline="\n") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    os.replace(beside, path)


class GameFile:
    """A game's record in a file, written on with every move.

    A move is in the operating system's hands when `keep` returns, so that a killed program loses
    none; on the disk it is made sure of only when the person has moved, since that takes a moment.
    """

    def __init__(self, path: Path, plan: Plan, game: Game) -> None:
        self._file: int | None = None
        self._written: list[str] | None = None  # the moves in the file, if that is certain
        self.path = path.resolve()
        if self.path.exists() and not self.path.is_file():
            raise InvalidOption(f"a game is kept in a file, which {path} is not")
        self.plan = plan
        try:
            self._start_anew(game)
        except OSError as error:  # of the file that was named, not of one beside it
            raise OSError(error.errno, error.strerror, str(path)) from error

    def keep(self, game: Game) -> None:
        """Write what has been done since the last time; a finished game is rounded off."""
        moves, written = record_lines(game), self._written
        if game.game_over:
            self._finish(game)
        elif written is None or moves[: len(written)] != written:  # something was taken back
            self._start_anew(game)
        elif len(moves) > len(written):
            self._append(moves[len(written) :], moves)

    def close(self) -> None:
        """Let go of the file; the game can be gone on with."""
        if self._file is not None:
            os.close(self._file)
        self._file = self._written = None

    def __del__(self) -> None:
        self.close()  # a game that nobody has any more may be gone on with elsewhere

    def _start_anew(self, game: Game) -> None:
        if self._file is None:
            check_free(self.path)
        moves = record_lines(game)
        self.close()  # some systems do not let a file be replaced that is open
        write_whole(self.path, write_opening(game, write_plan(self.plan)) + _lines(moves))
        self._file = os.open(self.path, os.O_WRONLY | os.O_APPEND)
        _take(self._file, self.path)
        self._written = moves

    def _append(self, more: list[str], moves: list[str]) -> None:
        text = _lines(more).encode()
        self._written = None  # half of it might get written
        if self._file is None or os.write(self._file, text) != len(text):
            raise OSError(errno.ENOSPC, "only part of a move was written")  # the next tries anew
        if any(move.startswith(OWN) for move in more):
            os.fsync(self._file)
        self._written = moves

    def _finish(self, game: Game) -> None:
        """Write the whole record, in the data folder too, where the statistics look."""
        self.close()
        record = finished_record(game, self.plan)
        write_whole(self.path, record)
        if self.path.parent != games_folder().resolve():
            write_whole(free_path(game), record)


def _lines(moves: Sequence[str]) -> str:
    """One line for each; rounds stand apart."""
    return "".join(f"\n{move}\n" if move.startswith("round") else f"{move}\n" for move in moves)


def free_path(game: Game) -> Path:
    """A new file in the data folder, named after the time and the edition."""
    start = f"{time.strftime('%Y-%m-%d-%H%M%S')}-{game.edition.id.partition('#')[0]}"
    endings = chain([""], (f"-{number}" for number in count(2)))
    paths = (games_folder() / f"{start}{ending}.txt" for ending in endings)
    return next(path for path in paths if _is_new(path))


def _is_new(path: Path) -> bool:
    """Make an empty file, unless there is one: then another game has it."""
    try:
        path.touch(exist_ok=False)
    except FileExistsError:
        return False
    return True


def finished_record(game: Game, plan: Plan) -> str:
    """The record of a game that is over, with what it counts for in the statistics."""
    finished = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime())
    tally = write_result(count_result(game, YOU))
    return write_record(game, {**write_plan(plan), FINISHED: finished, TALLY: tally})


def read_game(path: Path) -> tuple[Plan, Game]:
    """A game and what it is played with; raises InvalidRecord or OSError."""
    text = read_text(path)
    try:
        game = Game.from_record(text)
        return read_plan(read_headers(text), game), game
    except LastcardError as error:
        raise InvalidRecord(f"{path} cannot be read, and was left as it is: {error}") from error


def check_free(path: Path) -> None:
    """Raise InvalidOption if a game is being played in this file."""
    if path.exists():
        with path.open("r+b") as file:
            _take(file.fileno(), path)


def _take(file: int, path: Path) -> None:
    """Take a game for whoever has this file open; raises InvalidOption if somebody else has it."""
    try:
        lock(file, wait=False)
    except (BlockingIOError, PermissionError) as error:
        raise InvalidOption(f"{path} is being played in another terminal") from error


# The data folder.


class GameStore:
    """Keeps each game in a file of its own in the data folder."""

    def begin(self, plan: Plan, game: Game) -> Kept:
        """A new game has been dealt: keep it. Raises OSError if that cannot be done."""
        return keep_in(free_path(game), plan, game)

    def last_unfinished(self) -> Kept | None:
        """The game that was played last, if it is not over; raises InvalidRecord if damaged.

        It is only looked at: its file stays as it is, and free for others.
        """
        path = next(unfinished_games(), None)
        return None if path is None else Kept(*read_game(path), path=path)

    def go_on(self, found: Kept) -> Kept:
        """Go on with a game that was found, as it stands by now; raises as `resume_game` does."""
        return found if found.path is None else resume_game(found.path)


def keep_in(path: Path, plan: Plan, game: Game) -> Kept:
    """Keep a game in a file from now on."""
    file = GameFile(path, plan, game)
    return Kept(plan, game, file.keep, path, file.close)


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


def unfinished_games() -> Iterator[Path]:
    """The games that can be gone on with, the last one first and those without a move at the end.

    One in another terminal is left to it. A game whose last move was the end of its program too is
    rounded off on the way.
    """
    begun = f"\n{OWN}".encode()
    games = [(begun in path.read_bytes(), path.stat().st_mtime, path) for path in game_files()]
    return (path for *_, path in sorted(games, reverse=True) if _goes_on(path))


def _goes_on(path: Path) -> bool:
    text = path.read_bytes()
    return (
        bool(text) and b"\n[Result " not in text and not _is_in_use(path) and not _round_off(path)
    )


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


# What a finished game counts for.


@dataclass
class Result(Tally):
    """What somebody did in one game, or in many."""

    games: int = 0
    games_won: int = 0

    def add(self, other: Result) -> None:
        best = max(self.best_round, other.best_round)
        for one in fields(self):
            setattr(self, one.name, getattr(self, one.name) + getattr(other, one.name))
        self.best_round = best


def count_result(game: Game, seat: int) -> Result:
    """Go through a finished game again and count what a seat did."""
    play = PlayedGame(game, [], [""] * game.players, [], practice=False)
    play.count_from(game.replay())
    return Result(**asdict(play.tallies[seat]), games=1, games_won=int(seat in game.winners))


def write_result(result: Result) -> str:
    """As it stands in a record's header: `rounds=3 rounds_won=1 …`."""
    return " ".join(f"{name}={number}" for name, number in asdict(result).items())


def read_result(text: str) -> Result:
    """What `write_result` wrote; raises InvalidRecord."""
    names = {one.name for one in fields(Result)}
    counts: dict[str, int] = {}
    for part in text.split():
        name, _, number = part.partition("=")
        if name not in names or not number.isdecimal():
            raise InvalidRecord(f"the header Tally holds {part!r}, which counts nothing")
        counts[name] = int(number)
    return Result(**counts)
