"""Somebody who plays line by line, in the same process: what they type, and what they hear."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from pathlib import Path

from lastcard import Game, View
from lastcard.bots import WAIT, Bot
from lastcard.table.schedule import PATIENT
from lastcard.terminal.game_files import GameFile
from lastcard.terminal.home import HomeSession
from lastcard.terminal.plain.plain_game import PlainGame
from lastcard.terminal.plain.plain_seat import Leave
from lastcard.terminal.plan import Plan, keep_nowhere
from lastcard.words import words_in
from tests.support.screens import against_bots


class Timid:
    """Plays the first card that fits and nothing else: no UNO, no catching, no challenge."""

    def choose(self, view: View) -> str:
        if view.to_act != view.seat:
            return WAIT
        return next(code for code in view.legal if code not in ("uno", "catch", "challenge"))


class Watchful(Timid):
    """Catches everybody who forgets to call UNO."""

    def choose(self, view: View) -> str:
        return "catch" if "catch" in view.legal else super().choose(view)


Typist = Callable[[str, HomeSession], str | None]  # what is typed after a question


def sit(
    game: Game,
    typist: Typist,
    bot: Bot | None = None,
    save: Path | None = None,
    practice: bool = False,
    language: str = "en",
) -> list[str]:
    """Have somebody play; what was said, with what was typed behind the questions."""
    said: list[str] = []
    keep = GameFile(save, Plan(players=game.players), game).keep if save else keep_nowhere

    async def run() -> None:
        session = against_bots(game, PATIENT, practice, keep=keep)
        for seat in range(1, game.players):
            session.live.thinker.bots[seat, "casual"] = bot or Timid()

        async def read(question: str) -> str:
            line = typist(question, session)
            said.append(f"{question}{line if line is not None else ''}".rstrip())
            if line is None:
                raise EOFError
            return line

        await PlainGame(session, said.append, read, words_in(language)).run()

    with contextlib.suppress(EOFError, Leave):
        asyncio.run(run())
    return said


def play(
    game: Game,
    *typed: str,
    bot: Bot | None = None,
    save: Path | None = None,
    practice: bool = False,
    language: str = "en",
) -> list[str]:
    """Type these lines, then no more."""
    lines = iter(typed)
    return sit(game, lambda *_: next(lines, None), bot, save, practice, language)


def my_moves(game: Game) -> list[str]:
    return [move for move in game.history.rounds[-1] if move.startswith("0:")]
