"""The host of a table on a server says what is played there."""

from __future__ import annotations

from typing import ClassVar

from textual.binding import Binding, BindingType

from ..form import START, Line
from ..table_form import TableForm
from .form_screen import FormScreen


class TableFormScreen(FormScreen[TableForm, TableForm]):
    """Changing what a table plays; its result is the form, unless it is forgotten."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "choose", "form-use")]

    def __init__(self, form: TableForm) -> None:
        super().__init__(form, "form-table")

    def lines(self) -> list[Line]:
        return [*self.form.lines(), Line(START, self.words.say("form-use"), None)]

    def prompt_words(self, line: Line) -> str:
        return f"{super().prompt_words(line)} {self.words.say('form-enter-use')}".strip()

    def action_choose(self) -> None:
        self.dismiss(self.form)
