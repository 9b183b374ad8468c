"""Why a move is not allowed, in words that say what would be."""

from __future__ import annotations

from .editions.edition import Edition
from .rules import actions, cards
from .rules.actions import what_of
from .rules.matching import matching_cards, playable
from .rules.piles import top_card
from .rules.state import DRAWN, FLIPPED, GAME_OVER, NOBODY, OPENING, RESPOND, SECOND, TURN, State

_NOT_NOW = {
    actions.DRAW: "a card is drawn at the start of a turn, unless one has to play",
    actions.PASS: "one can pass after a draw, instead of a second card, or with nothing to draw",
    actions.ACCEPT: "there is no debt to accept",
    actions.CHALLENGE: "only a Wild Draw Four that one has to answer can be challenged",
    actions.FLIP: "only the holder of the green power can flip, without a playable card",
    actions.CALL_UNO: "UNO is called by who has just played the next-to-last card",
    actions.CATCH: "nobody else owes an UNO",
    actions.GIVE: "only the holder of the red power can give, red cards, to one without the yellow",
    actions.CHOOSE: "there is no wild to choose for",
    actions.WAIT: "there is nothing to wait for",
}


def why_not(state: State, edition: Edition, seat: int, code: str, move: int) -> str:
    """One sentence on why this seat may not make this move now."""
    what = what_of(move)
    if state.phase == GAME_OVER:
        return f"the game is over: {code} cannot be played any more"
    if state.winner != NOBODY:
        return f"the round is over: {code} has to wait for the next round"
    if what < cards.KINDS:
        return f"seat {seat} cannot play {code}" + _why_no_card(state, edition, seat, what, move)
    if seat != state.to_act and what not in (actions.CALL_UNO, actions.CATCH, actions.GIVE):
        return f"seat {seat} cannot {code}: the game waits for seat {state.to_act}"
    return f"seat {seat} cannot {code}: {_NOT_NOW[what]}"


def _why_no_card(state: State, edition: Edition, seat: int, kind: int, move: int) -> str:
    if not state.hands[seat, kind]:
        return f": it does not hold {edition.codes[kind]}"
    if seat != state.to_act:
        return f": the game waits for seat {state.to_act}"
    if not playable(state, seat) >> kind & 1:
        return _why_not_playable(state, edition, kind)
    return ": " + _wrong_naming(state, seat, kind, move)


def _why_not_playable(state: State, edition: Edition, kind: int) -> str:
    if state.phase in (OPENING, FLIPPED):
        return ": the wild on the discard pile needs a choice first, such as =b"
    if state.phase == RESPOND:
        return f": it has to answer a debt of {state.debt} cards"
    if state.phase == DRAWN and kind != state.drawn:
        return f": after a draw only the card drawn, {edition.codes[state.drawn]}, may be played"
    if state.phase in (TURN, SECOND, DRAWN) and matching_cards(state) >> kind & 1:
        return ": a Wild Draw Four needs a hand without the colour in play (no_bluff)"
    return f" on {edition.codes[top_card(state)]}: {_mismatch(state, edition)}"


def _mismatch(state: State, edition: Edition) -> str:
    if state.symbol == cards.NO_SYMBOL:
        return f"the colour to follow is {edition.color_names[state.color]}"
    thing = "number" if state.symbol < cards.SKIP else "symbol"
    return f"neither colour nor {thing} matches"


def _wrong_naming(state: State, seat: int, kind: int, move: int) -> str:
    named = actions.named_seat(move)
    if actions.calls_uno(move) and state.sizes[seat] != 2:
        return f"UNO goes with the next-to-last card, and it holds {state.sizes[seat]}"
    if not state.asks_seat >> kind & 1:
        return "no seat is to be named with it"
    if named < 0:
        return f"a seat has to be named with it, such as @{(seat + 1) % state.players}"
    if named == seat:
        return "it has to be aimed at another player"
    return f"there is no seat {named}; seats go from 0 to {state.players - 1}"
