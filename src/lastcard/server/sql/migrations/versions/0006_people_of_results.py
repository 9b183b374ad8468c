"""Whose a result is: by person, since two people may have had the same name at a table."""

import json
from collections import defaultdict

import sqlalchemy as sa
from alembic import op

revision, down_revision = "0006", "0005"

_GAMES = sa.table("games", sa.column("number"), sa.column("code"))
_ENTRIES = sa.table("entries", sa.column("code"), sa.column("entry"))
_RESULTS = sa.table("results", *map(sa.column, ("game", "seat", "name", "person")))
_NAMING = ('{"type":"joined"%', '{"type":"renamed"%')


def upgrade() -> None:
    op.add_column("results", sa.Column("person", sa.String(40)))
    link = op.get_bind()
    people = _people_by_name(link)
    query = sa.select(_RESULTS, _GAMES.c.code).where(_RESULTS.c.game == _GAMES.c.number)
    for row in link.execute(query).all():
        found = people[row.code, row.name]
        if len(found) == 1:  # otherwise it cannot be told any more
            own = (_RESULTS.c.game == row.game) & (_RESULTS.c.seat == row.seat)
            link.execute(sa.update(_RESULTS).where(own).values(person=next(iter(found))))


def _people_by_name(link: sa.Connection) -> defaultdict[tuple[str, str], set[str]]:
    """Who has ever had a name at a table."""
    found = defaultdict(set)
    query = sa.select(_ENTRIES).where(sa.or_(*map(_ENTRIES.c.entry.like, _NAMING)))
    for row in link.execute(query):
        entry = json.loads(row.entry)
        found[row.code, entry["name"]].add(entry["person"])
    return found
