"""A turn: what may be played, drawing, and declining to play."""

from __future__ import annotations

import pytest

from lastcard import Game, IllegalMove


def any_wild(edition: str) -> str:
    return "Wg" if edition == "color-powers" else "W"


# Whose turn it is.


@pytest.mark.rule("DIR-LEFT")
def test_turns_go_round_to_the_left(edition: str) -> None:
    game = Game.setup(edition, hands=["r1 r2 r3", "b1 b2 b3", "g1 g2 g3"], top="r5")
    assert game.to_act == 0
    game.play("r1")
    assert game.to_act == 1
    game.play("b1")
    assert game.to_act == 2
    game.play("g1")
    assert game.to_act == 0


@pytest.mark.rule("DIR-LEFT")
def test_nobody_plays_out_of_turn(edition: str) -> None:
    game = Game.setup(edition, hands=["r1 r2", "r3 r4", "g1 g2"], top="r5")
    assert game.legal(seat=1) == []
    with pytest.raises(IllegalMove, match="seat 1 cannot play r3: the game waits for seat 0"):
        game.play("r3", seat=1)


@pytest.mark.rule("DIR-LEFT")
def test_ten_players_take_turns_and_the_first_follows_the_last(edition: str) -> None:
    hands = ["r1 r2", "b1 b2", "g1 g2", "y1 y2", "b3", "b4", "b5", "b6", "b7", "r8 r9"]
    game = Game.setup(edition, hands=hands, top="r5", turn=9)
    game.play("r8")
    assert game.to_act == 0


# What matches.


@pytest.mark.rule("TURN-MATCH")
def test_a_card_of_the_same_color_or_number_matches(edition: str) -> None:
    game = Game.setup(edition, hands=["r1 rS y7 g2 b6", "b1 b2"], top="r7")
    assert game.legal() == ["r1", "rS", "y7", "draw"]


@pytest.mark.rule("TURN-MATCH")
def test_a_wild_goes_on_anything(edition: str) -> None:
    wild = any_wild(edition)
    game = Game.setup(edition, hands=[f"{wild} g2 b6", "b1 b2"], top="r7")
    assert game.legal() == [f"{wild}=r", f"{wild}=y", f"{wild}=g", f"{wild}=b", "draw"]


@pytest.mark.rule("TURN-MATCH")
def test_the_card_played_is_the_one_to_match_next(edition: str) -> None:
    game = Game.setup(edition, hands=["y7 b1 b2", "r1 y3 g7 g8"], top="r7")
    game.play("y7")
    assert game.top == "y7"
    assert game.legal() == ["y3", "g7", "draw"]


@pytest.mark.rule("TURN-MATCH")
def test_a_card_without_anything_in_common_is_refused(edition: str) -> None:
    game = Game.setup(edition, hands=["g2 r1 b6", "b1 b2"], top="r7")
    with pytest.raises(IllegalMove, match="cannot play g2 on r7: neither colour nor number"):
        game.play("g2")
    assert game.hand(0) == ["r1", "g2", "b6"]
    assert game.to_act == 0


@pytest.mark.rule("TURN-MATCH")
def test_a_card_that_is_not_in_the_hand_is_refused(edition: str) -> None:
    game = Game.setup(edition, hands=["g2 r1 b6", "b1 b2"], top="r7")
    with pytest.raises(IllegalMove, match="seat 0 cannot play r9: it does not hold r9"):
        game.play("r9")


@pytest.mark.rule("TURN-SYMBOL")
@pytest.mark.parametrize("symbol", ["D", "R", "S"])
def test_the_same_symbol_matches_in_any_color(edition: str, symbol: str) -> None:
    hand = f"g{symbol} b1 y2"
    game = Game.setup(edition, hands=[hand, "b2 b3"], top=f"r{symbol}")
    assert game.legal() == [f"g{symbol}", "draw"]


@pytest.mark.rule("TURN-SYMBOL")
def test_a_different_symbol_in_another_color_does_not_match(edition: str) -> None:
    game = Game.setup(edition, hands=["gR bD y2", "b2 b3"], top="rS")
    with pytest.raises(IllegalMove, match="cannot play gR on rS: neither colour nor symbol"):
        game.play("gR")


@pytest.mark.rule("TURN-COLOR")
def test_after_a_wild_the_named_color_alone_counts(edition: str) -> None:
    wild = any_wild(edition)
    game = Game.setup(edition, hands=[f"{wild} y1 y2", "r5 r8 g5 b2 b5"], top="r5")
    game.play(f"{wild}=b")
    assert game.color == "b"
    assert game.legal() == ["b2", "b5", "draw"]


@pytest.mark.rule("TURN-COLOR")
def test_after_a_wild_a_card_of_another_color_is_refused(edition: str) -> None:
    game = Game.setup(edition, hands=["r5 g2", "y1 y2"], top="W4", color="b")
    with pytest.raises(IllegalMove, match="cannot play r5 on W4: the colour to follow is blue"):
        game.play("r5")


@pytest.mark.rule("TURN-COLOR")
def test_after_a_wild_another_wild_can_be_played(edition: str) -> None:
    wild = any_wild(edition)
    game = Game.setup(edition, hands=[f"{wild} g2 g3", "y1 y2"], top="W4", color="b")
    game.play(f"{wild}=y")
    assert (game.top, game.color) == (wild, "y")


@pytest.mark.rule("TURN-WILD")
def test_a_wild_may_be_played_in_spite_of_another_card_that_fits(edition: str) -> None:
    wild = any_wild(edition)
    game = Game.setup(edition, hands=[f"{wild} r1 r2", "b1 b2"], top="r7")
    game.play(f"{wild}=b")
    assert (game.top, game.color, game.to_act) == (wild, "b", 1)


# Drawing.


@pytest.mark.rule("TURN-DRAW")
def test_without_a_card_that_fits_one_can_only_draw(edition: str) -> None:
    game = Game.setup(edition, hands=["b1 g2", "b3 b4"], top="r7", draw="y1 y2")
    assert game.legal() == ["draw"]
    game.play("draw")
    assert game.hand(0) == ["y1", "g2", "b1"]


@pytest.mark.rule("TURN-DRAW")
def test_nobody_passes_without_drawing(edition: str) -> None:
    game = Game.setup(edition, hands=["b1 g2", "b3 b4"], top="r7")
    with pytest.raises(IllegalMove, match="seat 0 cannot pass: one can pass after a draw"):
        game.play("pass")


@pytest.mark.rule("TURN-DRAWN")
def test_a_drawn_card_that_fits_may_be_played_right_away(edition: str) -> None:
    game = Game.setup(edition, hands=["b1 g2", "b3 b4"], top="r7", draw="y7")
    game.play("draw")
    assert game.to_act == 0
    assert game.legal() == ["y7", "pass"]
    game.play("y7")
    assert (game.top, game.to_act) == ("y7", 1)


@pytest.mark.rule("TURN-DRAWN")
def test_a_drawn_wild_may_be_played_right_away(edition: str) -> None:
    wild = any_wild(edition)
    game = Game.setup(edition, hands=["b1 g2", "b3 b4"], top="r7", draw=wild)
    game.play("draw")
    game.play(f"{wild}=g")
    assert (game.top, game.color, game.to_act) == (wild, "g", 1)


@pytest.mark.rule("TURN-DRAWN")
def test_a_drawn_card_that_fits_may_be_kept(edition: str) -> None:
    game = Game.setup(edition, hands=["b1 g2", "b3 b4"], top="r7", draw="y7")
    game.play("draw")
    game.play("pass")
    assert game.hand(0) == ["y7", "g2", "b1"]
    assert game.to_act == 1


@pytest.mark.rule("TURN-DRAWN")
def test_a_drawn_card_that_does_not_fit_ends_the_turn(edition: str) -> None:
    game = Game.setup(edition, hands=["b1 g2", "b3 b4"], top="r7", draw="y6")
    game.play("draw")
    assert (game.top, game.to_act) == ("r7", 1)


@pytest.mark.rule("TURN-DRAWN")
def test_nobody_draws_a_second_card(edition: str) -> None:
    game = Game.setup(edition, hands=["b1 g2", "b3 b4"], top="r7", draw="y7 y8")
    game.play("draw")
    with pytest.raises(IllegalMove, match="it has drawn"):
        game.play("draw")


@pytest.mark.rule("TURN-DECLINE")
def test_one_may_draw_although_a_card_in_the_hand_fits(edition: str) -> None:
    game = Game.setup(edition, hands=["r1 g2 g3", "b3 b4"], top="r7", draw="y6")
    game.play("draw")
    assert game.hand(0) == ["r1", "y6", "g2", "g3"]


@pytest.mark.rule("TURN-DECLINE")
def test_who_declined_may_play_only_the_card_drawn(edition: str) -> None:
    game = Game.setup(edition, hands=["r1 g2 g3", "b3 b4"], top="r7", draw="y7")
    game.play("draw")
    assert game.legal() == ["y7", "pass"]
    with pytest.raises(IllegalMove, match="after a draw only the card drawn, y7, may be played"):
        game.play("r1")


@pytest.mark.rule("TURN-DECLINE")
def test_who_declined_and_draws_a_card_that_does_not_fit_has_no_second_chance(edition: str) -> None:
    game = Game.setup(edition, hands=["r1 g2 g3", "b3 b4"], top="r7", draw="y6")
    game.play("draw")
    assert game.to_act == 1
    with pytest.raises(IllegalMove, match="the game waits for seat 1"):
        game.play("r1", seat=0)
