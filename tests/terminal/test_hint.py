"""Hints: what is said for a move is true, and about this very position."""

from __future__ import annotations

from typing import Any

import pytest
from textual.pilot import Pilot

from lastcard import EDITIONS, Game
from lastcard.bots import WAIT, SharpBot
from lastcard.bots.master import Judgement, MasterBot
from lastcard.recorded import player_names
from lastcard.terminal.hint import advise, explain_hint
from lastcard.terminal.screens.table_screen import TableScreen
from tests.support.screens import EN, against_bots, press, prompt, until, use


def why(game: Game, code: str, seat: int = 0, **shares: float) -> str:
    """What is said for a move; `shares` are those of other moves, the own is a half."""
    judged = Judgement(code, {code: 0.5, **shares} if shares else {})
    names = player_names(game.players)
    return explain_hint(game.view(seat), judged, names, EN)


def adviser() -> MasterBot:
    return MasterBot(1, 600)


# Facts of the position.


def test_the_last_card_wins() -> None:
    game = Game.setup("classic", ["r7", "g1 y2"], top="r5")
    assert why(game, "r7", draw=0.3) == ("Play a red 7. It’s your last card, and wins the round.")


def test_the_colour_of_which_one_holds_most_is_counted() -> None:
    game = Game.setup("classic", ["b7 b1 b2 b3 r5", "g1 y2 y3 y4"], top="r7")
    assert why(game, "b7") == "Play a blue 7. You have 3 more blue cards."


def test_a_colour_that_another_move_serves_better_is_no_reason() -> None:
    game = Game.setup("classic", ["b7 r1 r2 r3 b5", "g1 y2 y3 y4"], top="r7")
    assert "more blue" not in why(game, "b7")


def test_it_is_said_what_the_next_player_drew_on() -> None:
    hands = ["b7 b3 r4 r1", "g1 y2 y3", "g2 y4 b9"]
    game = Game.setup("classic", hands, top="b5", turn=1, draw="y9 g9 g8")
    for move in ("draw", "draw"):
        game.play(move)
    assert game.to_act == 0
    assert why(game, "b7") == (
        "Play a blue 7. You have 1 more blue card. Ines recently couldn’t play blue."
    )


def test_a_card_that_hits_somebody_about_to_go_out() -> None:
    game = Game.setup("classic", ["rD r4 b3 y1", "g1 y2"], top="r5")
    assert why(game, "rD").startswith(
        "Play a red Draw Two. Ines has 2 cards left, draws 2 and misses a turn."
    )


def test_with_stacking_a_draw_two_is_only_owed() -> None:
    game = Game.setup("classic", ["rD r4 b3 y1", "g1 y2"], top="r5", stacking="any")
    assert "Ines has 2 cards left and faces 2 more." in why(game, "rD")


def test_nobody_is_said_to_be_stopped_while_somebody_as_close_plays_instead() -> None:
    game = Game.setup("classic", ["rS r4 b3 y1", "g1 y2", "g3 y4"], top="r5")
    assert "misses a turn" not in why(game, "rS")
    game = Game.setup("classic", ["rS r4 b3 y1", "g1 y2", "g3 y4 y5"], top="r5")
    assert "Ines has 2 cards left and misses a turn." in why(game, "rS")


def test_two_of_the_same_card_are_no_only_card() -> None:
    game = Game.setup("classic", ["r7 r7 b3 b4", "g1 y2 y3"], top="r5")
    assert "No other card" not in why(game, "r7")


def test_nobody_safe_is_said_to_be_hit() -> None:
    game = Game.setup("color-powers", ["rD r4 b3 y1", "g1 y2"], top="r5", powers={"y": 1})
    assert "draws 2" not in why(game, "rD")


def test_somebody_who_has_just_been_shielded_is_not_said_to_be_hit() -> None:
    hands = ["WS b1 b2", "rS rD y1 r3", "g1"]
    game = Game.setup("super-hero-girls", hands, top="r5")
    game.play("WS=r@2")
    assert "misses a turn" not in why(game, "rS", seat=1)


def test_wilds_that_can_wait() -> None:
    game = Game.setup("classic", ["r7 W b3 W4", "g1 y2 y3"], top="r5")
    assert (
        why(game, "r7") == "Play a red 7. You can keep this for later: a Wild Draw Four and a Wild."
    )


def test_drawing_keeps_a_wild() -> None:
    game = Game.setup("classic", ["W4 b3 b4", "g1 y2 y3"], top="r5")
    assert why(game, "draw") == "Draw. You can keep this for later: a Wild Draw Four."


def test_drawing_without_a_card_that_fits() -> None:
    game = Game.setup("classic", ["b3 b4", "g1 y2"], top="r5")
    assert why(game, "draw") == "Draw. No card of yours fits. There’s no other move."


def test_the_only_card_that_fits() -> None:
    game = Game.setup("classic", ["r7 b3 b4", "g1 y2 y3"], top="r5")
    assert why(game, "r7") == "Play a red 7. No other card of yours fits."


def test_a_wild_names_its_colour_and_how_many_cards_it_suits() -> None:
    game = Game.setup("classic", ["W b3 b4 r9", "g1 y2 y3"], top="r5")
    assert why(game, "W=b") == "Play a Wild: blue. You have 2 more blue cards."


def test_a_wild_draw_four_against_the_rule_is_called_a_bluff() -> None:
    game = Game.setup("classic", ["W4 r3 b4", "g1 y2 y3"], top="r5")
    assert why(game, "W4=b").endswith("It’s a bluff, and may be challenged.")
    honest = Game.setup("classic", ["W4 g3 b4", "g1 y2 y3"], top="r5")
    assert "bluff" not in why(honest, "W4=b")


def test_a_dear_card_goes_before_somebody_goes_out() -> None:
    game = Game.setup("classic", ["W r3 b4", "g1 y2 y3", "g4"], top="r5")
    assert "It would count 50 points against you." in why(game, "W=b")
    one_round = Game.setup("classic", ["W r3 b4", "g1 y2 y3", "g4"], top="r5", scoring="hand")
    assert "points" not in why(one_round, "W=b")


# Out of turn, and answers.


def test_catching_says_whom_and_what_it_costs_them() -> None:
    game = Game.setup("classic", ["b7 b3", "r1 y2", "g4 y5"], top="r5", turn=1)
    game.play("r1")
    assert why(game, "catch") == "Catch! Ines hasn’t called UNO, and draws 2 cards."


def test_calling_uno_says_what_forgetting_costs() -> None:
    game = Game.setup("classic", ["r7 b3", "g1 y2"], top="r5", uno_penalty=4)
    assert why(game, "r7!").startswith("Play a red 7: UNO. ")
    game.play("r7")
    assert why(game, "uno") == (
        "Call UNO. Anyone who catches you before you call makes you draw 4 cards."
    )


def test_a_bluff_that_one_has_seen_is_certain() -> None:
    hands = ["b3 b4 b5 b6", "r1 y2 W4 W4 r9"]
    game = Game.setup("classic", hands, top="r5", turn=1, draw="g6 g7 g8 g9 y9 y8")
    for move in ("W4=r", "challenge", "draw"):  # the first one shows the hand
        game.play(move)
    while game.to_act != 1:
        game.play(game.legal()[0])
    game.play("W4=b")
    assert why(game, "challenge") == (
        "Challenge. You’ve seen that Ines had a red card: it’s a bluff."
    )


def test_a_bluff_that_is_likely_is_called_so() -> None:
    game = Game.setup("classic", ["b3 b4", "g1 y2 W4 g2 g3 g4"], top="r5", turn=1)
    game.play("W4=b")
    assert why(game, "challenge") == ("Challenge. Ines has 5 cards: one of them is probably red.")


def test_accepting_says_what_a_wrong_challenge_costs() -> None:
    game = Game.setup("classic", ["b3 b4", "g1 y2 W4"], top="r5", turn=1)
    game.play("W4=b")
    assert why(game, "accept") == ("Draw 4. A wrong challenge costs you 6 cards.")


def test_a_debt_that_cannot_be_passed_on() -> None:
    game = Game.setup("classic", ["b3 b4", "rD y2 y3"], top="r5", turn=1, stacking="same")
    game.play("rD")
    assert (
        why(game, "accept")
        == "Draw 2. You have no card to pass them on with. There’s no other move."
    )


def test_giving_the_last_cards_away_wins() -> None:
    game = Game.setup("color-powers", ["r3 r4", "g1 y2"], top="b5", powers={"r": 0})
    assert why(game, "give@1") == (
        "Give red cards: Ines. They’re your last cards: giving them away wins the round."
    )


def test_a_colour_for_a_wild_that_was_turned_up() -> None:
    game = Game.setup("classic", ["g3 g4 b1", "g1 y2"], opening="W", dealer=1)
    assert why(game, "=g") == "Choose: green. You have 2 more green cards."


# Cards that move hands.


def test_a_smaller_hand_is_a_reason_to_swap() -> None:
    hands = ["r7 r3 b4 b5", "g1 y2 y3", "g4"]
    game = Game.setup("classic", hands, top="r5", seven_zero=True)
    assert why(game, "r7@2") == ("Play a red 7: Milo. Milo holds 1 card, which you get for your 3.")


def test_magic_brings_the_hand_of_the_seat_before() -> None:
    hands = ["WM r3 b4 b5", "g1 y2 y3", "g4"]
    game = Game.setup("disney-parks", hands, top="r5")
    assert "Milo holds 1 card, which you get for your 3." in why(game, "WM=b")
    game.play("WM=b")
    assert game.hand(0) == ["g4"]


def test_cards_that_are_given_away_do_not_count() -> None:
    hands = ["r7 r3 r4 r6", "g1 y2 y3 y4 y6", "g4 g5 g6 g8"]
    game = Game.setup("classic", hands, top="r5", seven_zero=True)
    assert "more red" not in why(game, "r7@2")


def test_a_power_that_is_new() -> None:
    game = Game.setup("color-powers", ["Wg b3 b4 r1", "g1 y2 y3"], top="r5")
    assert "It gives you the green power." in why(game, "Wg=b")
    mine = Game.setup("color-powers", ["Wg b3 b4 r1", "g1 y2 y3"], top="r5", powers={"g": 0})
    assert "power" not in why(mine, "Wg=b")


# The search's own estimates.


def test_the_best_other_move_is_compared_with() -> None:
    game = Game.setup("classic", ["r7 b3 b4", "g1 y2 y3"], top="r5")
    assert why(game, "r7", draw=0.41) == (
        "Play a red 7. No other card of yours fits. It wins about 50 of 100 rounds from here; the "
        "next best, “Draw”, 41."
    )


def test_a_choice_that_is_close_is_said_to_be_so() -> None:
    game = Game.setup("classic", ["r7 b3 b7", "g1 y2 y3"], top="r5")
    assert why(game, "draw", r7=0.49) == (
        "Draw. It’s close: about 50 of 100 rounds won, with “Play a red 7” 49."
    )


# The adviser.


def test_a_skip_that_wins_against_one_opponent_is_found_and_explained() -> None:
    game = Game.setup("classic", ["rS b2 rS", "g1"], top="r5", draw="y1 y3 y4")
    hint = advise(adviser(), game.view(0), player_names(2), EN)
    assert hint.code == "rS"
    assert hint.words.startswith("Play a red Skip. Ines has 1 card left and misses a turn.")


def test_equal_questions_get_equal_answers() -> None:
    game = Game.new("classic", 3, seed=3)
    asked = adviser()
    seat = game.to_act or 0
    first = advise(asked, game.view(seat), player_names(3), EN)
    assert advise(asked, game.view(seat), player_names(3), EN) == first
    assert advise(adviser(), game.view(seat), player_names(3), EN) == first


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_decision_of_a_round_gets_a_legal_move_and_a_sentence(edition: str) -> None:
    game = Game.new(edition, 3, seed=4)
    bot, asked = SharpBot(3), MasterBot(1, 40)
    while (seat := game.to_ask) is not None:
        view = game.view(seat)
        hint = advise(asked, view, player_names(3), EN)
        assert hint.code in view.legal or (hint.code == WAIT and seat != game.to_act)
        assert hint.words.endswith(".")
        code = bot.choose(view)
        if code == WAIT:
            game.wait(seat)
        else:
            game.play(code, seat)


def test_a_game_against_bots_has_somebody_to_ask() -> None:
    game = Game.setup("classic", ["b3 b4", "g1 y2"], top="r5")

    async def deed(pilot: Pilot[Any]) -> None:
        await press("h")(pilot)
        await until(pilot, lambda: "No card of yours fits" in prompt(pilot))
        assert prompt(pilot) == "Hint: Draw. No card of yours fits. There’s no other move."

    use(TableScreen(against_bots(game)), deed)
