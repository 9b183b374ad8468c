"""Tables to play at: any edition, any number of players, any options that go together."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from hypothesis import strategies as st

from lastcard import EDITIONS, Game
from lastcard.rules.state import MAX_CLAUSES

EDITION_NAMES = tuple(EDITIONS)

# Every option away from its default, each by itself.
SINGLE_OPTIONS: dict[str, dict[str, object]] = {
    "scoring=tally": {"scoring": "tally"},
    "scoring=hand": {"scoring": "hand"},
    "scoring=winner": {"scoring": "winner"},
    "target": {"target": 50},
    "hand_size": {"hand_size": 3},
    "uno_penalty": {"uno_penalty": 4},
    "two_player_reverse=plain": {"two_player_reverse": "plain"},
    "stacking=same": {"stacking": "same"},
    "stacking=any": {"stacking": "any"},
    "jump_in": {"jump_in": True},
    "seven_zero": {"seven_zero": True},
    "draw_until_playable": {"draw_until_playable": True},
    "force_play": {"force_play": True},
    "no_bluff": {"no_bluff": True},
    "say_pass": {"say_pass": True},
    "custom_rules": {
        "custom_rules": [("You and I swap", "chosen swap; again"), ("A storm", "redeal; me show")]
    },
}


@dataclass(frozen=True)
class Table:
    """What a game is made from; printed when a test fails, it says how to play it again."""

    edition: str
    players: int
    seed: int
    options: dict[str, Any] = field(default_factory=dict)

    def new_game(self) -> Game:
        return Game.new(self.edition, self.players, self.seed, **self.options)


def fits(edition: str, option: str) -> bool:
    """Can an edition be played with this one of `SINGLE_OPTIONS`?"""
    return not SINGLE_OPTIONS[option].keys() & set(EDITIONS[edition].refuses)


def tables(edition: str) -> st.SearchStrategy[Table]:
    """Any table at which an edition can be played."""
    return st.builds(
        Table,
        edition=st.just(edition),
        players=st.integers(2, 10),
        seed=st.integers(0, 2**32),
        options=options(edition),
    )


def options(edition: str) -> st.SearchStrategy[dict[str, object]]:
    """Any options that an edition allows, a few of them at a time."""
    allowed = {
        name: values for name, values in _VALUES.items() if name not in EDITIONS[edition].refuses
    }
    return st.fixed_dictionaries({}, optional=allowed)


def _written_rules() -> st.SearchStrategy[tuple[str, str] | None]:
    draws = st.builds(
        "{} draw {}".format,
        st.sampled_from(["next", "chosen", "others", "all", "me"]),
        st.integers(1, 20),
    )
    misses = st.sampled_from(["next miss", "chosen miss", "others miss"])
    shows = st.sampled_from(["chosen show", "others show", "me show"])
    rest = st.sampled_from(
        ["chosen swap", "pass left", "pass right", "redeal", "reverse", "again"],
    )
    clauses = st.lists(draws | misses | shows | rest, max_size=MAX_CLAUSES)
    return st.none() | clauses.map(lambda clauses: ("Words", "; ".join(clauses)))


_SWITCH = st.booleans()
_VALUES: dict[str, st.SearchStrategy[object]] = {
    "scoring": st.sampled_from(["winner", "tally", "hand"]),
    "target": st.integers(1, 500),
    "hand_size": st.integers(1, 10),
    "uno_penalty": st.integers(0, 10),
    "two_player_reverse": st.sampled_from(["skip", "plain"]),
    "stacking": st.sampled_from(["off", "same", "any"]),
    "jump_in": _SWITCH,
    "seven_zero": _SWITCH,
    "draw_until_playable": _SWITCH,
    "force_play": _SWITCH,
    "no_bluff": _SWITCH,
    "say_pass": _SWITCH,
    "custom_rules": st.lists(_written_rules(), min_size=2, max_size=2),
}
