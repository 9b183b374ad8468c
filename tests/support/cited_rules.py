"""Where the rules hold that a test cites."""

from __future__ import annotations

from lastcard.editions import PRINTED
from lastcard.editions.rulebook import RULES

_BY_ID = {rule.id: rule for rule in RULES}


def editions_of(*ids: str) -> list[str]:
    """The editions in which all these rules hold."""
    return [name for name in PRINTED if all(name in _BY_ID[id].editions for id in ids)]
