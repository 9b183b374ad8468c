"""Proposing what Customizable cards say, and answering, in the lobby on the screen."""

from __future__ import annotations

import asyncio

import pytest

from lastcard import EDITIONS
from lastcard.editions.effects import COLORED, COUNTED, MAX_DRAW, WHOM
from lastcard.editions.written_rules import MAX_WORDS, check_written_rule
from lastcard.rules.state import MAX_CLAUSES
from lastcard.terminal.screens.form_screen import TextWindow
from lastcard.terminal.screens.lobby_screen import LobbyScreen
from lastcard.terminal.screens.rule_form import RuleForm, RuleFormScreen
from lastcard.terminal.screens.table_screen import TableScreen
from tests.support.lobbies import Screen, on_screen
from tests.support.screens import EN
from tests.support.servers import Client, Server
from tests.support.sittings import come

HEROES = "super-hero-girls"


# Answering.


@pytest.mark.parametrize(("key", "counts"), [("y", True), ("n", False)])
def test_a_proposal_is_answered_by_a_key(key: str, counts: bool, server: Server) -> None:
    code = server.new_table(edition=HEROES, seats=2)
    host = Client(server, code, "Host")

    async def scene(screen: Screen) -> None:
        fields = {"card": "WA", "words": "Sing [/b]", "effects": "next draw 2; again"}
        await asyncio.to_thread(host.ask, "propose", **fields)
        await screen.until(lambda: "y or n" in screen.prompt())
        assert (
            "The next player draws 2 cards. Whoever plays it has another turn." in screen.prompt()
        )
        await screen.sees("y Agree", "n Decline", "Proposed by Host", "Waiting for you")
        await screen.press(key)
        told = "You agree." if counts else "You decline."
        await screen.sees(told)
        assert not screen.table.proposals
        assert [rule.words for rule in screen.table.rules] == ["Sing [/b]"] * counts
        await screen.until(lambda: "y Agree" not in screen.shown())

    on_screen(come(server, code), scene)
    host.close()


# Proposing.


async def open_form(screen: Screen) -> None:
    await screen.press("c")
    await screen.until_on_top(RuleFormScreen)


async def write(screen: Screen, words: str) -> None:
    """Write the words of a rule, with the pointer at them."""
    await screen.press("enter")
    await screen.until_on_top(TextWindow)
    await screen.press(*words, "enter")
    await screen.until_on_top(RuleFormScreen)


def test_words_and_effects_are_proposed_and_count_when_the_others_agree(server: Server) -> None:
    code = server.new_table(edition=HEROES, seats=2)

    async def scene(screen: Screen) -> None:
        ben = await asyncio.to_thread(Client, server, code, "Ben")
        await screen.until(lambda: len(screen.table.people) == 2)
        await open_form(screen)
        await screen.press("right", "down")
        await write(screen, "Sing!")
        await screen.press("down", "right", "down", "right", "right", "down", "right")
        await screen.sees("Everyone else draws 2 cards.")
        await screen.press("down", "left", "down", "enter")
        await screen.until(lambda: screen.table.proposals)
        await screen.until_on_top(LobbyScreen)
        proposal = screen.table.proposals[0]
        assert (proposal.card, proposal.words) == ("WB", "Sing!")
        assert proposal.effects == "others draw 2; again"
        await screen.sees("Proposed by you", "Waiting for Ben")
        await asyncio.to_thread(ben.ask, "answer", proposal=proposal.number, agree=True)
        await screen.until(lambda: screen.table.rules)
        await screen.sees("Ben agrees.")
        ben.close()

    on_screen(come(server, code), scene)


def test_a_rule_without_words_and_effects_is_not_proposed(server: Server) -> None:
    async def scene(screen: Screen) -> None:
        await open_form(screen)
        await screen.press("enter")
        await screen.until(lambda: screen.prompt() == "Give it words, effects, or both.")
        assert isinstance(screen.app.screen, RuleFormScreen)

    on_screen(come(server, server.new_table(edition=HEROES, seats=2)), scene)


def test_what_was_left_with_escape_is_there_again(server: Server) -> None:
    async def scene(screen: Screen) -> None:
        await open_form(screen)
        await screen.press("down")
        await write(screen, "Dance")
        await screen.press("escape")
        await screen.until_on_top(LobbyScreen)
        assert not screen.table.rules
        await open_form(screen)
        await screen.sees("“Dance”")
        await screen.press("enter")
        await screen.until(lambda: [one.words for one in screen.table.rules] == ["Dance"])
        await open_form(screen)
        await screen.sees("Give it words")

    on_screen(come(server, server.new_table(edition=HEROES, seats=2)), scene)


def test_the_form_makes_room_for_a_game_that_begins(server: Server) -> None:
    code = server.new_table(edition=HEROES, seats=2)
    host = Client(server, code, "Host")

    async def scene(screen: Screen) -> None:
        await open_form(screen)
        await screen.press("down", "enter")
        await screen.until_on_top(TextWindow)
        await asyncio.to_thread(host.ask, "start")
        await screen.until_on_top(TableScreen)

    on_screen(come(server, code), scene)
    host.close()


@pytest.mark.parametrize(("edition", "name"), [("classic", "Ann"), (HEROES, None)])
def test_nothing_is_proposed_without_such_cards_or_without_a_name(
    edition: str, name: str | None, server: Server
) -> None:
    async def scene(screen: Screen) -> None:
        await screen.sees("q Leave")
        assert "c Card" not in screen.shown()
        await screen.press("c")
        assert isinstance(screen.app.screen, LobbyScreen)

    on_screen(come(server, server.new_table(edition=edition, seats=2), name), scene)


# The form by itself.


def new_form() -> RuleForm:
    return RuleForm(EDITIONS[HEROES], EN)


def choose(form: RuleForm, name: str, value: object) -> None:
    """Go on to a value of a choice."""
    for _ in range(50):
        if next(line for line in form.lines() if line.name == name).value == value:
            return
        form.change(name, 1)
    raise AssertionError(f"{name} is never {value}")


@pytest.mark.parametrize(
    ("deed", "who"),
    [(deed, who) for deed in WHOM if deed != "lose powers" for who in WHOM[deed] or ("",)],
)
def test_every_effect_of_the_rules_can_be_chosen_and_is_told(deed: str, who: str) -> None:
    form = new_form()
    choose(form, "deed 0", deed)
    if len(WHOM[deed]) > 1:
        choose(form, "who 0", who)
    amount = " 1" if deed in COUNTED else " color" if deed in COLORED else ""
    assert form.effects == f"{who} {deed}{amount}".strip()
    check_written_rule(("", form.effects))
    shown = [line.shown for line in form.lines()]
    assert EN.say(f"deed-{deed.replace(' ', '_')}") in shown
    assert len(WHOM[deed]) < 2 or EN.say(f"who-{who}") in shown


def test_a_rule_has_no_more_effects_than_the_rules_allow() -> None:
    form = new_form()
    for number in range(MAX_CLAUSES):
        choose(form, f"deed {number}", "again")
    assert not any(line.name == f"deed {MAX_CLAUSES}" for line in form.lines())
    check_written_rule(("", form.effects))


def test_an_effect_that_is_nothing_again_is_left_out() -> None:
    form = new_form()
    choose(form, "deed 0", "reverse")
    choose(form, "deed 1", "again")
    choose(form, "deed 0", "")
    assert form.effects == "again"
    choose(form, "deed 1", "")
    assert (form.effects, form.proposal) == ("", None)


def test_as_many_cards_are_drawn_as_the_rules_allow() -> None:
    form = new_form()
    choose(form, "deed 0", "draw")
    form.change("count 0", -1)
    assert form.effects == f"next draw {MAX_DRAW}"
    check_written_rule(("", form.effects))


def test_words_are_kept_as_the_table_keeps_them() -> None:
    form = new_form()
    form.write(f"  {'x' * (MAX_WORDS - 2)}   y ")
    assert form.words == f"{'x' * (MAX_WORDS - 2)} y"
