"""Editions of one's own: checked when they are made, and then at home everywhere."""

from __future__ import annotations

import pickle
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from lastcard import EDITIONS, Game, InvalidEdition
from lastcard.bots import SharpBot
from lastcard.editions import Edition, Look, Symbol, Wild, load_edition
from lastcard.editions.edition import DRAW_FOUR, PLAIN_WILD, USUAL_COLOR
from tests.support.players import careless_walk

FIRST = Wild("W1", "The first", 1, "written first")
SECOND = Wild("W2", "The second", 1, "written second")
RED = Wild("Wr", "Red", 2, "take power red")
GREEN = Wild("Wg", "Green", 2, "take power green")
MAGIC = Wild("WM", "Magic", 4, "pass left")


def make(**parts: Any) -> Edition:
    return Edition(**{"name": "mine", "title": "Mine", "summary": "An edition of my own.", **parts})


def wilds(*more: Wild) -> tuple[Wild, ...]:
    return (DRAW_FOUR, PLAIN_WILD, *more)


@pytest.mark.parametrize(
    ("parts", "complaint"),
    [
        ({"wilds": ()}, "it has 1 to 8 kinds of wild cards, not 0"),
        (
            {"wilds": wilds(*(Wild(f"W{n}", "", 0) for n in "1235678"))},
            "it has 1 to 8 kinds of wild cards, not 9",
        ),
        ({"wilds": (PLAIN_WILD, DRAW_FOUR)}, "the Wild Draw Four, W4, has to come first"),
        ({"wilds": (Wild("W4", "", 4),)}, "the Wild Draw Four, W4, has to come first"),
        ({"wilds": wilds(Wild("W", "", 1))}, "the code W is there twice"),
        ({"wilds": wilds(Wild("r7", "", 1))}, "a wild's code is W and a letter or digit, not 'r7'"),
        ({"wilds": wilds(Wild("WXY", "", 1))}, "a wild's code is W and a letter or digit"),
        ({"wilds": wilds(Wild("WX", "", 1, "sing"))}, "WX: the effect 'sing' is not understood"),
        ({"wilds": wilds(Wild("WX", "", 1, "next draw 99"))}, "WX: one draws or discards 1 to 20"),
        (
            {"wilds": wilds(Wild("WX", "", 1, "; ".join(["next draw 1"] * 17)))},
            "WX has more than 16 clauses",
        ),
        (
            {"wilds": wilds(*(Wild(f"W{n}", "", 1, "next draw 1;" * 11) for n in "123"))},
            "all cards together have 32 clauses at most, not 33",
        ),
        (
            {"wilds": wilds(Wild("WX", "", 1, "redeal unless show red"))},
            "WX: the effect 'redeal unless show red' is not understood",
        ),
        ({"wilds": wilds(Wild("WX", "", 1, "me lose powers"))}, "WX: nobody can lose powers"),
        ({"wilds": wilds(Wild("WX", "", 1, "draw four"))}, "W4 and WX do the same"),
        ({"wilds": wilds(FIRST)}, "the two Customizable cards come together"),
        ({"wilds": wilds(Wild("WX", "", 93))}, "a deck has at most 200 cards, not 201"),
        ({"wilds": wilds(Wild("WX", "", -1))}, "a deck has none or more of each card"),
        ({"one_color": (1, 2, 3)}, "one_color has 13 counts"),
        ({"one_color": (0,) * 10 + (2, 2, 2)}, "all cards count the same in the draw"),
        ({"name": "Mine, all mine"}, "small letters and digits, with hyphens"),
        ({"color_names": ("red",)}, "2 to 4 colours have different names"),
        ({"color_names": ("red", "red")}, "2 to 4 colours have different names"),
        ({"color_names": ("red", "pink")}, "the colours that can be drawn are red, yellow"),
        ({"color_names": ("red", "blue"), "wilds": wilds(RED)}, "powers need all 4 colours"),
        ({"points": {"X": 1}}, "no card is called 'X'"),
        ({"points": {"S": 999}}, "a card counts 0 to 250 points, not 999"),
        ({"symbols": {"X": Symbol()}}, "the symbols are 0 1 2 3 4 5 6 7 8 9 S R D, not 'X'"),
        ({"symbols": {"S": Symbol(does="chosen swap")}}, "S names a player (chosen)"),
        ({"look": Look(felt="green")}, "a colour of its look is written as #15694f, not 'green'"),
        ({"defaults": {"stakcing": "any"}}, "no option 'stakcing'; did you mean stacking"),
        ({"defaults": {"target": 0}}, "target is a whole number from 1 to 10000, not 0"),
        ({"refuses": ("sevenzero",)}, "no option 'sevenzero'; did you mean seven_zero"),
        (
            {"wilds": wilds(FIRST, SECOND), "refuses": ("custom_rules",)},
            "it has Customizable cards, and so cannot refuse custom_rules",
        ),
    ],
)
def test_an_edition_that_cannot_be_played_cannot_be_made(
    parts: dict[str, Any], complaint: str
) -> None:
    with pytest.raises(InvalidEdition) as caught:
        make(**parts)
    assert complaint in str(caught.value)
    assert str(caught.value).startswith("the edition ")


def test_what_an_edition_refuses_follows_from_its_cards_and_its_wishes() -> None:
    assert make().refuses == ("custom_rules",)
    assert make(refuses=("seven_zero",)).refuses == ("seven_zero", "custom_rules")
    assert make(wilds=wilds(FIRST, SECOND)).refuses == ()
    without_zeros = make(one_color=(0, *USUAL_COLOR[1:]))
    assert without_zeros.refuses == ("custom_rules", "seven_zero")


def test_refusing_an_option_does_not_make_an_edition_customizable() -> None:
    assert not make(refuses=("seven_zero",)).has_customizable


@pytest.mark.parametrize(
    "edition",
    [
        make(name="powers-without-choice", wilds=wilds(RED, GREEN)),
        make(name="customizable", wilds=wilds(FIRST, SECOND), defaults={"stacking": "any"}),
        make(name="magic", wilds=(DRAW_FOUR, MAGIC), defaults={"target": 50}),
        make(name="wilds-alone", one_color=(0,) * 13, wilds=wilds(MAGIC), any_dealer=True),
        make(name="no-numbers", one_color=(0,) * 10 + (2,) * 3, any_dealer=True),
    ],
    ids=lambda edition: edition.name,
)
def test_an_edition_of_one_s_own_is_played_replayed_and_understood_by_bots(
    edition: Edition,
) -> None:
    luck, bot = Random(edition.name), SharpBot()
    game = Game.new(edition, players=3, seed=1, hand_size=3)
    for now in careless_walk(game, luck, decisions=200):
        if now.to_act is not None:
            assert bot.choose(now.view(now.to_act)) in now.legal()
    assert Game.from_record(game.record()).position() == game.position()


def test_an_edition_is_known_by_its_name_from_its_first_game_on() -> None:
    edition = make()
    assert "mine" not in EDITIONS
    Game.new(edition, seed=1)
    assert EDITIONS["mine"] is edition
    assert Game.new("mine", seed=1).edition is edition


def test_two_editions_cannot_have_one_name() -> None:
    Game.new(make(), seed=1)
    Game.new(make(), seed=1)  # the same once more
    with pytest.raises(InvalidEdition, match="there is another edition called 'mine'"):
        Game.new(make(any_dealer=True), seed=1)
    with pytest.raises(InvalidEdition, match="there is another edition called 'classic'"):
        Game.new(replace(EDITIONS["classic"], any_dealer=True), seed=1)


def test_a_file_that_has_changed_since_it_was_read_needs_another_name_or_a_new_start(
    tmp_path: Path,
) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("[options]\ntarget = 200\n", encoding="utf-8")
    Game.new(load_edition(file), seed=1)
    file.write_text("[options]\ntarget = 300\n", encoding="utf-8-sig")
    with pytest.raises(InvalidEdition, match=r"own, or start the program anew if its file has"):
        Game.new(load_edition(file), seed=1)


def test_a_pickled_edition_is_the_same_one() -> None:
    for edition in EDITIONS.values():
        assert pickle.loads(pickle.dumps(edition)) is edition


def test_an_edition_of_one_s_own_can_go_to_another_process() -> None:
    sent = pickle.dumps(make(wilds=wilds(MAGIC)))
    program = f"""
import pickle
from lastcard import EDITIONS, Game
edition = pickle.loads({sent!r})
print(EDITIONS["mine"] is edition, Game.new("mine", seed=1).hand_sizes)
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.stdout == "True [7, 7, 7, 7]\n", done.stderr
