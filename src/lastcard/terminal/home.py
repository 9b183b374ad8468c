"""A table in this process: you in seat 0, bots in all other seats, the game kept in a file."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Iterator, Sequence

import msgspec

from ..client.in_process import in_process
from ..client.session import Session
from ..client.table_client import AT_HOME, TableClient, Trouble
from ..errors import LastcardError
from ..game import Game
from ..record import is_move, write_opening
from ..recorded import YOU, Recorded, player_names
from ..table.live import LiveTable
from ..table.log import entries as log
from ..table.log.kept import restore_table
from ..table.log.storage import FinishedGame, StoredTable
from ..table.messages import Settings
from ..table.schedule import Tempo
from ..table.table import CUSTOM_CARDS, Table, hash_token
from ..table.thinking import Thinker
from ..words import BOT_NAMES
from .plan import SPEEDS, Close, Keep, Plan, close_nothing, keep_nowhere

WINDOW = Settings().window
_PERSON = "you"


class HomeSession(Session):
    """Plays a game at a table of its own, from where its record stands."""

    def __init__(
        self,
        game: Game,
        plan: Plan,
        keep: Keep = keep_nowhere,
        tempo: Tempo | None = None,
        window: int = WINDOW,
        close: Close = close_nothing,
    ) -> None:
        """At another `tempo` than the plan's speed, if one is given."""
        token = secrets.token_hex(8)
        entries = list(_entries(game, plan, hash_token(token)))
        settings = _settings(game, plan, window)
        stored = StoredTable(
            msgspec.json.encode(settings), list(enumerate(entries, 1)), len(entries), None
        )
        own = game.edition if game.edition.carried_as else None
        table, audience = restore_table(AT_HOME, stored, own)
        self.plan = plan
        self.storage = KeptTable(table, keep)
        self._let_go = close
        tempo = tempo or SPEEDS[plan.speed]
        thinker = Thinker(plan.seed)
        self.live = LiveTable(table, self.storage, tempo, audience=audience, thinker=thinker)
        seen = _before_this_round(entries)
        super().__init__(TableClient(in_process(self.live), token, seen=seen), self._run_both)

    def change_speed(self) -> str:
        """Take the next speed, from the next move on; returns its name."""
        names = list(SPEEDS)
        now = next((name for name in names if SPEEDS[name] == self.live.schedule.tempo), names[-1])
        speed = names[(names.index(now) + 1) % len(names)]
        self.live.schedule.tempo = SPEEDS[speed]
        return speed

    @property
    def game(self) -> Game:
        return self.live.table.current.game

    @property
    def recorded(self) -> Recorded:
        """The game as it was played, to be looked at."""
        game = self.game
        bots = ["", *(self.plan.bot_of(seat) for seat in range(YOU + 1, game.players))]
        return Recorded(game, player_names(game.players), bots)

    @property
    def trouble(self) -> Trouble | None:
        return "not_kept" if self.storage.failure else super().trouble

    @property
    def trouble_detail(self) -> str:
        return self.storage.failure

    async def _run_both(self) -> None:
        self.storage.write()
        try:
            async with asyncio.TaskGroup() as group:
                group.create_task(self.live.run())
                group.create_task(self.client.run())
        finally:
            self._let_go()  # the game may be gone on with, here or elsewhere


class KeptTable:
    """Keeps a table's game. If that cannot be done, the game goes on all the same."""

    def __init__(self, table: Table, keep: Keep) -> None:
        self.failure = ""
        self._table = table
        self._keep = keep

    async def append(
        self,
        code: str,
        first: int,
        entries: Sequence[log.AnyEntry],
        game: FinishedGame | None = None,
    ) -> None:
        self.write()

    async def is_banned(self, name: str) -> bool:
        return False

    def write(self) -> None:
        try:
            self._keep(self._table.current.game)
            self.failure = ""
        except (OSError, LastcardError) as error:
            self.failure = getattr(error, "strerror", None) or str(error)


# What makes such a table.


def _settings(game: Game, plan: Plan, window: int) -> Settings:
    changes = game.options.changes(game.edition).items()  # rules of cards are agreed on
    options = {name: value for name, value in changes if isinstance(value, str | int)}
    return Settings(
        game.edition.name, options, game.players, 0, window, chat=False, practice=plan.practice
    )


def _entries(game: Game, plan: Plan, token_hash: str) -> Iterator[log.AnyEntry]:
    """You come, the bots sit down, and the game is played as far as it was."""
    yield log.Joined(_PERSON, BOT_NAMES[YOU], token_hash)
    yield log.HostIs(_PERSON)
    yield log.Sat(_PERSON, YOU)
    for seat in range(YOU + 1, game.players):
        yield log.BotSat(seat, plan.bot_of(seat))
    for card, rule in zip(CUSTOM_CARDS, game.options.custom_rules, strict=True):
        if rule is not None:  # and you agree with yourself
            yield log.Proposed(0, card, rule.words, rule.effects, _PERSON)
    yield from _moves(game)


def _moves(game: Game) -> Iterator[log.AnyEntry]:
    rounds = game.history.rounds
    if not all(is_move(entry) for moves in rounds for entry in moves):
        yield log.Began(game.record())  # with the chance, or the seats, that were put into it
        return
    yield log.Began(write_opening(game, {}))
    for number, moves in enumerate(rounds):
        if number:
            yield log.Dealt(None)
        for move in moves:
            seat, _, code = move.partition(":")
            yield log.Moved(int(seat), code, "person" if int(seat) == YOU else "bot")


def _before_this_round(entries: Sequence[log.AnyEntry]) -> int:
    """The version before the deal: what has happened since is told again."""
    deals = [at for at, entry in enumerate(entries) if isinstance(entry, log.Began | log.Dealt)]
    return deals[-1]
