"""Full-screen programs without a terminal: keys are pressed, and what is shown is read."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from textual.pilot import Pilot
from textual.screen import Screen
from textual.widgets import Static

from lastcard import Game
from lastcard.table.schedule import Tempo
from lastcard.terminal.app import TerminalApp
from lastcard.terminal.home import HomeSession
from lastcard.terminal.plan import Keep, Plan, keep_nowhere
from lastcard.words import words_in
from tests.support.patience import PATIENCE

AT_ONCE = Tempo(think=(0.0, 0.0), react=(0.0, 0.0))
EN = words_in("en")
NEVER = Tempo(think=(9999.0, 9999.0), react=(9999.0, 9999.0))  # bots that think for hours
Deed = Callable[[Pilot[None]], Awaitable[None]]
Wanted = TypeVar("Wanted", bound=Screen[Any])


def use(
    screen: Screen[Any],
    deed: Deed,
    size: tuple[int, int] = (80, 24),
    theme: str = "dark",
    language: str = "en",
) -> TerminalApp:
    """Open a screen and do something with it."""

    async def run() -> TerminalApp:
        app = TerminalApp(screen, words_in(language), theme)
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await deed(pilot)
        return app

    return asyncio.run(run())


def press(*keys: str) -> Deed:
    """Press keys, with a moment after each of them."""

    async def deed(pilot: Pilot[None]) -> None:
        for key in keys:
            await pilot.press(key)
            await settle(pilot)

    return deed


async def settle(pilot: Pilot[Any]) -> None:
    """Let everything that is under way come to an end, or to a window that waits for an answer."""
    app = pilot.app
    await pilot.pause()
    # Not by waiting for the workers alone: one of them may be about to open such a window.
    await until(pilot, lambda: app.screen.is_modal or all(one.is_finished for one in app.workers))
    await pilot.pause()


async def until(pilot: Pilot[Any], wanted: Callable[[], object]) -> None:
    """Wait until something is so, however long it takes."""
    async with asyncio.timeout(PATIENCE):
        while not wanted():
            await pilot.pause(0.01)


def against_bots(
    game: Game,
    tempo: Tempo = NEVER,
    practice: bool = False,
    bots: tuple[str, ...] = ("casual",),
    keep: Keep = keep_nowhere,
    window: int = 0,
) -> HomeSession:
    """A game that was set up by hand; the bots do nothing unless they are told to."""
    plan = Plan(game.edition.name, game.players, bots, practice=practice, seed="bots")
    session = HomeSession(game, plan, keep, tempo, window)
    session.live.table.current.game = game  # so that a test sees what is done with it
    return session


def new_session(plan: Plan, tempo: Tempo = AT_ONCE) -> HomeSession:
    return HomeSession(plan.deal(), plan, tempo=tempo, window=0)


def prompt(pilot: Pilot[Any]) -> str:
    """What the line below the hand says."""
    return str(pilot.app.screen.query_one("#prompt", Static).render())


def shown(pilot: Pilot[Any]) -> str:
    """All that is on the screen, as text."""
    size = pilot.app.size
    strips = pilot.app.screen._compositor.render_strips(size)
    return "\n".join(strip.text for strip in strips)
