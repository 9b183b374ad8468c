"""What the coach says of games, kept with them: work for a transaction."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import sqlalchemy as sa

from ...coach.review import RoundReview
from ...coach.short_form import VERSION, write_rounds
from ...coach.summing import Standing, sum_up
from .database import ADDED, JUDGED, games, mistakes, results, reviews, standings


def keep_review(key: str, rounds: Sequence[RoundReview], link: sa.Connection) -> None:
    """In the place of an older one; if the game is gone, nowhere."""
    number = link.scalar(sa.select(games.c.number).where(games.c.key == key))
    if number is None or not rounds:
        return
    remove_reviews([number], link)
    kept = {"game": number, "version": VERSION, "rounds": write_rounds(rounds)}
    link.execute(sa.insert(reviews).values(kept))
    for account in rounds[-1].accounts:
        own = {"game": number, "seat": account.seat}
        _keep_standing(own, sum_up((one, account.seat) for one in rounds), link)


def _keep_standing(own: dict[str, int], found: Standing, link: sa.Connection) -> None:
    sums = {what: getattr(found, what) for what in _ALL}
    link.execute(sa.insert(standings).values(own | sums))
    kinds = [own | {"kind": kind, "count": count} for kind, count in found.kinds.items()]
    if kinds:
        link.execute(sa.insert(mistakes), kinds)


def load_review(key: str, link: sa.Connection) -> str | None:
    """What the coach says of a game round by round, in JSON, if it has looked at it."""
    query = sa.select(reviews.c.rounds).join(games, games.c.number == reviews.c.game)
    found = link.scalar(query.where((games.c.key == key) & (reviews.c.version == VERSION)))
    return None if found is None else str(found)


def remove_reviews(numbers: Sequence[int] | sa.Select[Any], link: sa.Connection) -> None:
    for table in (reviews, standings, mistakes):
        link.execute(sa.delete(table).where(table.c.game.in_(numbers)))


def sum_standings(who: sa.ColumnElement[bool], link: sa.Connection) -> Mapping[str, Any]:
    """What the coach has found of somebody, in the games that it has looked at."""
    sums = [sa.func.coalesce(sa.func.sum(standings.c[what]), 0).label(what) for what in _ALL]
    found = link.execute(sa.select(*sums).select_from(_of_results(standings)).where(who))
    return {**found.mappings().one(), "kinds": _sum_kinds(who, link)}


def _sum_kinds(who: sa.ColumnElement[bool], link: sa.Connection) -> dict[str, int]:
    """How often each kind of mistake was made, the most frequent first."""
    count = sa.func.sum(mistakes.c["count"])
    query = sa.select(mistakes.c.kind, count).select_from(_of_results(mistakes)).where(who)
    rows = link.execute(query.group_by(mistakes.c.kind).order_by(count.desc(), mistakes.c.kind))
    return {kind: int(times) for kind, times in rows}


def _of_results(table: sa.Table) -> sa.Join:
    """What is kept by game and seat, with whose results those are."""
    own = (table.c.game == results.c.game) & (table.c.seat == results.c.seat)
    return table.join(results, own).join(games, games.c.number == results.c.game)


_ALL = (*JUDGED, *ADDED)
