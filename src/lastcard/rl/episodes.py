"""What an episode is, in all environments."""

from __future__ import annotations

from ..errors import InvalidOption

EPISODES = ("round", "game")
MAX_DECISIONS = 10_000  # players who do anything at all may never finish a round


def check_episodes(rewards: str, max_decisions: int) -> None:
    """Refuse what no environment can play."""
    if rewards not in EPISODES:
        raise InvalidOption(f"rewards is one of {', '.join(EPISODES)}, not {rewards!r}")
    if not isinstance(max_decisions, int) or max_decisions < 1:
        raise InvalidOption(f"max_decisions is a whole number from 1 on, not {max_decisions!r}")
