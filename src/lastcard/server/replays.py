"""Finished games move by move: worked out apart from everything else, and kept for a while."""

from __future__ import annotations

import asyncio
from typing import Any, NamedTuple
from weakref import WeakValueDictionary

import msgspec

from ..game import Game
from ..table.messages.about_editions import describe
from ..table.views import show_event
from ..view import Views
from .sql.sql_storage import SqlStorage

KEPT = 20  # games
MOST_BYTES = 1 << 26  # of these; the longest that there can be has a third of it


class Kept(NamedTuple):
    """A replay, and whom it names."""

    names: list[str]
    replay: bytes


class Replays:
    """Finished games as the page shows them, in JSON."""

    def __init__(self, storage: SqlStorage) -> None:
        self._storage = storage
        self._one_at_a_time = asyncio.Lock()
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._kept: dict[str, Kept] = {}

    async def find(self, key: str, home: str) -> bytes | None:
        """A game by its key, or None; of each home one waits for its turn among all others."""
        if (kept := await self._find_kept(key)) is not None:
            return kept
        own_turn = self._turns.setdefault(home, asyncio.Lock())
        async with own_turn, self._one_at_a_time:  # it may have been replayed in the meantime
            return await self._find_kept(key) or await self._replay(key)

    async def _find_kept(self, key: str) -> bytes | None:
        """Unless names have been taken out since, or the whole game: by any process."""
        kept = self._kept.get(key)
        if kept is None:
            return None
        if kept.names == await self._storage.names_of(key):
            return kept.replay
        self._kept.pop(key, None)
        return None

    async def _replay(self, key: str) -> bytes | None:
        found = await self._storage.load_game(key)
        if found is None:
            return None
        del found["code"]  # whoever was given the link need not find the table
        replay = await asyncio.to_thread(write_replay, found)
        self._kept[key] = Kept(found["names"], replay)
        while len(self._kept) > KEPT or self._size() > MOST_BYTES:
            del self._kept[next(iter(self._kept))]
        return replay

    def _size(self) -> int:
        return sum(len(one.replay) for one in self._kept.values())


def write_replay(found: dict[str, Any]) -> bytes:
    game = Game.from_record(found["record"])
    about = describe(game.edition) if game.edition.text else None
    shown = {"players": game.players, "about": about, "steps": list_steps(game)}
    return msgspec.json.encode({**found, "edition": game.edition.name, **shown})


def list_steps(recorded: Game) -> list[dict[str, Any]]:
    """A finished game move by move, as somebody sees it who watches, but all hands open."""
    return [
        {
            "move": move,
            "events": [show_event(event) for event in events],
            "hands": [game.hand(seat) for seat in range(game.players)],
            **Views(game).fields_for(None),
        }
        for game, move, events in recorded.replay()
    ]
