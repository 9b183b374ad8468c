"""Why a move is not allowed: a code with arguments for programs, and an English sentence."""

from __future__ import annotations

from typing import NamedTuple

from .editions.edition import COLOR_LETTERS, Edition
from .errors import IllegalMove
from .notation import move_table
from .rules import actions, cards
from .rules.actions import what_of
from .rules.matching import kinds_for_debt, matching_cards, playable
from .rules.moves import count_gifts, nth_naming
from .rules.piles import can_draw, top_card
from .rules.powers import may_flip
from .rules.state import DRAWN, FLIPPED, GAME_OVER, NOBODY, OPENING, RESPOND, SECOND, TURN, State


class Why(NamedTuple):
    """A reason: its code, how it is said in English, and what it is about."""

    code: str
    text: str
    arguments: dict[str, str | int] = {}  # noqa: RUF012  # never changed


_NOT_NOW = {
    actions.DRAW: Why("no_draw", "a card is drawn at the start of a turn"),
    actions.PASS: Why(
        "no_pass", "one can pass after a draw, instead of a second card, or with nothing to draw"
    ),
    actions.ACCEPT: Why("nothing_to_accept", "there is no debt to accept"),
    actions.CHALLENGE: Why(
        "nothing_to_challenge", "only a Wild Draw Four that one has to answer can be challenged"
    ),
    actions.FLIP: Why(
        "no_flip", "only the holder of the green power can flip, without a playable card"
    ),
    actions.CALL_UNO: Why("no_uno", "UNO is called by who has just played the next-to-last card"),
    actions.CATCH: Why("nobody_to_catch", "nobody else owes an UNO"),
    actions.GIVE: Why(
        "no_gift",
        "only the holder of the red power can give, red cards, to one without the yellow",
    ),
    actions.CHOOSE: Why("nothing_to_choose", "there is no wild to choose for"),
    actions.WAIT: Why("nothing_to_wait", "there is nothing to wait for"),
}
_WAITING_FOR = {
    RESPOND: Why("answer_or_accept", "it has to accept the debt or to answer it"),
    OPENING: Why("choose_first", "the colour of the wild has to be chosen first, such as =b"),
    FLIPPED: Why("choose_first", "what the wild needs has to be chosen first, such as =b"),
    DRAWN: Why(
        "drawn_already",
        "it has drawn; the card may be played, or pass where the table allows it",
    ),
}
_MUST_PLAY = Why("must_play", "it has a card that fits, and has to play one here (force_play)")
_LAST_WAY = Why("must_play", "it has a card that fits, and there is none left to draw")
_NO_CARDS = Why("no_cards", "there is no card left to draw")
_MISMATCHES = ("wrong_color", "no_match_number", "no_match_symbol")
# Codes with arguments are made where they are known; all codes, for whoever has words for them:
CODES = (
    *(why.code for why in _NOT_NOW.values()),
    *dict.fromkeys(why.code for why in _WAITING_FOR.values()),
    *("must_play", "no_cards", "game_over", "round_over", "round_goes_on", "not_your_turn"),
    *("not_held", *_MISMATCHES, "only_drawn", "answer_debt", "has_color", "has_wild"),
    *("uno_too_early", "names_nobody", "needs_player", "not_yourself", "no_such_seat"),
    *("nothing_to_give", "no_such_receiver", "color_only", "needs_choices", "no_bluffing"),
)


def why_not(state: State, edition: Edition, seat: int, code: str, move: int) -> IllegalMove:
    """The error for a move that this seat may not make now."""
    what = what_of(move)
    if state.phase == GAME_OVER:
        return IllegalMove(f"the game is over: {code} cannot be played any more", "game_over")
    if state.winner != NOBODY:
        return IllegalMove(
            f"the round is over: {code} has to wait for the next round", "round_over"
        )
    if what < cards.KINDS:
        why = _why_no_card(state, edition, seat, what, move)
        on = f" on {edition.codes[top_card(state)]}" if why.code in _MISMATCHES else ""
        about = {"card": edition.codes[what], **why.arguments}
        return IllegalMove(f"seat {seat} cannot play {code}{on}: {why.text}", why.code, about)
    why = _why_not_now(state, edition, seat, what)
    return IllegalMove(f"seat {seat} cannot {code}: {why.text}", why.code, why.arguments)


def _waits(state: State) -> Why:
    text = f"the game waits for seat {state.to_act}"
    return Why("not_your_turn", text, {"seat": int(state.to_act)})


def _why_not_now(state: State, edition: Edition, seat: int, what: int) -> Why:
    if seat != state.to_act and what not in (actions.CALL_UNO, actions.CATCH, actions.GIVE):
        return _waits(state)
    if what == actions.GIVE and state.powers[cards.RED] == seat:
        return _why_no_gift(state, seat)
    if what == actions.CHOOSE and state.phase == OPENING:
        return Why("color_only", "a wild turned up at the start needs a colour alone, such as =b")
    if what == actions.CHOOSE and state.phase == FLIPPED:
        wild = edition.codes[top_card(state)]
        example = move_table(edition).codes[nth_naming(state, seat, 0)]
        text = f"{wild} needs its choices named, such as {example}"
        return Why("needs_choices", text, {"needed": wild})
    if what == actions.CHALLENGE and state.no_bluff:
        return Why("no_bluffing", "nobody can bluff at this table (no_bluff)")
    if what in (actions.DRAW, actions.PASS):
        return _why_no_way_out(state, seat, what)
    if (
        what == actions.FLIP
        and state.phase == TURN
        and may_flip(state, seat, playable(state, seat))
    ):
        return _NO_CARDS
    return _NOT_NOW[what]


def _why_no_way_out(state: State, seat: int, what: int) -> Why:
    """Why a card is neither drawn nor a turn passed."""
    if state.phase in (TURN, DRAWN) and state.force_play and playable(state, seat):
        return _MUST_PLAY
    if state.phase == TURN and not can_draw(state):
        return _NO_CARDS if what == actions.DRAW else _LAST_WAY
    return _WAITING_FOR.get(state.phase, _NOT_NOW[what])


def _why_no_gift(state: State, seat: int) -> Why:
    if count_gifts(state, seat):
        text = "red cards go to another player of this table without the yellow power"
        return Why("no_such_receiver", text)
    return Why("nothing_to_give", "it has no red cards, or nobody to take them")


def _why_no_card(state: State, edition: Edition, seat: int, kind: int, move: int) -> Why:
    if not state.hands[seat, kind]:
        return Why("not_held", f"it does not hold {edition.codes[kind]}")
    if playable(state, seat) >> kind & 1:
        return _wrong_naming(state, seat, kind, move)
    if seat != state.to_act:
        return _waits(state)
    return _why_not_playable(state, edition, seat, kind)


def _why_not_playable(state: State, edition: Edition, seat: int, kind: int) -> Why:
    if state.phase in (OPENING, FLIPPED):
        return Why("choose_first", "the wild on the discard pile needs a choice first, such as =b")
    if state.phase == RESPOND and (kinds_for_debt(state) & matching_cards(state)) >> kind & 1:
        return _why_no_draw_four(state, seat)
    if state.phase == RESPOND:
        debt = int(state.debt)
        return Why("answer_debt", f"it has to answer a debt of {debt} cards", {"count": debt})
    if state.phase == DRAWN and kind != state.drawn:
        drawn = edition.codes[state.drawn]
        text = f"after a draw only the card drawn, {drawn}, may be played"
        return Why("only_drawn", text, {"needed": drawn})
    if state.phase in (TURN, SECOND, DRAWN) and matching_cards(state) >> kind & 1:
        return _why_no_draw_four(state, seat)
    return _mismatch(state, edition)


def _why_no_draw_four(state: State, seat: int) -> Why:
    """The colour in play bars it, or, where only that can be the reason, another wild."""
    if state.holds[seat] & cards.cards_of_color(state.color):
        text = "a Wild Draw Four needs a hand without the colour in play (no_bluff)"
        return Why("has_color", text)
    return Why("has_wild", "a Wild Draw Four needs a hand without another wild (no_bluff)")


def _mismatch(state: State, edition: Edition) -> Why:
    if state.symbol == cards.NO_SYMBOL:
        text = f"the colour to follow is {edition.color_names[state.color]}"
        return Why("wrong_color", text, {"color": COLOR_LETTERS[state.color]})
    thing = "number" if state.symbol < cards.SKIP else "symbol"
    top = edition.codes[top_card(state)]
    return Why(f"no_match_{thing}", f"neither colour nor {thing} matches", {"top": top})


def _wrong_naming(state: State, seat: int, kind: int, move: int) -> Why:
    named = actions.named_seat(move)
    held = int(state.sizes[seat])
    if actions.calls_uno(move) and held != 2:
        text = f"UNO goes with the next-to-last card, and it holds {held}"
        return Why("uno_too_early", text, {"count": held})
    if not state.asks_seat >> kind & 1:
        return Why("names_nobody", "no seat is to be named with it")
    if named < 0:
        text = f"a seat has to be named with it, such as @{(seat + 1) % state.players}"
        return Why("needs_player", text)
    if named == seat:
        return Why("not_yourself", "it has to be aimed at another player")
    text = f"there is no seat {named}; seats go from 0 to {state.players - 1}"
    return Why("no_such_seat", text, {"seat": named})
