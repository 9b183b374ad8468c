"""A whole game against bots, line by line, in any terminal or through a pipe.

The table waits for each answer, however long it takes, so that nothing depends on speed.
"""

from __future__ import annotations

import asyncio

from rich.console import Console
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from ...client.session import Session
from ...client.table_client import NotDone
from ...table.messages import GameView, Update
from ...words import Words
from ..console import ReadLine
from ..narration import describe, names_of
from ..score import goal, result, round_line, score_sheet
from . import table_text as screen
from .person import Person, TookBack


class PlainGame:
    """A session at a patient table, with somebody at the keyboard."""

    def __init__(
        self, session: Session, console: Console, read_line: ReadLine, words: Words
    ) -> None:
        self.session = session
        self.console = console
        self.words = words
        self._runner = asyncio.Runner()
        self._do = self._runner.run
        self._summed_up = 0  # the last round whose score sheet was shown
        self.person = Person(session, console, read_line, lambda: self._do(session.undo()), words)

    def run(self) -> None:
        """Play to the end of the game; raises Leave or EOFError when the player goes before."""
        with self._runner:
            self.session.listen(self._heard)
            try:
                self._do(self._start())
                while self.session.table.phase != "game_over":
                    self._go_on()
                self._sum_up()
                self.console.print(
                    Text(result(self._view, names_of(self.session), self.words), "bold")
                )
            finally:
                self._do(self.session.close())

    @property
    def _view(self) -> GameView:
        if self.session.view is None:
            raise NotDone("not_playing")
        return self.session.view

    async def _start(self) -> None:
        await self.session.start(self._welcome)
        await self._wait()

    async def _wait(self) -> None:
        """Let the bots play until somebody has to decide something."""
        session = self.session
        await session.until(lambda: session.is_asked or session.table.phase != "playing")

    def _go_on(self) -> None:
        """Decide something, or have the next round dealt."""
        try:
            if self.session.table.phase == "playing":
                self._decide()
            else:
                self._next_round()
        except TookBack:
            self._summed_up = 0
        self._do(self._wait())

    def _heard(self, update: Update | None) -> None:
        if update is not None:
            self.person.tell(describe(update, self.session, self.words))

    # Rounds.

    def _welcome(self) -> None:
        session, words, names = self.session, self.words, names_of(self.session)
        others = words.join(words.seat(seat, names) for seat in range(1, self._view.players))
        title = words.edition(session.edition)
        self.console.print(Text(words.say("plain-welcome", edition=title, names=others), "bold"))
        practice = "yes" if session.is_practice else "no"
        self.console.print(goal(session.options, words), words.say("plain-keys", practice=practice))
        for code in ("WA", "WB"):
            if text := screen.written_words(code, session.options):
                self.console.print(self.words.say("plain-written", code=code, text=text))

    def _next_round(self) -> None:
        self._sum_up()
        while self.person.read(f"{self.words.say('plain-next-round')} ", self._view):
            pass
        self._do(self.session.go_on())

    def _sum_up(self) -> None:
        """The score sheet, once at the end of each round."""
        view = self._view
        if self._summed_up != view.round_number:
            self._summed_up = view.round_number
            line = round_line(view, names_of(self.session), self.words)
            self.console.print()
            self.console.print(Rule(Text(line, "bold"), style="dim"))
            self.console.print(self._score_sheet(view))

    def _score_sheet(self, view: GameView) -> Table:
        session = self.session
        hands, gained = session.hands or [], session.table.points[-1]
        return score_sheet(session.edition, view, hands, gained, names_of(session), self.words)

    # Decisions.

    def _decide(self) -> None:
        view = self._view
        in_turn = view.to_act == view.seat
        code = self.person.choose(view) if in_turn else self.person.interrupt(view)
        while code is not None:
            try:
                self._do(self.session.play(code))
                return
            except NotDone as refusal:
                code = self.person.ask_again(view, refusal)
        self._do(self.session.let_pass())
