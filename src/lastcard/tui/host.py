"""Whom to ask next, one seat after the other.

Before the next player begins, everybody who could do something out of turn (call UNO, catch, jump
in, give red cards away) is asked in turn order, as the simulator does.
"""

from __future__ import annotations

from ..event import Event
from ..game import Game


class Host:
    """Leads a game: says who is to decide, and takes the decision."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._asked = 0  # how many have let their chance pass since the last move

    def next_to_decide(self) -> int:
        """The seat to ask: somebody with a chance out of turn, else the seat to act."""
        waited_for = self.game.to_act
        if waited_for is None:
            raise ValueError("the round is over: nobody has anything to decide")
        if self.game.phase in ("turn", "respond", "second"):
            while self._asked < self.game.players - 1:
                seat = self._seat_to_ask(waited_for)
                if self.game.legal(seat):
                    return seat
                self._asked += 1
        return waited_for

    def let_pass(self) -> None:
        """The seat that was asked out of turn does nothing."""
        self._asked += 1

    def play(self, seat: int, code: str) -> list[Event]:
        events = self.game.play(code, seat)
        self._asked = 0
        return events

    def next_round(self) -> list[Event]:
        self._asked = 0
        return self.game.next_round()

    def _seat_to_ask(self, waited_for: int) -> int:
        step = 1 if self.game.direction == "left" else -1
        return (waited_for + (self._asked + 1) * step) % self.game.players
