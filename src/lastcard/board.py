"""What can be read off a game: whose turn it is, the piles, the hands, the scores."""

from __future__ import annotations

from functools import cached_property
from typing import Any, Self

from .editions import Edition, Options
from .editions.edition import COLOR_LETTERS
from .errors import InvalidMove
from .notation import PHASES, Direction, Move, Phase, move_table, write_cards, write_counted
from .rules import moves
from .rules.cards import COLORS, KINDS, NO_CARD, NO_COLOR, NO_SYMBOL
from .rules.driver import anything_out_of_turn
from .rules.knowledge import copy_all_known, hands_known_to, nothing_known
from .rules.matching import playable
from .rules.piles import top_card
from .rules.scoring import is_winner
from .rules.state import (
    GAME_OVER,
    LEFT,
    MAX_PLAYERS,
    NOBODY,
    OPENING,
    ROUND_OVER,
    Ints,
    State,
)
from .whole_numbers import as_whole

_COLOR_SETS = tuple(
    "".join(letter for color, letter in enumerate(COLOR_LETTERS) if colors >> color & 1)
    for colors in range(1 << COLORS)
)  # the letters of each set of colours


_NOTHING = bytes(MAX_PLAYERS * KINDS)  # is known of anybody's cards


class Known(dict[int, list[str]]):
    """The cards known to lie in others' hands, by seat; a seat of which nothing is known has []."""

    def __missing__(self, seat: int) -> list[str]:
        return []


class Board:
    """The readable side of a game. All of it is here, hidden cards too: players get a `View`."""

    def __init__(
        self,
        edition: Edition,
        options: Options,
        state: State,
        known: Ints | None = None,
        deeds: bytearray | None = None,
    ) -> None:
        self.edition = edition
        self.options = options
        self._moves = move_table(edition)
        self._state = state
        self._known = nothing_known() if known is None else known
        self._deeds = bytearray() if deeds is None else deeds
        self._legal: dict[int, list[int]] = {}  # the moves of seats that have been asked for
        self._legal_in = b""  # when the record was this
        self._hands: dict[int, tuple[bytes, list[str]]] = {}  # as they were read last, by seat
        state.notes_events = 1

    def copy(self) -> Self:
        """The same in the same state: what happens in one does not change the other."""
        twin = object.__new__(type(self))
        vars(twin).update(vars(self), _legal={}, _hands={})
        twin._state, twin._deeds = self._state.copy(), self._deeds.copy()
        twin._known = copy_all_known(self._known)
        return twin

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Self:
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        """What is pickled: the rest follows from it."""
        left_out = ("_moves", "_legal", "_hands")
        kept = {name: value for name, value in vars(self).items() if name not in left_out}
        return {**kept, "_known": bytes(self._known), "_legal_in": b""}

    def __setstate__(self, state: dict[str, Any]) -> None:
        known = copy_all_known(memoryview(state["_known"]))
        vars(self).update(state, _known=known, _legal={}, _hands={})
        self._moves = move_table(self.edition)

    @cached_property
    def changed_options(self) -> dict[str, Any]:
        """The options that differ from the edition's own."""
        return self.options.changes(self.edition)

    @property
    def players(self) -> int:
        return self._state.players

    @property
    def dealer(self) -> int:
        return self._state.dealer

    @property
    def round_number(self) -> int:
        return self._state.round_number

    @property
    def to_act(self) -> int | None:
        """The seat whose decision the game waits for; None when the round is over."""
        return None if self.round_over else self._state.to_act

    @property
    def turn(self) -> int:
        """The seat whose turn it is: it stays until what was played is settled."""
        return self._state.turn

    @property
    def phase(self) -> Phase:
        """What the game waits for.

        `turn`, `drawn` (play the card drawn or pass), `second` (a second card, blue power),
        `respond` (a Wild Draw Four or a debt), `opening` and `flipped` (the choices for a wild that
        lies open), `round_over` or `game_over`.
        """
        return PHASES[self._state.phase]

    @property
    def direction(self) -> Direction:
        return "left" if self._state.direction == LEFT else "right"

    @property
    def top(self) -> str:
        """The top card of the discard pile."""
        return self.edition.codes[top_card(self._state)]

    @property
    def color(self) -> str | None:
        """The colour to follow; None until an opening wild's colour is chosen."""
        return None if self._state.phase == OPENING else COLOR_LETTERS[self._state.color]

    @property
    def color_only(self) -> bool:
        """Does the colour alone count, as after a wild?"""
        return self._state.symbol == NO_SYMBOL

    @property
    def color_before(self) -> str | None:
        """The colour before the last Wild Draw Four: the one that a challenge is about."""
        before = self._state.color_before
        return None if before == NO_COLOR else COLOR_LETTERS[before]

    @property
    def drawn(self) -> str | None:
        """In phase `drawn`: the card that was drawn."""
        drawn = self._state.drawn if self.phase == "drawn" else NO_CARD
        return None if drawn == NO_CARD else self.edition.codes[drawn]

    def hand(self, seat: int) -> list[str]:
        """The cards of a seat, in order."""
        first = KINDS * self._seat(seat)
        counts = bytes(self._state.hands.cast("B")[first : first + KINDS])
        read, codes = self._hands.get(seat, (b"", []))
        if counts != read:  # most hands stay as they are in a move
            codes = write_counted(self.edition, counts)
            self._hands[seat] = counts, codes
        return codes.copy()

    @property
    def hand_sizes(self) -> list[int]:
        return list(self._state.sizes[: self.players])

    @property
    def draw_count(self) -> int:
        return self._state.draw_count

    @property
    def discard_count(self) -> int:
        return self._state.discard_count

    @property
    def discards(self) -> list[str]:
        """The discard pile from the bottom to the top."""
        pile = self._state.discard_pile[: self._state.discard_count]
        return write_cards(self.edition, pile)

    @property
    def debt(self) -> int:
        """How many cards the seat to act has to take, unless it passes them on."""
        return self._state.debt

    @property
    def second_card(self) -> bool:
        """May the seat whose turn it is yet play a second card (blue power)?"""
        return bool(self._state.second)

    @property
    def another_turn(self) -> bool:
        """Has the seat whose turn it is the next one too?"""
        return bool(self._state.again)

    @property
    def powers(self) -> dict[str, int]:
        """Who holds which colour's power; powers that nobody holds are left out."""
        holders = [(COLOR_LETTERS[color], self._state.powers[color]) for color in range(COLORS)]
        return {letter: seat for letter, seat in holders if seat != NOBODY}

    @property
    def shields(self) -> list[int]:
        """The seats with a Save The Day card in front of them."""
        return _members(self._state.shields)

    @property
    def shields_in_force(self) -> list[int]:
        """The seats that had one when the card being settled was played."""
        return _members(self._state.shields_in_force)

    @property
    def missing(self) -> list[int]:
        """How many turns each seat has yet to miss."""
        return list(self._state.missing[: self.players])

    @property
    def drew_on(self) -> list[str]:
        """For each seat the colours, as letters, on which it has drawn of late."""
        return [_COLOR_SETS[colors] for colors in self._state.drew_on[: self.players]]

    @property
    def asked(self) -> int:
        """How many seats have let their chance to act out of turn go by."""
        return self._state.asked

    @property
    def reshuffles(self) -> int:
        """How often the discard pile has become the draw pile in this round."""
        return self._state.reshuffles

    @property
    def uno_owed(self) -> int | None:
        """Who has played the next-to-last card and not called UNO, while it can be caught."""
        return None if self._state.uno_owed == NOBODY else self._state.uno_owed

    @property
    def round_over(self) -> bool:
        return self._state.phase >= ROUND_OVER

    @property
    def round_winner(self) -> int | None:
        return None if self._state.winner == NOBODY else self._state.winner

    @property
    def scores(self) -> list[int]:
        return list(self._state.scores[: self.players])

    @property
    def game_over(self) -> bool:
        return self._state.phase == GAME_OVER

    @property
    def winners(self) -> list[int]:
        """Who has won the game; a lowest tally can be shared."""
        if not self.game_over:
            return []
        return [seat for seat in range(self.players) if is_winner(self._state, seat)]

    def known(self, seat: int) -> Known:
        """The cards that a seat has been shown of others' hands, by seat."""
        rows = bytes(hands_known_to(self._known, self._seat(seat)))
        if rows == _NOTHING:
            return Known()
        hands = ((seat, rows[KINDS * seat : KINDS * (seat + 1)]) for seat in range(self.players))
        return Known({seat: write_counted(self.edition, hand) for seat, hand in hands if any(hand)})

    @property
    def deeds(self) -> bytes:
        """What has been done in this round, as far as it is remembered: rows of `rules.deeds`."""
        return bytes(self._deeds)

    def legal(self, seat: int | None = None) -> list[str]:
        """The codes of the moves that the seat to act may make, or any seat, its turn or not."""
        who = self._state.to_act if seat is None else self._seat(seat)
        if self.round_over:
            return []
        return [self._moves.codes[action] for action in self._legal_actions(who)]

    def legal_moves(self, seat: int | None = None) -> list[Move]:
        """The same moves, as values that say what is in them."""
        return [Move.parse(code) for code in self.legal(seat)]

    @property
    def state(self) -> State:
        """The record itself, for the rules' functions; to be read only."""
        return self._state

    def _legal_actions(self, seat: int) -> list[int]:
        """They are asked for several times with every move, and found once."""
        if self._state.memory != self._legal_in:
            self._legal_in = bytes(self._state.memory)
            self._legal.clear()
        found = self._legal.get(seat)
        if found is None:
            found = self._legal[seat] = self._find_actions(seat)
        return found

    def _find_actions(self, seat: int) -> list[int]:
        state = self._state
        if seat != state.to_act and not anything_out_of_turn(state):
            return []
        cards = playable(state, seat)
        others = moves.other_moves(state, seat, cards)
        count = moves.count_choices(state, seat, cards, others)
        return [moves.nth_choice(state, seat, cards, others, n) for n in range(count)]

    def _seat(self, seat: int) -> int:
        players = self._state.players
        number = as_whole(seat)
        if number is None or not 0 <= number < players:
            raise InvalidMove(f"there is no seat {seat!r}; seats go from 0 to {players - 1}")
        return number


def _members(numbers: int) -> list[int]:
    """The numbers in a set of bits."""
    return [number for number in range(numbers.bit_length()) if numbers >> number & 1]
