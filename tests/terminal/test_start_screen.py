"""The start screen: everything about a game can be chosen, and the last one gone on with."""

from __future__ import annotations

import errno
import re
from typing import Any

import pytest
from textual.events import Key
from textual.pilot import Pilot
from textual.widgets import Input

from lastcard import Game
from lastcard.errors import InvalidOption
from lastcard.terminal.form import Form
from lastcard.terminal.game_files import GameStore, unfinished_games
from lastcard.terminal.home import HomeSession
from lastcard.terminal.plan import SPEEDS, Kept, Plan
from lastcard.terminal.screens.pages import RulesPage
from lastcard.terminal.screens.start_screen import StartScreen
from lastcard.terminal.screens.table_screen import TableScreen
from lastcard.terminal.widgets.key_lines import KeyLines
from tests.support.screens import EN, NEVER, press, prompt, shown, until, use


class Shelf(GameStore):
    """A store that keeps games in memory."""

    def __init__(self, kept: Kept | None = None) -> None:
        self.kept = kept
        self.begun: list[Plan] = []

    def begin(self, plan: Plan, game: Game) -> Kept:
        self.begun.append(plan)
        return Kept(plan, game)

    def last_unfinished(self) -> Kept | None:
        return self.kept


def start(shelf: Shelf, plan: Plan | None = None) -> StartScreen:
    def open_game(kept: Kept) -> HomeSession:
        return HomeSession(kept.game, kept.plan, kept.keep, NEVER)

    return StartScreen(Form(plan or Plan(seed="1"), EN), shelf, open_game)


def test_enter_starts_the_game_that_was_chosen() -> None:
    shelf = Shelf()

    async def deed(pilot: Pilot[Any]) -> None:
        await press("down", "right", "down", "left", "enter")(pilot)
        assert isinstance(pilot.app.screen, TableScreen)
        assert "Super Hero Girls" in shown(pilot)

    use(start(shelf), deed)
    assert (shelf.begun[0].edition, shelf.begun[0].players) == ("super-hero-girls", 3)


def test_the_special_cards_of_the_edition_are_explained() -> None:
    async def deed(pilot: Pilot[Any]) -> None:
        await press("down", "right")(pilot)
        assert "Shields another player from penalties" in shown(pilot).replace("\n", " ")

    use(start(Shelf()), deed, size=(120, 40))


def test_a_house_rule_is_explained_beside_it() -> None:
    async def deed(pilot: Pilot[Any]) -> None:
        await press(*["up"] * 5)(pilot)
        assert "Sevens and zeros, option seven_zero" in shown(pilot)

    use(start(Shelf()), deed, size=(120, 40))


def test_the_last_game_is_offered_first() -> None:
    plan = Plan("togetherness", 3, seed="5")
    shelf = Shelf(Kept(plan, plan.deal()))

    async def deed(pilot: Pilot[Any]) -> None:
        assert "Continue: Togetherness, round 1" in shown(pilot)
        await press("enter")(pilot)
        assert type(pilot.app.screen) is TableScreen
        await press("q")(pilot)
        assert "Start a new game" in shown(pilot)

    use(start(shelf), deed)
    assert shelf.begun == []


def test_a_game_that_was_left_is_offered_and_gone_on_with_in_the_same_program() -> None:
    opened: list[HomeSession] = []  # nothing but leaving may free the game

    def open_game(kept: Kept) -> HomeSession:
        opened.append(HomeSession(kept.game, kept.plan, kept.keep, NEVER, close=kept.close))
        return opened[-1]

    async def deed(pilot: Pilot[Any]) -> None:
        await press("enter")(pilot)
        assert next(unfinished_games(), None) is None
        await press("q")(pilot)
        await until(pilot, lambda: "Continue: Classic, round 1" in shown(pilot))
        await press("home", "enter")(pilot)
        await until(pilot, lambda: isinstance(pilot.app.screen, TableScreen))

    use(StartScreen(Form(Plan(seed="1"), EN), GameStore(), open_game), deed)
    assert len(opened) == 2
    assert len(list(unfinished_games())) == 1


def test_a_line_is_changed_by_mouse() -> None:
    shelf = Shelf()

    async def deed(pilot: Pilot[Any]) -> None:
        await pilot.click("Lines", offset=(40, 2))
        await press("enter")(pilot)

    use(start(shelf), deed)
    assert shelf.begun[0].players == 5


def test_words_are_written_on_a_customizable_card() -> None:
    shelf = Shelf()

    async def deed(pilot: Pilot[Any]) -> None:
        await press("up", "enter", "x", "escape")(pilot)
        await press("enter", *"All draw => all draw 1", "enter")(pilot)
        await press("enter", *"Sing => [/b]", "enter")(pilot)
        assert "That rule can’t be played." in prompt(pilot)
        await press("up", "up", "enter")(pilot)

    use(start(shelf, Plan("super-hero-girls", seed="1")), deed)
    rules = shelf.begun[0].options["custom_rules"]
    assert rules == (None, ("All draw", "all draw 1"))


def test_on_forty_columns_every_value_and_key_is_seen() -> None:
    async def deed(pilot: Pilot[Any]) -> None:
        seen = ("◂  Super Hero Girls  ▸", "← → Change", "q Leave")
        await until(pilot, lambda: all(words in shown(pilot) for words in seen))
        await pilot.click("Lines", offset=(18, 2))
        await until(pilot, lambda: "◂         3          ▸" in shown(pilot))
        await pilot.click("Lines", offset=(37, 2))
        await until(pilot, lambda: "◂         4          ▸" in shown(pilot))

    use(start(Shelf(), Plan("super-hero-girls", players=4)), deed, (40, 12))


def test_a_long_value_is_cut_and_leaves_the_other_lines_in_their_places() -> None:
    async def see_all(pilot: Pilot[Any]) -> None:
        seen = ("◂Artiste: Shepard Fa…▸", "No bluffing")
        await until(pilot, lambda: all(words in shown(pilot) for words in seen))
        await pilot.click("Lines", offset=(44, 2))
        await until(pilot, lambda: "5" in next(filter(of_players, shown(pilot).splitlines())))

    def of_players(line: str) -> bool:
        return line.startswith("  Players")

    use(start(Shelf(), Plan("artiste-fairey", players=4)), see_all, (80, 30))


def test_a_click_on_a_key_does_what_the_key_does() -> None:
    async def deed(pilot: Pilot[Any]) -> None:
        await until(pilot, lambda: "r Rules" in shown(pilot))
        line = shown(pilot).splitlines()[-1]
        await pilot.click(KeyLines, offset=(line.index("Rules"), 0))
        await until(pilot, lambda: isinstance(pilot.app.screen, RulesPage))

    use(start(Shelf()), deed)


# What is chosen, without the screen.


def test_options_that_an_edition_refuses_are_left_out() -> None:
    form = Form(Plan("classic", options={"seven_zero": True}), EN)
    assert "seven_zero" in [line.name for line in form.lines()]
    form.change("edition", 2)
    assert form.edition.name == "color-powers"
    assert "seven_zero" not in [line.name for line in form.lines()]
    assert form.plan.options == {}
    form.change("edition", -2)
    assert form.plan.options == {"seven_zero": True}


def test_one_bot_for_all_or_one_for_each() -> None:
    form = Form(Plan(players=4), EN)
    form.change("bots", 1)
    assert form.plan.bots == ("sharp",) * 3
    form.change("bot 1", 1)
    assert form.plan.bots == ("sharp", "learned", "sharp")
    assert next(line.shown for line in form.lines() if line.name == "bots") == "different ones"


def test_a_target_of_ones_own_is_kept() -> None:
    form = Form(Plan(options={"target": 123}), EN)
    assert form.plan.options == {"target": 123}
    form.change("target", 1)
    assert form.plan.options == {"target": 200}


def test_the_speed_is_chosen_for_a_new_game_and_for_one_that_goes_on() -> None:
    opened: list[HomeSession] = []

    def open_game(kept: Kept) -> HomeSession:
        opened.append(HomeSession(kept.game, kept.plan, kept.keep))
        return opened[-1]

    for kept in (None, Kept(Plan(), Plan().deal())):
        form = Form(Plan(seed="1"), EN)
        form.change("speed", 1)
        use(StartScreen(form, Shelf(kept), open_game), press("enter"))
    assert [one.live.schedule.tempo for one in opened] == [SPEEDS["fast"]] * 2


def test_what_is_written_on_a_card_has_to_be_understood() -> None:
    with pytest.raises(InvalidOption):
        Form(Plan("super-hero-girls"), EN).write_on("WA", "Sing => sing loudly")


def test_numbers_are_typed_where_there_are_any() -> None:
    opened = start(Shelf(), Plan("classic", players=4))

    async def deed(pilot: Pilot[Any]) -> None:
        place = next(i for i, line in enumerate(opened.lines()) if line.name == "players")
        await press(*["down"] * place, "1", "0")(pilot)
        assert opened.form.players == 10
        place = next(i for i, line in enumerate(opened.lines()) if line.name == "target") - place
        await press(*["down"] * place, "7", "5", "0", "backspace")(pilot)
        assert opened.form.plan.options == {"target": 75}
        await press("up", "5")(pilot)  # nothing to type a number for
        assert opened.form.plan.options == {"target": 75}

    use(opened, deed)


def test_every_screen_says_what_its_keys_do() -> None:
    async def deed(pilot: Pilot[Any]) -> None:
        await press("question_mark")(pilot)
        assert "Type a number where there is one" in shown(pilot)
        await press("escape", "r", "question_mark")(pilot)
        assert "Search the rules" in shown(pilot)
        await press("escape", "escape")(pilot)
        assert not pilot.app.screen.is_modal

    use(start(Shelf(), Plan("classic", players=4)), deed)


def test_rules_are_searched_as_one_types() -> None:
    async def deed(pilot: Pilot[Any]) -> None:
        await press("r", "slash", *"bluff")(pilot)
        assert "rules" in shown(pilot)
        assert "The deck" not in shown(pilot)
        await press("enter")(pilot)
        assert pilot.app.focused is None  # keys scroll what was found
        assert "The deck" not in shown(pilot)
        await press("slash", *"xyz")(pilot)
        assert "No rule says that." in shown(pilot)
        await press("escape")(pilot)
        assert "The deck" in shown(pilot)
        await press("escape")(pilot)
        assert not pilot.app.screen.is_modal

    use(start(Shelf(), Plan("classic", players=4)), deed)


def test_what_is_typed_before_the_search_has_the_focus_is_searched_for() -> None:
    async def deed(pilot: Pilot[Any]) -> None:
        await press("r")(pilot)
        for letter in "/bluff":
            pilot.app.post_message(Key("slash" if letter == "/" else letter, letter))
        sought = pilot.app.screen.query_one("#sought", Input)
        await until(pilot, lambda: sought.value == "bluff" and "The deck" not in shown(pilot))

    use(start(Shelf(), Plan("classic", players=4)), deed)


def test_on_thirty_columns_values_stand_whole_between_their_arrows() -> None:
    async def deed(pilot: Pilot[Any]) -> None:
        edition = next(line for line in shown(pilot).splitlines() if "Edition" in line)
        assert re.search(r"◂ +Classic +▸", edition)

    use(start(Shelf(), Plan("classic", players=4)), deed, size=(30, 12))


class FullDisk(Shelf):
    """A store that nothing can be read from or written to."""

    def begin(self, plan: Plan, game: Game) -> Kept:
        raise OSError(errno.ENOSPC, "No space left on device")

    def last_unfinished(self) -> Kept | None:
        raise InvalidOption("the last game is damaged")


def test_a_game_that_cannot_be_read_or_kept_says_why() -> None:
    async def deed(pilot: Pilot[Any]) -> None:
        assert "the last game is damaged" in prompt(pilot)
        await press("enter")(pilot)
        assert "No space left on device" in prompt(pilot)
        assert isinstance(pilot.app.screen, StartScreen)

    use(start(FullDisk()), deed)


def test_signs_and_long_names_are_the_languages_own() -> None:
    async def french(pilot: Pilot[Any]) -> None:
        assert "108 cartes\u00a0: rouge" in shown(pilot)

    async def german(pilot: Pilot[Any]) -> None:
        assert "Zieh-vier-Wahlkarte " in shown(pilot)

    use(start(Shelf()), french, language="fr")
    use(start(Shelf()), german, language="de")
