"""The lobby of a table on a server, on a screen, with somebody at the keyboard."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from textual.pilot import Pilot
from textual.widgets import Static

from lastcard.client.address import Address
from lastcard.client.table_client import TableClient
from lastcard.table.messages import TableInfo
from lastcard.terminal.app import TerminalApp
from lastcard.terminal.screens.lobby_screen import LobbyScreen
from lastcard.terminal.screens.table_screen import TableScreen
from lastcard.words import words_in
from tests.support.screens import shown, until

HERE = Address("http", "127.0.0.1", "ABCD2345")
Scene = Callable[["Screen"], Awaitable[None]]


class Screen:
    """An app with a lobby, and somebody at its keyboard."""

    def __init__(self, client: TableClient, pilot: Pilot[None]) -> None:
        self.client = client
        self.pilot = pilot

    @property
    def app(self) -> TerminalApp:
        app = self.pilot.app
        assert isinstance(app, TerminalApp)
        return app

    async def press(self, *keys: str) -> None:
        await self.pilot.press(*keys)

    async def until(self, wanted: Callable[[], object]) -> None:
        """Wait until something is so, however long it takes."""
        await until(self.pilot, wanted)

    def prompt(self) -> str:
        return str(self.app.screen.query_one("#prompt", Static).content)

    def shown(self) -> str:
        return shown(self.pilot)

    async def sees(self, *words: str) -> None:
        """Wait until all of these words are on the screen."""
        await self.until(lambda: all(one in self.shown() for one in words))

    async def start(self) -> None:
        """Have the game begin, as its host."""
        await self.press("enter")
        await self.until(lambda: isinstance(self.app.screen, TableScreen))

    @property
    def table(self) -> TableInfo:
        assert self.client.table is not None
        return self.client.table

    async def until_on_top(self, kind: type[object]) -> None:
        """Wait for a window or a screen that can be typed at."""
        await self.until(lambda: isinstance(self.app.screen, kind) and self.app.screen.is_current)

    def seats(self) -> list[str]:
        seats = self.client.table.seats if self.client.table else []
        return [(one.person and "person") or one.bot or "free" for one in seats]


def on_screen(
    client: TableClient, scene: Scene, size: tuple[int, int] = (100, 30), address: Address = HERE
) -> None:
    """Play a scene in the lobby of a table."""

    async def run() -> None:
        app = TerminalApp(LobbyScreen(client, address), words_in("en"))
        async with app.run_test(size=size) as pilot:
            screen = Screen(client, pilot)
            await screen.until(lambda: client.table is not None)
            await scene(screen)

    asyncio.run(run())
