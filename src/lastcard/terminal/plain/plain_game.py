"""A whole game against bots, line by line, in any terminal or through a pipe."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.console import Console
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from ...bots import WAIT, Bot, choose_surely, make_bot
from ...errors import IllegalMove, InvalidMove
from ...event import Event
from ...game import Game
from ..console import ReadLine
from ..local import points_by_round
from ..plan import YOU, Keep, Plan, player_names
from ..sentences import tell
from . import table_text as screen
from .host import Host
from .person import Person, TakeBack


def make_bots(plan: Plan, luck: object) -> dict[int, Bot]:
    """The bots by seat, each with luck of its own."""
    seats = range(YOU + 1, plan.players)
    return {seat: make_bot(plan.bot_of(seat), ("bot", luck, seat)) for seat in seats}


class PlainGame:
    """You in seat 0 and bots in all the others."""

    def __init__(
        self,
        game: Game,
        bots: Mapping[int, Bot],
        console: Console,
        read_line: ReadLine,
        keep: Keep | None = None,
        practice: bool = False,
    ) -> None:
        self.game = game
        self.console = console
        self.keep = keep
        self.names = player_names(game.players)
        self.host = Host(game)
        self.bots = bots
        self.person = Person(game, self.names, console, read_line, practice)

    def run(self) -> None:
        """Play to the end of the game; raises Leave or EOFError when the player goes before."""
        self._welcome()
        while not self.game.game_over:
            try:
                self._go_on()
            except TakeBack as wish:
                self._go_back_to(wish.game)
        self.console.print(Text(screen.result(self.game, self.names), "bold"))

    def _go_on(self) -> None:
        """Play until the round is over, or deal the next one."""
        if self.game.round_over:
            self._next_round()
        else:
            self._play_round()

    def _go_back_to(self, game: Game) -> None:
        self.game = self.person.game = game
        self.host = Host(game)
        self._say("You take your last move back.")

    # Rounds.

    def _welcome(self) -> None:
        edition, options = self.game.edition, self.game.options
        others = ", ".join(self.names[seat] for seat in self.bots)
        self.console.print(Text(f"{edition.title}: you against {others}.", "bold"))
        undo = ", undo to take a move back" if self.person.practice else ""
        self.console.print(f"{screen.goal(options)} Type ? for help{undo}, q to leave.")
        for code in ("WA", "WB"):
            if words := screen.written_words(code, options):
                self.console.print(f"On {code} is written{words}.")
        if not any(self.game.history.rounds):
            self._tell(self.game.history.events)

    def _play_round(self) -> None:
        while not self.game.round_over:
            self._take_decision(self.host.next_to_decide())
        self.console.print()
        self.console.print(
            Rule(Text(screen.round_line(self.game, self.names), "bold"), style="dim")
        )
        self.console.print(self._score_sheet())

    def _score_sheet(self) -> Table:
        hands = [self.game.hand(seat) for seat in range(self.game.players)]
        gained = points_by_round(self.game)[-1]
        return screen.score_sheet(self.game.edition, self.game, hands, gained, self.names)

    def _next_round(self) -> None:
        view = self.game.view(YOU)
        while self.person.read("Enter for the next round (? for help): ", view):
            pass
        self._tell(self.host.next_round())

    # Decisions.

    def _take_decision(self, seat: int) -> None:
        if seat == YOU:
            self._let_person_decide()
            return
        code = choose_surely(self.bots[seat], self.game.view(seat))
        if code == WAIT:
            self.host.let_pass()
        else:
            self._tell(self.host.play(seat, code))

    def _let_person_decide(self) -> None:
        view = self.game.view(YOU)
        in_turn = view.to_act == YOU
        code = self.person.choose(view) if in_turn else self.person.interrupt(view)
        while code is not None:
            try:
                self._tell(self.host.play(YOU, code))
                return
            except (IllegalMove, InvalidMove) as error:
                code = self.person.ask_again(view, error)
        self.host.let_pass()

    def _tell(self, events: Sequence[Event]) -> None:
        """Say what happened."""
        seen = [event.seen_by(YOU) for event in events]
        self._say(tell(seen, self.game.edition, self.names))

    def _say(self, words: str) -> None:
        """What is shown is kept before."""
        if self.keep is not None:
            self.keep(self.game)
        self.person.tell(words)
