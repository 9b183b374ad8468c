"""Choices below each other, and beside them what they mean: for a game here or at a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Generic, TypeVar

from rich.console import RenderableType
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, Horizontal, VerticalScroll
from textual.events import Click, Key
from textual.geometry import Region, Size
from textual.message import Message
from textual.screen import ModalScreen, Screen
from textual.widget import Widget
from textual.widgets import Input, Static

from ..form import RESUME, START, Choices, Line
from ..language import Speaking
from ..table_form import TableForm
from ..widgets.key_lines import KeyLines
from .form_help import explain_choice
from .pages import RulesPage

VALUE_WIDTH = 20  # longer ones are cut, and told in full beside the choices
WIDE, NARROW = (22, 2), (17, 1)  # the width of the labels, and that of an arrow

AnyForm = TypeVar("AnyForm", bound=Choices)
Outcome = TypeVar("Outcome")


class Lines(Widget):
    """The choices below each other; one is pointed at."""

    DEFAULT_CSS = "Lines { height: auto; }"

    class Clicked(Message):
        """A line was clicked; `step` is 1 or -1 on the arrows, else 0."""

        def __init__(self, place: int, step: int) -> None:
            super().__init__()
            self.place = place
            self.step = step

    def __init__(self) -> None:
        super().__init__()
        self._shown: Sequence[Line] = ()
        self._pointed = 0

    def show(self, lines: Sequence[Line], pointed: int) -> None:
        self._shown, self._pointed = lines, pointed
        self.refresh(layout=True)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return len(self._shown)

    def render(self) -> Text:
        lines = [self._line(place) for place in range(len(self._shown))]
        for line in lines:  # one that went on below would push the others away from their places
            line.truncate(self.size.width, overflow="ellipsis")
        return Text("\n", no_wrap=True).join(lines)

    @property
    def _widths(self) -> tuple[int, int, int]:
        """Of the labels, of an arrow and of a value, in the room that there is."""
        width = self.size.width
        label, arrow = WIDE if sum(WIDE) + WIDE[1] + VALUE_WIDTH <= width else NARROW
        return label, arrow, max(1, min(VALUE_WIDTH, width - label - 2 * arrow))

    def _line(self, place: int) -> Text:
        line, pointed = self._shown[place], place == self._pointed
        style = "bold reverse" if pointed else ""
        label, arrow, room = self._widths
        if line.name in (START, RESUME):
            width = label + room + 2 * arrow
            return Text(f" {line.label}".ljust(width), style or "bold")
        name = (f" {line.label:<{label - 1}}", style)
        if not line.values:
            return Text.assemble(name, " ", line.shown)
        arrows = "bold" if pointed else "dim"
        left, right = ("◂".rjust(arrow), arrows), ("▸".ljust(arrow), arrows)
        value = Text(line.shown, overflow="ellipsis")
        value.align("center", room)
        return Text.assemble(name, left, value, right)

    def on_click(self, event: Click) -> None:
        offset = event.get_content_offset(self)
        if offset is None or offset.y >= len(self._shown):
            return
        label, arrow, room = self._widths
        half = label + arrow + room // 2
        step = 0 if offset.x < label else -1 if offset.x < half else 1
        self.post_message(self.Clicked(offset.y, step))


class TextWindow(Speaking, ModalScreen[str | None]):
    """Asks for a line; None for somebody who thinks better of it."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss", "do-back")]

    def __init__(self, title: str, text: str, example: str, longest: int = 0) -> None:
        """`text` is there already; `example` is shown where there is nothing yet."""
        super().__init__()
        self._heading = title
        self._line = Input(text, placeholder=example, max_length=longest)

    def compose(self) -> ComposeResult:
        with Container(classes="window writing") as window:
            window.border_title = self._heading
            window.border_subtitle = self.words.say("foot-write")
            yield self._line

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.dismiss(event.value)


class FormScreen(Speaking, Screen[Outcome], Generic[AnyForm, Outcome]):
    """A form to fill in. What Enter makes of it is for those to say who need it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "choose", "do-choose"),
        Binding("up", "point(-1)", "keys-line", show=False),
        Binding("down", "point(1)", "keys-line", show=False),
        Binding("left", "change(-1)", "do-change", key_display="← →"),
        Binding("right,space", "change(1)", show=False),
        Binding("backspace", "drop_last", show=False),
        Binding("r", "rules", "menu-rules"),
        Binding("t", "app.switch_theme", "do-theme"),
        Binding("q,escape", "dismiss", "do-leave"),
    ]

    MORE_KEYS = (("1 2 3 …", "keys-value"),)

    # The messages that say what the screen is for, what its last line does, and what Enter does.
    ABOUT: ClassVar[str]
    DONE: ClassVar[str]
    ENTER: ClassVar[str]

    def __init__(self, form: AnyForm) -> None:
        super().__init__()
        self._typed = ""  # a number for the line that is pointed at
        self.form = form
        self._pointed = 0
        self._complaint = ""

    def compose(self) -> ComposeResult:
        yield Static(id="title")
        with Horizontal(id="choices"):
            with VerticalScroll(id="form", can_focus=False):
                yield Lines()
            with VerticalScroll(id="about", can_focus=False):
                yield Static()
        yield Static(id="prompt", markup=False)
        yield KeyLines()

    def on_mount(self) -> None:
        if self.is_current:  # it may have been left already
            self.show()

    def lines(self) -> list[Line]:
        """All lines, those that are no choices among them."""
        return [*self.form.lines(), Line(START, self.words.say(self.DONE), None)]

    def prompt_words(self, line: Line) -> str:
        """What can be done with the line that is pointed at."""
        arrows = self.words.say("form-arrows") if line.values else ""
        return f"{arrows} {self.words.say(self.ENTER)}".strip()

    def about(self, line: Line) -> RenderableType:
        """What stands beside the choices while the pointer is at this one."""
        shown = None if line.name in (START, RESUME) else line
        return explain_choice(shown, self.form.edition, self.words)

    # Showing.

    def show(self) -> None:
        lines = self.lines()
        self._pointed = min(self._pointed, len(lines) - 1)
        title = Text.assemble(("lastcard", "bold"), (f"  {self.words.say(self.ABOUT)}", "dim"))
        self.query_one("#title", Static).update(title)
        self.query_one(Lines).show(lines, self._pointed)
        pointed = lines[self._pointed]
        self.query_one("#about Static", Static).update(self.about(pointed))
        prompt = self.query_one("#prompt", Static)
        prompt.update(self._complaint or self._being_typed(pointed) or self.prompt_words(pointed))
        prompt.set_class(bool(self._complaint), "-complaint")
        self.call_after_refresh(self._scroll_to_pointed)

    def _being_typed(self, pointed: Line) -> str:
        if not self._typed:
            return ""
        label = pointed.label.strip()
        return self.words.say("labelled", label=label, value=f"{self._typed}_")

    def complain(self, complaint: str) -> None:
        self._complaint = complaint
        self.show()

    def _scroll_to_pointed(self) -> None:
        for form in self.query("#form"):  # there is none if the screen has just been left
            form.scroll_to_region(Region(0, self._pointed, 1, 1), animate=False)
        for about in self.query("#about"):
            about.scroll_home(animate=False)

    # Choosing.

    @property
    def pointed(self) -> Line:
        return self.lines()[self._pointed]

    def point_at(self, place: int) -> None:
        self._pointed = place
        self._complaint = self._typed = ""
        self.show()

    def on_key(self, event: Key) -> None:
        """A number is typed where there is one to choose; it counts as soon as it can be one."""
        if event.character and event.character in "0123456789" and self.pointed.numbers:
            event.stop()
            self._type(self._typed + event.character)

    def action_drop_last(self) -> None:
        self._type(self._typed[:-1])

    def _type(self, typed: str) -> None:
        numbers = self.pointed.numbers
        self._typed = typed[-len(str(numbers[-1])) :] if numbers else ""
        if self._typed:
            self.form.put(self.pointed.name, int(self._typed))
        self._complaint = ""
        self.show()

    def action_point(self, step: int) -> None:
        self.point_at((self._pointed + step) % len(self.lines()))

    def action_change(self, step: int) -> None:
        if self.pointed.values:
            self.form.change(self.pointed.name, step)
        self._complaint = self._typed = ""
        self.show()

    async def on_lines_clicked(self, event: Lines.Clicked) -> None:
        line = self.lines()[event.place]
        self._pointed = event.place
        if line.values and event.step:
            self.action_change(event.step)
        elif line.values:
            self.show()
        else:
            await self.run_action("choose")

    def action_rules(self) -> None:
        self.app.push_screen(RulesPage(self.form.edition))


class TableFormScreen(FormScreen[TableForm, TableForm]):
    """Changing what a table plays; its result is the form, unless it is forgotten."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "choose", "form-use")]
    ABOUT, DONE, ENTER = "form-table", "form-use", "form-enter-use"

    def action_choose(self) -> None:
        self.dismiss(self.form)
