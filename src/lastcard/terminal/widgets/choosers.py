"""Choosing a colour, a player or a power: by arrow keys, letter, number or mouse."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from rich.table import Table
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from ...editions import find_edition
from ...view import View
from ...words import Names, Words
from ...words.words import color_id
from ..card_text import FACES, SIGNS
from ..language import Speaking
from ..themes import look_in
from .spots import Chosen

Value = str | int
WIDTH = 44  # of the window at least
KEYS = 9  # choices that have a number to press
BESIDE = 20  # what is beside the words: number, patch, frame


@dataclass(frozen=True)
class Choice:
    """A value to choose, how it is shown, and the letter that chooses it."""

    value: Value
    words: str
    face: str = ""  # the style of the patch before the words
    letter: str = ""


def list_choices(
    name: str, values: Sequence[Value], view: View, names: Names, words: Words
) -> list[Choice]:
    """The values of a choice that a move leaves open."""
    edition, choices = find_edition(view.edition), []
    for value in values:
        if isinstance(value, int):
            cards = words.count_cards(view.hand_sizes[value])
            choices.append(Choice(value, f"{words.player(value, names)}, {cards}"))
        else:
            is_power, color = name == "power", words.color(edition, value)
            said = words.say(f"power-{value}.does") if is_power else color
            choices.append(Choice(value, said, FACES[color_id(edition, value)], value))
    return choices


class ChoiceLine(Static):
    def __init__(self, place: int, choice: Choice, framed: bool) -> None:
        row = Table.grid(padding=(0, 1, 0, 0))  # so that long words stay in their column
        patch = _patch(choice, framed)
        number = f"{place + 1}" if place < KEYS else " "
        row.add_row(Text(number, "bold"), patch if choice.face else "", Text(choice.words))
        super().__init__(row)
        self.place = place

    def on_click(self) -> None:
        self.post_message(Chosen(self.place))


def _patch(choice: Choice, framed: bool) -> Text:
    """The letter of a colour and its shape."""
    sign = f"{choice.letter} {SIGNS.get(choice.letter, '')}"
    return Text(f"[{sign}]") if framed else Text(f" {sign} ", choice.face)


class Chooser(Speaking, ModalScreen[Value | None]):
    """Asks for one of several values; None if the player thinks better of it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up,left", "move(-1)", "keys-line", show=False),
        Binding("down,right,tab", "move(1)", "keys-line", show=False),
        Binding("question_mark", "app.keys", "do-keys", key_display="?"),
        Binding("enter,space", "choose", "do-choose"),
        Binding("escape,q", "leave", "do-back"),
    ]

    def __init__(
        self, question: str, choices: Sequence[Choice], preferred: Value | None = None
    ) -> None:
        super().__init__()
        self._question = Text(question)
        self._choices = choices
        values = [choice.value for choice in choices]
        self._pointed = values.index(preferred) if preferred in values else 0

    def compose(self) -> ComposeResult:
        with Container(classes="window chooser") as window:
            window.border_title = self._question
            window.border_subtitle = self.words.say("foot-choose")
            window.styles.width = max(WIDTH, *(len(one.words) + BESIDE for one in self._choices))
            with VerticalScroll(can_focus=False):
                framed = look_in(self.app).framed
                for place, choice in enumerate(self._choices):
                    yield ChoiceLine(place, choice, framed)

    def on_mount(self) -> None:
        self._point_at(self._pointed)

    def _point_at(self, place: int) -> None:
        self._pointed = place % len(self._choices)
        for line in self.query(ChoiceLine):
            line.set_class(line.place == self._pointed, "-pointed")
        self.call_after_refresh(self._scroll_to_pointed)

    def _scroll_to_pointed(self) -> None:
        for line in self.query(".-pointed"):  # there is none if the window has just been left
            line.scroll_visible(animate=False)

    def action_move(self, step: int) -> None:
        self._point_at(self._pointed + step)

    def action_choose(self) -> None:
        self._answer(self._choices[self._pointed].value)

    def action_leave(self) -> None:
        self._answer(None)

    def on_chosen(self, event: Chosen) -> None:
        self._answer(self._choices[event.place].value)

    def _answer(self, value: Value | None) -> None:
        if self.is_current:  # and has not been answered by another key just now
            self.dismiss(value)

    def on_key(self, event: events.Key) -> None:
        """A letter or a number chooses at once."""
        typed = (event.character or "").lower()
        for place, choice in enumerate(self._choices, 1):
            if typed and typed in (choice.letter, str(place)):
                event.stop()
                self._answer(choice.value)
                return
