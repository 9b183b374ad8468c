"""The database's shape, step by step: an older one is brought up to date when a server starts."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa

NEWEST = max(file.name for file in (Path(__file__).parent / "versions").glob("0*.py"))[:4]
_LOCK = 8665  # so that of several processes one takes the steps, and the others wait


def bring_up_to_date(link: sa.Connection) -> None:
    """Take the steps that are missing; raises InvalidOption if it comes from a newer lastcard."""
    if link.dialect.name == "postgresql":
        link.execute(sa.text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
    if _last_step(link) != NEWEST:
        from .taking_steps import take_steps  # loads much, which most starts do not need

        take_steps(link)


def _last_step(link: sa.Connection) -> str | None:
    if not sa.inspect(link).has_table("alembic_version"):
        return None
    step: str | None = link.scalar(sa.text("SELECT version_num FROM alembic_version"))
    return step
