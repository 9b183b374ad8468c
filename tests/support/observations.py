"""Observations put together from views, by code that knows nothing of the rules' own."""

from __future__ import annotations

import numpy as np

from lastcard import EDITIONS, View
from lastcard.rl.spaces import Layout

COLORS = "rygb"
PHASES = ["turn", "drawn", "second", "respond", "opening", "flipped"]


def observation_of(view: View) -> np.ndarray:
    """What an environment is to show of a view, in the order of the layout."""
    parts = parts_of(view)
    names = Layout.of(view.edition, view.players).slices
    return np.concatenate([np.array(parts[name], np.uint8).ravel() for name in names])


def parts_of(view: View) -> dict[str, object]:
    """Each part of an observation, read off the view's own fields."""
    seats = [(view.own_seat + place) % view.players for place in range(view.players)]
    codes = EDITIONS[view.edition].codes
    target = int(str(view.options.get("target", 500)))
    before, drew_on = view.state.color_before, view.state.drew_on
    return {
        "hand": counts(codes, view.hand),
        "known": [counts(codes, view.known[seat]) for seat in seats[1:]],
        "played": counts(codes, view.discards),
        "top": [code == view.top for code in codes],
        "drawn": [code == view.drawn for code in codes],
        "color": [letter == view.color for letter in COLORS],
        "color_only": view.color_only,
        "color_before": [color == before for color in range(4)],
        "phase": [phase == view.phase for phase in PHASES],
        "direction": view.direction == "left",
        "debt": view.debt,
        "draw_count": view.draw_count,
        "sizes": [view.hand_sizes[seat] for seat in seats],
        "scores": [min(255, 255 * view.scores[seat] // target) for seat in seats],
        "missing": [view.missing[seat] for seat in seats],
        "dealer": [seat == view.dealer for seat in seats],
        "turn": [seat == view.turn for seat in seats],
        "to_act": [seat == view.to_act for seat in seats],
        "uno_owed": [seat == view.uno_owed for seat in seats],
        "drew_on": [[drew_on[seat] >> color & 1 for color in range(4)] for seat in seats],
        "powers": [[view.powers.get(letter) == seat for seat in seats] for letter in COLORS],
        "shields": [seat in view.shields for seat in seats],
    }


def counts(codes: tuple[str, ...], cards: list[str]) -> list[int]:
    return [cards.count(code) for code in codes]
