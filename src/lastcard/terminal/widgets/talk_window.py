"""Saying something to the others at a table: a line of one's own, or a quick reaction."""

from __future__ import annotations

from typing import ClassVar, get_args

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from ...client.session import Utterance
from ...table.messages import MAX_TEXT, Chat, React, Reaction
from ..language import Speaking
from ..typed import number_up_to
from .spots import Chosen

REACTIONS: tuple[Reaction, ...] = get_args(Reaction)
PER_ROW = 4


class Word(Speaking, Static):
    def __init__(self, place: int) -> None:
        super().__init__()
        self._place = place

    def render(self) -> str:
        said = self.words.say(f"reaction-{REACTIONS[self._place]}")
        return f"{self._place + 1} {said}"

    def on_click(self) -> None:
        self.post_message(Chosen(self._place))


class Reactions(Container, can_focus=True):
    """All reactions; one of them is pointed at while the keyboard is here."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "move(-1)", show=False),
        Binding("right", "move(1)", show=False),
        Binding("up", f"move(-{PER_ROW})", show=False),
        Binding("down", f"move({PER_ROW})", show=False),
        Binding("enter,space", "choose", show=False),
    ]

    def __init__(self) -> None:
        super().__init__()
        self._pointed = 0
        self._words = [Word(place) for place in range(len(REACTIONS))]

    def compose(self) -> ComposeResult:
        yield from self._words

    def on_mount(self) -> None:
        self._point_at(0)

    def _point_at(self, place: int) -> None:
        self._pointed = place
        for one, word in enumerate(self._words):
            word.set_class(one == place, "-pointed")

    def action_move(self, step: int) -> None:
        """To another reaction; up from the first row leads back to the line."""
        place = self._pointed + step
        if place < 0 and step == -PER_ROW:
            self.screen.focus_previous()
        elif 0 <= place < len(REACTIONS):
            self._point_at(place)

    def action_choose(self) -> None:
        self.post_message(Chosen(self._pointed))

    def on_key(self, event: events.Key) -> None:
        """A number chooses at once."""
        if number := number_up_to(len(REACTIONS), event.character or ""):
            event.stop()
            self.post_message(Chosen(number - 1))


class TalkWindow(Speaking, ModalScreen[Utterance | None]):
    """A line to write, and the reactions below it; None for somebody who says nothing after all."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "leave", "do-back"),
        Binding("down", "app.focus_next", show=False),
    ]

    def __init__(self, may_write: bool, line: str = "") -> None:
        """`line` is what has been written already, elsewhere."""
        super().__init__()
        self._may_write = may_write
        self._input = Input(line, max_length=MAX_TEXT, select_on_focus=False)

    @property
    def line(self) -> str:
        return self._input.value

    def compose(self) -> ComposeResult:
        with Container(classes="window talk") as window:
            words = self.words
            window.border_title = words.say("talk-say")
            window.border_subtitle = words.say("foot-talk")
            if self._may_write:
                self._input.placeholder = words.say("talk-to-all")
                yield self._input
            else:
                yield Static(words.refusal("chat_off"))
            yield Reactions()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        text = event.value.strip()
        self._answer(Chat(text=text) if text else None)

    def on_chosen(self, event: Chosen) -> None:
        self._answer(React(reaction=REACTIONS[event.place]))

    def action_leave(self) -> None:
        self._answer(None)

    def _answer(self, utterance: Utterance | None) -> None:
        if self.is_current:  # and has not been answered by another key just now
            self.dismiss(utterance)
