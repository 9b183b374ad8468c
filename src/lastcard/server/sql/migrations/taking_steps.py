"""Takes the steps that a database lacks, by Alembic."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory

from ....errors import InvalidOption

FIRST = "0001"  # what there was before steps were counted


def take_steps(link: sa.Connection) -> None:
    """Take the steps that are missing; raises InvalidOption if it comes from a newer lastcard."""
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
