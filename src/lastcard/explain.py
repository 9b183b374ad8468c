"""Why a move is not allowed, in words that say what would be."""

from __future__ import annotations

from .editions.edition import Edition
from .rules import actions, cards
from .rules.actions import what_of
from .rules.matching import matching_cards, playable
from .rules.moves import count_gifts
from .rules.piles import top_card
from .rules.state import (
    DRAWN,
    FLIPPED,
    GAME_OVER,
    NOBODY,
    OPENING,
    RESPOND,
    SECOND,
    TURN,
    State,
)

_NOT_NOW = {
    actions.DRAW: "a card is drawn at the start of a turn, unless one has to play or there is none",
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


_WAITING_FOR = {
    RESPOND: "it has to accept the debt or to answer it",
    OPENING: "the colour of the wild has to be chosen first, such as =b",
    FLIPPED: "what the wild needs has to be chosen first, such as =b",
    DRAWN: "it has drawn; the card may be played, or pass where the table allows it",
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
    return f"seat {seat} cannot {code}: {_why_not_now(state, edition, seat, what)}"


def _why_not_now(state: State, edition: Edition, seat: int, what: int) -> str:
    if what == actions.GIVE and state.powers[cards.RED] == seat:
        if count_gifts(state, seat):
            return "red cards go to another player of this table without the yellow power"
        return "it has no red cards, or nobody to take them"
    if what == actions.CHOOSE and state.phase == OPENING:
        return "a wild turned up at the start needs a colour alone, such as =b"
    if what == actions.CHOOSE and state.phase == FLIPPED:
        return f"{edition.codes[top_card(state)]} needs its choices named, such as =b or =b*y"
    if what == actions.CHALLENGE and state.no_bluff:
        return "nobody can bluff at this table (no_bluff)"
    if what in (actions.DRAW, actions.PASS) and state.phase in _WAITING_FOR:
        return _WAITING_FOR[state.phase]
    return _NOT_NOW[what]


def _why_no_card(state: State, edition: Edition, seat: int, kind: int, move: int) -> str:
    if not state.hands[seat, kind]:
        return f": it does not hold {edition.codes[kind]}"
    if playable(state, seat) >> kind & 1:
        return ": " + _wrong_naming(state, seat, kind, move)
    if seat != state.to_act:
        return f": the game waits for seat {state.to_act}"
    return _why_not_playable(state, edition, kind)


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
