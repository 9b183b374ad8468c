"""Before the game at a table on a server: who is there, who sits where, and when it begins."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import ClassVar

from rich.console import Group
from rich.table import Table
from rich.text import Text
from textual import events, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.screen import Screen
from textual.widgets import Footer, Static
from textual.worker import Worker, WorkerError

from ..errors import LastcardError
from ..table import messages as msg
from .joining import RemoteSession, describe, free_seats, seat_names
from .pages import RulesPage
from .remote import RemoteTable
from .session import Utterance
from .story import Story
from .table_form import TableForm, describe_settings
from .table_form_screen import TableFormScreen
from .table_screen import TableScreen
from .talk_window import TalkWindow
from .themes import inks_in

BOT = "sharp"  # that the host puts in a seat, before another is chosen
IN_PLAY = ("playing", "round_over")


class LobbyScreen(Screen[None]):
    """Keeps the connection, and opens the table whenever a game is on."""

    CSS = """
    #lobby { height: 1fr; padding: 1 0; }
    #people { width: 46; max-width: 60%; height: 100%; padding: 0 2; scrollbar-size-vertical: 1; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "start", "start"),
        Binding("w", "sit(0)", "watch"),
        Binding("b", "add_bot", "add bot"),
        Binding("x", "drop_bot", "drop bot"),
        Binding("y", "answer(True)", "agree"),
        Binding("n", "answer(False)", "disagree"),
        Binding("e", "settings", "settings"),
        Binding("m", "talk", "say"),
        Binding("r", "rules", "rules"),
        Binding("t", "app.switch_theme", show=False),
        Binding("q,escape", "leave", "leave"),
    ]

    def __init__(self, remote: RemoteTable) -> None:
        super().__init__()
        self._remote = remote
        self._session = RemoteSession(remote)
        self._at_table = False
        self._bot = BOT
        self._story: list[str] = []
        self._complaint = ""
        self._doing = asyncio.Lock()
        self._connection: Worker[None]

    def compose(self) -> ComposeResult:
        yield Static(id="title")
        with Horizontal(id="lobby"):
            with VerticalScroll(id="people", can_focus=False):
                yield Static()
            yield Story()
        yield Static(id="prompt")
        yield Footer(show_command_palette=False)

    def on_mount(self) -> None:
        self._remote.listen(self._heard)
        self._connection = self.run_worker(self._remote.run(), group="connection")
        self._show()

    async def on_unmount(self) -> None:
        """Hang up properly before the program ends."""
        self._remote.ignore(self._heard)
        self._connection.cancel()
        with suppress(WorkerError):
            await self._connection.wait()

    # What happens.

    def _heard(self, update: msg.Update | None) -> None:
        if update is not None and (words := describe(update, self._remote)):
            self._story.append(words)
        self._complaint = ""
        self._show()
        in_play = self._remote.table is not None and self._remote.table.phase in IN_PLAY
        if in_play and not self._at_table:
            self._at_table = True
            self._close_pages()
            session = RemoteSession(self._remote)
            session.follow(update)
            self.app.push_screen(TableScreen(session), self._back)
        elif self._at_table and self._remote.view is None and not self._remote.end:
            self.call_later(self._close_table)

    def _close_table(self) -> None:
        """The host has taken the table back to the lobby."""
        self._at_table = False
        self._close_pages()
        self._show()

    def _close_pages(self) -> None:
        """The table is to lie on the lobby itself."""
        while self in self.app.screen_stack and self.app.screen is not self:
            self.app.pop_screen()

    def _back(self, _: None) -> None:
        """The player has left the table: for good, unless the game was over anyway."""
        self._at_table = False
        table = self._remote.table
        if self._remote.end or (table is not None and table.phase in IN_PLAY):
            self._remote.ignore(self._heard)
            self.dismiss()
        else:
            self._show()

    # Showing.

    def _show(self) -> None:
        self.query_one("#title", Static).update(self._title())
        table = self._remote.table
        if table is not None:
            self.query_one("#people Static", Static).update(self._people(table))
            inks = inks_in(self.app)
            self.query_one(Story).tell(self._story, self._session.edition, inks)
        prompt = self.query_one("#prompt", Static)
        prompt.set_class(bool(self._complaint), "-complaint")
        prompt.update(self._complaint or self._prompt_words())
        self.refresh_bindings()

    def _title(self) -> Text:
        return Text.assemble(
            ("lastcard", "bold"),
            f"  table {self._remote.address.code}  ",
            self._remote.address.link,
        )

    def _people(self, table: msg.TableInfo) -> Group:
        rules = describe_settings(table.settings)
        return Group(
            Text(self._session.edition.title, "bold"),
            Text("\n".join(rules) or "By the rule book", "dim"),
            Text(),
            seats_table(table, self._remote.person),
            *_watchers(table),
            *_proposals(table),
        )

    def _prompt_words(self) -> str:
        if self._remote.status:
            return self._remote.status
        if self._waiting_proposal() is not None:
            return "Do you agree to what is proposed for the card? y or n"
        if self._remote.person is None:
            return "You are watching. The game begins when the host starts it."
        if self._session.next_step:
            return f"Enter to {self._session.next_step}. A number takes that seat."
        return "Waiting for the host to start the game. A number takes that seat."

    # Doing.

    @work(group="deed")
    async def _attempt(self, deed: Callable[[], Awaitable[None]]) -> None:
        """Do one thing after the other; each may be refused, and it is said why."""
        async with self._doing:
            try:
                await deed()
            except LastcardError as error:
                self._complaint = f"{str(error)[:1].upper()}{str(error)[1:]}."
                self._show()

    def on_key(self, event: events.Key) -> None:
        if event.character and event.character in "1234567890":
            event.stop()
            self.action_sit(int(event.character) or 10)

    def action_sit(self, number: int) -> None:
        """Take the seat of that number; 0 gets up."""
        seat = number - 1 if number else None
        self._attempt(lambda: self._remote.ask(msg.Sit(seat=seat)))

    def action_start(self) -> None:
        if self._session.next_step:
            self._attempt(self._session.go_on)

    def action_add_bot(self) -> None:
        self._attempt(self._add_bot)

    async def _add_bot(self) -> None:
        for seat in free_seats(self._session.table)[:1]:
            await self._remote.ask(msg.SeatBot(seat=seat, bot=self._bot))

    def action_drop_bot(self) -> None:
        self._attempt(self._drop_bot)

    async def _drop_bot(self) -> None:
        bots = [seat for seat, one in enumerate(self._session.table.seats) if one.bot]
        for seat in bots[-1:]:
            await self._remote.ask(msg.SeatBot(seat=seat, bot=None))

    def _waiting_proposal(self) -> int | None:
        """The first proposal that waits for an answer of one's own."""
        table = self._remote.table
        proposals = table.proposals if table else []
        return next((one.number for one in proposals if self._remote.person in one.waiting), None)

    def action_answer(self, agree: bool) -> None:
        number = self._waiting_proposal()
        if number is not None:
            answer = msg.Answer(proposal=number, agree=agree)
            self._attempt(lambda: self._remote.ask(answer))

    def action_settings(self) -> None:
        form = TableForm(self._session.table.settings, self._bot)
        self.app.push_screen(TableFormScreen(form), self._take_settings)

    def _take_settings(self, form: TableForm | None) -> None:
        if form is not None:
            self._bot = form.bot
            self._attempt(lambda: self._change(form.settings))

    async def _change(self, settings: msg.Settings) -> None:
        """Change what is played; after a game, that is done in the lobby."""
        if settings == self._session.table.settings:
            return
        if self._session.table.phase == "game_over":
            await self._remote.ask(msg.ToLobby())
        await self._remote.ask(msg.Change(settings=msg.SettingsChange.to(settings)))

    def action_talk(self) -> None:
        talk = self._session.talk
        if talk is not None:
            self.app.push_screen(TalkWindow(talk.may_write), self._say)

    def _say(self, utterance: Utterance | None) -> None:
        if utterance is not None:
            self._attempt(lambda: self._remote.ask(utterance))

    def action_rules(self) -> None:
        self.app.push_screen(RulesPage(self._session.edition))

    def action_leave(self) -> None:
        self.dismiss()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Keys that can do nothing now are not offered."""
        table = self._remote.table
        if action in ("leave", "switch_theme"):
            return True
        if table is None:
            return False
        if action == "talk":
            return self._session.talk is not None
        if action == "answer":
            return self._waiting_proposal() is not None
        if action == "settings":
            return self._remote.is_host and table.phase in ("lobby", "game_over")
        if action in ("add_bot", "drop_bot"):
            return self._remote.is_host and table.phase == "lobby"
        return True


def seats_table(table: msg.TableInfo, own: str | None) -> Table:
    """A line for each seat."""
    shown = Table.grid(padding=(0, 2, 0, 0))
    shown.add_column(justify="right", style="dim")
    shown.add_column()
    shown.add_column(style="dim")
    people = {one.id: one for one in table.people}
    for seat, name in enumerate(seat_names(table)):
        info = table.seats[seat]
        person = people.get(info.person or "")
        style = "bold" if person and person.id == own else "" if name else "dim"
        shown.add_row(
            str(seat + 1), Text(name or "free", style), _remarks(table, info, person, own)
        )
    return shown


def _remarks(
    table: msg.TableInfo, info: msg.SeatInfo, person: msg.PersonInfo | None, own: str | None
) -> str:
    if person is None:
        return f"a bot, {info.bot}" if info.bot else ""
    remarks = ["you"] if person.id == own else []
    remarks += ["host"] if person.id == table.host else []
    remarks += [] if person.here else ["away"]
    return ", ".join(remarks)


def _watchers(table: msg.TableInfo) -> list[Text]:
    names = [one.name for one in table.people if one.seat is None]
    return [Text(), Text(f"Watching: {', '.join(names)}", "dim")] if names else []


def _proposals(table: msg.TableInfo) -> list[Text]:
    """What is agreed on, and what is proposed, for Customizable cards."""
    agreed = [f"{rule.card} says “{rule.words}”." for rule in table.rules]
    proposed = [
        f"Proposed for {one.card}: “{one.words}” ({one.effects or 'by word of mouth'})."
        for one in table.proposals
    ]
    return [Text(), *map(Text, [*agreed, *proposed])] if agreed or proposed else []
