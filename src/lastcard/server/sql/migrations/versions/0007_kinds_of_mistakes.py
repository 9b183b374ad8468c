"""What somebody has done wrong, by kind; what the coach has said so far is counted."""

import sqlalchemy as sa
from alembic import op

from lastcard.coach.short_form import read_rounds
from lastcard.coach.summing import sum_up

revision, down_revision = "0007", "0006"

_REVIEWS = sa.table("reviews", sa.column("game"), sa.column("rounds"))


def upgrade() -> None:
    mistakes = op.create_table(
        "mistakes",
        sa.Column("game", sa.Integer, sa.ForeignKey("games.number"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(20), primary_key=True),
        sa.Column("count", sa.Integer, nullable=False),
    )
    link = op.get_bind()
    for game, text in link.execute(sa.select(_REVIEWS.c.game, _REVIEWS.c.rounds)).all():
        rows = _count(game, text)
        if rows:
            link.execute(sa.insert(mistakes), rows)


def _count(game: int, text: str) -> list[dict[str, object]]:
    try:
        rounds = read_rounds(text)
    except ValueError:  # of another version: it will be made anew when somebody asks for it
        return []
    return [
        {"game": game, "seat": seat, "kind": kind, "count": count}
        for seat in range(len(rounds[0].accounts))
        for kind, count in sum_up((one, seat) for one in rounds).kinds.items()
    ]
