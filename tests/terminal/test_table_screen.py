"""The table on a full screen, played by keys and by mouse as a person would."""

from __future__ import annotations

import re
from typing import Any

import pytest
from textual.pilot import Pilot

from lastcard import EDITIONS, Game
from lastcard.terminal.home import HomeSession
from lastcard.terminal.plan import SPEEDS, Plan
from lastcard.terminal.screens.pages import Page, RulesPage, ScorePage
from lastcard.terminal.screens.table_screen import TableScreen
from lastcard.terminal.widgets.buttons import Buttons
from lastcard.terminal.widgets.choosers import Chooser
from lastcard.terminal.widgets.hand import Hand
from tests.support.screens import (
    AT_ONCE,
    against_bots,
    new_session,
    press,
    prompt,
    settle,
    shown,
    until,
    use,
)


def table(session: HomeSession) -> TableScreen:
    return TableScreen(session, end_pause=0.01)


def played(game: Game) -> list[str]:
    return game.history.rounds[0]


# Whole rounds.


async def play_round(pilot: Pilot[Any], session: HomeSession) -> None:
    """Play what is pointed at, calling UNO; the first colour, player and power will do."""
    for _ in range(3000):
        await pilot.pause()
        if isinstance(pilot.app.screen, ScorePage):
            return
        if isinstance(pilot.app.screen, Chooser):
            await pilot.press("enter")
        elif session.view and session.view.to_act == 0:
            calls = any(code.endswith("!") for code in session.view.legal)
            await pilot.press(*(("u", "enter") if calls else ("enter",)))
    raise AssertionError("the round never ended")


SHORT = {  # seeds of short rounds
    "classic": "7",
    "super-hero-girls": "11",
    "color-powers": "12",
    "togetherness": "19",
    "artiste-fairey": "13",
    "disney-parks": "12",
}


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_whole_round_of_each_edition_is_played_by_keys(edition: str) -> None:
    session = new_session(Plan(edition, 3, ("sharp",), seed=SHORT[edition]))

    async def deed(pilot: Pilot[Any]) -> None:
        await play_round(pilot, session)
        assert "Cards left" in shown(pilot)

    use(table(session), deed)
    assert session.game.round_over
    assert session.game.round_winner is not None


def test_enter_deals_the_next_round_from_the_score_sheet() -> None:
    session = new_session(Plan("classic", 3, ("sharp",), seed="24"))

    async def deed(pilot: Pilot[Any]) -> None:
        await play_round(pilot, session)
        await press("enter")(pilot)
        assert session.game.round_number == 2
        assert isinstance(pilot.app.screen, TableScreen)

    use(table(session), deed)


# Every way to make a move.


def simple_game() -> Game:
    return Game.setup("classic", ["r7 b3 b5 W", "g1 y2 y3", "y8 y9"], top="r5")


def test_arrow_keys_and_enter_play_a_card() -> None:
    game = simple_game()
    use(table(against_bots(game)), press("right", "right", "enter"))
    assert played(game) == ["0:b5"]


def test_tab_goes_from_playable_card_to_playable_card() -> None:
    game = simple_game()
    use(table(against_bots(game)), press("tab", "enter"))
    assert played(game) == ["0:b5"]


def test_down_reaches_the_moves_without_a_card() -> None:
    game = simple_game()
    use(table(against_bots(game)), press("down", "enter"))
    assert played(game) == ["0:draw"]


def test_a_number_plays_at_once_where_no_longer_one_can_follow() -> None:
    game = simple_game()
    use(table(against_bots(game)), press("2"))
    assert played(game) == ["0:b5"]


def test_a_code_can_be_typed() -> None:
    game = simple_game()
    use(table(against_bots(game)), press("b", "5", "enter"))
    assert played(game) == ["0:b5"]


def test_a_red_card_can_be_typed_although_r_opens_the_rules() -> None:
    game = simple_game()
    use(table(against_bots(game)), press("r", "7", "enter"))
    assert played(game) == ["0:r7"]


def test_the_rules_open_when_enter_follows_their_letter() -> None:
    async def deed(pilot: Pilot[Any]) -> None:
        await press("r")(pilot)
        assert "Enter opens them" in prompt(pilot)
        await press("enter")(pilot)
        await until(pilot, lambda: isinstance(pilot.app.screen, RulesPage))

    use(table(against_bots(simple_game())), deed)


@pytest.mark.parametrize(
    ("dealer", "said"), [(0, "Deine Karten  3 Karten  du gibst"), (1, "Ines .*\n.* gibt")]
)
def test_who_deals_is_said_to_whoever_reads_it(dealer: int, said: str) -> None:
    async def deed(pilot: Pilot[Any]) -> None:
        assert re.search(said, shown(pilot))
        assert "Nachziehstapel, noch 101" in shown(pilot)

    game = Game.setup("classic", ["r7 b3 g4", "g1 y2 y3"], top="r5", dealer=dealer)
    use(table(against_bots(game)), deed, language="de")


def test_a_german_game_is_german_throughout() -> None:
    async def deed(pilot: Pilot[Any]) -> None:
        assert prompt(pilot) == "Du bist dran."
        assert all(words in shown(pilot) for words in ("Deine Karten", "Ziehen", "Spielen"))
        await press("b", "3", "enter")(pilot)
        assert "Weder Farbe noch Zahl" in prompt(pilot)
        await press("r", "7", "enter")(pilot)
        await until(pilot, lambda: "Du spielst eine rote 7." in shown(pilot))

    game = Game.setup("classic", ["r7 b3 g4", "g1 y2 y3"], top="r5")
    use(table(against_bots(game)), deed, language="de")


@pytest.mark.parametrize(
    ("key", "said"),
    [
        ("z", "Moves can be taken back in practice only"),
        ("m", "nobody here to talk to"),
        ("c", "nobody to catch"),
        ("x", "nothing to challenge"),
    ],
)
def test_a_key_with_nothing_to_do_says_so(key: str, said: str) -> None:
    async def deed(pilot: Pilot[Any]) -> None:
        await press(key)(pilot)
        assert said in prompt(pilot)

    use(table(against_bots(simple_game())), deed)


def test_v_changes_how_fast_the_bots_play() -> None:
    session = against_bots(simple_game(), SPEEDS["normal"])

    async def deed(pilot: Pilot[Any]) -> None:
        for speed in ("fast", "instant", "slow", "normal"):
            await press("v")(pilot)
            assert prompt(pilot) == f"Speed: {speed}"
            assert session.live.schedule.tempo == SPEEDS[speed]

    use(table(session), deed)


def test_a_refused_move_is_explained_to_you_and_not_to_a_seat() -> None:
    async def deed(pilot: Pilot[Any]) -> None:
        await press("g", "1", "enter")(pilot)
        assert "You don’t have this card: green 1." in shown(pilot)

    use(table(against_bots(simple_game())), deed)


def test_a_whole_word_counts_once_although_its_first_letter_acts() -> None:
    game = Game.setup("classic", ["g7 b3", "g1 y2 y3"], top="r5", draw="r1")
    use(table(against_bots(game)), press("d", "r", "a", "w", "enter"))
    assert played(game) == ["0:draw"]


def test_any_move_can_be_typed_behind_a_slash() -> None:
    game = simple_game()
    use(table(against_bots(game)), press("slash", "W", "equals_sign", "g", "enter"))
    assert played(game) == ["0:W=g"]


def test_a_click_plays_a_card() -> None:
    game = simple_game()

    async def deed(pilot: Pilot[Any]) -> None:
        width = pilot.app.screen.query_one(Hand).fit().size.width + 1
        await pilot.click(Hand, offset=(2 * width + 2, 3))
        await settle(pilot)

    use(table(against_bots(game)), deed)
    assert played(game) == ["0:b5"]


def test_a_click_on_a_move_without_a_card_makes_it() -> None:
    game = simple_game()

    async def deed(pilot: Pilot[Any]) -> None:
        await pilot.click(Buttons, offset=(4, 0))
        await settle(pilot)

    use(table(against_bots(game)), deed)
    assert played(game) == ["0:draw"]


def test_the_colour_of_an_opening_wild_is_clicked_on() -> None:
    game = Game.setup("classic", ["g7 b3", "g1 y2 y3"], opening="W", turn=0)

    async def deed(pilot: Pilot[Any]) -> None:
        line = next(line for line in shown(pilot).splitlines() if "yellow" in line)
        await pilot.click(Buttons, offset=(line.index("yellow"), 0))
        await settle(pilot)

    use(table(against_bots(game)), deed)
    assert played(game) == ["0:=y"]


def test_the_last_sign_typed_can_be_taken_back() -> None:
    game = simple_game()
    use(
        table(against_bots(game)),
        press("slash", "W", "x", "backspace", "equals_sign", "g", "enter"),
    )
    assert played(game) == ["0:W=g"]


def test_a_move_that_is_refused_says_why() -> None:
    game = simple_game()

    async def deed(pilot: Pilot[Any]) -> None:
        await press("right", "enter")(pilot)
        assert "Neither colour nor number matches" in prompt(pilot)
        await press("left")(pilot)
        assert "Your turn." in prompt(pilot)

    use(table(against_bots(game)), deed)
    assert played(game) == []


def test_what_cannot_be_understood_is_said_to_be_so() -> None:
    async def deed(pilot: Pilot[Any]) -> None:
        await press("slash", "x", "minus", "enter")(pilot)
        assert "“x-” isn’t a move" in prompt(pilot)
        await press("9", "9", "enter")(pilot)
        assert "no move 99" in prompt(pilot)

    use(table(against_bots(simple_game())), deed)


# What has to be named.


def test_a_wild_asks_for_its_colour_by_letter() -> None:
    game = simple_game()

    async def deed(pilot: Pilot[Any]) -> None:
        await press("W", "enter")(pilot)
        assert isinstance(pilot.app.screen, Chooser)
        await press("g")(pilot)

    use(table(against_bots(game)), deed)
    assert played(game) == ["0:W=g"]


def test_escape_goes_back_from_a_choice_to_the_hand() -> None:
    game = simple_game()
    use(table(against_bots(game)), press("W", "enter", "escape", "r", "7", "enter"))
    assert played(game) == ["0:r7"]


def test_save_the_day_asks_for_a_colour_and_a_player() -> None:
    game = Game.setup("super-hero-girls", ["WS b3 b4", "g1 y2", "y8 y9"], top="r5")
    use(table(against_bots(game)), press("W", "S", "enter", "down", "enter", "2"))
    assert played(game) == ["0:WS=y@2"]


def test_color_choice_asks_for_a_colour_and_a_power() -> None:
    game = Game.setup("color-powers", ["WP b3 b4", "g1 y2", "y8 y9"], top="r5")
    use(table(against_bots(game)), press("W", "P", "enter", "b", "4"))
    assert played(game) == ["0:WP=b*b"]


def test_a_colour_is_chosen_by_mouse() -> None:
    game = simple_game()

    async def deed(pilot: Pilot[Any]) -> None:
        await press("W", "enter")(pilot)
        await pilot.click("ChoiceLine:last-child")
        await settle(pilot)

    use(table(against_bots(game)), deed)
    assert played(game) == ["0:W=b"]


# UNO.


def two_cards() -> Game:
    return Game.setup("classic", ["r7 b3", "g1 y2 y3"], top="r5")


def test_uno_is_called_with_the_card_after_u() -> None:
    game = two_cards()
    use(table(against_bots(game)), press("u", "enter"))
    assert played(game) == ["0:r7!"]


def test_uno_is_called_right_after_the_card() -> None:
    game = two_cards()
    use(table(against_bots(game)), press("enter", "u"))
    assert played(game) == ["0:r7", "0:uno"]


def test_whoever_forgets_uno_is_caught() -> None:
    game = two_cards()

    async def deed(pilot: Pilot[Any]) -> None:
        await press("enter")(pilot)
        for _ in range(200):
            await pilot.pause(0.01)
            if "catch" in " ".join(played(game)):
                return

    session = against_bots(game, AT_ONCE, bots=("sharp",))
    use(table(session), deed)
    assert played(game)[:2] == ["0:r7", "1:catch"]


def test_a_bot_that_forgets_uno_is_caught_by_c() -> None:
    game = Game.setup("classic", ["r7 b3", "y2 r3"], top="r5", turn=1)
    game.play("r3", 1)

    async def deed(pilot: Pilot[Any]) -> None:
        assert "Ines hasn’t called UNO." in prompt(pilot)
        await press("c")(pilot)

    use(table(against_bots(game)), deed)
    assert played(game) == ["1:r3", "0:catch"]


def test_u_without_need_says_when_it_is_for() -> None:
    async def deed(pilot: Pilot[Any]) -> None:
        await press("u")(pilot)
        assert "last card but one" in prompt(pilot)

    use(table(against_bots(simple_game())), deed)


# Challenges.


@pytest.mark.parametrize(("key", "move"), [("x", "challenge"), ("a", "accept")])
def test_a_wild_draw_four_is_challenged_or_accepted(key: str, move: str) -> None:
    game = Game.setup("classic", ["r7 b3", "W4 r3 g2"], top="r5", turn=1)
    game.play("W4=g", 1)

    async def deed(pilot: Pilot[Any]) -> None:
        assert "draw, or challenge" in prompt(pilot)
        await press(key)(pilot)

    use(table(against_bots(game)), deed)
    assert played(game) == ["1:W4=g", f"0:{move}"]


# Practice.


def test_z_takes_a_move_back_in_practice_only() -> None:
    game = simple_game()
    practice = against_bots(game, practice=True)
    use(table(practice), press("enter", "z"))
    assert practice.game.history.rounds[0] == []
    earnest = against_bots(game)
    use(table(earnest), press("enter", "z"))
    assert played(earnest.game) == ["0:r7"]


def test_practice_is_named_in_the_heading() -> None:
    for practice in (True, False):

        async def deed(pilot: Pilot[Any], practice: bool = practice) -> None:
            heading = shown(pilot).splitlines()[0]
            assert ("Practice" in heading) is practice

        use(table(against_bots(simple_game(), practice=practice)), deed)


# Pages.


def test_the_keys_the_rules_and_the_scores_can_be_read() -> None:
    async def deed(pilot: Pilot[Any]) -> None:
        await press("question_mark")(pilot)
        assert "Call UNO" in shown(pilot)
        await press("escape", "r", "enter", "down")(pilot)
        assert isinstance(pilot.app.screen, RulesPage)
        await press("escape", "s")(pilot)
        assert isinstance(pilot.app.screen, Page)
        assert "Total" in shown(pilot)
        await press("escape")(pilot)
        assert not pilot.app.screen.is_modal

    use(table(against_bots(simple_game())), deed)


def test_q_leaves() -> None:
    app = use(table(against_bots(simple_game())), press("q"))
    assert app.return_code == 0


def test_ctrl_c_leaves_as_an_interrupted_program() -> None:
    app = use(table(against_bots(simple_game())), press("ctrl+c"))
    assert app.return_code == 130
