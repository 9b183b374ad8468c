"""What the coach says of a game is kept with it."""

import sqlalchemy as sa
from alembic import op

revision, down_revision = "0005", "0004"


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("game", sa.Integer, sa.ForeignKey("games.number"), primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("rounds", sa.Text, nullable=False),
    )
    counts = ("rounds", "moves", "slips", "mistakes", "blunders")
    op.create_table(
        "standings",
        sa.Column("game", sa.Integer, sa.ForeignKey("games.number"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        *(sa.Column(name, sa.Integer, nullable=False) for name in counts),
        *(sa.Column(name, sa.Float, nullable=False) for name in ("luck", "decisions")),
    )
