"""The bots that decide by rules of thumb, without the compiler."""

from __future__ import annotations

import pytest

from lastcard import Game, InvalidOption
from lastcard.bots import bot_names, make_bot


def test_a_bot_that_may_go_out_does() -> None:
    game = Game.setup("classic", ["r7", "g1 g2"], top="r5")
    assert make_bot("sharp").choose(game.view(0)) == "r7"


def test_sharp_holds_its_wild_back() -> None:
    game = Game.setup("classic", ["r7 W b1 b2", "g1 g2 g3 g4"], top="r5")
    assert make_bot("sharp").choose(game.view(0)) == "r7"


def test_sharp_calls_uno_and_catches_those_who_do_not() -> None:
    game = Game.setup("classic", ["r7 b1", "r1 r2 r3"], top="r5")
    assert make_bot("sharp").choose(game.view(0)) == "r7!"
    game.play("r7")
    assert make_bot("sharp").choose(game.view(1)) == "catch"


def test_sharp_names_the_colour_that_it_holds_most_of() -> None:
    game = Game.setup("classic", ["W b1 b2 g3", "g1 g2 g4 g5"], top="r5")
    assert make_bot("sharp").choose(game.view(0)) == "W=b"


def test_sharp_swaps_for_the_smallest_hand() -> None:
    hands = ["r7 b1 b2 b3", "g1 g2 g4", "y1", "g5 g6 g7"]
    game = Game.setup("classic", hands, top="r5", seven_zero=True)
    assert make_bot("sharp").choose(game.view(0)) == "r7@2"


def test_sharp_takes_a_smaller_hand_by_magic_and_keeps_its_own_from_a_larger_one() -> None:
    for right, chosen in (("y1", "WM=b"), ("y1 y2 y3 y4 y5 y6 y7 y8", "b9")):
        hands = ["WM b9 b1 b2 b3", "g1 g2 g3 g4", right]
        game = Game.setup("disney-parks", hands, top="b5")
        assert make_bot("sharp").choose(game.view(0)) == chosen


def test_sharp_shields_whoever_is_furthest_from_going_out() -> None:
    game = Game.setup("super-hero-girls", ["WS b1 b2", "g1", "y1 y2 y3", "g2 g3"], top="r5")
    assert make_bot("sharp").choose(game.view(0)) == "WS=b@2"


def test_sharp_does_not_shield_its_only_opponent_if_it_can_help_it() -> None:
    game = Game.setup("super-hero-girls", ["WS W b1 b2", "g1 g2 g3"], top="r5")
    assert make_bot("sharp").choose(game.view(0)) == "W=b"


def test_sharp_challenges_large_hands_and_accepts_from_small_ones() -> None:
    for rest, answer in (("g1 g2 g3 g4 y1 y2", "challenge"), ("g1 g2", "accept")):
        game = Game.setup("classic", ["b3 b4", f"W4 {rest}"], top="r5", turn=1)
        game.play("W4=g")
        assert make_bot("sharp").choose(game.view(0)) == answer


def test_sharp_challenges_a_bluff_that_it_has_seen() -> None:
    game = Game.setup("disney-parks", ["WM r1 W4 g1", "b1 b2"], top="r5")
    game.play("WM=r")  # the other now has the hand that was one's own
    game.play("W4=g")
    assert make_bot("sharp").choose(game.view(0)) == "challenge"


def test_an_unknown_bot_is_refused_with_the_names_of_the_others() -> None:
    with pytest.raises(InvalidOption, match="there are random, casual, sharp, learned, master"):
        make_bot("genius")
    assert bot_names() == ["random", "casual", "sharp", "learned", "master"]
