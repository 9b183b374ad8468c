"""Whom to ask next, where one seat after the other is asked.

Before the next player begins, everybody who could do something out of turn (call UNO, catch, jump
in, give red cards away) is asked in turn order, as the simulator does.
"""

from __future__ import annotations

from .event import Event
from .game import Game
from .rules.driver import next_to_decide


class Turns:
    """The order in which the seats of a game are asked, from a move or a deal on."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._asked = 0  # how many have let their chance pass since the last move

    def next_to_decide(self) -> int:
        """The seat to ask: somebody with a chance out of turn, else the seat to act."""
        if self._game.round_over:
            raise ValueError("the round is over: nobody has anything to decide")
        state = self._game.state.copy()
        state.asked = self._asked
        seat = next_to_decide(state)
        self._asked = state.asked
        return seat

    def let_pass(self) -> None:
        """The seat that was asked out of turn does nothing."""
        self._asked += 1

    def play(self, seat: int, code: str) -> list[Event]:
        """The seat that was asked makes a move: the asking begins anew."""
        events = self._game.play(code, seat)
        self._asked = 0
        return events
