"""The bots that decide by rules of thumb, without the compiler."""

from __future__ import annotations

import pytest

from lastcard import EDITIONS, Game, InvalidOption
from lastcard.bots import bot_names, make_bot
from lastcard.editions import Edition, Wild
from lastcard.editions.edition import DRAW_FOUR, PLAIN_WILD


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


# Cards that sharp has never seen: it goes by what they do.


FEW, MANY = "g1 g2", "g3 g4 g6 g7 g8 g9 gS gD"


def choice_with(does: str, *hands: str, powers: dict[str, int] | None = None) -> str:
    """What sharp chooses that holds a wild which does this, and cards that could be played."""
    red = Wild("Wr", "Red", 1, "take power red")
    wilds = (DRAW_FOUR, PLAIN_WILD, red, Wild("WX", "Special", 4, does))
    edition = Edition("special", "Special", wilds=wilds)
    try:
        game = Game.setup(edition, [f"WX {hands[0]}", *hands[1:]], top="r5", powers=powers)
        return make_bot("sharp").choose(game.view(0))
    finally:
        EDITIONS.pop(edition.name, None)


@pytest.mark.parametrize(
    "does",
    [
        *("me discard 3", "me discard all red", "others take red"),
        *("others draw 3", "others draw until red", "others draw 9 unless show red"),
        *("fewest draw 9", "all draw up; me discard 9", "again; again"),
    ],
)
def test_sharp_plays_what_rids_it_of_cards_or_burdens_the_others(does: str) -> None:
    assert choice_with(does, "r7 r6 r8 b1 b2", FEW, MANY) == "WX=r"


@pytest.mark.parametrize(
    "does",
    [
        *("me draw 3", "most draw 9; me draw 3", "all with red draw 2"),
        *("others discard 2", "others give red", "others show", "reverse", "all draw up"),
    ],
)
def test_sharp_holds_back_what_would_harm_itself_or_help_the_others(does: str) -> None:
    assert choice_with(does, "r7 r6 r8 b1 b2", FEW, MANY) == "r8"


@pytest.mark.parametrize(
    ("does", "giver"),
    [("pass left", 2), ("pass right", 1), ("pass on", 2)],
)
def test_sharp_lets_hands_move_on_if_a_small_one_comes(does: str, giver: int) -> None:
    for smaller in (1, 2):
        others = (FEW, MANY) if smaller == 1 else (MANY, FEW)
        chosen = choice_with(does, "r7 r6 r8 b1 b2", *others)
        assert chosen == ("WX=r" if smaller == giver else "r8")


def test_sharp_swaps_where_the_other_hand_is_smaller() -> None:
    assert choice_with("chosen swap", "r7 r6 r8 b1 b2", FEW, MANY) == "WX=r@1"
    assert choice_with("chosen swap", "r7 r8", MANY, MANY) == "r8"


def test_sharp_takes_powers_from_others_who_have_some() -> None:
    does = "others lose powers; others draw 1"
    assert choice_with(does, "r7 r8 b1", FEW, MANY) == "r8"
    powers = dict.fromkeys("ryg", 1)
    assert choice_with(does, "r7 r8 b1", FEW, MANY, powers=powers) == "WX=r"


def test_sharp_has_all_hands_dealt_anew_if_its_own_is_large() -> None:
    assert choice_with("redeal", f"r7 r8 {MANY}", FEW, FEW).startswith("WX")
    assert choice_with("redeal", "r7 r8", MANY, MANY) == "r8"


@pytest.mark.parametrize(
    ("does", "chosen"), [("chosen swap", 1), ("chosen draw 3", 1), ("chosen discard 2", 2)]
)
def test_sharp_names_who_is_ahead_for_harm_and_who_is_behind_for_a_favour(
    does: str, chosen: int
) -> None:
    assert choice_with(does, "b1 b2 b3", FEW, MANY) == f"WX=b@{chosen}"


def test_an_unknown_bot_is_refused_with_the_names_of_the_others() -> None:
    with pytest.raises(InvalidOption, match="there are random, casual, sharp, learned, master"):
        make_bot("genius")
    assert bot_names() == ["random", "casual", "sharp", "learned", "master"]
