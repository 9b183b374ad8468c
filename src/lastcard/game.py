"""A game of UNO: what people import."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Self, Unpack

from .board import Board
from .editions import Edition, Options, find_edition
from .editions.options import GivenOptions, check_options, read_options, write_options
from .editions.start import new_state, seed_dice
from .errors import IllegalMove, InvalidOption, InvalidPosition
from .event import Event, read_events
from .explain import why_not
from .json_text import read_object, write_json
from .notation import Move
from .position import read_fields, read_state, write_state
from .record import History, read_game, read_record, replay, write_game, write_record
from .rules import deal, play
from .rules.actions import WAIT
from .rules.deeds import note_deed
from .rules.driver import anything_out_of_turn, next_to_decide
from .rules.knowledge import learn
from .rules.state import MAX_PLAYERS, SCORE_TALLY, State
from .setup import (
    Cards,
    check_seat,
    count_hands,
    lay_out_cards,
    lay_top_card,
    place_powers,
    place_scores,
    place_shields,
    start_play,
)
from .view import View, make_view

_COUNTS = tuple(str(count) for count in range(2, MAX_PLAYERS + 1))


class Game(Board):
    """One game, from the first deal to the last round.

    Make one with `Game.new` or `Game.setup`, ask for the legal moves, and play:

    >>> game = Game.setup("classic", hands=["r7 b3", "g1 y2"], top="r5")
    >>> game.legal()
    ['r7', 'r7!', 'draw']
    >>> [event.name for event in game.play("r7!")]
    ['played', 'uno']
    >>> game.to_act, game.hand(0)
    (1, ['b3'])
    >>> game.play("y2")
    Traceback (most recent call last):
        ...
    lastcard.errors.IllegalMove: seat 1 cannot play y2 on r7: neither colour nor number matches

    A move that is refused leaves the game as it was. Seats count clockwise from 0.
    """

    def __init__(self, edition: Edition, options: Options, state: State, history: History) -> None:
        super().__init__(edition, options, state)
        self.history = history

    # Making games.

    @classmethod
    def new(
        cls,
        edition: str | Edition,
        players: int = 4,
        seed: object = None,
        **options: Unpack[GivenOptions],
    ) -> Game:
        """Start a game: settle who deals, deal, and turn up the first card.

        `seed` is any number or text; without one, chance comes from the operating system. The
        options, with what they usually are first; docs/rules.md says what they mean, and where an
        edition differs:

            scoring              "winner", "tally" or "hand"
            target               500, from 1 to 10000
            hand_size            7, from 1 to 10
            uno_penalty          2, from 0 to 10
            two_player_reverse   "skip" or "plain"
            stacking             "off", "same" or "any"
            jump_in, seven_zero, draw_until_playable, force_play, no_bluff, say_pass
                                 False or True
            custom_rules         None, or the rules of the two Customizable cards, each None or
                                 words and effects: [("All others draw", "others draw 1"), None]

        >>> game = Game.new("disney-parks", players=4, seed=7, target=500)
        >>> game.hand_sizes
        [7, 7, 7, 7]
        """
        found = find_edition(edition)
        checked = check_options(found, options)
        state = new_state(found, players, checked)
        seed = secrets.token_hex(16) if seed is None else seed
        seed_dice(state, seed)
        game = cls(found, checked, state, History(seed=str(seed)))
        game.history.events = game._run(deal.start_game)
        return game

    @classmethod
    def setup(
        cls,
        edition: str | Edition,
        hands: Sequence[Cards],
        top: str | None = None,
        *,
        opening: str | None = None,
        draw: Cards | None = None,
        turn: int = 0,
        direction: str = "left",
        dealer: int | None = None,
        color: str | None = None,
        scores: Sequence[int] | None = None,
        powers: Mapping[str, int] | None = None,
        shields: Sequence[int] | None = None,
        seed: object = 0,
        **options: Unpack[GivenOptions],
    ) -> Game:
        """Set up a position by hand: one string of cards for each seat and the top discard.

        `draw` names the cards on top of the draw pile in the order in which they will be drawn;
        every card that is named nowhere lies below, shuffled by `seed`. With `opening` instead of
        `top`, that card is turned up and its opening rule applies. `color` is the colour chosen
        for a wild top card.

        >>> game = Game.setup("classic", ["r7 b3", "g1 y2"], opening="rD", dealer=1)
        >>> game.hand_sizes, game.to_act
        ([4, 2], 1)
        """
        found = find_edition(edition)
        checked = check_options(found, options)
        state = new_state(found, count_hands(hands), checked)
        seed_dice(state, seed)
        game = cls(found, checked, state, History())
        first = _first_card(top, opening, turn, direction, color)
        deal.clear_table(state)
        last_seat = state.players - 1
        state.dealer = last_seat if dealer is None else check_seat(dealer, state.players, "dealer")
        place_shields(state, found, shields or ())
        place_powers(state, found, powers or {})
        place_scores(state, scores or [0] * state.players)
        lay_out_cards(state, found, hands, first, draw or "")
        if opening is not None:
            game.history.events = game._run(deal.turn_up_first_card)
        else:
            lay_top_card(state, found, color)
            start_play(state, turn, direction)
        game.history.position = game.position()
        return game

    # Playing.

    def view(self, seat: int | None) -> View:
        """What a seat may know, and nothing else; None is somebody who only watches."""
        return make_view(self, None if seat is None else self._seat(seat))

    @property
    def to_ask(self) -> int | None:
        """The seat to ask, where seats are asked one after another; None when the round is over.

        Before the next player begins, everybody who could do something out of turn (call UNO,
        catch, jump in, give red cards away) is asked in turn order, and the seat to act last.

        >>> game = Game.setup("classic", hands=["r7 b3", "g1 y2"], top="r5")
        >>> events = game.play("r7")  # without calling UNO
        >>> game.to_ask, game.to_act
        (0, 1)
        >>> game.wait(0)
        >>> game.to_ask
        1
        """
        if self.round_over or not anything_out_of_turn(self._state):
            return self.to_act
        return next_to_decide(self._state.copy())

    def play(self, move: str | Move, seat: int | None = None) -> list[Event]:
        """Make a move, by the seat to act unless another is named, and say what happened.

        Raises InvalidMove if the move cannot be understood and IllegalMove if it is not allowed;
        the game is then unchanged.
        """
        who = self._state.to_act if seat is None else self._seat(seat)
        action = self._moves.read(move, lambda: self.legal(who))
        if self.round_over or action not in self._legal_actions(who):
            raise why_not(self._state, self.edition, who, str(move), action)
        note_deed(self._deeds, self._state, who, action)
        events = self._run(lambda state: play.make_move(state, who, action))
        while self._state.clause >= 0:
            events += self._run(play.continue_move)
        self.history.add(who, move)
        return events

    def next_round(self) -> list[Event]:
        """Deal the next round, after one that did not end the game."""
        self._check_between_rounds()
        self.history.rounds.append([])
        self._deeds.clear()
        return self._run(deal.start_next_round)

    def add_seat(self) -> int:
        """After a round that did not end the game, seat one player more; returns the new seat.

        It is the last one. Whoever comes has no points yet, but where low scores win as many as
        whoever has most: to come late is no advantage.
        """
        self._check_between_rounds()
        state, seat = self._state, self.players
        new_state(self.edition, seat + 1, self.options)  # raises InvalidOption if it is too many
        state.scores[seat] = max(self.scores) if state.scoring == SCORE_TALLY else 0
        state.players = seat + 1
        self.history.add("joins", seat)
        return seat

    def take_back(self, seat: int | None = None) -> list[str]:
        """Undo the last move, or the last one of a seat and all that came after it.

        Says what was taken back, as a record writes it; a deal, which is taken back as a move is,
        is "". The game is played again up to there, so for trying many moves from one position
        `copy` is quicker. Raises IllegalMove if there is nothing to take back.

        >>> game = Game.setup("classic", hands=["r7 b3", "g1 y2"], top="r5")
        >>> events = game.play("r7!")
        >>> game.take_back(), game.hand(0)
        (['0:r7!'], ['r7', 'b3'])
        """
        kept, taken = self.history.cut(None if seat is None else self._seat(seat))
        before = self
        for again, _, _ in replay(self, kept):
            before = again
        self._state, self._known, self.history = before._state, before._known, before.history
        self._deeds = before._deeds
        return taken

    def wait(self, seat: int) -> None:
        """Let a chance to act out of turn go by, where seats are asked one after another.

        Nothing happens but that the seat is not asked again before the next move. Raises
        IllegalMove unless it is the seat to ask.
        """
        state = self._state.copy()
        asked = None if self.round_over else next_to_decide(state)
        if self._seat(seat) != asked or asked == state.to_act:
            raise IllegalMove(f"seat {seat} has no chance out of turn to let go by")
        self._state.asked = state.asked
        play.apply(self._state, seat, WAIT)

    def reseed(self, words: str) -> None:
        """Put fresh randomness, 32 hexadecimal digits, into the next shuffles; it is recorded."""
        if len(words) != 32 or set(words) - set("0123456789abcdef") or not int(words, 16):
            raise InvalidOption("randomness is 32 hexadecimal digits, not all zero")
        for i in range(4):
            self._state.dice[i] = int(words[8 * i : 8 * i + 8], 16)
        self.history.add("dice", words)

    # Copies and texts.

    def copy(self) -> Self:
        """A game of its own in the same state."""
        twin = super().copy()
        twin.history = self.history.copy()
        return twin

    def __eq__(self, other: object) -> bool:
        """Do two games stand the same, down to the cards that lie hidden and the next shuffle?

        How they came to that does not count.
        """
        return isinstance(other, Game) and self.position() == other.position()

    def position(self) -> str:
        """The whole state as a line of text, hidden cards included."""
        fields = {
            "players": str(self.players),
            **write_options(self.options, self.edition),
            **write_state(self._state, self.edition, self._known),
        }
        return " ".join([self.edition.id, *(f"{key}={text}" for key, text in fields.items())])

    @classmethod
    def from_position(cls, text: str) -> Game:
        """The game that `position` wrote, or somebody by hand; raises InvalidPosition.

        What is left out is as at the beginning of a turn; only `hands` and `discard` are needed.

        An edition or option that there is not is UnknownEdition or InvalidOption, as everywhere.

        >>> game = Game.new("togetherness", players=2, seed=1)
        >>> Game.from_position(game.position()).view(0) == game.view(0)
        True
        >>> Game.from_position("classic hands=r7,b3/g1,y2 discard=r5").legal()
        ['r7', 'r7!', 'draw']
        """
        name, fields = read_fields(text)
        edition = find_edition(name)
        players = _read_players(fields)
        options = check_options(edition, read_options(fields))
        state = new_state(edition, players, options)
        deal.clear_table(state)
        game = cls(edition, options, state, History(position=" ".join(text.split())))
        read_state(state, edition, fields, game._known)
        return game

    def record(self) -> str:
        """The game so far as text that `from_record` can replay."""
        return write_record(self)

    def to_json(self) -> str:
        """The game so far as JSON that `from_json` can replay: what a record holds."""
        return write_json(write_game(self))

    @classmethod
    def from_json(cls, text: str | bytes) -> Game:
        """Replay what `to_json` wrote; raises InvalidRecord with the move."""
        return read_game(cls, read_object(text, "a game"))

    @classmethod
    def from_record(cls, text: str) -> Game:
        """Replay a record, move by move; raises InvalidRecord with the line and the move.

        >>> game = Game.new("classic", players=3, seed="a seed")
        >>> events = game.play(game.legal()[0])
        >>> Game.from_record(game.record()).position() == game.position()
        True
        """
        return read_record(cls, text)

    def replay(self) -> Iterator[tuple[Game, str, list[Event]]]:
        """Go through this game again from its start, on a game of its own.

        After each deal (the move "") and each move (with its seat, as in a record) comes the game
        as it then was, the move, and what happened.

        >>> game = Game.setup("classic", hands=["r7 b3", "g1 y2"], top="r5")
        >>> events = game.play("r7!")
        >>> [(move, now.top) for now, move, events in game.replay()]
        [('', 'r5'), ('0:r7!', 'r7')]
        """
        return replay(self)

    def __repr__(self) -> str:
        return (
            f"<Game {self.edition.id}, {self.players} players, round {self.round_number}, "
            f"phase {self.phase}, to act {self.to_act}>"
        )

    # Within.

    def _check_between_rounds(self) -> None:
        if not self.round_over:
            raise IllegalMove("the round is not over yet", "round_goes_on")
        if self.game_over:
            raise IllegalMove("the game is over: there is no next round", "game_over")

    def _run(self, step: Callable[[State], None]) -> list[Event]:
        """Let the rules do a step, and take note of what happened."""
        self._state.event_count = 0
        step(self._state)
        learn(self._known, self._state)
        return read_events(self._state, self.edition)


def _read_players(fields: dict[str, str]) -> int:
    """Take the number of players out of the fields of a position."""
    hands = fields.get("hands", "")
    text = fields.pop("players", str(hands.count("/") + 1))
    if text not in _COUNTS:
        raise InvalidPosition(
            f"players is a whole number from 2 to {MAX_PLAYERS}, not {text[:20]!r}"
        )
    return int(text)


def _first_card(
    top: str | None, opening: str | None, turn: int, direction: str, color: str | None
) -> str:
    if (top is None) == (opening is None):
        raise InvalidPosition("give either top, a card already in play, or opening, to turn up")
    if opening is not None and (turn, direction, color) != (0, "left", None):
        raise InvalidPosition("turn, direction and color follow from the opening card")
    return top or opening or ""
