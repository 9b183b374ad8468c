"""Who writes a table, and how far it is: one writer at a time, among as many processes as like."""

import sqlalchemy as sa
from alembic import op

revision, down_revision = "0003", "0002"

_TABLES = sa.table("tables", *map(sa.column, ("code", "version", "said")))
_ENTRIES = sa.table("entries", *map(sa.column, ("code", "version")))
_TALK = sa.table("talk", *map(sa.column, ("code", "version", "count")))


def upgrade() -> None:
    op.add_column("tables", sa.Column("owner", sa.String(32)))
    for name in ("epoch", "version", "said"):
        column = sa.Column(name, sa.Integer, nullable=False, server_default="0")
        op.add_column("tables", column)
    _bring_over()
    op.drop_table("talk")
    op.create_table(
        "processes",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_table(
        "snapshots",
        sa.Column("code", sa.String(16), primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("said", sa.Integer, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
    )


def _bring_over() -> None:
    """A table's version stood nowhere but in its entries and its talk."""
    link, of_table = op.get_bind(), _ENTRIES.c.code == _TABLES.c.code
    written = sa.select(sa.func.max(_ENTRIES.c.version)).where(of_table).scalar_subquery()
    link.execute(sa.update(_TABLES).values(version=sa.func.coalesce(written, 0)))
    for code, version, count in link.execute(sa.select(_TALK)).all():
        one = sa.update(_TABLES).where(_TABLES.c.code == code)
        link.execute(one.values(said=count))
        link.execute(one.where(_TABLES.c.version < version).values(version=version))
