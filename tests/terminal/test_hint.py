"""Hints: what is said for a move is true, and about this very position."""

from __future__ import annotations

from typing import Any

import pytest
from textual.pilot import Pilot

from lastcard import EDITIONS, Game
from lastcard.bots import WAIT, SharpBot
from lastcard.bots.master import Judgement
from lastcard.terminal.hint import Adviser, explain
from lastcard.terminal.plan import player_names
from lastcard.terminal.screens.table_screen import TableScreen
from lastcard.turns import Turns
from tests.support.screens import against_bots, press, prompt, until, use


def why(game: Game, code: str, seat: int = 0, **shares: float) -> str:
    """What is said for a move; `shares` are those of other moves, the own is a half."""
    judged = Judgement(code, {code: 0.5, **shares} if shares else {})
    names = player_names(game.players)
    return explain(game.view(seat), judged, names)


def adviser() -> Adviser:
    return Adviser(seed=1, tries=600, wait=True)


# Facts of the position.


def test_the_last_card_wins() -> None:
    game = Game.setup("classic", ["r7", "g1 y2"], top="r5")
    assert why(game, "r7", draw=0.3) == (
        "Play the red 7: it is your last card, and wins the round."
    )


def test_the_colour_of_which_one_holds_most_is_counted() -> None:
    game = Game.setup("classic", ["b7 b1 b2 b3 r5", "g1 y2 y3 y4"], top="r7")
    assert why(game, "b7") == "Play the blue 7: you hold 3 more blue cards."


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
        "Play the blue 7: you hold 1 more blue card, and Ada, next, drew on blue of late."
    )


def test_a_card_that_hits_somebody_about_to_go_out() -> None:
    game = Game.setup("classic", ["rD r4 b3 y1", "g1 y2"], top="r5")
    assert why(game, "rD").startswith(
        "Play the red Draw Two: Ada has 2 cards left, draws 2 and misses a turn"
    )


def test_with_stacking_a_draw_two_is_only_owed() -> None:
    game = Game.setup("classic", ["rD r4 b3 y1", "g1 y2"], top="r5", stacking="any")
    assert "Ada has 2 cards left and owes 2" in why(game, "rD")


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
    assert why(game, "r7") == "Play the red 7: Wild Draw Four and Wild can wait for later."


def test_drawing_keeps_a_wild() -> None:
    game = Game.setup("classic", ["W4 b3 b4", "g1 y2 y3"], top="r5")
    assert why(game, "draw") == "Draw a card: Wild Draw Four can wait for later."


def test_drawing_without_a_card_that_fits() -> None:
    game = Game.setup("classic", ["b3 b4", "g1 y2"], top="r5")
    assert why(game, "draw") == "Draw a card: no card of yours fits."


def test_the_only_card_that_fits() -> None:
    game = Game.setup("classic", ["r7 b3 b4", "g1 y2 y3"], top="r5")
    assert why(game, "r7") == "Play the red 7: no other card of yours fits."


def test_a_wild_names_its_colour_and_how_many_cards_it_suits() -> None:
    game = Game.setup("classic", ["W b3 b4 r9", "g1 y2 y3"], top="r5")
    assert why(game, "W=b") == "Play Wild, choosing blue: you hold 2 blue cards."


def test_a_wild_draw_four_against_the_rule_is_called_a_bluff() -> None:
    game = Game.setup("classic", ["W4 r3 b4", "g1 y2 y3"], top="r5")
    assert why(game, "W4=b").startswith("Play Wild Draw Four, choosing blue, as a bluff: ")
    honest = Game.setup("classic", ["W4 g3 b4", "g1 y2 y3"], top="r5")
    assert "bluff" not in why(honest, "W4=b")


def test_a_dear_card_goes_before_somebody_goes_out() -> None:
    game = Game.setup("classic", ["W r3 b4", "g1 y2 y3", "g4"], top="r5")
    assert "Ben has 1 card left, and it counts 50 points against you" in why(game, "W=b")


# Out of turn, and answers.


def test_catching_says_whom_and_what_it_costs_them() -> None:
    game = Game.setup("classic", ["b7 b3", "r1 y2", "g4 y5"], top="r5", turn=1)
    game.play("r1")
    assert why(game, "catch") == "Catch Ada: Ada has not called UNO, and has to draw 2 cards."


def test_calling_uno_says_what_forgetting_costs() -> None:
    game = Game.setup("classic", ["r7 b3", "g1 y2"], top="r5", uno_penalty=4)
    assert why(game, "r7!").startswith("Play the red 7 and call UNO: ")
    game.play("r7")
    assert why(game, "uno") == (
        "Call UNO: whoever catches you before you have called makes you draw 4 cards."
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
        "Challenge Ada: you have seen a red card in the hand, so it is a bluff."
    )


def test_a_bluff_that_is_likely_is_called_so() -> None:
    game = Game.setup("classic", ["b3 b4", "g1 y2 W4 g2 g3 g4"], top="r5", turn=1)
    game.play("W4=b")
    assert why(game, "challenge") == (
        "Challenge Ada: Ada kept 5 cards, of which one is probably red."
    )


def test_accepting_says_what_a_wrong_challenge_costs() -> None:
    game = Game.setup("classic", ["b3 b4", "g1 y2 W4"], top="r5", turn=1)
    game.play("W4=b")
    assert why(game, "accept") == (
        "Take the 4 cards: to challenge an honest Wild Draw Four costs you 6 cards."
    )


def test_a_debt_that_cannot_be_passed_on() -> None:
    game = Game.setup("classic", ["b3 b4", "rD y2 y3"], top="r5", turn=1, stacking="same")
    game.play("rD")
    assert why(game, "accept") == "Take the 2 cards: you have no card to pass them on with."


def test_giving_the_last_cards_away_wins() -> None:
    game = Game.setup("color-powers", ["r3 r4", "g1 y2"], top="b5", powers={"r": 0})
    assert why(game, "give@1") == (
        "Give your red cards to Ada: they are your last cards, and giving them away wins the round."
    )


def test_a_colour_for_a_wild_that_was_turned_up() -> None:
    game = Game.setup("classic", ["g3 g4 b1", "g1 y2"], opening="W", dealer=1)
    assert why(game, "=g") == "Choose green: you hold 2 green cards."


# Cards that move hands.


def test_a_smaller_hand_is_a_reason_to_swap() -> None:
    hands = ["r7 r3 b4 b5", "g1 y2 y3", "g4"]
    game = Game.setup("classic", hands, top="r5", seven_zero=True)
    assert why(game, "r7@2") == (
        "Play the red 7, naming Ben: you get Ben’s hand of 1 card for your 3."
    )


def test_magic_brings_the_hand_of_the_seat_before() -> None:
    hands = ["WM r3 b4 b5", "g1 y2 y3", "g4"]
    game = Game.setup("disney-parks", hands, top="r5")
    assert "you get Ben’s hand of 1 card for your 3" in why(game, "WM=b")
    game.play("WM=b")
    assert game.hand(0) == ["g4"]


def test_cards_that_are_given_away_do_not_count() -> None:
    hands = ["r7 r3 r4 r6", "g1 y2 y3 y4 y6", "g4 g5 g6 g8"]
    game = Game.setup("classic", hands, top="r5", seven_zero=True)
    assert "more red" not in why(game, "r7@2")


def test_a_power_that_is_new() -> None:
    game = Game.setup("color-powers", ["Wg b3 b4 r1", "g1 y2 y3"], top="r5")
    assert "it gives you the green power" in why(game, "Wg=b")
    mine = Game.setup("color-powers", ["Wg b3 b4 r1", "g1 y2 y3"], top="r5", powers={"g": 0})
    assert "power" not in why(mine, "Wg=b")


# The search's own estimates.


def test_the_best_other_move_is_compared_with() -> None:
    game = Game.setup("classic", ["r7 b3 b4", "g1 y2 y3"], top="r5")
    assert why(game, "r7", draw=0.41) == (
        "Play the red 7: no other card of yours fits; it wins about 50 rounds in 100 from here, "
        "against 41 by drawing."
    )


def test_what_makes_no_difference_is_not_said() -> None:
    game = Game.setup("classic", ["r7 b3 b4", "g1 y2 y3"], top="r5")
    assert "100" not in why(game, "r7", draw=0.49)


def test_where_nothing_speaks_for_a_move_nothing_is_made_up() -> None:
    game = Game.setup("classic", ["r7 b3 b7", "g1 y2 y3"], top="r5")
    assert why(game, "draw", r7=0.5) == (
        "Draw a card: no other move did clearly better in the rounds tried from here."
    )


# The adviser.


def test_a_skip_that_wins_against_one_opponent_is_found_and_explained() -> None:
    game = Game.setup("classic", ["rS b2 rS", "g1"], top="r5", draw="y1 y3 y4")
    hint = adviser().advise(game.view(0), player_names(2))
    assert hint.code == "rS"
    assert hint.words.startswith("Play the red Skip: Ada has 1 card left and misses a turn")


def test_equal_questions_get_equal_answers() -> None:
    game = Game.new("classic", 3, seed=3)
    asked = adviser()
    seat = game.to_act or 0
    first = asked.advise(game.view(seat), player_names(3))
    assert asked.advise(game.view(seat), player_names(3)) == first
    assert adviser().advise(game.view(seat), player_names(3)) == first


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_decision_of_a_round_gets_a_legal_move_and_a_sentence(edition: str) -> None:
    game = Game.new(edition, 3, seed=4)
    host, bot, asked = Turns(game), SharpBot(3), Adviser(seed=1, tries=40, wait=True)
    while not game.round_over:
        seat = host.next_to_decide()
        view = game.view(seat)
        hint = asked.advise(view, player_names(3))
        assert hint.code in view.legal or (hint.code == WAIT and seat != game.to_act)
        assert hint.words.endswith(".")
        code = bot.choose(view)
        if code == WAIT:
            host.let_pass()
        else:
            host.play(seat, code)


def test_a_game_against_bots_has_somebody_to_ask() -> None:
    game = Game.setup("classic", ["b3 b4", "g1 y2"], top="r5")

    async def deed(pilot: Pilot[Any]) -> None:
        await press("h")(pilot)
        await until(pilot, lambda: "no card of yours fits" in prompt(pilot))
        assert "Hint draw: Draw a card: no card of yours fits." in prompt(pilot)

    use(TableScreen(against_bots(game)), deed)
