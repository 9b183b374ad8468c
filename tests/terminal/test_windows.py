"""Windows and forms on the screen: they may be gone again before they were ever drawn."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.screen import Screen

from lastcard import EDITIONS
from lastcard.terminal.screens.rule_form import RuleForm, RuleFormScreen
from lastcard.terminal.widgets.choosers import Choice, Chooser
from tests.support.screens import EN, shown, until, use

CHOICES = [Choice(number, f"choice {number}") for number in range(1, 12)]


def new_chooser() -> Screen[Any]:
    return Chooser("Which", CHOICES)


def new_form() -> Screen[Any]:
    return RuleFormScreen(RuleForm(EDITIONS["super-hero-girls"], EN))


@pytest.mark.parametrize("new_screen", [new_chooser, new_form])
@pytest.mark.parametrize("moment", [0.0, 0.002, 0.005, 0.01])
def test_a_window_that_closes_at_once_does_no_harm(
    new_screen: Callable[[], Screen[Any]], moment: float
) -> None:
    async def deed(pilot: Pilot[Any]) -> None:
        for _ in range(3):
            pilot.app.push_screen(new_screen())
            await asyncio.sleep(moment)
            pilot.app.pop_screen()
            await pilot.pause()

    use(Screen(), deed)


def test_only_choices_that_have_a_key_have_a_number() -> None:
    async def deed(pilot: Pilot[Any]) -> None:
        await pilot.app.push_screen(new_chooser())
        await until(pilot, lambda: "9  choice 9" in shown(pilot))
        assert "choice 11" in shown(pilot)
        assert "10  choice 10" not in shown(pilot)

    use(Screen(), deed, (80, 30))


def test_more_choices_than_fit_are_scrolled_to() -> None:
    async def deed(pilot: Pilot[Any]) -> None:
        await pilot.app.push_screen(new_chooser())
        await pilot.press("up")
        await until(pilot, lambda: "choice 11" in shown(pilot))

    use(Screen(), deed, (80, 8))


def test_the_theme_is_switched_to_the_other_and_back() -> None:
    async def deed(pilot: Pilot[Any]) -> None:
        for theme in ("light", "dark"):
            await pilot.app.run_action("switch_theme")
            assert pilot.app.theme == theme

    use(Screen(), deed)
