"""The database's shape, step by step: an older one is brought up to date when a server starts."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory

from ....errors import InvalidOption

FIRST = "0001"  # what there was before steps were counted
_LOCK = 8665  # so that of several processes one takes the steps, and the others wait


def bring_up_to_date(link: sa.Connection) -> None:
    """Take the steps that are missing; raises InvalidOption if it comes from a newer lastcard."""
    if link.dialect.name == "postgresql":
        link.execute(sa.text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = link
    _check_is_known(link, config)
    if not _revisions(link) and sa.inspect(link).has_table("tables"):
        command.stamp(config, FIRST)
    command.upgrade(config, "head")


def _revisions(link: sa.Connection) -> tuple[str, ...]:
    return MigrationContext.configure(link).get_current_heads()


def _check_is_known(link: sa.Connection, config: Config) -> None:
    known = {step.revision for step in ScriptDirectory.from_config(config).walk_revisions()}
    if unknown := {*_revisions(link)} - known:
        raise InvalidOption(
            f"this database was written by a newer lastcard (step {', '.join(sorted(unknown))})"
        )
