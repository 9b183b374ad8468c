"""What the coach says of games, kept with them: work for a transaction."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import sqlalchemy as sa

from ...coach.review import RoundReview
from ...coach.short_form import VERSION, write_rounds
from ...coach.summing import sum_up
from .database import ADDED, JUDGED, games, results, reviews, standings


def keep_review(key: str, rounds: Sequence[RoundReview], link: sa.Connection) -> None:
    """In the place of an older one; if the game is gone, nowhere."""
    number = link.scalar(sa.select(games.c.number).where(games.c.key == key))
    if number is None or not rounds:
        return
    remove_reviews([number], link)
    kept = {"game": number, "version": VERSION, "rounds": write_rounds(rounds)}
    link.execute(sa.insert(reviews).values(kept))
    link.execute(
        sa.insert(standings), [_standing(number, a.seat, rounds) for a in rounds[0].accounts]
    )


def _standing(number: int, seat: int, rounds: Sequence[RoundReview]) -> dict[str, Any]:
    found = sum_up((one, seat) for one in rounds)
    sums = {what: getattr(found, what) for what in (*JUDGED, *ADDED)}
    return {"game": number, "seat": seat, **sums}


def load_review(key: str, link: sa.Connection) -> str | None:
    query = sa.select(reviews.c.rounds).join(games, games.c.number == reviews.c.game)
    found = link.scalar(query.where((games.c.key == key) & (reviews.c.version == VERSION)))
    return None if found is None else str(found)


def remove_reviews(numbers: Sequence[int] | sa.Select[Any], link: sa.Connection) -> None:
    for table in (reviews, standings):
        link.execute(sa.delete(table).where(table.c.game.in_(numbers)))


def sum_standings(who: sa.ColumnElement[bool], link: sa.Connection) -> Mapping[str, Any]:
    """What the coach has found of somebody, in the games that it has looked at."""
    sums = [sa.func.coalesce(sa.func.sum(standings.c[what]), 0).label(what) for what in _ALL]
    own = (standings.c.game == results.c.game) & (standings.c.seat == results.c.seat)
    source = standings.join(results, own).join(games, games.c.number == results.c.game)
    return dict(link.execute(sa.select(*sums).select_from(source).where(who)).mappings().one())


_ALL = (*JUDGED, *ADDED)
