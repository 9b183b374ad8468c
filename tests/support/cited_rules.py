"""Where the rules hold that a test cites."""

from __future__ import annotations

from lastcard.editions.rulebook import EDITION_NAMES, by_id


def editions_of(*ids: str) -> list[str]:
    """The editions in which all these rules hold."""
    return [name for name in EDITION_NAMES if all(name in by_id(id).editions for id in ids)]
