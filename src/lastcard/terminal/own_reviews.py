"""What the coach says of one's own games, kept beside their records."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from hashlib import sha256
from pathlib import Path

from ..coach import RoundReview, review_game
from ..coach.review import TRIES
from ..coach.short_form import VERSION, read_rounds, write_rounds
from ..game import Game
from ..record import read_headers
from .game_files import read_bots, read_text, write_whole

Progress = Callable[[int, int], None]


def review_own(
    path: Path, tries: int = TRIES, progress: Progress | None = None
) -> list[RoundReview]:
    """The review of a game in the data folder; the next time it is there at once."""
    text = read_text(path)
    made_from = {"version": VERSION, "tries": tries, "record": sha256(text.encode()).hexdigest()}
    kept = _read(path, made_from)
    if kept is None:
        game, bots = Game.from_record(text), read_bots(read_headers(text))
        kept = list(review_game(game, tries, progress=progress, bots=bots))
        written = {**made_from, "rounds": json.loads(write_rounds(kept))}
        with suppress(OSError):  # then it is made anew the next time
            write_whole(_beside(path), json.dumps(written))
    return kept


def _beside(path: Path) -> Path:
    return path.with_suffix(".review")


def _read(path: Path, made_from: dict[str, object]) -> list[RoundReview] | None:
    """What is kept, if it was made from just this."""
    with suppress(OSError, ValueError, AttributeError):
        kept = json.loads(_beside(path).read_text(encoding="utf-8"))
        rounds = kept.pop("rounds", None)
        if kept == made_from:
            return read_rounds(json.dumps(rounds))
    return None
