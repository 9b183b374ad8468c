"""The game at a table: who plays it, by which shuffles, and what is counted of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from ..event import Event
from ..game import Game
from ..record import is_move
from ..rules.version import RULES_VERSION
from .people import Person
from .shuffles import Round
from .tallies import Tally, count_events


@dataclass
class PlayedGame:
    """A game in progress or over."""

    game: Game
    rounds: list[Round]  # with their secrets; none where the chance follows from the game
    names: list[str]
    persons: list[str | None]  # by seat, whoever plays there or has last; None for a bot
    practice: bool
    shuffling: int = 1  # the version of the way to the words of its shuffles
    rules: int = RULES_VERSION  # the version of the rules by which it was begun
    tallies: list[Tally] = field(default_factory=list)
    points: list[list[int]] = field(default_factory=list)  # by round and seat
    version: int = 0  # of the last entry that changed the game
    settled: list[int] = field(default_factory=list)  # scores after the last finished round

    def count_from(self, steps: Iterable[tuple[Game, str, Sequence[Event]]]) -> Sequence[Event]:
        """Count from the start, as far as these steps of the game lead; returns the last events."""
        self.tallies, self.points, self.settled = [], [], []
        events: Sequence[Event] = ()
        for self.game, _, events in steps:
            self.count(events)
        return events

    def count(self, events: Sequence[Event]) -> None:
        """Take note of what has happened in a deal or a move."""
        self._make_room()
        count_events(self.tallies, events)
        if self.game.round_over:
            now = self.game.scores
            gained = [after - before for after, before in zip(now, self.settled, strict=True)]
            self.points.append(gained)
            self.settled = now
            winner = self.game.round_winner
            if winner is not None:
                tally = self.tallies[winner]
                tally.points += gained[winner]
                tally.best_round = max(tally.best_round, gained[winner])

    def _make_room(self) -> None:
        """Whoever is new has had no part in the rounds before."""
        new = self.game.scores[len(self.settled) :]
        if new:
            self.settled = [*self.settled, *new]
            self.tallies += [Tally() for _ in new]
            self.points = [[*gained, *(0 for _ in new)] for gained in self.points]

    def is_taken_over(self, seat: int, person: Person) -> None:
        """Somebody plays on for a bot: its cards and its points are theirs."""
        if seat < len(self.names):
            self.names[seat], self.persons[seat] = person.name, person.id

    def add_seat(self, person: Person) -> None:
        """Somebody plays from the next round on."""
        self.game.add_seat()
        self.names.append(person.name)
        self.persons.append(person.id)

    def own_moves(self, seat: int) -> list[int]:
        """The numbers of a seat's moves, counted as `Game.replay` counts deals and moves."""
        codes = [code for moves in self.game.history.rounds for code in ("", *moves)]
        steps = [code for code in codes if not code or is_move(code)]
        return [number for number, code in enumerate(steps) if code.startswith(f"{seat}:")]

    def count_moves(self) -> int:
        return sum(map(len, self.game.history.rounds))

    def may_take_back(self, seat: int) -> bool:
        if not self.practice:  # every move asks for it, and what follows reads all moves before
            return False
        return not self.game.history.joined and bool(self.own_moves(seat))
