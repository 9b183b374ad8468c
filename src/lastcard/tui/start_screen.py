"""The start: what to play, against whom, by which rules, or going on with the last game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

from rich.text import Text
from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, Horizontal, VerticalScroll
from textual.events import Click
from textual.geometry import Region
from textual.geometry import Size as Extent
from textual.message import Message
from textual.screen import ModalScreen, Screen
from textual.widget import Widget
from textual.widgets import Footer, Input, Static

from ..errors import LastcardError
from .form import CUSTOM, RESUME, START, Form, Line
from .form_help import explain
from .local import LocalSession
from .pages import RulesPage
from .plan import Kept, Plan, Store
from .table_screen import TableScreen

LABEL_WIDTH = 22
VALUE_WIDTH = 20
Opener = Callable[[Kept], LocalSession]


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

    def get_content_height(self, container: Extent, viewport: Extent, width: int) -> int:
        return len(self._shown)

    def render(self) -> Text:
        lines = [self._line(place) for place in range(len(self._shown))]
        return Text("\n", no_wrap=True).join(lines)

    def _line(self, place: int) -> Text:
        line, pointed = self._shown[place], place == self._pointed
        style = "bold reverse" if pointed else ""
        if line.name in (START, RESUME):
            return Text(f" {line.label}".ljust(LABEL_WIDTH + VALUE_WIDTH), style or "bold")
        if not line.values:
            return Text.assemble((f" {line.label:<{LABEL_WIDTH - 1}}", style), " ", line.shown)
        value = line.shown.center(VALUE_WIDTH - 4)
        arrows = "bold" if pointed else "dim"
        return Text.assemble(
            (f" {line.label:<{LABEL_WIDTH - 1}}", style), (" ◂", arrows), value, ("▸ ", arrows)
        )

    def on_click(self, event: Click) -> None:
        offset = event.get_content_offset(self)
        if offset is None or offset.y >= len(self._shown):
            return
        half = LABEL_WIDTH + VALUE_WIDTH // 2
        step = 0 if offset.x < LABEL_WIDTH else -1 if offset.x < half else 1
        self.post_message(self.Clicked(offset.y, step))


class Writing(ModalScreen[str | None]):
    """Asks for the text on a Customizable card."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "leave", "back")]

    def __init__(self, title: str, text: str) -> None:
        super().__init__()
        self._heading = title
        self._text = text

    def compose(self) -> ComposeResult:
        with Container(classes="window writing") as window:
            window.border_title = self._heading
            window.border_subtitle = "Enter writes it · Esc goes back"
            yield Input(self._text, placeholder="Everybody else draws one => others draw 1")

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.dismiss(event.value)

    def action_leave(self) -> None:
        self.dismiss(None)


class StartScreen(Screen[None]):
    """Choosing a game."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "choose", "start"),
        Binding("up", "point(-1)", show=False),
        Binding("down", "point(1)", show=False),
        Binding("left", "change(-1)", "change", key_display="← →"),
        Binding("right,space", "change(1)", show=False),
        Binding("r", "rules", "rules"),
        Binding("t", "app.switch_theme", "dark or light"),
        Binding("q,escape", "leave", "leave"),
    ]

    def __init__(self, plan: Plan, store: Store, opener: Opener) -> None:
        super().__init__()
        self._form = Form(plan)
        self._store = store
        self._opener = opener
        self._kept: Kept | None = None
        self._pointed = 0
        self._complaint = ""

    def compose(self) -> ComposeResult:
        yield Static(id="title")
        with Horizontal(id="choices"):
            with VerticalScroll(id="form", can_focus=False):
                yield Lines()
            with VerticalScroll(id="about", can_focus=False):
                yield Static()
        yield Static(id="prompt")
        yield Footer(show_command_palette=False)

    def on_mount(self) -> None:
        self._look_for_game()

    def _look_for_game(self) -> None:
        try:
            self._kept = self._store.last_unfinished()
        except (LastcardError, OSError) as error:
            self._kept, self._complaint = None, f"{error}."
        self._pointed = 0
        self._show()

    # Showing.

    def _lines(self) -> list[Line]:
        resume = [Line(RESUME, _resume_words(self._kept), None)] if self._kept else []
        return [*resume, Line(START, "Start a new game", None), *self._form.lines()]

    def _show(self) -> None:
        lines = self._lines()
        self._pointed = min(self._pointed, len(lines) - 1)
        self.query_one("#title", Static).update(_title())
        self.query_one(Lines).show(lines, self._pointed)
        pointed = lines[self._pointed]
        about = None if pointed.name in (START, RESUME) else pointed
        self.query_one("#about Static", Static).update(explain(about, self._form.edition))
        prompt = self.query_one("#prompt", Static)
        prompt.update(self._complaint or _prompt_words(pointed))
        prompt.set_class(bool(self._complaint), "-complaint")
        self.call_after_refresh(self._scroll_to_pointed)

    def _scroll_to_pointed(self) -> None:
        form = self.query_one("#form", VerticalScroll)
        form.scroll_to_region(Region(0, self._pointed, 1, 1), animate=False)
        self.query_one("#about", VerticalScroll).scroll_home(animate=False)

    # Choosing.

    def action_point(self, step: int) -> None:
        self._pointed = (self._pointed + step) % len(self._lines())
        self._complaint = ""
        self._show()

    def action_change(self, step: int) -> None:
        line = self._lines()[self._pointed]
        if line.values:
            self._form.change(line.name, step)
        self._complaint = ""
        self._show()

    def on_lines_clicked(self, event: Lines.Clicked) -> None:
        line = self._lines()[event.place]
        self._pointed = event.place
        if line.values and event.step:
            self.action_change(event.step)
        elif line.values:
            self._show()
        else:
            self.action_choose()

    @work(exclusive=True)
    async def action_choose(self) -> None:
        """Start, go on, or write on a card."""
        line = self._lines()[self._pointed]
        if line.name in CUSTOM:
            await self._write_on(line.name)
        elif line.name == RESUME and self._kept is not None:
            self._open(self._kept)
        else:
            self._start()

    def _start(self) -> None:
        try:
            plan = self._form.plan
            game = plan.deal()
            self._open(Kept(plan, game, self._store.begin(plan, game)))
        except (LastcardError, OSError) as error:
            self._complaint = f"{error}."
            self._show()

    def _open(self, kept: Kept) -> None:
        self.app.push_screen(TableScreen(self._opener(kept)), self._back_from_table)

    def _back_from_table(self, _: None) -> None:
        self._look_for_game()

    async def _write_on(self, code: str) -> None:
        label = next(line.label for line in self._lines() if line.name == code)
        written = self._form.written(code)
        text = await self.app.push_screen_wait(Writing(label, "" if written == "-" else written))
        if text is None:
            return
        try:
            self._form.write_on(code, text)
        except LastcardError as error:
            self._complaint = f"{error}."
        self._show()

    def action_rules(self) -> None:
        self.app.push_screen(RulesPage(self._form.edition))

    def action_leave(self) -> None:
        self.dismiss()


def _title() -> Text:
    return Text.assemble(("lastcard", "bold"), ("  UNO, exact to the printed rulebooks", "dim"))


def _resume_words(kept: Kept | None) -> str:
    if kept is None:
        return ""
    title = kept.game.edition.title
    return f"Go on: {title}, round {kept.game.round_number}"


def _prompt_words(line: Line) -> str:
    if line.name == RESUME:
        return "Enter goes on with the game where it was left."
    if line.name in CUSTOM:
        return "Enter writes on the card."
    if line.name == START:
        return "Enter deals. Up and down go to the choices."
    return "Left and right change it; Enter starts the game."
