"""Errors: each says what was wrong and what would be right, and leaves the game as it was."""

from __future__ import annotations

from typing import Any

import pytest

import lastcard
from lastcard import Game, IllegalMove, InvalidMove, InvalidOption, LastcardError

ERRORS = [
    lastcard.InvalidMove,
    lastcard.IllegalMove,
    lastcard.InvalidPosition,
    lastcard.InvalidRecord,
    lastcard.UnknownEdition,
    lastcard.InvalidOption,
]


def table(*hands: str, **rest: Any) -> Game:
    return Game.setup(rest.pop("edition", "classic"), hands, **{"top": "r5", **rest})


def refusal(game: Game, move: str, seat: int | None = None) -> str:
    """The message with which a move is refused; the game must not have changed by a byte."""
    before = bytes(game.state.memory), game.position(), game.record()
    with pytest.raises(IllegalMove) as caught:
        game.play(move, seat)
    assert (bytes(game.state.memory), game.position(), game.record()) == before
    return str(caught.value)


@pytest.mark.parametrize("error", ERRORS)
def test_every_error_can_be_caught_as_one_of_lastcard_or_as_a_value_error(
    error: type[Exception],
) -> None:
    assert issubclass(error, LastcardError)
    assert issubclass(error, ValueError)


# Cards that cannot be played.


def test_a_card_that_does_not_fit() -> None:
    message = refusal(table("r3 g4 g6", "b1 b2"), "g4")
    assert message == "seat 0 cannot play g4 on r5: neither colour nor number matches"


def test_a_card_that_does_not_fit_on_a_symbol() -> None:
    message = refusal(table("r3 g4 g6", "b1 b2", top="rS"), "g4")
    assert message == "seat 0 cannot play g4 on rS: neither colour nor symbol matches"


def test_a_card_that_does_not_have_the_colour_of_a_wild() -> None:
    message = refusal(table("r3 g4 g6", "b1 b2", top="W", color="b"), "g4")
    assert message == "seat 0 cannot play g4 on W: the colour to follow is blue"


def test_the_colours_of_an_edition_are_called_by_its_own_names() -> None:
    message = refusal(table("r3 g4", "b1 b2", top="W", color="y", edition="artiste-fairey"), "g4")
    assert message == "seat 0 cannot play g4 on W: the colour to follow is gold"


def test_a_card_that_is_not_in_the_hand() -> None:
    message = refusal(table("r3 g4 g6", "b1 b2"), "r9")
    assert message == "seat 0 cannot play r9: it does not hold r9"


def test_a_card_out_of_turn() -> None:
    message = refusal(table("r3 g4 g6", "r1 b2"), "r1", seat=1)
    assert message == "seat 1 cannot play r1: the game waits for seat 0"


def test_another_card_than_the_one_drawn() -> None:
    game = table("r3 g4 g6", "b1 b2", draw="r7")
    game.play("draw")
    message = refusal(game, "r3")
    assert message == ("seat 0 cannot play r3: after a draw only the card drawn, r7, may be played")


def test_a_card_instead_of_an_answer_to_a_wild_draw_four() -> None:
    game = table("W4 g4 g6", "b1 b2")
    game.play("W4=b")
    assert refusal(game, "b1") == "seat 1 cannot play b1: it has to answer a debt of 4 cards"


def test_a_card_before_the_colour_of_an_opening_wild_is_named() -> None:
    game = table("r3 g4 g6", "b1 b2", top=None, opening="W")
    assert refusal(game, "r3") == (
        "seat 0 cannot play r3: the wild on the discard pile needs a choice first, such as =b"
    )


def test_more_than_the_colour_of_an_opening_wild() -> None:
    game = table("r3 g4 g6", "b1 b2", edition="color-powers", top=None, opening="WP")
    assert refusal(game, "=b*y") == (
        "seat 0 cannot =b*y: a wild turned up at the start needs a colour alone, such as =b"
    )


def test_less_than_a_flipped_wild_needs() -> None:
    game = table("b3 b4", "g1 y4", edition="color-powers", draw="WP", powers={"g": 0})
    game.play("flip")
    assert refusal(game, "=b") == "seat 0 cannot =b: WP needs its choices named, such as =r*r"


def test_uno_called_with_the_wrong_card() -> None:
    message = refusal(table("r3 g4 g6", "b1 b2"), "r3!")
    assert message == "seat 0 cannot play r3!: UNO goes with the next-to-last card, and it holds 3"


def test_a_seat_named_with_a_card_that_asks_for_none() -> None:
    message = refusal(table("r7 g4 g6", "b1 b2"), "r7@1")
    assert message == "seat 0 cannot play r7@1: no seat is to be named with it"


# Other moves that are not allowed now.


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("pass", "one can pass after a draw, instead of a second card, or with nothing to draw"),
        ("accept", "there is no debt to accept"),
        ("challenge", "only a Wild Draw Four that one has to answer can be challenged"),
        ("flip", "only the holder of the green power can flip, without a playable card"),
        ("uno", "UNO is called by who has just played the next-to-last card"),
        ("catch", "nobody else owes an UNO"),
        ("=b", "there is no wild to choose for"),
        ("wait", "there is nothing to wait for"),
    ],
)
def test_a_move_at_the_wrong_moment_is_refused_with_the_right_one(move: str, reason: str) -> None:
    assert refusal(table("r3 g4 g6", "b1 b2"), move) == f"seat 0 cannot {move}: {reason}"


def test_drawing_out_of_turn() -> None:
    message = refusal(table("r3 g4 g6", "b1 b2"), "draw", seat=1)
    assert message == "seat 1 cannot draw: the game waits for seat 0"


def test_catching_oneself() -> None:
    game = table("r3 g4", "b1 b2")
    game.play("r3")
    assert refusal(game, "catch", seat=0) == "seat 0 cannot catch: nobody else owes an UNO"


def test_anything_after_the_round() -> None:
    game = table("r3", "b1 b2")
    game.play("r3")
    assert refusal(game, "b1", seat=1) == "the round is over: b1 has to wait for the next round"
    assert (game.legal(), game.legal(1)) == ([], [])


def test_anything_after_the_game() -> None:
    game = table("r3", "b1 b2", scoring="hand")
    game.play("r3")
    assert refusal(game, "b1", seat=1) == "the game is over: b1 cannot be played any more"


# Moves that are not understood.


@pytest.mark.parametrize("move", ["", " ", "r7 ", "7r!!", "W=x", "r3@10", "b3\n", "=", "!", "ß"])
def test_a_move_that_is_none_in_any_edition(move: str) -> None:
    game = table("r3 g4 g6", "b1 b2")
    before = bytes(game.state.memory)
    with pytest.raises(InvalidMove):
        game.play(move)
    assert bytes(game.state.memory) == before


def test_a_move_that_is_not_written_as_moves_are() -> None:
    with pytest.raises(InvalidMove, match="'play r7' is not a move; moves look like r7, b3!, W=b"):
        table("r7 g4 g6", "b1 b2").play("play r7")


def test_a_card_of_another_edition() -> None:
    with pytest.raises(InvalidMove, match="classic has no card or move 'WM'; its cards are r0 r1"):
        table("r7 g4 g6", "b1 b2").play("WM=b")


def test_a_wild_without_its_colour() -> None:
    with pytest.raises(InvalidMove, match="'W' is not a move with 'W'; write W=r, W=y, W=g"):
        table("W g4 g6", "b1 b2").play("W")


@pytest.mark.parametrize("seat", [-1, 2, 10, "1", 0.5])
def test_a_seat_that_is_not_at_the_table(seat: Any) -> None:
    game = table("r3 g4 g6", "b1 b2")
    with pytest.raises(InvalidMove, match=r"there is no seat .*; seats go from 0 to 1"):
        game.play("r3", seat)


@pytest.mark.parametrize("ask", [Game.hand, Game.legal, Game.view, Game.known])
def test_asking_about_a_seat_that_is_not_at_the_table(ask: Any) -> None:
    with pytest.raises(InvalidMove, match="there is no seat 2; seats go from 0 to 1"):
        ask(table("r3 g4 g6", "b1 b2"), 2)


# The next round, and fresh randomness.


def test_the_next_round_has_to_wait_for_the_end_of_this_one() -> None:
    game = table("r3 g4 g6", "b1 b2")
    before = bytes(game.state.memory)
    with pytest.raises(IllegalMove, match="the round is not over yet"):
        game.next_round()
    assert bytes(game.state.memory) == before


def test_there_is_no_next_round_after_the_game() -> None:
    game = table("r3", "b1 b2", scoring="hand")
    game.play("r3")
    before = bytes(game.state.memory)
    with pytest.raises(IllegalMove, match="the game is over: there is no next round"):
        game.next_round()
    assert bytes(game.state.memory) == before


@pytest.mark.parametrize("words", ["", "0" * 32, "f" * 31, "f" * 33, "F" * 32, "g" * 32, "ï" * 32])
def test_randomness_is_thirty_two_hexadecimal_digits(words: str) -> None:
    game = table("r3 g4 g6", "b1 b2")
    before = bytes(game.state.memory)
    with pytest.raises(InvalidOption, match="32 hexadecimal digits, not all zero"):
        game.reseed(words)
    assert bytes(game.state.memory) == before


# What is no text.


@pytest.mark.parametrize(
    ("read", "error", "what"),
    [
        (Game.from_record, lastcard.InvalidRecord, "a record"),
        (Game.from_position, lastcard.InvalidPosition, "a position"),
        (Game.new, lastcard.UnknownEdition, "an edition's name"),
    ],
)
def test_bytes_are_refused_with_what_makes_them_text(
    read: Any, error: type[Exception], what: str
) -> None:
    with pytest.raises(error) as caught:
        read(b"classic")
    said = f"{what} is text (str), not bytes: decode it first, as in given.decode()"
    assert str(caught.value) == said
    with pytest.raises(error, match=r"not NoneType$"):
        read(None)


def test_json_of_a_game_is_text_or_bytes() -> None:
    with pytest.raises(lastcard.InvalidRecord, match="a game is a JSON object"):
        Game.from_json(7)  # type: ignore[arg-type]  # as somebody may who does not check types
