"""A bot in RLCard's UNO: what it would see here of an observation there, and its move there.

RLCard plays simplified rules for two. A card has to be played if one fits, and a Wild Draw Four
only if nothing else does. A card drawn is played at once if its colour fits, a wild in a colour by
chance and without making anybody draw; any other is kept. Reverse does nothing, UNO is not called,
and the one who goes out wins, whatever the other holds.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from lastcard.board import Board
from lastcard.bots import Bot
from lastcard.editions import EDITIONS
from lastcard.editions.edition import COLOR_LETTERS, SYMBOL_LETTERS
from lastcard.editions.options import check_options
from lastcard.editions.start import new_state
from lastcard.errors import IllegalMove
from lastcard.notation import Move, read_card
from lastcard.rules.cards import COLORS, NOTHING, REVERSE, SYMBOLS, WILD_DRAW_FOUR
from lastcard.rules.deal import clear_table
from lastcard.rules.hands import add_card, remove_card
from lastcard.rules.matching import matching_cards, playable
from lastcard.rules.piles import discard, follow, top_card
from lastcard.rules.state import State
from lastcard.rules.turn import start_turn
from lastcard.view import View, make_view

Observation = Mapping[str, Any]

EDITION = EDITIONS["classic"]
DECK_SIZE = sum(EDITION.deck)
# One hand decides, so that a search looks for wins alone.
OPTIONS = check_options(
    EDITION, {"force_play": True, "no_bluff": True, "uno_penalty": 0, "scoring": "hand"}
)
_TRAITS = dict(zip(SYMBOL_LETTERS, [*"0123456789", "skip", "reverse", "draw_2"], strict=True))
_SYMBOLS = {trait: symbol for symbol, trait in _TRAITS.items()}
_WILDS = {"wild": "W", "wild_draw_4": "W4"}
_WILD_TRAITS = {code: trait for trait, code in _WILDS.items()}


# Cards and moves by their names there.


def card_code(name: str) -> str:
    """A card's code here.

    >>> card_code("r-draw_2"), card_code("g-wild")
    ('rD', 'W')
    """
    color, trait = name.split("-")
    return _WILDS[trait] if trait in _WILDS else color + _SYMBOLS[trait]


def move_code(action: str) -> str:
    """A move's code here.

    >>> move_code("r-draw_2"), move_code("g-wild"), move_code("draw")
    ('rD', 'W=g', 'draw')
    """
    if action == "draw":
        return action
    code = card_code(action)
    return f"{code}={action[0]}" if code in _WILD_TRAITS else code


def action_name(code: str) -> str:
    """A move's name there, where nobody calls UNO.

    >>> action_name("rD!"), action_name("W4=b"), action_name("draw")
    ('r-draw_2', 'b-wild_draw_4', 'draw')
    """
    move = Move.parse(code)
    if move.color:
        return f"{move.color}-{_WILD_TRAITS[move.what]}"
    return code if code == "draw" else f"{move.what[0]}-{_TRAITS[move.what[1]]}"


# What a seat sees.


def color_to_follow(raw: Observation) -> str:
    """The colour in play. The target shows a wild in the colour that it had in the deck."""
    if not _is_wild_name(raw["target"]):
        return str(raw["target"][0])
    colored = [a for a in raw["legal_actions"] if a != "draw" and not _is_wild_name(a)]
    if colored or raw["played_cards"]:
        return str((*raw["played_cards"], *colored)[-1][0])
    held = {name[0] for name in raw["hand"] if not _is_wild_name(name)}
    return next(color for color in COLOR_LETTERS if color not in held)  # of which none can follow


def _is_wild_name(name: str) -> bool:
    return name.split("-")[1] in _WILDS


def view_of(raw: Observation, drew_on: int = 0) -> View:
    """What the seat to act sees; `drew_on` are the colours on which the other has drawn of late.

    The legal moves are those there, with UNO called or not.
    """
    seat: int = raw["current_player"]
    state = new_state(EDITION, 2, OPTIONS)
    clear_table(state)
    _lay_out_piles(state, raw)
    for name in raw["hand"]:
        add_card(state, seat, read_card(EDITION, card_code(name)))
    state.sizes[1 - seat] = raw["num_cards"][1 - seat]
    state.drew_on[1 - seat] = drew_on
    start_turn(state, seat)
    if playable(state, seat) >> WILD_DRAW_FOUR & 1:
        _hold_back_draw_four(state, seat, raw["legal_actions"])
    view = make_view(Board(EDITION, OPTIONS, state), seat)
    for color in range(COLORS):
        view.state.effects[color * SYMBOLS + REVERSE] = NOTHING
    return view


def _lay_out_piles(state: State, raw: Observation) -> None:
    """When the pile has just been shuffled in, the target is all that lies there."""
    for name in raw["played_cards"] or [raw["target"]]:
        discard(state, read_card(EDITION, card_code(name)))
    follow(state, top_card(state), COLOR_LETTERS.index(color_to_follow(raw)))
    hidden = DECK_SIZE - state.discard_count - sum(raw["num_cards"])
    state.draw_count = max(0, hidden)


def _hold_back_draw_four(state: State, seat: int, legal: Sequence[str]) -> None:
    """Where it may not be played because something else fits, another card stands in for it.

    That is a plain wild, if one may be played; else a card that does not fit.
    """
    wilds = {card_code(name) for name in legal if name != "draw" and _is_wild_name(name)}
    if "W4" in wilds:
        return
    stand_in = read_card(EDITION, "W") if wilds else _misfit(state)
    while state.hands[seat, WILD_DRAW_FOUR]:
        remove_card(state, seat, WILD_DRAW_FOUR)
        add_card(state, seat, stand_in)


def _misfit(state: State) -> int:
    fitting = matching_cards(state)
    return next(kind for kind in range(len(EDITION.deck)) if not fitting >> kind & 1)


# Playing.


class _Watch:
    """Remembers on which colours the other player has drawn in a game."""

    def __init__(self) -> None:
        self.drew_on = 0
        self.seen = 0  # how many actions
        self._size = OPTIONS.hand_size

    def update(self, raw: Observation, record: Sequence[tuple[int, str]]) -> None:
        """Take note of what happened since the last look."""
        seat = raw["current_player"]
        size = raw["num_cards"][1 - seat]
        theirs = [action for who, action in record[self.seen :] if who != seat]
        if theirs and theirs[-1] == "draw":
            expected = self._size - len(theirs) + theirs.count("draw")
            self._drew(raw, kept=size > expected)
        elif size > self._size:
            self.drew_on = 0  # it had to draw two or four
        self.seen, self._size = len(record), size

    def _drew(self, raw: Observation, kept: bool) -> None:
        """A card kept leaves the colour; one played at once is of that colour, or a wild."""
        pile = raw["played_cards"]
        if kept or not _is_wild_name(raw["target"]):
            self.drew_on |= 1 << COLOR_LETTERS.index(color_to_follow(raw))
        elif len(pile) > 1:
            self.drew_on |= 1 << COLOR_LETTERS.index(pile[-2][0])


class LastcardAgent:
    """An agent for RLCard's UNO environment in which a bot of this package decides."""

    use_raw = True

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self._watch = _Watch()

    def step(self, state: Mapping[str, Any]) -> str:
        """The bot's move as one of the legal raw actions."""
        raw = state["raw_obs"]
        record = state["action_record"]
        if len(record) < self._watch.seen:
            self._watch = _Watch()  # another game has begun
        self._watch.update(raw, record)
        legal: list[str] = raw["legal_actions"]
        if len(set(legal)) == 1:
            return legal[0]
        code = self._bot.choose(view_of(raw, self._watch.drew_on))
        action = action_name(code)
        if action not in legal:
            raise IllegalMove(f"{code} is not legal there; {', '.join(legal)} would be")
        return action

    def eval_step(self, state: Mapping[str, Any]) -> tuple[str, dict[str, Any]]:
        """The same, in the form that evaluation asks for."""
        return self.step(state), {}
