"""Counting what can happen: sequences of legal moves, and the whole tree of a tiny game."""

from __future__ import annotations

from fractions import Fraction

import pytest

from lastcard import Game
from lastcard.editions.edition import Edition
from tests.support.tiny_game import (
    ONES_AND_SKIPS,
    ONES_AND_TWOS,
    TO_THE_END,
    EngineOdds,
    average,
    deals,
    dealt,
    dealt_game,
    worked_out,
)


def perft(game: Game, depth: int) -> int:
    """How many sequences of so many moves the seats to act can make (as chess programs count)."""
    legal = game.legal()
    if depth == 1:
        return len(legal)
    total = 0
    for code in legal:
        after = game.copy()
        after.play(code)
        total += perft(after, depth - 1)
    return total


def counts(game: Game, depth: int) -> list[int]:
    return [perft(game, n) for n in range(1, depth + 1)]


# The counts of the first moves are worked out beside them; the later ones were counted once.
#
# In all positions the second player holds g3 and y4, and the first card to be drawn is r9, which
# fits. So a first move "draw" leaves two moves: r9 (without UNO, as two cards are left), or pass.
# A card that leaves one in hand comes in two variants, with UNO and without; without it, the next
# player has one more move: catch.


def test_a_number_card() -> None:
    # 1: r1, r1!, draw.
    # 2: r1 -> draw, catch; r1! -> draw; draw -> r9, pass: 5.
    # 3: r1 draw -> r9, pass; r1 catch -> draw; r1! draw -> r9, pass; draw r9 -> draw;
    #    draw pass -> draw: 7.
    game = Game.setup("classic", ["r1 b2", "g3 y4"], top="r5", draw="r9 g9 y9 b9")
    assert counts(game, 5) == [3, 5, 7, 11, 21]


def test_a_wild_draw_four() -> None:
    # 1: W4 in 4 colours, with UNO or not, and draw: 9.
    # 2: 4 x (accept, challenge, catch) + 4 x (accept, challenge) + (r9, pass): 22.
    game = Game.setup("artiste-fairey", ["W4 b2", "g3 y4"], top="r5", draw="r9 g9 y9 b9 r8 g8")
    assert counts(game, 5) == [9, 22, 30, 66, 162]


def test_save_the_day() -> None:
    # 1: WS in 4 colours for 2 other players, with UNO or not, and draw: 17.
    # 2: to follow: nothing fits red or blue, one card green or yellow, in two variants.
    #    8 with UNO: 2 x (1 + 3 + 3 + 1); 8 without: the same and a catch each; and r9, pass: 42.
    hands = ["WS b2", "g3 y4", "b5 b6"]
    game = Game.setup("super-hero-girls", hands, top="r5", draw="r9 g9 y9 b9")
    assert counts(game, 4) == [17, 42, 78, 127]


def test_a_color_choice() -> None:
    # 1: WP with 4 colours and 4 powers, with UNO or not, and draw: 33.
    # 2: with UNO the four colours leave the second player 1 + 3 + 3 + 1 moves, without it a catch
    #    more each, so 8 and 12; for three of the powers that is 3 x 8 + 3 x 12.
    #    With the blue power and blue, the player may go on: b2 or pass, or uno where it is owed;
    #    so it is 1 + 3 + 3 + 2 and 2 + 4 + 4 + 3. And r9, pass: 60 + 9 + 13 + 2 = 84.
    game = Game.setup("color-powers", ["WP b2", "g3 y4"], top="r5", draw="r9 g9 y9 b9")
    assert counts(game, 4) == [33, 84, 142, 235]


def test_togetherness() -> None:
    # 1: WT in 4 colours, with UNO or not, and draw: 9.
    # 2: who played draws r9 and owes no UNO any more: 2 x (1 + 3 + 3 + 1); and r9, pass: 18.
    game = Game.setup("togetherness", ["WT b2", "g3 y4"], top="r5", draw="r9 g9 y9 b9")
    assert counts(game, 5) == [9, 18, 32, 56, 112]


def test_magic() -> None:
    # 1: WM in 4 colours, with UNO or not, and draw: 9.
    # 2: the second player now holds b2 alone, so it fits blue only and UNO is not called with it:
    #    with UNO 1 + 1 + 1 + 2, without it a catch each: 1 x 4 more; and r9, pass: 16.
    game = Game.setup("disney-parks", ["WM b2", "g3 y4"], top="r5", draw="r9 g9 y9 b9")
    assert counts(game, 5) == [9, 16, 27, 49, 103]


# The whole tree of a tiny game.


@pytest.mark.parametrize("edition", [ONES_AND_TWOS, ONES_AND_SKIPS], ids=lambda e: e.name)
def test_the_engine_agrees_with_arithmetic_on_every_deal_of_a_tiny_deck(edition: Edition) -> None:
    engine = EngineOdds()
    for deal in deals(edition):
        by_engine = engine.within(TO_THE_END, dealt_game(edition, *deal))
        assert by_engine == worked_out(dealt(edition, *deal), TO_THE_END), deal


@pytest.mark.parametrize("edition", [ONES_AND_TWOS, ONES_AND_SKIPS], ids=lambda e: e.name)
def test_every_round_of_a_tiny_deck_has_an_end(edition: Edition) -> None:
    odds = average([worked_out(dealt(edition, *deal), TO_THE_END) for deal in deals(edition)])
    assert sum(odds) == 1


def test_the_first_player_of_a_tiny_deck_goes_out_at_once_in_four_cases_of_seven() -> None:
    # Of the seven other cards, three share the number of the card turned up and one its colour.
    engine = EngineOdds()
    odds = [engine.within(1, dealt_game(ONES_AND_TWOS, *deal)) for deal in deals(ONES_AND_TWOS)]
    assert average(odds) == (Fraction(4, 7), Fraction(0))


def test_the_second_player_of_a_tiny_deck_goes_out_first_after_a_draw_in_vain() -> None:
    # Three cases of seven: no match, and a draw. Two of six: no match again. Then the second
    # player's card is one of five, of which four match: 3/7 x 1/3 x 4/5 (two decisions). With the
    # draw played (two of three), the top card is another, and the first player has to wait.
    engine = EngineOdds()
    odds = [engine.within(2, dealt_game(ONES_AND_TWOS, *deal)) for deal in deals(ONES_AND_TWOS)]
    assert average(odds) == (Fraction(4, 7), Fraction(3, 7) * Fraction(1, 3) * Fraction(4, 5))
