"""What one seat may know: the only way that a game's state leaves for a player or a bot.

`View` is the one declaration of it. What a table sends over the wire, what the terminal and the
page draw, and the record that bots compute on all follow from its fields.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, fields
from functools import cached_property, lru_cache
from typing import Any

from .board import Board, Known
from .editions import Edition, Options, find_edition
from .editions.edition import COLOR_LETTERS
from .editions.options import check_options
from .editions.start import new_state
from .errors import IllegalMove
from .json_text import read_fields, read_object, write_json
from .notation import PHASES, Direction, Phase, read_card, read_cards
from .rules.cards import NO_CARD, NO_COLOR, NO_SYMBOL, symbol_of
from .rules.deal import clear_table
from .rules.hands import add_card
from .rules.piles import discard
from .rules.state import NOBODY, State
from .setup import DIRECTIONS


@dataclass
class View:
    """A game as one seat sees it, or somebody who only watches.

    Cards are codes (`r7`), colours letters (`r`), seats numbers that count clockwise from 0.
    Lists by seat begin with seat 0. Views can be compared, but not hashed.

    seat: whose view it is; None for somebody who only watches
    edition: the edition's name
    options: the options that differ from the edition's own
    players: how many there are
    hand: the cards of the seat, by colour and number, wilds last
    drawn: the card that the seat has just drawn, while it may be played
    known: the cards that the seat has been shown of others' hands, by seat
    hand_sizes: how many cards each seat holds
    top: the card on top of the discard pile
    color: the colour to follow; None until an opening wild's is chosen
    color_only: the colour alone counts, as after a wild: no number, no symbol
    color_before: the colour before the last Wild Draw Four, which a challenge is about
    discards: the discard pile from the bottom to the top
    discard_count: how many cards lie there
    draw_count: how many cards there are to draw
    reshuffles: how often the discard pile has become the draw pile in this round
    direction: "left" (clockwise) or "right"
    dealer: who dealt this round
    turn: whose turn it is: it stays until what was played is settled
    to_act: whose decision the game waits for; None when the round is over
    phase: what for: `turn`, `drawn` (play the card drawn or pass), `second` (a second card, blue
        power), `respond` (to a Wild Draw Four or a debt), `opening` and `flipped` (the choices for
        a wild that lies open), `round_over`, `game_over`
    debt: how many cards the seat to act has to take, unless it passes them on
    second_card: the seat whose turn it is may yet play a second card (blue power)
    another_turn: the seat whose turn it is has the next one too
    powers: who holds which colour's power; powers that nobody holds are left out
    shields: the seats with a Save The Day card in front of them
    shields_in_force: the seats that had one when the card being settled was played
    missing: how many turns each seat has yet to miss
    drew_on: for each seat the colours, as letters, on which it has drawn of late
    uno_owed: who can be caught for not having called UNO
    asked: how many seats have let their chance to act out of turn go by
    round_number: counted from 1
    scores: each seat's points
    round_winner: who went out, when the round is over
    winners: who has won, when the game is over
    legal: the moves that the seat may make now, in turn or out of it, as codes
    """

    seat: int | None
    edition: str
    options: dict[str, Any]
    players: int
    hand: list[str]
    drawn: str | None
    known: dict[int, list[str]]
    hand_sizes: list[int]
    top: str
    color: str | None
    color_only: bool
    color_before: str | None
    discards: list[str]
    discard_count: int
    draw_count: int
    reshuffles: int
    direction: Direction
    dealer: int
    turn: int
    to_act: int | None
    phase: Phase
    debt: int
    second_card: bool
    another_turn: bool
    powers: dict[str, int]
    shields: list[int]
    shields_in_force: list[int]
    missing: list[int]
    drew_on: list[str]
    uno_owed: int | None
    asked: int
    round_number: int
    scores: list[int]
    round_winner: int | None
    winners: list[int]
    legal: list[str]

    # What has been done in this round, for bots that go by it: rows of `rules.deeds`. It is none
    # of the fields: it is not sent, and views are equal that came about in different ways.
    deeds = b""

    def __post_init__(self) -> None:
        self.known = Known(self.known)

    @property
    def round_over(self) -> bool:
        return self.phase in ("round_over", "game_over")

    @property
    def game_over(self) -> bool:
        return self.phase == "game_over"

    @property
    def own_seat(self) -> int:
        """The seat, where there is one: bots are never asked to choose for somebody who watches."""
        if self.seat is None:
            raise IllegalMove("somebody who only watches has no move to choose")
        return self.seat

    def to_json(self) -> str:
        """The view as JSON: its fields, as a table sends them."""
        return write_json(self._fields())

    @classmethod
    def from_json(cls, text: str | bytes) -> View:
        """The view that `to_json` wrote; raises InvalidRecord, UnknownEdition or InvalidOption.

        >>> from lastcard import Game
        >>> view = Game.new("classic", players=3, seed=1).view(0)
        >>> View.from_json(view.to_json()) == view
        True
        """
        view = cls(**read_fields(cls, read_object(text, "a view"), "a view"))
        edition = find_edition(view.edition)
        view.options = check_options(edition, view.options).changes(edition)
        return view

    def __getstate__(self) -> dict[str, Any]:
        """What is pickled and copied; the record can be made from it again."""
        return {**self._fields(), "deeds": self.deeds}

    def _fields(self) -> dict[str, Any]:
        return {one.name: getattr(self, one.name) for one in fields(self)}

    @cached_property
    def state(self) -> State:
        """The same as a record, for bots that compute with the functions of the rules.

        It is made from what the view shows: what the seat has not seen is not in it.
        """
        return _make_state(self)


class Views:
    """The views of a game as it now is. What everybody sees is read once."""

    def __init__(self, game: Board) -> None:
        self._game = game
        self.public: dict[str, Any] = {
            "edition": game.edition.name,
            "options": game.changed_options.copy(),
            **{name: getattr(game, name) for name in _PUBLIC},
        }

    def fields_for(self, seat: int | None) -> dict[str, Any]:
        """The fields of one seat's view, or (None) of somebody's who only watches."""
        return {**self.public, **self.own(seat)}

    def own(self, seat: int | None) -> dict[str, Any]:
        """Those that are not the same for everybody."""
        if seat is None:
            return _WATCHING
        game = self._game
        return {
            "seat": seat,
            "hand": game.hand(seat),
            "drawn": game.drawn if game.to_act == seat else None,
            "known": game.known(seat),
            "legal": game.legal(seat),
        }


_WATCHING: dict[str, Any] = {"seat": None, "hand": [], "drawn": None, "known": {}, "legal": []}
_PUBLIC = [one.name for one in fields(View) if one.name not in {*_WATCHING, "edition", "options"}]


def make_view(game: Board, seat: int | None) -> View:
    """The redaction: what a seat may know, or (None) somebody who only watches."""
    view = View(**Views(game).fields_for(seat))
    view.deeds = game.deeds
    return view


# The record that follows from a view.

_SAME = ("reshuffles", "dealer", "turn", "debt", "draw_count", "asked", "round_number")


@lru_cache(maxsize=32)
def _empty_table(edition: Edition, players: int, options: Options) -> State:
    state = new_state(edition, players, options)
    clear_table(state)
    state.notes_events = 1
    return state


def _make_state(view: View) -> State:
    edition = find_edition(view.edition)
    state = _empty_table(edition, view.players, check_options(edition, view.options)).copy()
    _lay_cards(state, edition, view)
    _write_by_seat(state, view)
    for name in _SAME:
        setattr(state, name, getattr(view, name))
    state.direction = DIRECTIONS[view.direction]
    state.phase = PHASES.index(view.phase)
    state.to_act = view.turn if view.to_act is None else view.to_act
    state.second, state.again = view.second_card, view.another_turn
    state.uno_owed = NOBODY if view.uno_owed is None else view.uno_owed
    state.winner = NOBODY if view.round_winner is None else view.round_winner
    state.shields, state.shields_in_force = _set_of(view.shields), _set_of(view.shields_in_force)
    return state


def _lay_cards(state: State, edition: Edition, view: View) -> None:
    hands = view.known if view.seat is None else {**view.known, view.seat: view.hand}
    for seat, codes in hands.items():
        for kind in read_cards(edition, codes):
            add_card(state, seat, kind)
    for kind in read_cards(edition, view.discards):
        discard(state, kind)
    followed = view.discards[-2] if view.phase == "flipped" else view.top
    state.symbol = NO_SYMBOL if view.color_only else symbol_of(read_card(edition, followed))
    state.color, state.color_before = _color(view.color), _color(view.color_before)
    state.drawn = NO_CARD if view.drawn is None else read_card(edition, view.drawn)


def _write_by_seat(state: State, view: View) -> None:
    for seat in range(view.players):
        state.sizes[seat] = view.hand_sizes[seat]
        state.scores[seat] = view.scores[seat]
        state.missing[seat] = view.missing[seat]
        state.drew_on[seat] = _set_of(COLOR_LETTERS.index(one) for one in view.drew_on[seat])
    for letter, seat in view.powers.items():
        state.powers[COLOR_LETTERS.index(letter)] = seat


def _color(letter: str | None) -> int:
    return NO_COLOR if letter is None else COLOR_LETTERS.index(letter)


def _set_of(numbers: Iterable[int]) -> int:
    return sum(1 << number for number in numbers)
