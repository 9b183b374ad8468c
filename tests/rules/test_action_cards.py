"""Draw Two, Reverse, Skip and Wild, with two players and with ten."""

from __future__ import annotations

import pytest

from lastcard import Game, IllegalMove, InvalidMove

TEN_HANDS = ["r1 r2", "b1 b2", "g1 g2", "y1 y2", "b3", "b4", "b5", "b6", "b7", "b8"]


# Draw Two.


@pytest.mark.rule("ACT-DRAW2")
def test_a_draw_two_makes_the_next_player_draw_two_and_miss_the_turn(edition: str) -> None:
    game = Game.setup(edition, hands=["rD r1 r2", "b1 b2", "b3 b4"], top="r5", draw="y1 y2")
    game.play("rD")
    assert game.hand(1) == ["y1", "y2", "b1", "b2"]
    assert game.to_act == 2


@pytest.mark.rule("ACT-DRAW2")
def test_when_play_goes_to_the_right_a_draw_two_hits_the_player_there(edition: str) -> None:
    hands = ["rD r1 r2", "b1 b2", "b3 b4"]
    game = Game.setup(edition, hands=hands, top="r5", direction="right")
    game.play("rD")
    assert game.hand_sizes == [2, 2, 4]
    assert game.to_act == 1


@pytest.mark.rule("ACT-DRAW2")
def test_of_two_players_who_plays_a_draw_two_has_another_turn(edition: str) -> None:
    game = Game.setup(edition, hands=["rD r1 r2", "b1 b2"], top="r5")
    game.play("rD")
    assert game.hand_sizes == [2, 4]
    assert game.to_act == 0


@pytest.mark.rule("ACT-DRAW2")
def test_a_draw_two_cannot_be_answered_with_another_one(edition: str) -> None:
    game = Game.setup(edition, hands=["rD r1 r2", "bD b2", "b3 b4"], top="r5")
    game.play("rD")
    with pytest.raises(IllegalMove, match="the game waits for seat 2"):
        game.play("bD", seat=1)


@pytest.mark.rule("ACT-DRAW2")
def test_a_draw_two_on_a_draw_two_hits_the_player_after_that_with_two(edition: str) -> None:
    game = Game.setup(edition, hands=["rD r1 r2", "b1 b2", "bD b4 b5"], top="r5")
    game.play("rD")
    game.play("bD")
    assert game.hand_sizes == [4, 4, 2]
    assert game.to_act == 1


# Skip.


@pytest.mark.rule("ACT-SKIP")
def test_a_skip_makes_the_next_player_miss_the_turn(edition: str) -> None:
    game = Game.setup(edition, hands=["rS r1 r2", "b1 b2", "b3 b4"], top="r5")
    game.play("rS")
    assert game.to_act == 2
    assert game.hand_sizes == [2, 2, 2]


@pytest.mark.rule("ACT-SKIP")
def test_a_skipped_player_misses_one_turn_only(edition: str) -> None:
    game = Game.setup(edition, hands=["rS r1 r2", "b1 b2", "r3 r4"], top="r5")
    game.play("rS")
    game.play("r3")
    game.play("r1")
    assert game.to_act == 1


@pytest.mark.rule("ACT-SKIP")
def test_of_two_players_who_plays_a_skip_has_another_turn(edition: str) -> None:
    game = Game.setup(edition, hands=["rS r1 r2", "b1 b2"], top="r5")
    game.play("rS")
    assert game.to_act == 0


@pytest.mark.rule("ACT-SKIP")
def test_the_last_of_ten_players_skips_the_first(edition: str) -> None:
    game = Game.setup(edition, hands=[*TEN_HANDS[:9], "rS b8"], top="r5", turn=9)
    game.play("rS")
    assert game.to_act == 1


# Reverse.


@pytest.mark.rule("ACT-REVERSE")
def test_a_reverse_turns_play_to_the_right(edition: str) -> None:
    game = Game.setup(edition, hands=["rR r1 r2", "b1 b2", "r3 r4"], top="r5")
    game.play("rR")
    assert (game.direction, game.to_act) == ("right", 2)
    game.play("r3")
    assert game.to_act == 1


@pytest.mark.rule("ACT-REVERSE")
def test_another_reverse_turns_play_back_to_the_left(edition: str) -> None:
    game = Game.setup(edition, hands=["rR r1 r2", "b1 b2", "bR r4 r6"], top="r5")
    game.play("rR")
    game.play("bR")
    assert (game.direction, game.to_act) == ("left", 0)


@pytest.mark.rule("ACT-REVERSE")
def test_after_a_reverse_the_first_of_ten_players_is_followed_by_the_last(edition: str) -> None:
    game = Game.setup(edition, hands=["rR r2", *TEN_HANDS[1:]], top="r5")
    game.play("rR")
    assert (game.direction, game.to_act) == ("right", 9)


@pytest.mark.rule("R-REVERSE-2P")
def test_between_two_players_a_reverse_works_as_a_skip(edition: str) -> None:
    game = Game.setup(edition, hands=["rR r1 r2", "b1 b2"], top="r5")
    game.play("rR")
    assert (game.direction, game.to_act) == ("left", 0)


@pytest.mark.rule("R-REVERSE-2P")
def test_with_the_plain_reverse_the_other_of_two_players_is_next(edition: str) -> None:
    hands = ["rR r1 r2", "b1 b2"]
    game = Game.setup(edition, hands=hands, top="r5", two_player_reverse="plain")
    game.play("rR")
    assert (game.direction, game.to_act) == ("right", 1)


@pytest.mark.rule("R-REVERSE-2P")
def test_among_three_players_a_reverse_skips_nobody(edition: str) -> None:
    hands = ["rR r1 r2", "b1 b2", "b3 b4"]
    game = Game.setup(edition, hands=hands, top="r5", two_player_reverse="skip")
    game.play("rR")
    assert game.to_act == 2


# Wild.


@pytest.mark.rule("ACT-WILD")
def test_who_plays_a_wild_names_any_color(edition: str) -> None:
    game = Game.setup(edition, hands=["W b1 b2", "b3 b4", "b5 b6"], top="r5")
    assert game.legal() == ["W=r", "W=y", "W=g", "W=b", "draw"]
    game.play("W=y")
    assert (game.color, game.to_act) == ("y", 1)


@pytest.mark.rule("ACT-WILD")
def test_the_color_may_stay_as_it_was(edition: str) -> None:
    game = Game.setup(edition, hands=["W b1 b2", "b3 b4"], top="r5")
    game.play("W=r")
    assert game.color == "r"


@pytest.mark.rule("ACT-WILD")
def test_a_wild_needs_a_color(edition: str) -> None:
    game = Game.setup(edition, hands=["W b1 b2", "b3 b4"], top="r5")
    with pytest.raises(InvalidMove, match="'W' is not a move with 'W'; write W=r"):
        game.play("W")
