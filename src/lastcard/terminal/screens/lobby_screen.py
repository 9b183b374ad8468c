"""Before the game at a table on a server: who is there, who sits where, and when it begins."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from typing import ClassVar

from rich.text import Text
from textual import events, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.widgets import Static
from textual.worker import Worker, WorkerError

from ...client.address import Address
from ...client.session import Session
from ...client.table_client import TableClient
from ...table import messages as msg
from ...table.codes import spell_code
from ..narration import (
    describe,
    free_seats,
    proposal_words,
    status_words,
    step_words,
    waiting_proposal,
)
from ..table_form import TableForm
from ..widgets.choosers import Choice, Chooser, Value
from ..widgets.key_lines import KeyLines
from ..widgets.story import Story
from ..widgets.talk_window import TalkWindow
from .form_screen import TableFormScreen
from .lobby_view import DEEDS, deed_choices, lobby_page, name_of, others, people_choices
from .pages import RulesPage
from .rule_form import RuleForm, RuleFormScreen
from .session_screen import SessionScreen
from .table_screen import TableScreen

BOT = "sharp"  # that the host puts in a seat, before another is chosen
IN_PLAY = ("playing", "round_over")
ALWAYS = ("dismiss", "switch_theme")
GET_UP = (0,)  # what `sit` is called with by somebody who wants to watch


class LobbyScreen(SessionScreen[None]):
    """Keeps the connection, and opens the table whenever a game is on."""

    CSS = """
    #lobby { height: 1fr; padding: 1 0; }
    #people { width: 46; max-width: 60%; height: 100%; padding: 0 2; scrollbar-size-vertical: 1; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("y", "answer(True)", "custom-agree"),
        Binding("n", "answer(False)", "custom-decline"),
        Binding("enter", "start", "do-start"),
        Binding("w", "sit(0)", "lobby-watch"),
        Binding("b", "add_bot", "do-add-bot"),
        Binding("x", "drop_bot", "do-drop-bot"),
        Binding("p", "people", "do-people"),
        Binding("c", "propose", "do-card"),
        Binding("e", "settings", "do-settings"),
        Binding("m", "talk", "talk-say"),
        Binding("r", "rules", "menu-rules"),
        Binding("t", "app.switch_theme", show=False),
        Binding("up", "scroll_people(-1)", "keys-scroll", show=False),
        Binding("down", "scroll_people(1)", "keys-scroll", show=False),
        Binding("q,escape", "dismiss", "do-leave"),
    ]

    MORE_KEYS = (("1 2 3 …", "lobby-numbers"),)

    def __init__(self, client: TableClient, address: Address) -> None:
        super().__init__(Session(client))
        self._client = client
        self._address = address
        self._at_table = False
        self._bot = BOT
        self._rule: RuleForm | None = None  # that is being thought out, until it is proposed
        self._story: list[str] = []
        self._complaint = ""
        self._doing = asyncio.Lock()
        self._connection: Worker[None]
        # Kept at hand: something may still be heard when the screen is being taken down.
        self._heading, self._prompt = Static(id="title"), Static(id="prompt", markup=False)
        self._people, self._told = Static(), Story()

    def compose(self) -> ComposeResult:
        yield self._heading
        with Horizontal(id="lobby"):
            with VerticalScroll(id="people", can_focus=False):
                yield self._people
            yield self._told
        yield self._prompt
        yield KeyLines()

    def on_mount(self) -> None:
        self._client.listen(self._heard)
        self._connection = self.run_worker(self._client.run(), group="connection")
        self._show()

    async def on_unmount(self) -> None:
        """Hang up properly before the program ends."""
        self._client.ignore(self._heard)
        self._connection.cancel()
        with suppress(WorkerError):
            await self._connection.wait()

    # What happens.

    def _heard(self, update: msg.Update | None) -> None:
        if update is not None and (words := describe(update, self._session, self.words)):
            self._story.append(words)
        self._complaint = ""
        self._show()
        in_play = self._client.table is not None and self._client.table.phase in IN_PLAY
        if in_play and not self._at_table:
            self._open_table(update)
        elif self._at_table and self._client.view is None and not self._client.end:
            self.call_later(self._close_table)

    def _open_table(self, update: msg.Update | None) -> None:
        self._at_table = True
        line = self._close_pages()
        session = Session(self._client)
        session.follow(update)
        table = TableScreen(session)
        self.app.push_screen(table, self._back)
        if line is not None:
            table.action_talk(line)

    def _close_table(self) -> None:
        """The host has taken the table back to the lobby."""
        self._at_table = False
        line = self._close_pages()
        self._show()
        if line is not None:
            self.action_talk(line)

    def _close_pages(self) -> str | None:
        """Have nothing lie on the lobby; the line that somebody was about to say, if any."""
        line = None
        while self in self.app.screen_stack and self.app.screen is not self:
            if isinstance(self.app.screen, TalkWindow):
                line = self.app.screen.line
            self.app.pop_screen()
        return line

    def _back(self, _: str | None) -> None:
        """The player has left the table: for good, unless the game was over anyway."""
        self._at_table = False
        table = self._client.table
        if self._client.end or (table is not None and table.phase in IN_PLAY):
            self._client.ignore(self._heard)
            self.dismiss()
        else:
            self._show()

    # Showing.

    def _show(self) -> None:
        self._heading.update(self._title())
        table = self._client.table
        if table is not None:
            edition = self._session.edition
            self._people.update(lobby_page(table, self._client.person, edition, self.words))
            self._told.tell(self._story, edition)
        self._prompt.set_class(bool(self._complaint), "-complaint")
        self._prompt.update(self._complaint or self._prompt_words())
        self.refresh_bindings()

    def complain(self, complaint: str) -> None:
        self._complaint = complaint
        self._show()

    def _title(self) -> Text:
        return Text.assemble(
            ("lastcard", "bold"),
            f"  {self.words.say('lobby-table', code=spell_code(self._address.code))}  ",
            self._address.link,
        )

    def _prompt_words(self) -> str:
        words, say = self.words, self.words.say
        if trouble := status_words(self._session, words):
            return trouble
        proposal = waiting_proposal(self._session)
        if proposal is not None:
            return proposal_words("lobby-agree", proposal.card, proposal, words)
        if self._client.person is None:
            return f"{say('table-watching')} {say('wait-start')}"
        step = step_words(self._session, words) or say("wait-start")
        in_lobby = self._session.table.phase == "lobby"
        return f"{step} {say('lobby-numbers')}" if in_lobby else step

    # Doing.

    @work(group="deed")
    async def _do(self, deed: Callable[[], Awaitable[None]]) -> None:
        """Do one thing after the other."""
        async with self._doing:
            await self.attempt(deed())

    def on_key(self, event: events.Key) -> None:
        if event.character and event.character in "1234567890":
            event.stop()
            self.action_sit(int(event.character) or 10)

    def action_sit(self, number: int) -> None:
        """Take the seat of that number; 0 gets up."""
        seat = number - 1 if number else None
        self._do(lambda: self._client.ask(msg.Sit(seat=seat)))

    def action_start(self) -> None:
        if self._session.next_step:
            self._do(self._session.go_on)

    def action_add_bot(self) -> None:
        self._do(self._add_bot)

    async def _add_bot(self) -> None:
        for seat in free_seats(self._session.table)[:1]:
            await self._client.ask(msg.SeatBot(seat=seat, bot=self._bot))

    def action_drop_bot(self) -> None:
        self._do(self._drop_bot)

    async def _drop_bot(self) -> None:
        bots = [seat for seat, one in enumerate(self._session.table.seats) if one.bot]
        for seat in bots[-1:]:
            await self._client.ask(msg.SeatBot(seat=seat, bot=None))

    # The others.

    def action_people(self) -> None:
        people = others(self._session.table, self._client.person)
        if len(people) == 1:
            self._choose_deed(people[0].id)
        else:
            choices = people_choices(people, self.words)
            self._choose(self.words.say("ask-seat"), choices, self._choose_deed)

    def _choose_deed(self, person: Value) -> None:
        def deal_with(deed: Value) -> None:
            message = DEEDS[str(deed)](person=str(person))
            self._do(lambda: self._client.ask(message))

        name = name_of(str(person), self._session.table, self.words)
        self._choose(name, deed_choices(self.words), deal_with)

    def _choose(
        self, question: str, choices: Sequence[Choice], take: Callable[[Value], None]
    ) -> None:
        chooser = Chooser(question, choices)
        self.app.push_screen(chooser, lambda value: None if value is None else take(value))

    # Rules for Customizable cards.

    def action_answer(self, agree: bool) -> None:
        proposal = waiting_proposal(self._session)
        if proposal is not None:
            answer = msg.Answer(proposal=proposal.number, agree=agree)
            self._do(lambda: self._client.ask(answer))

    def action_propose(self) -> None:
        self._rule = self._rule or RuleForm(self._session.edition, self.words)
        self.app.push_screen(RuleFormScreen(self._rule), self._take_proposal)

    def _take_proposal(self, proposal: msg.Propose | None) -> None:
        if proposal is not None:
            self._do(lambda: self._propose(proposal))

    async def _propose(self, proposal: msg.Propose) -> None:
        await self._client.ask(proposal)
        self._rule = None

    # What is played.

    def action_settings(self) -> None:
        form = TableForm(self._session.table.settings, self.words, self._bot)
        self.app.push_screen(TableFormScreen(form), self._take_settings)

    def _take_settings(self, form: TableForm | None) -> None:
        if form is not None:
            self._bot = form.bot
            self._do(lambda: self._change(form.settings))

    async def _change(self, settings: msg.Settings) -> None:
        """Change what is played; after a game, that is done in the lobby."""
        if settings == self._session.table.settings:
            return
        if self._session.table.phase == "game_over":
            await self._client.ask(msg.ToLobby())
        await self._client.ask(msg.Change(settings=msg.SettingsChange.to(settings)))

    def action_rules(self) -> None:
        self.app.push_screen(RulesPage(self._session.edition))

    def action_scroll_people(self, lines: int) -> None:
        self.query_one("#people", VerticalScroll).scroll_relative(y=lines, animate=False)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Keys that can do nothing now are not offered."""
        return _can_do(self._session, action, parameters)


def _can_do(session: Session, action: str, parameters: tuple[object, ...]) -> bool:
    if action in ALWAYS or session.client.table is None:
        return action in ALWAYS
    if action == "sit" and parameters == GET_UP:
        return session.table.phase == "lobby" and session.client.seat is not None
    return action not in _OFFERED or _OFFERED[action](session)


def _hosts(session: Session, *phases: str) -> bool:
    return session.client.is_host and session.table.phase in phases


def _may_propose(session: Session) -> bool:
    in_lobby = session.table.phase == "lobby" and session.client.person is not None
    return in_lobby and session.edition.has_customizable


_OFFERED: Mapping[str, Callable[[Session], bool]] = {
    "start": lambda session: bool(session.next_step),
    "add_bot": lambda session: _hosts(session, "lobby") and bool(free_seats(session.table)),
    "drop_bot": lambda session: (
        _hosts(session, "lobby") and any(one.bot for one in session.table.seats)
    ),
    "answer": lambda session: waiting_proposal(session) is not None,
    "people": lambda session: (
        session.client.is_host and bool(others(session.table, session.client.person))
    ),
    "propose": _may_propose,
    "settings": lambda session: _hosts(session, "lobby", "game_over"),
    "talk": lambda session: session.can_talk,
}
