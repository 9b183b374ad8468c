"""The command line."""

from __future__ import annotations

import click


@click.group()
@click.version_option(package_name="lastcard")
def main() -> None:
    """UNO, exact to the printed rulebooks."""
