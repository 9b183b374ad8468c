"""A key for each finished game that cannot be guessed, as its number could."""

import secrets

import sqlalchemy as sa
from alembic import op

revision, down_revision = "0002", "0001"

_GAMES = sa.table("games", sa.column("number", sa.Integer), sa.column("key", sa.String))


def upgrade() -> None:
    op.add_column("games", sa.Column("key", sa.String(32)))
    link = op.get_bind()
    for number in link.scalars(sa.select(_GAMES.c.number)).all():
        key = secrets.token_urlsafe(12)
        link.execute(sa.update(_GAMES).where(_GAMES.c.number == number).values(key=key))
    op.create_index("ix_games_key", "games", ["key"], unique=True)
