"""The start: what to play, against whom, by which rules, or going on with the last game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import ClassVar

from textual import work
from textual.binding import Binding, BindingType

from ...client.session import Session
from ...errors import LastcardError
from ...table.table import CUSTOM_CARDS
from ..form import RESUME, START, Form, Line
from ..game_files import GameStore
from ..plan import Kept
from .form_screen import FormScreen, TextWindow
from .table_screen import AGAIN, TableScreen

Opener = Callable[[Kept], Session]


class StartScreen(FormScreen[Form, None]):
    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "choose", "do-start")]
    ABOUT, ENTER = "form-start", "enter-start"

    def __init__(self, form: Form, store: GameStore, opener: Opener) -> None:
        super().__init__(form)
        self._store = store
        self._opener = opener
        self._kept: Kept | None = None

    def on_mount(self) -> None:
        self._look_for_game()

    def _look_for_game(self) -> None:
        try:
            self._kept = self._store.last_unfinished()
            self.point_at(0)
        except (LastcardError, OSError) as error:
            self._kept = None
            self.complain(str(error))

    # Showing.

    def lines(self) -> list[Line]:
        resume = [Line(RESUME, self._resume_words(self._kept), None)] if self._kept else []
        return [*resume, Line(START, self.words.say("form-new-game"), None), *self.form.lines()]

    def prompt_words(self, line: Line) -> str:
        if line.name in CUSTOM_CARDS:
            return self.words.say("form-enter-write")
        own = {RESUME: "form-enter-resume", START: "form-enter-deal"}.get(line.name)
        return self.words.say(own) if own else super().prompt_words(line)

    # Choosing.

    @work(exclusive=True)
    async def action_choose(self) -> None:
        """Start, go on, or write on a card."""
        line = self.pointed
        if line.name in CUSTOM_CARDS:
            await self._write_on(line)
        elif line.name == RESUME and self._kept is not None:
            self._go_on(self._kept)
        else:
            self._start()

    def _go_on(self, found: Kept) -> None:
        try:
            self._open(self._store.go_on(found))
        except (LastcardError, OSError) as error:
            self.complain(str(error))

    def _start(self) -> None:
        try:
            plan = self.form.plan
            self._open(self._store.begin(plan, plan.deal()))
        except (LastcardError, OSError) as error:
            self.complain(str(error))

    def _open(self, kept: Kept) -> None:
        kept = replace(kept, plan=replace(kept.plan, speed=self.form.speed))
        session = self._opener(kept)
        self.app.push_screen(TableScreen(session), partial(self._back_from_table, session))

    async def _back_from_table(self, session: Session, wish: str | None) -> None:
        await session.close()  # the game that was left is free to be found
        if wish == AGAIN:
            self._start()
        else:
            self._look_for_game()

    async def _write_on(self, line: Line) -> None:
        written = self.form.written(line.name)
        window = TextWindow(
            line.label, "" if written == "-" else written, self.words.say("form-example")
        )
        text = await self.app.push_screen_wait(window)
        if text is None:
            return
        try:
            self.form.write_on(line.name, text)
            self.show()
        except LastcardError:
            self.complain(self.words.refusal("bad_rule"))

    def _resume_words(self, kept: Kept) -> str:
        title, number = self.words.edition(kept.game.edition), kept.game.round_number
        return self.words.say("form-resume", edition=title, number=number)
