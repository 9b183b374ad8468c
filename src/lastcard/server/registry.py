"""The tables of a server: those in use in memory, all others in the database."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec

from ..errors import LastcardError
from ..table.commands import Refusal, check_settings, require
from ..table.live import LiveTable
from ..table.messages import Settings
from ..table.records import restore_table
from ..table.schedule import Tempo
from .sql_storage import SqlStorage

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # none that looks like another
CODE_LENGTH = 8
MOST_TABLES = 5_000
IDLE_IN_MEMORY = 10 * 60.0
UNUSED = 6 * 3600.0  # no game has ever been started
IDLE_AT_ALL = 30 * 24 * 3600.0
SWEEP = 60.0
_logger = logging.getLogger(__name__)


def is_code(text: str) -> bool:
    return len(text) == CODE_LENGTH and set(text) <= set(LETTERS)


class Registry:
    """Finds and makes tables."""

    def __init__(self, storage: SqlStorage, tempo: Tempo, most_tables: int = MOST_TABLES) -> None:
        self.storage = storage
        self._tempo = tempo
        self._most = most_tables
        self._tables: dict[str, LiveTable] = {}
        self._running: dict[str, asyncio.Task[None]] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._removing = asyncio.Lock()

    async def create(self, settings: Settings) -> str:
        """Make a table and return its code."""
        check_settings(settings)
        require(await self.storage.count_tables() < self._most, "server_full")
        code = "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))
        await self.storage.add_table(code, msgspec.json.encode(settings))
        return code

    async def find(self, code: str) -> LiveTable:
        """A table by its code; raises Refusal."""
        code = code.upper()
        require(is_code(code), "no_table")
        found = self._tables.get(code)
        if found is not None and not found.broken:
            found.touched = time.monotonic()
            return found
        if code not in self._loading:
            self._loading[code] = asyncio.create_task(self._start(code))
        return await asyncio.shield(self._loading[code])  # others wait for it too

    async def _start(self, code: str) -> LiveTable:
        """Load a table and run it; meanwhile others are loaded as well."""
        try:
            self._stop(code)
            async with self._removing:  # from now on it is spared, or it has been removed
                pass
            table = await self._load(code)
            self._tables[code] = table
            self._running[code] = asyncio.create_task(self._run(table))
            return table
        finally:
            del self._loading[code]

    async def _run(self, table: LiveTable) -> None:
        """Run a table; one that fails has to be loaded anew."""
        try:
            await table.run()
        except Exception:
            _logger.exception("table %s failed", table.table.code)
            table.break_off()

    async def _load(self, code: str) -> LiveTable:
        try:
            found = await self.storage.load_table(code)
            if found is None:
                raise Refusal("no_table")
            table, audience = await asyncio.to_thread(restore_table, code, found)
        except (LastcardError, LookupError, msgspec.DecodeError) as error:
            _logger.error("a table cannot be loaded: %s", error)
            raise Refusal("table_damaged") from error
        live = LiveTable(table, self.storage, self._tempo, audience=audience)
        live.everybody_is_away()
        return live

    # Tidying up.

    async def sweep(self) -> None:
        """Forget tables that nobody uses: from memory soon, from the database after weeks."""
        now = time.monotonic()
        for code, table in list(self._tables.items()):
            if table.broken or (
                not table.audience.viewers and now - table.touched > IDLE_IN_MEMORY
            ):
                self._stop(code)
        async with self._removing:
            wall, spared = time.time(), {*self._tables, *self._loading}
            await self.storage.remove_idle_tables(wall - IDLE_AT_ALL, wall - UNUSED, spared)

    def _stop(self, code: str) -> None:
        if table := self._tables.pop(code, None):
            table.break_off()  # whoever was about to say hello comes again
        if task := self._running.pop(code, None):
            task.cancel()

    async def sweep_forever(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            try:
                await self.sweep()
            except Exception:
                _logger.exception("tidying up failed")

    def stop_all(self) -> None:
        for loading in self._loading.values():
            loading.cancel()
        for code in list(self._tables):
            self._stop(code)


@asynccontextmanager
async def open_registry(storage: SqlStorage, tempo: Tempo) -> AsyncIterator[Registry]:
    """A registry that tidies up by itself."""
    registry = Registry(storage, tempo)
    sweeper = asyncio.create_task(registry.sweep_forever())
    try:
        yield registry
    finally:
        sweeper.cancel()
        registry.stop_all()
