"""A table as the screens of one seat need it. They cannot tell where the table is.

All of it is read anew after each change; what happens is told as the table's own updates.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Literal

from ..editions import Edition, Options, find_edition
from ..editions.options import check_options
from ..table import messages as msg
from ..table.table import CUSTOM_CARDS
from .table_client import AT_HOME, Listener, NotDone, TableClient, Trouble

# Why a move is refused that was allowed when it was chosen: somebody else has moved since.
OVERTAKEN = ("not_your_move", "illegal", "game_over")

NextStep = Literal["start", "next_round", "start_again"]
Utterance = msg.Chat | msg.React


class Session:
    """One seat's end of a table.

    `run` is what has to go on beside it, for as long as the session is open, where nobody else sees
    to that: the client's connection, and the table itself if it is in this process.
    """

    def __init__(
        self, client: TableClient, run: Callable[[], Awaitable[None]] | None = None
    ) -> None:
        self.client = client
        self._run = run
        self._running: asyncio.Future[None] | None = None
        self._untold: list[msg.Update | None] = []  # what came before the start
        self._started = False
        self._listeners: list[Listener] = []

    def follow(self, opening: msg.Update | None) -> None:
        """From this update on, everything is to be told, also what comes before the start."""
        self._untold.append(opening)
        self.client.listen(self._heard)

    # What there is to see.

    @property
    def table(self) -> msg.TableInfo:
        if self.client.table is None:
            raise NotDone("no_connection")
        return self.client.table

    @property
    def edition(self) -> Edition:
        return find_edition(self.view.edition if self.view else self.table.settings.edition)

    @property
    def options(self) -> Options:
        options: dict[str, object] = dict(self.table.settings.options)
        rules = {rule.card: (rule.words, rule.effects) for rule in self.table.rules}
        if rules:
            options["custom_rules"] = [rules.get(card) for card in CUSTOM_CARDS]
        return check_options(self.edition, options)

    @property
    def view(self) -> msg.GameView | None:
        """What the seat sees now; None before the first deal, as in a table's lobby."""
        return self.client.view

    @property
    def hands(self) -> list[list[str]] | None:
        """The cards that everybody kept, once the round is over."""
        return self.view.hands if self.view else None

    @property
    def trouble(self) -> Trouble | None:
        """What is not as it should be."""
        return self.client.trouble

    @property
    def trouble_detail(self) -> str:
        """What the system says about it, where it does."""
        return ""

    @property
    def at_home(self) -> bool:
        """Is this a table in this process, with nobody but bots?"""
        return self.table.code == AT_HOME

    @property
    def is_practice(self) -> bool:
        return self.client.table is not None and self.table.settings.practice

    @property
    def next_step(self) -> NextStep | None:
        """What `go_on` would do now."""
        phase = self.table.phase
        if phase == "round_over":
            return None if self.client.seat is None else "next_round"
        if phase == "playing" or self.at_home:
            return None
        if phase == "lobby":
            return "start" if self.client.is_host else None
        return "start_again" if self.client.is_host or self.client.seat is not None else None

    @property
    def can_undo(self) -> bool:
        """May the last own move be taken back now? Only ever in practice."""
        return self.view is not None and self.view.may_take_back

    @property
    def can_hint(self) -> bool:
        """May one be helped? At a table with others nobody whispers."""
        return self.view is not None and bool(self.view.legal) and self.at_home

    @property
    def is_asked(self) -> bool:
        """Does a patient table wait for this seat, in turn or out of turn?"""
        return self.client.seat is not None and self.client.asked == self.client.seat

    @property
    def can_talk(self) -> bool:
        """Is there anybody to say something to? Where nobody may write, reactions are left."""
        joined = self.client.table is not None and self.client.person is not None
        return joined and not self.at_home

    # What can be done. Whatever is refused raises NotDone.

    async def play(self, code: str) -> None:
        seen = self.view
        if seen is None:
            raise NotDone("not_playing")
        try:
            await self.client.ask(msg.Play(move=code, version=seen.version))
        except NotDone as refusal:
            if refusal.reason in OVERTAKEN and code in seen.legal:
                raise NotDone("stale") from refusal
            raise

    async def go_on(self) -> None:
        """Do the next step (see there). The host who has asked for it already does not wait."""
        if self.table.phase == "lobby":
            await self.client.ask(msg.Start())
        else:
            asked = self.client.person in self.table.ready
            await self.client.ask(msg.NextRound(now=asked and self.client.is_host))
        await self.until(lambda: not (self.table.shuffle and self.table.shuffle.open))

    async def let_pass(self) -> None:
        """Do nothing out of turn."""
        await self.client.ask(msg.LetPass())

    async def undo(self) -> None:
        """Take the last own move back, with all that came after it."""
        await self.client.ask(msg.TakeBack())

    async def say(self, utterance: Utterance) -> None:
        await self.client.ask(utterance)

    # Being told.

    def listen(self, listener: Listener) -> None:
        """Have somebody told of each update, and (None) of any other change."""
        self._listeners.append(listener)

    async def start(self, before: Callable[[], None] | None = None) -> None:
        """Begin to tell; a session that has to connect does so, and waits for the table.

        `before` anything is told, something else may be done with the table that is there now.
        """
        if not self._untold:
            self.follow(None)
        if self._run is not None:
            self._running = asyncio.ensure_future(self._run())
            await self.until(lambda: self.client.trouble != "connecting")
        if before is not None:
            before()
        self._started = True
        for update in self._untold:
            self._heard(update)

    async def until(self, wanted: Callable[[], bool]) -> None:
        """Wait until something is so; raises what has gone wrong with the table."""
        changed = asyncio.Event()

        def take_note(update: msg.Update | None) -> None:
            changed.set()

        self.client.listen(take_note)
        try:
            while not wanted():
                changed.clear()
                await self._wait_for(changed)
        finally:
            self.client.ignore(take_note)

    async def _wait_for(self, changed: asyncio.Event) -> None:
        waiting = asyncio.ensure_future(changed.wait())
        both: set[asyncio.Future[Any]] = {waiting} | ({self._running} if self._running else set())
        await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        waiting.cancel()
        if self._running is not None and self._running.done():
            self._running.result()

    async def close(self) -> None:
        """Leave: nothing is told any more."""
        self._listeners.clear()
        self.client.ignore(self._heard)
        if self._running is not None:
            self._running.cancel()
            with suppress(asyncio.CancelledError):
                await self._running

    def _heard(self, update: msg.Update | None) -> None:
        if not self._started:
            self._untold.append(update)
        elif self.client.table is not None:
            for listener in list(self._listeners):
                listener(update)
