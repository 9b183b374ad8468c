"""What cards are worth, who gets the points, and when a game is over."""

from __future__ import annotations

from typing import Any

import pytest

from lastcard import EDITIONS, Game, IllegalMove


def points_for(edition: str, cards: str) -> int:
    """What seat 0 scores by going out while seat 1 holds these cards."""
    game = Game.setup(edition, hands=["r1", cards], top="r5")
    game.play("r1")
    return game.scores[0]


def won_round(edition: str, *others: str, **setup: Any) -> Game:
    """Seat 0 goes out with a red 1; the others hold these cards."""
    game = Game.setup(edition, hands=["r1", *others], top="r5", **setup)
    game.play("r1")
    return game


# What a card is worth.


@pytest.mark.rule("SCORE-CARDS")
def test_a_number_counts_its_number(edition: str) -> None:
    assert points_for(edition, "b1 g2 y3 r4 r6 b9") == 1 + 2 + 3 + 4 + 6 + 9


@pytest.mark.rule("SCORE-CARDS")
@pytest.mark.parametrize("deck", [name for name in EDITIONS if name != "color-powers"])
def test_a_zero_counts_nothing(deck: str) -> None:
    assert points_for(deck, "r0 b0") == 0


@pytest.mark.rule("SCORE-CARDS")
@pytest.mark.parametrize("card", ["rS", "yR", "bD"])
def test_an_action_card_counts_twenty(edition: str, card: str) -> None:
    assert points_for(edition, card) == 20


@pytest.mark.rule("SCORE-CARDS")
def test_a_wild_draw_four_counts_fifty(edition: str) -> None:
    assert points_for(edition, "W4") == 50


@pytest.mark.rule("SCORE-CARDS", "ACT-WILD")
def test_a_wild_counts_fifty(edition: str) -> None:
    assert points_for(edition, "W") == 50


@pytest.mark.rule("SCORE-CARDS")
@pytest.mark.parametrize(
    ("deck", "card"),
    [
        ("super-hero-girls", "WA"),
        ("super-hero-girls", "WB"),
        ("super-hero-girls", "WS"),
        ("togetherness", "WT"),
        ("disney-parks", "WM"),
        ("color-powers", "Wr"),
        ("color-powers", "Wy"),
        ("color-powers", "Wg"),
        ("color-powers", "Wb"),
        ("color-powers", "WP"),
    ],
)
def test_a_special_wild_counts_fifty(deck: str, card: str) -> None:
    assert points_for(deck, card) == 50


@pytest.mark.rule("SCORE-CARDS")
def test_cards_of_which_there_are_two_count_twice(edition: str) -> None:
    assert points_for(edition, "b9 b9 bD bD W4 W4") == 9 + 9 + 20 + 20 + 50 + 50


# Who gets the points.


@pytest.mark.rule("SCORE-WINNER")
def test_the_winner_of_a_round_scores_all_cards_of_the_others(edition: str) -> None:
    game = won_round(edition, "b2 bD", "g3", "W4 y4")
    assert game.scores == [2 + 20 + 3 + 50 + 4, 0, 0, 0]


@pytest.mark.rule("SCORE-WINNER")
def test_the_winner_can_be_any_player(edition: str) -> None:
    game = Game.setup(edition, hands=["b1 b2", "r1", "g3 g4"], top="r5", turn=1)
    game.play("r1")
    assert (game.round_winner, game.scores) == (1, [0, 1 + 2 + 3 + 4, 0])


# To 500.


@pytest.mark.rule("SCORE-500")
def test_points_add_up_from_round_to_round(edition: str) -> None:
    game = won_round(edition, "b2 bD", scores=[100, 40])
    assert game.scores == [122, 40]
    game.next_round()
    assert game.scores == [122, 40]


@pytest.mark.rule("SCORE-500")
def test_whoever_reaches_500_wins_the_game(edition: str) -> None:
    game = won_round(edition, "bD", "b1", scores=[479, 480, 0])
    assert game.scores == [500, 480, 0]
    assert (game.game_over, game.phase, game.winners) == (True, "game_over", [0])


@pytest.mark.rule("SCORE-500")
def test_with_499_points_the_game_goes_on(edition: str) -> None:
    game = won_round(edition, "bD", scores=[479, 480])
    assert (game.scores[0], game.game_over, game.winners) == (499, False, [])
    game.next_round()
    assert (game.round_over, game.round_number) == (False, 2)


@pytest.mark.rule("SCORE-500")
def test_after_the_game_there_is_no_next_round(edition: str) -> None:
    game = won_round(edition, "bD", scores=[480, 0])
    with pytest.raises(IllegalMove, match="the game is over: there is no next round"):
        game.next_round()


@pytest.mark.rule("SCORE-500")
def test_after_the_game_a_move_is_refused(edition: str) -> None:
    game = won_round(edition, "bD", scores=[480, 0])
    with pytest.raises(IllegalMove, match="the game is over"):
        game.play("bD", seat=1)


@pytest.mark.rule("SCORE-500")
def test_another_target_can_be_set(edition: str) -> None:
    game = won_round(edition, "bD", scores=[180, 0], target=200)
    assert (game.game_over, game.winners) == (True, [0])


@pytest.mark.rule("SCORE-500")
def test_a_single_round_can_decide_the_game(edition: str) -> None:
    game = won_round(edition, "bD", scoring="hand")
    assert (game.game_over, game.winners) == (True, [0])


# The tally.


@pytest.mark.rule("SCORE-TALLY")
def test_with_the_tally_everyone_collects_the_points_of_the_own_hand(edition: str) -> None:
    game = won_round(edition, "b2 bD", "W4", scores=[10, 20, 30], scoring="tally")
    assert game.scores == [10, 42, 80]
    assert not game.game_over


@pytest.mark.rule("SCORE-TALLY")
def test_with_the_tally_the_lowest_total_wins_when_somebody_reaches_500(edition: str) -> None:
    game = won_round(edition, "bD", "b2", scores=[300, 480, 200], scoring="tally")
    assert game.scores == [300, 500, 202]
    assert (game.game_over, game.winners) == (True, [2])


@pytest.mark.rule("SCORE-TALLY")
def test_with_the_tally_the_game_goes_on_below_500(edition: str) -> None:
    game = won_round(edition, "b9 bD", scores=[0, 470], scoring="tally")
    assert (game.scores, game.game_over) == ([0, 499], False)


@pytest.mark.rule("SCORE-TALLY")
def test_with_the_tally_equal_lowest_totals_share_the_win(edition: str) -> None:
    game = won_round(edition, "bD", "b2", scores=[202, 480, 200], scoring="tally")
    assert game.scores == [202, 500, 202]
    assert game.winners == [0, 2]


@pytest.mark.rule("SCORE-TALLY")
def test_with_the_tally_too_another_target_can_be_set(edition: str) -> None:
    game = won_round(edition, "bD", scoring="tally", target=20)
    assert (game.scores, game.winners) == ([0, 20], [0])


@pytest.mark.rule("SCORE-TALLY", "OUT-DRAW")
def test_with_the_tally_a_last_draw_two_adds_to_the_victims_points(edition: str) -> None:
    game = Game.setup(edition, ["rD", "b1", "b3"], top="r5", draw="y7 y8", scoring="tally")
    game.play("rD")
    assert game.scores == [0, 7 + 8 + 1, 3]


# Togetherness.


@pytest.mark.rule("SCORE-TG")
def test_in_togetherness_one_hand_decides_the_game() -> None:
    game = won_round("togetherness", "b2", "b3")
    assert (game.game_over, game.winners) == (True, [0])
    with pytest.raises(IllegalMove, match="there is no next round"):
        game.next_round()


@pytest.mark.rule("SCORE-TG")
def test_in_togetherness_the_points_are_noted_all_the_same() -> None:
    assert won_round("togetherness", "b2", "bD").scores == [22, 0, 0]


@pytest.mark.rule("SCORE-TG")
def test_togetherness_can_be_played_to_500() -> None:
    game = won_round("togetherness", "b2 bD", scores=[100, 0], scoring="winner")
    assert (game.scores, game.game_over) == ([122, 0], False)
    last = won_round("togetherness", "bD", scores=[480, 0], scoring="winner")
    assert (last.game_over, last.winners) == (True, [0])


@pytest.mark.rule("SCORE-TG")
def test_togetherness_can_be_played_with_the_tally() -> None:
    game = won_round("togetherness", "bD", "b2", scores=[0, 480, 0], scoring="tally")
    assert (game.scores, game.winners) == ([0, 500, 2], [0])
