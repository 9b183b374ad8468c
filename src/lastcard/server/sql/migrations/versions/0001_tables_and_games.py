"""Tables with their entries, finished games with their results."""

import sqlalchemy as sa
from alembic import op

revision, down_revision = "0001", None

_COUNTED = ("rounds", "rounds_won", "uno_missed", "challenges_won", "challenges_lost")


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("code", sa.String(16), primary_key=True),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("touched", sa.Float, nullable=False),
        sa.Column("settings", sa.Text, nullable=False),
    )
    op.create_table(
        "entries",
        sa.Column("code", sa.String(16), primary_key=True),
        sa.Column("version", sa.Integer, primary_key=True),
        sa.Column("entry", sa.Text, nullable=False),
    )
    op.create_table(
        "talk",
        sa.Column("code", sa.String(16), primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("count", sa.Integer, nullable=False),
    )
    op.create_table(
        "games",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("code", sa.String(16), index=True, nullable=False),
        sa.Column("finished", sa.Float, nullable=False),
        sa.Column("edition", sa.String(40), nullable=False),
        sa.Column("names", sa.JSON, nullable=False),
        sa.Column("scores", sa.JSON, nullable=False),
        sa.Column("winners", sa.JSON, nullable=False),
        sa.Column("record", sa.Text, nullable=False),
    )
    op.create_table(
        "results",
        sa.Column("game", sa.Integer, sa.ForeignKey("games.number"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("name", sa.String(40), index=True, nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        *(sa.Column(what, sa.Integer, nullable=False) for what in _COUNTED),
    )
