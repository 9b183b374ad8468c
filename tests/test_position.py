"""Positions: the whole state as a line of text, read back exactly or refused."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lastcard import (
    EDITIONS,
    Game,
    InvalidOption,
    InvalidPosition,
    LastcardError,
    UnknownEdition,
)
from lastcard.position import read_fields
from tests.support.players import careless_decision

in_every_edition = pytest.mark.parametrize("edition", EDITIONS)


def played(edition: str, hands: list[str], moves: str, top: str | None = "r5", **rest: Any) -> Game:
    game = Game.setup(edition, hands, top, **rest)
    for move in moves.split():
        game.play(move)
    return game


def simple() -> Game:
    return played("classic", ["r7 b3", "g1 y2"], "")


def with_field(text: str, key: str, value: str) -> str:
    """A position with another value for one of its fields."""
    parts = [f"{key}={value}" if part.startswith(f"{key}=") else part for part in text.split()]
    return " ".join(parts)


def refusal(text: str) -> str:
    with pytest.raises(InvalidPosition) as caught:
        Game.from_position(text)
    return str(caught.value)


IN_EACH_PHASE: dict[str, Callable[[], Game]] = {
    "turn": lambda: played("classic", ["r7 b3", "g1 y2"], "r7!"),
    "drawn": lambda: played("classic", ["r7 b3", "g1 y2"], "draw", draw="r9"),
    "second": lambda: played("color-powers", ["r7 r8 b3", "g1 y2"], "r7", powers={"b": 0}),
    "respond": lambda: played("classic", ["W4 r7 b3", "g1 y2"], "W4=b"),
    "opening": lambda: played("classic", ["r7 b3", "g1 y2"], "", top=None, opening="W"),
    "flipped": lambda: played("color-powers", ["b3 b4", "g1"], "flip", draw="WP", powers={"g": 0}),
    "round_over": lambda: played("classic", ["r7", "g1 y2"], "r7"),
    "game_over": lambda: played("togetherness", ["r7", "g1 y2"], "r7"),
}


# Reading what was written.


@pytest.mark.parametrize("phase", IN_EACH_PHASE)
def test_a_position_is_read_as_it_was_written_in_each_phase(phase: str) -> None:
    game = IN_EACH_PHASE[phase]()
    twin = Game.from_position(game.position())
    assert (game.phase, twin.position()) == (phase, game.position())
    assert [twin.view(seat) for seat in range(2)] == [game.view(seat) for seat in range(2)]


@in_every_edition
def test_a_new_game_is_read_as_it_was_written(edition: str) -> None:
    text = Game.new(edition, players=10, seed=5).position()
    assert Game.from_position(text).position() == text


def test_shields_and_the_colour_they_leave_are_kept() -> None:
    game = played("super-hero-girls", ["WS r3 r4", "g1 g2", "b1 b2"], "WS=g@2")
    twin = Game.from_position(game.position())
    assert (twin.shields, twin.top, twin.color, twin.legal()) == ([2], "r5", "g", game.legal())


def test_powers_and_turns_still_to_be_missed_are_kept() -> None:
    game = played("color-powers", ["rS gS g6 g7", "y1 y2"], "rS gS", powers={"b": 0})
    twin = Game.from_position(game.position())
    twin.play("g6")
    twin.play("pass")
    assert (twin.powers, twin.to_act) == ({"b": 0}, 0)


def test_what_players_know_of_each_others_hands_is_kept() -> None:
    game = played("classic", ["W4 r7 b3", "g1 y2"], "W4=b challenge")
    twin = Game.from_position(game.position())
    assert twin.known(1) == game.known(1) == {0: ["r7", "b3"]}


def test_a_debt_and_a_bluff_are_kept() -> None:
    game = played("classic", ["rD r7 b3", "W4 r2 y2", "b1"], "rD W4=b", stacking="any")
    twin = Game.from_position(game.position())
    assert twin.debt == 6
    twin.play("challenge")
    assert twin.hand_sizes == [2, 8, 1]


def test_a_call_that_is_owed_is_kept() -> None:
    game = played("classic", ["r7 b3", "g1 y2"], "r7")
    assert Game.from_position(game.position()).uno_owed == 0


def test_options_and_written_rules_are_kept() -> None:
    rules = [('50% of you = draw; "now" | or / later', "others draw 1"), None]
    game = Game.new("super-hero-girls", seed=1, custom_rules=rules, jump_in=True, target=77)
    assert Game.from_position(game.position()).options == game.options


def test_chance_goes_on_as_it_would_have() -> None:
    game = played("classic", ["r7", "g1 y2"], "r7")
    twin = Game.from_position(game.position())
    game.next_round()
    twin.next_round()
    assert twin.position() == game.position()


def test_any_white_space_may_stand_between_the_fields() -> None:
    text = simple().position()
    assert Game.from_position("  " + text.replace(" ", "\n\t") + "\n").position() == text


# What is left out.


def test_hands_and_the_discard_pile_are_enough() -> None:
    game = Game.from_position("classic hands=r7,b3/g1,y2/y3 discard=b9,r5")
    assert (game.players, game.dealer, game.turn, game.to_act) == (3, 2, 0, 0)
    assert (game.phase, game.direction, game.round_number) == ("turn", "left", 1)
    assert (game.top, game.color, game.color_only, game.discards) == (
        "r5",
        "r",
        False,
        ["b9", "r5"],
    )
    assert (game.scores, game.missing, game.drew_on) == ([0] * 3, [0] * 3, [""] * 3)
    assert (game.debt, game.uno_owed, game.powers, game.known(0)) == (0, None, {}, {})
    assert game.draw_count == 108 - 5 - 2
    assert game.legal() == ["r7", "r7!", "draw"]
    assert game == Game.from_position(game.position())


def test_the_cards_that_are_named_nowhere_lie_shuffled_by_the_dice() -> None:
    text = "classic hands=r7,b3/g1,y2 discard=r5"
    one, same, other = (
        Game.from_position(f"{text} dice={dice}")
        for dice in ("1,2,3,4", "00000001,00000002,00000003,00000004", "5,6,7,8")
    )
    assert one == same
    assert read_fields(one.position())[1]["draw"] != read_fields(other.position())[1]["draw"]


def test_a_wild_on_top_needs_its_colour_and_is_followed_by_that_alone() -> None:
    assert refusal("classic hands=r7/b3 discard=W") == (
        "say which colour is to be followed on W, as in color=b"
    )
    game = Game.from_position("classic hands=r7/b3 discard=W color=b")
    assert (game.color, game.color_only) == ("b", True)
    opening = Game.from_position("classic hands=r7/b3 discard=W phase=opening")
    assert opening.legal() == ["=r", "=y", "=g", "=b"]


def test_who_has_to_respond_sits_next_in_the_direction_of_play() -> None:
    debt = "classic hands=r7,r8/b3,b4/g1,g2 discard=W4 color=b phase=respond debt=4 turn=0"
    assert Game.from_position(debt).to_act == 1
    assert Game.from_position(f"{debt} direction=right").to_act == 2
    assert refusal(f"{debt} act=0").startswith("another player than the one whose turn it is")


def test_a_shield_is_in_force_and_lets_the_colour_alone_count() -> None:
    game = Game.from_position("super-hero-girls hands=r7/b3 discard=r5 color=b shields=2")
    assert (game.shields, game.shields_in_force, game.color_only) == ([1], [1], True)


@pytest.mark.parametrize("phase", IN_EACH_PHASE)
def test_every_other_field_may_be_left_out_of_a_position_or_is_missed(phase: str) -> None:
    name, fields = read_fields(IN_EACH_PHASE[phase]().position())
    for key in fields.keys() - {"hands", "discard"}:
        rest = [f"{other}={value}" for other, value in fields.items() if other != key]
        read_or_refuse(" ".join([name, *rest]))


def test_a_byte_order_mark_is_skipped() -> None:
    assert Game.from_position("\ufeff" + simple().position()) == simple()


def test_a_game_from_a_short_position_is_recorded_and_replayed() -> None:
    game = Game.from_position("classic hands=r7,b3/g1,y2 discard=r5")
    game.play("r7!")
    assert Game.from_record(game.record()) == game


# Refusing the rest.


def test_a_position_begins_with_an_edition() -> None:
    with pytest.raises(UnknownEdition, match="there is no edition ''"):
        Game.from_position("")
    with pytest.raises(UnknownEdition, match="there is no edition 'players=2'"):
        Game.from_position(simple().position().removeprefix("classic "))


def test_the_two_fields_that_cannot_be_guessed_are_named_when_missing() -> None:
    assert refusal("classic players=2 discard=r5") == "the position lacks hands"
    assert refusal("classic hands=r7/b3") == "the position lacks discard"


def test_an_unknown_field_is_named() -> None:
    assert refusal(simple().position() + " mood=good") == "there is no field 'mood'"


def test_an_option_that_cannot_be_is_refused_as_in_a_new_game() -> None:
    with pytest.raises(InvalidOption, match="target is a whole number from 1 to 10000"):
        Game.from_position(simple().position() + " target=0")


@pytest.mark.parametrize("extra", ["debt=0", "debt", "=", "=0"])
def test_each_field_comes_once_and_with_a_value(extra: str) -> None:
    with pytest.raises(InvalidPosition):
        Game.from_position(f"{simple().position()} {extra}")


@pytest.mark.parametrize("players", ["", "1", "11", "two", "-2"])
def test_the_number_of_players_has_to_be_one_that_can_play(players: str) -> None:
    complaint = refusal(with_field(simple().position(), "players", players))
    assert complaint == f"players is a whole number from 2 to 10, not {players!r}"


@pytest.mark.parametrize("players", ["²", "1" * 5000])
def test_a_number_of_players_that_python_cannot_read(players: str) -> None:
    with pytest.raises(LastcardError):
        Game.from_position(with_field(simple().position(), "players", players))


@pytest.mark.parametrize(
    ("key", "value", "complaint"),
    [
        ("hands", "r7,b3/g1,q2", "there is no card 'q2' in classic"),
        ("hands", "r7,b3/g1", "a position names all 108 cards, not 107"),
        ("hands", "r7,b3/g1,y2,y2,y2", "there are 4 of y2 in this position, but 2 in the deck"),
        ("hands", "r7,b3,g1,y2/", "seat 1 has no cards"),
        ("dealer", "2", "dealer is a seat from 0 to 1, not 2"),
        ("turn", "-1", "turn is a seat from 0 to 1, not -1"),
        ("act", "9", "act is a seat from 0 to 1, not 9"),
        ("uno", "5", "a player is a seat from 0 to 1, not 5"),
        ("winner", "1", "a round has a winner when it is over, and only then"),
        ("phase", "round_over", "a round has a winner when it is over, and only then"),
        (
            "phase",
            "zzz",
            "the position cannot be read: phase is one of turn, drawn, second, respond, opening, "
            "flipped, round_over, game_over, not 'zzz'",
        ),
        ("phase", "respond", "a debt is there to be answered, and nothing else"),
        ("phase", "drawn", "the card drawn is missing"),
        ("phase", "flipped", "there is nothing to choose for r5"),
        ("phase", "opening", "in phase=opening no colour is chosen yet: color is -"),
        ("debt", "2", "a debt is there to be answered, and nothing else"),
        ("debt", "-2", "a debt is there to be answered, and nothing else"),
        ("debt", "two", "the position cannot be read: debt is a whole number, not 'two'"),
        ("act", "1", "another player than the one whose turn it is has to respond"),
        ("debt", "1" * 5000, "the position cannot be read"),
        ("second", "2", "second is 0 or 1"),
        ("color", "-", "say which colour is to be followed on r5, as in color=b"),
        ("color", "x", "the position cannot be read: color is one of r, y, g, b, -, not 'x'"),
        ("color", "", "the position cannot be read"),
        ("color", "rygb", "the position cannot be read"),
        ("follow", "card", "the position cannot be read"),
        ("follow", "6", "the symbol of r5 is another one"),
        ("follow", "color", "r5 is to be followed by its symbol too"),
        ("direction", "up", "the position cannot be read: direction is one of left, right"),
        ("drawn", "q2", "there is no card 'q2' in classic"),
        ("scores", "1", "scores is 2 numbers, not '1'"),
        ("scores", "-5,0", "scores are numbers from 0 to 1000000"),
        ("scores", "4000000000,0", "scores are numbers from 0 to 1000000"),
        ("scores", "600,0", "a score is a number from 0 to 499 (the target ends the game)"),
        ("missing", "0,-1", "missing are numbers from 0 to 255"),
        ("missing", "256,0", "missing are numbers from 0 to 255"),
        ("shunned", "16,0", "shunned are numbers from 0 to 15"),
        ("powers", "0,1,2", "powers is 4 numbers, not '0,1,2'"),
        ("powers", "0,1,2,-1", "a player is a seat from 0 to 1, not 2"),
        ("powers", "0,-1,-1,-1", "classic has no powers"),
        ("phase", "second", "classic has no powers"),
        ("shields", "4", "a position names all 108 cards, not 109"),
        ("dice", "0,0,0,0", "the random generator's words are four hexadecimal numbers"),
        ("dice", "1,2,3,100000000", "the random generator's words are four hexadecimal numbers"),
        ("dice", "1,2,3,x", "the position cannot be read: dice is a hexadecimal number"),
        ("known", "0>1:q2", "there is no card 'q2' in classic"),
        ("known", "0>1:r7", "seat 0 cannot know of r7 at seat 1"),
        ("known", "0>0:r7", "seat 0 cannot know of r7 at seat 0"),
        ("round", "0", "round is a number from 1 to 1000000"),
        ("asked", "2", "asked has more players than there are"),
        ("wards", "4", "wards has more players than there are"),
        ("known", "0>99:r7", "a player who knows cards, or holds them, is a seat from 0 to 1"),
    ],
)
def test_a_field_that_cannot_be_is_refused(key: str, value: str, complaint: str) -> None:
    assert refusal(with_field(simple().position(), key, value)).startswith(complaint)


@pytest.mark.parametrize(
    ("key", "value"),
    [
        pytest.param("hands", "r7/b3/g1,y2", id="a hand too many"),
        pytest.param("color", "b", id="another colour than the top card's"),
        pytest.param("dice", "1", id="one random word"),
        pytest.param("known", "7>8:r7", id="knowledge of nobody at the table"),
        pytest.param("known", "-1>-1:r7", id="knowledge of a negative seat"),
    ],
)
def test_a_field_that_would_not_be_written_like_this_is_refused(key: str, value: str) -> None:
    assert refusal(with_field(simple().position(), key, value))


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("classic hands=r7/b3 discard= color=r", "the discard pile has a card at least"),
        (
            "classic hands=r7/b3 discard=W4 color=b phase=respond debt=999",
            "nobody can owe so many cards",
        ),
        ("classic hands=r7/b3 discard=r5 shields=1", "the shields do not fit the table"),
        (
            "color-powers hands=r7/g1 discard=Wr phase=flipped color=r follow=5 powers=-1,-1,0,-1",
            "a card that was flipped lies on another one",
        ),
        (
            "super-hero-girls hands=r7/b3 discard=r5 shields=4 wards=0",
            "the shields do not fit the table",
        ),
    ],
)
def test_a_short_position_that_cannot_be_is_refused(text: str, complaint: str) -> None:
    assert refusal(text) == complaint


def test_only_where_there_are_powers_can_a_wild_have_been_flipped() -> None:
    game = played("super-hero-girls", ["r7 b3", "g1 y2"], "", top="WS", color="b")
    assert refusal(with_field(game.position(), "phase", "flipped"))


# Garbage of any kind.


@given(text=st.text())
def test_any_text_is_read_or_refused_with_an_error_of_ours(text: str) -> None:
    with pytest.raises(LastcardError):
        Game.from_position(text)


def positions() -> st.SearchStrategy[str]:
    return st.sampled_from([make().position() for make in IN_EACH_PHASE.values()])


@given(text=positions(), data=st.data())
def test_a_position_with_a_garbled_value_is_read_or_refused(text: str, data: st.DataObject) -> None:
    values = st.text("0123456789-,/>:=.xrygbWSDR|%", max_size=12)
    keys = [part.partition("=")[0] for part in text.split()[1:]]
    read_or_refuse(with_field(text, data.draw(st.sampled_from(keys)), data.draw(values)))


@given(text=positions(), data=st.data())
def test_a_position_with_a_value_of_another_is_read_or_refused(
    text: str, data: st.DataObject
) -> None:
    fields = [part.partition("=")[::2] for part in data.draw(positions()).split()[1:]]
    for key, value in data.draw(st.lists(st.sampled_from(fields), min_size=1, max_size=4)):
        text = with_field(text, key, value)
    read_or_refuse(text)


@given(text=positions(), data=st.data())
def test_a_position_with_a_piece_cut_out_is_read_or_refused(text: str, data: st.DataObject) -> None:
    start = data.draw(st.integers(0, len(text)))
    stop = data.draw(st.integers(start, min(start + 8, len(text))))
    read_or_refuse(text[:start] + text[stop:])


def read_or_refuse(text: str) -> None:
    """What is read can be played on from."""
    try:
        game = Game.from_position(text)
    except LastcardError:
        return
    luck = Random(0)
    for _ in range(10):
        if game.round_over:
            break
        seat, code = careless_decision(game, luck)
        game.play(code, seat)
