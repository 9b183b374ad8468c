"""Wild Magic: everybody passes the whole hand to the left."""

from __future__ import annotations

from typing import Any

import pytest

from lastcard import Game


def parks(*hands: str, **rest: Any) -> Game:
    return Game.setup("disney-parks", hands, **{"top": "r5", **rest})


def hands_of(game: Game) -> list[str]:
    return [" ".join(game.hand(seat)) for seat in range(game.players)]


@pytest.mark.rule("MAGIC-PASS")
def test_every_hand_goes_to_the_player_on_the_left() -> None:
    game = parks("WM r3 r4", "g1 g2 g3", "b1 b2", "y1")
    game.play("WM=g")
    assert hands_of(game) == ["y1", "r3 r4", "g1 g2 g3", "b1 b2"]


@pytest.mark.rule("MAGIC-PASS")
def test_left_is_clockwise_though_play_goes_to_the_right() -> None:
    game = parks("WM r3 r4", "g1 g2 g3", "b1 b2", direction="right")
    game.play("WM=g")
    assert hands_of(game) == ["b1 b2", "r3 r4", "g1 g2 g3"]
    assert (game.direction, game.to_act) == ("right", 2)


@pytest.mark.rule("MAGIC-PASS")
def test_two_players_swap_hands() -> None:
    game = parks("WM r3 r4", "g1 g2 g3")
    game.play("WM=g")
    assert hands_of(game) == ["g1 g2 g3", "r3 r4"]


@pytest.mark.rule("MAGIC-PASS")
def test_ten_players_pass_ten_hands() -> None:
    game = parks("r1 r2", "r3", "r4", "WM r6", "r7", "r8", "r9", "g1", "g2", "g3", turn=3)
    game.play("WM=g")
    assert hands_of(game) == ["g3", "r1 r2", "r3", "r4", "r6", "r7", "r8", "r9", "g1", "g2"]


@pytest.mark.rule("MAGIC-PASS")
def test_who_plays_it_names_the_colour_and_the_next_player_goes_on() -> None:
    game = parks("WM r3 r4", "g1 g2 g3", "b1 b2")
    game.play("WM=b")
    assert (game.top, game.color, game.color_only, game.to_act) == ("WM", "b", True, 1)


@pytest.mark.rule("MAGIC-PASS")
def test_everybody_knows_the_hand_passed_on_and_nobody_else_does() -> None:
    game = parks("WM r3 r4", "g1 g2 g3", "b1 b2")
    game.play("WM=g")
    assert [dict(game.known(seat)) for seat in range(3)] == [
        {1: ["r3", "r4"]},
        {2: ["g1", "g2", "g3"]},
        {0: ["b1", "b2"]},
    ]


@pytest.mark.rule("MAGIC-PASS")
def test_what_was_known_of_a_hand_travels_with_it() -> None:
    game = parks("W4 r3 r4", "WM b2 b3", "g1 g2", top="y5", direction="right")
    game.play("W4=g")
    game.play("challenge")  # seat 2 sees the rest of seat 0's hand
    assert game.known(2) == {0: ["r3", "r4"]}
    game.play("WM=b")
    assert game.known(2) == {1: ["r3", "r4"], 0: game.hand(0)}


@pytest.mark.rule("MAGIC-PASS", "R-UNO-GROWN")
def test_who_played_down_to_one_card_still_has_to_call_uno() -> None:
    game = parks("WM r3", "g1 g2 g3", "b1 b2")
    game.play("WM=g")
    assert game.uno_owed == 0
    game.play("catch", seat=1)
    assert game.hand_sizes == [2 + 2, 1, 3]


@pytest.mark.rule("MAGIC-PASS", "R-UNO-GROWN")
def test_who_is_passed_a_single_card_owes_no_call() -> None:
    game = parks("WM r3 r4", "g1 g2 g3", "b1")
    game.play("WM=g")
    assert (game.hand_sizes, game.uno_owed) == ([1, 2, 3], None)


@pytest.mark.rule("MAGIC-PASS")
def test_a_drawn_magic_card_takes_the_grown_hand_along() -> None:
    game = parks("g3 g4", "b1 b2 b3", draw="WM")
    game.play("draw")
    game.play("WM=g")
    assert hands_of(game) == ["b1 b2 b3", "g3 g4"]
