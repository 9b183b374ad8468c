"""The games that were played in the terminal, as a list: which they were and how they ended."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from ..editions import EDITIONS
from ..errors import InvalidRecord
from ..record import read_headers, unquote_names
from ..words import Words
from .plan import BOTS, PRACTICE, YOU, player_names
from .saving import FINISHED, read_text
from .store import game_files

_FORM = "%Y-%m-%dT%H:%M:%SZ"  # of times in a record


@dataclass(frozen=True)
class OwnGame:
    """What a record says of a game without being played through."""

    path: Path
    edition: str
    bots: Sequence[str]
    practice: bool
    when: datetime  # of its end, or of the last move
    round_number: int
    scores: Sequence[int]  # of a finished game
    winners: Sequence[int]

    @property
    def is_over(self) -> bool:
        return bool(self.winners)

    def as_json(self) -> dict[str, Any]:
        told = {**asdict(self), "path": str(self.path), "when": self.when.strftime(_FORM)}
        return {**told, "is_over": self.is_over}


def own_games() -> list[OwnGame]:
    """All of them, the last one first; what cannot be read is left out."""
    found = []
    for path in game_files():
        with suppress(InvalidRecord):
            found.append(read_own_game(path))
    return sorted(found, key=lambda game: game.when, reverse=True)


def read_own_game(path: Path) -> OwnGame:
    """Raises InvalidRecord where a file is no such record."""
    text = read_text(path)
    try:
        return _read(path, text, read_headers(text))
    except (KeyError, ValueError) as error:
        raise InvalidRecord(f"{path} is not the record of a game of one's own") from error


def _read(path: Path, text: str, headers: dict[str, str]) -> OwnGame:
    result = headers.get("Result", "")
    return OwnGame(
        path,
        EDITIONS[headers["Edition"]].name,
        unquote_names(headers[BOTS]),
        PRACTICE in headers,
        _when(headers, path),
        text.count("\nround "),
        [int(score) for score in headers.get("Scores", "").split()],
        [int(seat) for seat in result.removesuffix(" won").split()],
    )


def _when(headers: dict[str, str], path: Path) -> datetime:
    if FINISHED in headers:
        return datetime.strptime(headers[FINISHED], _FORM).replace(tzinfo=UTC)
    return datetime.fromtimestamp(path.stat().st_mtime, UTC)


# In words.


def tell_game(game: OwnGame, words: Words) -> str:
    """A game in a line: when, what, against whom, and how it ended or how far it is."""
    names = player_names(len(game.bots) + 1).names
    return words.say(
        "games-line",
        when=words.moment(game.when.astimezone()),
        edition=words.edition(EDITIONS[game.edition]),
        names=words.join(names[YOU + 1 :]),
        practice="yes" if game.practice else "no",
        result=_tell_result(game, words),
    )


def tell_file(path: Path, words: Words) -> str:
    """The same; of a damaged one, which it is."""
    try:
        return tell_game(read_own_game(path), words)
    except InvalidRecord:
        return path.name


def _tell_result(game: OwnGame, words: Words) -> str:
    if not game.is_over:
        return words.say("games-open", number=game.round_number)
    return tell_winners(game.winners, game.scores, words)


def tell_winners(winners: Sequence[int], scores: Sequence[int], words: Words) -> str:
    """Who won a game of one's own, and with how many points."""
    names = player_names(len(scores)).names
    others = [names[seat] for seat in winners if seat != YOU]
    who = "you" if not others else "one" if len(others) == 1 else "several"
    return words.say(
        "games-won",
        winner="shared" if others and YOU in winners else who,
        names=words.join(others),
        count=scores[winners[0]],
    )
