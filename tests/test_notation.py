"""Moves as text: one code for each move, and one move for each code."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lastcard import EDITIONS, Game, InvalidMove, Move
from lastcard.notation import move_table

in_every_edition = pytest.mark.parametrize("edition", EDITIONS)


@pytest.mark.parametrize(
    ("code", "move"),
    [
        ("r7", Move("r7")),
        ("b3!", Move("b3", uno=True)),
        ("W=b", Move("W", color="b")),
        ("W4=r!", Move("W4", color="r", uno=True)),
        ("WS=g@2", Move("WS", color="g", seat=2)),
        ("WP=b*y", Move("WP", color="b", power="y")),
        ("r7@0", Move("r7", seat=0)),
        ("give@9", Move("give", seat=9)),
        ("challenge", Move("challenge")),
        ("=b", Move("", color="b")),
        ("=b*y", Move("", color="b", power="y")),
    ],
)
def test_a_code_says_what_is_done_and_what_is_named_with_it(code: str, move: Move) -> None:
    assert Move.parse(code) == move
    assert str(move) == code


@given(
    move=st.builds(
        Move,
        what=st.from_regex(r"W[a-zA-Z0-9]?", fullmatch=True),
        color=st.none() | st.sampled_from("rygb"),
        seat=st.none() | st.integers(0, 9),
        power=st.none() | st.sampled_from("rygb"),
        uno=st.booleans(),
    )
)
def test_every_wild_is_read_as_it_was_written(move: Move) -> None:
    assert Move.parse(str(move)) == move


@given(text=st.text(max_size=12))
def test_any_text_is_a_move_that_is_written_the_same_or_none_at_all(text: str) -> None:
    try:
        move = Move.parse(text)
    except InvalidMove:
        return
    assert str(move) == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        " r7",
        "r7\n",
        "r10",
        "rr",
        "x7",
        "WXY",
        "r5@2",
        "r7=b",
        "give2",
        "give@2!",
        "draw!",
        "catch@1",
        "pass=b",
        "@2",
        "=b!",
        "wait ",
        "r7!!",
        "!r7",
        "W=",
        "W=x",
        "W=bb",
        "r7@",
        "r7@10",
        "W*y=b",
        "r-7",
        "r7@²",
    ],
)
def test_a_text_that_is_no_move_is_refused_with_examples(text: str) -> None:
    with pytest.raises(InvalidMove, match="is not a move; moves look like r7, b3!, W=b, WS=g@2"):
        Move.parse(text)


def test_a_long_text_is_not_repeated_at_length() -> None:
    with pytest.raises(InvalidMove) as caught:
        Move.parse("?" * 10_000)
    assert len(str(caught.value)) < 200


# The table of all moves of an edition.


@in_every_edition
def test_codes_and_actions_belong_together_one_to_one(edition: str) -> None:
    table = move_table(EDITIONS[edition])
    assert {code: action for action, code in table.codes.items()} == table.actions
    assert len(table.codes) == len(table.actions)


@in_every_edition
def test_every_code_of_the_table_is_written_as_moves_are(edition: str) -> None:
    codes = move_table(EDITIONS[edition]).actions
    assert [str(Move.parse(code)) for code in codes] == list(codes)


@in_every_edition
def test_every_card_of_the_deck_and_every_verb_is_in_the_table(edition: str) -> None:
    named = {Move.parse(code).what for code in move_table(EDITIONS[edition]).actions}
    verbs = {"draw", "pass", "accept", "challenge", "flip", "uno", "catch", "wait", ""}
    gifts = {"give"} if edition == "color-powers" else set()
    assert named == set(EDITIONS[edition].kinds) | verbs | gifts


@in_every_edition
def test_wilds_always_come_with_a_colour(edition: str) -> None:
    moves = [Move.parse(code) for code in move_table(EDITIONS[edition]).actions]
    assert {move.color for move in moves if move.what.startswith("W")} == set("rygb")
    assert {move.color for move in moves if move.what[:1] in set("rygb")} == {None}


def test_only_in_color_powers_is_a_power_named() -> None:
    naming = {
        name: {Move.parse(code).what for code in move_table(edition).actions if "*" in code}
        for name, edition in EDITIONS.items()
    }
    assert naming.pop("color-powers") == {"WP", ""}
    assert set().union(*naming.values()) == set()


def test_a_move_may_be_played_as_text_or_as_a_move() -> None:
    one, other = (Game.setup("classic", ["W b3 b4", "g1 y2"], "r5") for _ in range(2))
    one.play("W=b")
    other.play(Move("W", color="b"))
    assert one.record() == other.record()


def test_the_record_in_the_guide_is_a_real_game() -> None:
    guide = Path(__file__).parent.parent.joinpath("docs/notation.md").read_text(encoding="utf-8")
    record = next(part for part in guide.split("```") if part.startswith("\n[Rules"))
    assert Game.from_record(record).game_over


def test_what_is_no_text_is_no_move() -> None:
    with pytest.raises(InvalidMove, match="a move is text"):
        Move.parse(5)  # type: ignore[arg-type]
