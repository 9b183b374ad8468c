"""The tables of a process: those in use in memory, all others in the database or elsewhere."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from functools import partial

import msgspec

from ...errors import LastcardError
from ...table.audience import Audience
from ...table.codes import new_code, read_code
from ...table.commands.agreeing import check_settings, read_own_edition
from ...table.live import LiveTable
from ...table.log.entries import AnyEntry
from ...table.log.kept import restore_table
from ...table.log.snapshots import write_snapshot
from ...table.log.storage import FinishedGame, NotOurs
from ...table.messages import NewTable, Settings
from ...table.rates import Rate
from ...table.refusal import Refusal, require
from ...table.schedule import Tempo
from ...table.table import Table
from ...table.table_limits import TableLimits
from ..beside import beside
from ..config import ServerSettings
from ..network.limits import Limits
from ..sql import keeping
from ..sql.database import Unreachable
from ..sql.leases import Claim, Leases
from ..sql.sql_storage import SnapshotRow, SqlStorage
from ..steady_clock import SteadyClock

IDLE_IN_MEMORY = 10 * 60.0  # seconds
JUST_FOUND = 20.0  # seconds in which somebody may still be about to say hello
REPLAYING = Rate(2_000, 20)  # moves, at one table, for those who take moves back
MOST_MOVES = 20_000  # of a game, of which every snapshot has all
HOUR, DAY = 3600.0, 24 * 3600.0
SWEEP = 60.0
HANDED_OVER_AT_ONCE = 100  # tables
LOADED_AT_ONCE = 4  # tables; more would only be in each other's way
KEPT_EVERY = 200  # entries: then a table is written down as it is
_logger = logging.getLogger(__name__)


class Elsewhere(Refusal):
    """Another process owns the table."""

    def __init__(self, owner: str) -> None:
        super().__init__("unavailable", "another process has this table")
        self.owner = owner


@dataclass
class OwnLog:
    """A table's log in the database, for as long as nobody else claims the table."""

    storage: SqlStorage
    claim: Claim
    table: Table
    audience: Audience
    kept: int  # the version of the last snapshot

    async def append(
        self, code: str, first: int, entries: Sequence[AnyEntry], game: FinishedGame | None = None
    ) -> str | None:
        key = await self.storage.append(code, first, entries, game, self.claim.epoch)
        if self.table.version >= self.kept + KEPT_EVERY:
            self.kept = self.table.version
            with suppress(Unreachable):  # then the next one is
                await self.storage.save_snapshots([self.snapshot()])
        return key

    @property
    def is_kept(self) -> bool:
        return self.kept == self.table.version

    def snapshot(self) -> SnapshotRow:
        state = write_snapshot(self.table, self.audience)
        return SnapshotRow(self.table.code, self.claim.epoch, self.table.version, state)

    async def is_banned(self, name: str) -> bool:
        return await self.storage.is_banned(name)


def _take_note(loading: asyncio.Task[LiveTable]) -> None:
    if not loading.cancelled():
        loading.exception()


async def _retire(table: LiveTable) -> None:
    with suppress(NotOurs, Unreachable):  # the table has let go of everybody
        await table.retire()


class Registry:
    """Finds and makes tables."""

    def __init__(
        self, storage: SqlStorage, tempo: Tempo, settings: ServerSettings, limits: Limits
    ) -> None:
        self.storage = storage
        self.leases = Leases(storage.database)
        self.limits = limits
        self._clock = SteadyClock()
        self.is_leaving = False  # it takes no table any more
        self._tempo = tempo
        self._settings = settings
        self._tables: dict[str, LiveTable] = {}
        self._logs: dict[str, OwnLog] = {}
        self._running: dict[str, asyncio.Task[None]] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._releasing: set[asyncio.Task[None]] = set()
        self._few = asyncio.Semaphore(LOADED_AT_ONCE)

    @property
    def count(self) -> int:
        """The tables in memory."""
        return len(self._tables)

    @property
    def count_used(self) -> int:
        """The tables with somebody there."""
        return sum(bool(table.audience.viewers) for table in self._tables.values())

    def count_owned(self) -> int:
        return len(self._logs)

    async def has(self, code: str) -> bool:
        """Is there a table of this code? It is not loaded for that."""
        return code in self._tables or await self.storage.has_table(code)

    async def create(self, settings: Settings, edition_text: str = "") -> str:
        """Make a table, which may carry an edition of its own, and return its code."""
        own = None
        if edition_text:  # which may have been written so that it takes long
            own = await asyncio.to_thread(read_own_edition, edition_text)
            settings = msgspec.structs.replace(settings, edition=own.name)
        check_settings(settings, own)
        require(self._has_room(), "server_full", "too many tables are in use")
        code = new_code()
        opened = NewTable(**msgspec.structs.asdict(settings), edition_text=edition_text)
        await self.storage.add_table(code, msgspec.json.encode(opened))
        return code

    async def find(self, text: str) -> LiveTable:
        """A table by its code; raises Refusal, and Elsewhere if another process owns it."""
        code = read_code(text)
        if code is None:
            raise Refusal("no_table")
        found = self._tables.get(code)
        if found is not None and not found.broken:
            found.touched = time.monotonic()
            return found
        if code not in self._loading:
            self._make_room()
            loading = self._loading[code] = asyncio.create_task(self._start(code))
            loading.add_done_callback(_take_note)  # also if nobody waits any more
        return await asyncio.shield(self._loading[code])  # others wait for it too

    async def find_owner(self, code: str) -> str:
        """The process that has a table: this one, unless another has it; raises Refusal."""
        try:
            await self.find(code)
        except Elsewhere as elsewhere:
            return elsewhere.owner
        return self.leases.process

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
            self._stop(code, release=False)
            table = await self._load(await self._claim(code))
            self._tables[code] = table
            self._running[code] = asyncio.create_task(self._run(table))
            return table
        finally:
            del self._loading[code]

    async def _claim(self, code: str) -> Claim:
        """Own a table; raises Refusal, or Elsewhere."""
        if self.is_leaving:
            claim = (await self.leases.look_up([code])).get(code)
            require(claim, "unavailable", "this process is about to end")
        else:
            claim = await self.leases.claim(code)
        if claim is None:
            raise Refusal("no_table")
        if claim.owner != self.leases.process:
            raise Elsewhere(claim.owner)
        return claim

    async def _run(self, table: LiveTable) -> None:
        """Run a table; one that fails has to be loaded anew."""
        try:
            await table.run()
        except (NotOurs, Unreachable):
            table.break_off()  # of which the log knows already, or need not know
        except Exception:
            _logger.exception("table %s failed", table.table.code)
            table.break_off()

    async def _load(self, claim: Claim) -> LiveTable:
        try:
            async with (
                self._few
            ):  # whoever waits for their turn has not begun to wait for an answer
                found = await self.storage.load_table(claim.code)
                if found is None:
                    raise Refusal("no_table")
                table, audience = await asyncio.to_thread(restore_table, claim.code, found)
        except (LastcardError, LookupError, msgspec.DecodeError) as error:
            _logger.error("a table cannot be loaded: %s", error)
            raise Refusal("table_damaged") from error
        since = len(found.entries) if found.snapshot else found.version
        log = OwnLog(self.storage, claim, table, audience, found.version - since)
        self._logs[claim.code] = log
        limits = TableLimits(
            replaying=REPLAYING,
            most_moves=MOST_MOVES,
            most_watchers=self._settings.most_watchers,
            keeping=self.limits.kept_games.take,
        )
        live = LiveTable(table, log, self._tempo, audience=audience, limits=limits)
        live.everybody_is_away()
        return live

    # Leases.

    async def renew_forever(self) -> None:
        """Stay alive in the eyes of others; after a time as if dead, see what is left."""
        renewed = time.monotonic()
        while True:
            await asyncio.sleep(self.leases.lasts / 3)
            try:
                await self.leases.renew()
                if time.monotonic() > renewed + self.leases.lasts:
                    await self._let_go_of_lost()
                renewed = time.monotonic()
            except Unreachable as error:
                _logger.warning("leases cannot be renewed: %s", error)

    async def _let_go_of_lost(self) -> None:
        owned = await self.leases.look_up(list(self._logs))
        for code, log in list(self._logs.items()):
            if owned.get(code) != log.claim:
                self._stop(code, release=False)

    async def hand_over(self) -> None:
        """Let others have the tables of this process, one after the other; it takes no more."""
        self.is_leaving = True
        codes = list(self._tables)
        for start in range(0, len(codes), HANDED_OVER_AT_ONCE):
            await self._hand_over(codes[start : start + HANDED_OVER_AT_ONCE])

    async def _hand_over(self, codes: Sequence[str]) -> None:
        """What is written down about them last is how they are. Some may be lost meanwhile."""
        there = filter(None, map(self._tables.get, codes))
        await asyncio.gather(*map(_retire, there))  # a busy one keeps no other waiting
        owned = filter(None, (self._logs.pop(code, None) for code in codes))
        await self._put_away(list(owned))
        for code in codes:
            self._stop(code)

    async def _put_away(self, logs: Sequence[OwnLog]) -> None:
        """Write down how tables are, and own them no more."""
        with suppress(Unreachable):  # then they are free when this process is gone
            await self.storage.save_snapshots([log.snapshot() for log in logs if not log.is_kept])
            await self.leases.release([log.claim for log in logs])

    # Tidying up.

    async def sweep(self) -> None:
        """Forget tables that nobody uses: from memory soon, from the database after weeks."""
        for code, table in list(self._tables.items()):
            if table.broken or self._is_idle(table, IDLE_IN_MEMORY):
                self._stop(code)
        now = time.time()
        old, unplayed = self._settings.keep_tables * DAY, self._settings.keep_unplayed * HOUR
        database = self.storage.database
        await database.write(partial(keeping.note_time, now))
        await database.remove(partial(keeping.remove_idle_tables, now - old, now - unplayed))
        is_steady = self._clock.is_steady()
        if (days := self._settings.keep_games) and is_steady:
            await database.remove(partial(keeping.remove_old_games, now - days * DAY))

    def _stop(self, code: str, release: bool = True) -> None:
        log = self._logs.pop(code, None)
        if table := self._tables.pop(code, None):
            if log and table.broken:  # what has been written is not what it has
                log.kept = log.table.version
            table.break_off()  # whoever was about to say hello comes again
        if task := self._running.pop(code, None):
            task.cancel()
        if log and release:
            releasing = asyncio.create_task(self._put_away([log]))
            self._releasing.add(releasing)
            releasing.add_done_callback(self._releasing.discard)

    async def sweep_forever(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            try:
                await self.sweep()
            except Unreachable as error:
                _logger.error("tidying up has to wait: %s", error)
            except Exception:
                _logger.exception("tidying up failed")

    async def stop_all(self) -> None:
        for loading in self._loading.values():
            loading.cancel()
        for code in list(self._tables):
            self._stop(code)
        await asyncio.gather(*self._releasing, return_exceptions=True)
        with suppress(Unreachable):
            await self.leases.end()


@asynccontextmanager
async def open_registry(
    storage: SqlStorage,
    tempo: Tempo,
    settings: ServerSettings | None = None,
    limits: Limits | None = None,
) -> AsyncIterator[Registry]:
    """A registry that tidies up by itself."""
    settings = settings or ServerSettings()
    registry = Registry(storage, tempo, settings, limits or Limits(settings))
    await registry.leases.renew()
    try:
        async with beside(registry.sweep_forever(), registry.renew_forever()):
            yield registry
    finally:
        await registry.stop_all()
