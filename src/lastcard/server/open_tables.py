"""The tables of a server: those in use in memory, all others in the database."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress

import msgspec

from ..errors import LastcardError
from ..table.commands import Refusal, check_settings, require
from ..table.entries import AnyEntry
from ..table.kept import restore_table
from ..table.live import LiveTable
from ..table.messages import Settings
from ..table.rates import Rate
from ..table.schedule import Tempo
from ..table.storage import FinishedGame
from .config import ServerSettings
from .database import UNREACHABLE
from .leases import RENEWED_EVERY, Claim, Leases
from .sql_storage import SqlStorage

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # none that looks like another
CODE_LENGTH = 8
IDLE_IN_MEMORY = 10 * 60.0  # seconds
JUST_FOUND = 20.0  # seconds in which somebody may still be about to say hello
REPLAYING = Rate(2_000, 20)  # moves, at one table, for those who take moves back
HOUR, DAY = 3600.0, 24 * 3600.0
SWEEP = 60.0
_logger = logging.getLogger(__name__)


def is_code(text: str) -> bool:
    return len(text) == CODE_LENGTH and set(text) <= set(LETTERS)


class OwnLog:
    """A table's log in the database, for as long as nobody else claims the table."""

    def __init__(self, storage: SqlStorage, epoch: int) -> None:
        self._storage = storage
        self._epoch = epoch

    async def append(
        self, code: str, first: int, entries: Sequence[AnyEntry], game: FinishedGame | None = None
    ) -> str | None:
        return await self._storage.append(code, first, entries, game, self._epoch)

    async def is_banned(self, name: str) -> bool:
        return await self._storage.is_banned(name)


class Registry:
    """Finds and makes tables."""

    def __init__(self, storage: SqlStorage, tempo: Tempo, settings: ServerSettings) -> None:
        self.storage = storage
        self._tempo = tempo
        self._settings = settings
        self._tables: dict[str, LiveTable] = {}
        self._running: dict[str, asyncio.Task[None]] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._claims: dict[str, Claim] = {}
        self._releasing: set[asyncio.Task[None]] = set()
        self.leases = Leases(storage.database)

    @property
    def count(self) -> int:
        """The tables in memory."""
        return len(self._tables)

    @property
    def count_used(self) -> int:
        """The tables with somebody there."""
        return sum(bool(table.audience.viewers) for table in self._tables.values())

    async def has(self, code: str) -> bool:
        """Is there a table of this code? It is not loaded for that."""
        return code in self._tables or await self.storage.has_table(code)

    async def create(self, settings: Settings) -> str:
        """Make a table and return its code."""
        check_settings(settings)
        require(self._has_room(), "server_full", "too many tables are in use")
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
            self._make_room()
            self._loading[code] = asyncio.create_task(self._start(code))
        return await asyncio.shield(self._loading[code])  # others wait for it too

    def _has_room(self) -> bool:
        """Is there room for one more in use? Those that nobody uses make way."""
        in_use = sum(not self._is_idle(table, JUST_FOUND) for table in self._tables.values())
        return in_use + len(self._loading) < self._settings.most_tables

    def _make_room(self) -> None:
        """Put away the table that was used longest ago, if there are too many; raises Refusal."""
        if len(self._tables) + len(self._loading) < self._settings.most_tables:
            return
        require(self._has_room(), "server_full", "too many tables are in use")
        idle = [one for one in self._tables.values() if self._is_idle(one, JUST_FOUND)]
        self._stop(min(idle, key=lambda table: table.touched).table.code)

    def _is_idle(self, table: LiveTable, seconds: float) -> bool:
        return not table.audience.viewers and time.monotonic() - table.touched > seconds

    async def _start(self, code: str) -> LiveTable:
        """Load a table and run it; meanwhile others are loaded as well."""
        try:
            self._stop(code)
            claim = await self._claim(code)
            table = await self._load(claim)
            self._tables[code], self._claims[code] = table, claim
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

    async def _claim(self, code: str) -> Claim:
        claim = await self.leases.claim(code)
        if claim is None:
            raise Refusal("no_table")
        require(claim.owner == self.leases.process, "unavailable", "another process has it")
        return claim

    async def _load(self, claim: Claim) -> LiveTable:
        try:
            found = await self.storage.load_table(claim.code)
            if found is None:
                raise Refusal("no_table")
            table, audience = await asyncio.to_thread(restore_table, claim.code, found)
        except (LastcardError, LookupError, msgspec.DecodeError) as error:
            _logger.error("a table cannot be loaded: %s", error)
            raise Refusal("table_damaged") from error
        log = OwnLog(self.storage, claim.epoch)
        live = LiveTable(table, log, self._tempo, audience=audience, replaying=REPLAYING)
        live.everybody_is_away()
        return live

    # Tidying up.

    async def sweep(self) -> None:
        """Forget tables that nobody uses: from memory soon, from the database after weeks."""
        for code, table in list(self._tables.items()):
            if table.broken or self._is_idle(table, IDLE_IN_MEMORY):
                self._stop(code)
        now = time.time()
        old, unplayed = self._settings.keep_tables * DAY, self._settings.keep_unplayed * HOUR
        await self.storage.note_time(now)
        await self.storage.remove_idle_tables(now - old, now - unplayed)
        if self._settings.keep_games:
            await self.storage.remove_old_games(now - self._settings.keep_games * DAY)

    def _stop(self, code: str) -> None:
        if table := self._tables.pop(code, None):
            table.break_off()  # whoever was about to say hello comes again
        if task := self._running.pop(code, None):
            task.cancel()
        if claim := self._claims.pop(code, None):
            releasing = asyncio.create_task(self._release(claim))
            self._releasing.add(releasing)
            releasing.add_done_callback(self._releasing.discard)

    async def _release(self, claim: Claim) -> None:
        with suppress(*UNREACHABLE):  # then it is free when this process is gone
            await self.leases.release(claim)

    async def renew_forever(self) -> None:
        while True:
            try:
                await self.leases.renew()
            except UNREACHABLE as error:
                _logger.warning("leases cannot be renewed: %s", type(error).__name__)
            await asyncio.sleep(RENEWED_EVERY)

    async def sweep_forever(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            try:
                await self.sweep()
            except Exception:
                _logger.exception("tidying up failed")

    async def stop_all(self) -> None:
        for loading in self._loading.values():
            loading.cancel()
        for code in list(self._tables):
            self._stop(code)
        await asyncio.gather(*self._releasing, return_exceptions=True)
        with suppress(*UNREACHABLE):
            await self.leases.end()


@asynccontextmanager
async def open_registry(
    storage: SqlStorage, tempo: Tempo, settings: ServerSettings | None = None
) -> AsyncIterator[Registry]:
    """A registry that tidies up by itself."""
    registry = Registry(storage, tempo, settings or ServerSettings())
    await registry.leases.renew()
    tasks = [asyncio.create_task(registry.sweep_forever())]
    tasks.append(asyncio.create_task(registry.renew_forever()))
    try:
        yield registry
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await registry.stop_all()
