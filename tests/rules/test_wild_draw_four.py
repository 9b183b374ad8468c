"""The Wild Draw Four: the bluff, and the challenge."""

from __future__ import annotations

import pytest

from lastcard import Game, IllegalMove

HONEST = "W4 b1 b2"  # no red card
BLUFF = "W4 r1 b2"  # a red card, and red is the colour in play
NEXT, OTHER = "y1 y2", "g1 g2"
SIX = "y3 y4 y5 y6 y7 y8"


def played(edition: str, hand: str, top: str = "r5", draw: str = SIX) -> Game:
    """Seat 0 has played a Wild Draw Four on seat 1 and named green."""
    game = Game.setup(edition, hands=[hand, NEXT, OTHER], top=top, draw=draw)
    game.play("W4=g")
    return game


def names(game: Game, move: str) -> list[str]:
    return [event.name for event in game.play(move)]


# What the card does.


@pytest.mark.rule("ACT-WILD4")
def test_the_next_player_draws_four_and_misses_the_turn(edition: str) -> None:
    game = played(edition, HONEST)
    game.play("accept")
    assert game.hand(1) == ["y1", "y2", "y3", "y4", "y5", "y6"]
    assert game.to_act == 2


@pytest.mark.rule("ACT-WILD4")
def test_who_plays_it_names_any_color(edition: str) -> None:
    game = Game.setup(edition, hands=["W4 b1 b2", NEXT], top="r5")
    assert game.legal() == ["W4=r", "W4=y", "W4=g", "W4=b", "draw"]
    game.play("W4=r")
    assert game.color == "r"


@pytest.mark.rule("ACT-WILD4")
def test_the_player_hit_can_do_nothing_but_accept_or_challenge(edition: str) -> None:
    game = Game.setup(edition, hands=[HONEST, "g3 g4 W4", OTHER], top="r5")
    game.play("W4=g")
    assert (game.to_act, game.debt) == (1, 4)
    assert game.legal() == ["accept", "challenge"]
    with pytest.raises(IllegalMove, match="it has to answer a debt of 4 cards"):
        game.play("g3")


@pytest.mark.rule("ACT-WILD4")
def test_of_two_players_who_played_it_has_another_turn(edition: str) -> None:
    game = Game.setup(edition, hands=[HONEST, NEXT], top="r5")
    game.play("W4=g")
    game.play("accept")
    assert game.hand_sizes == [2, 6]
    assert game.to_act == 0


@pytest.mark.rule("ACT-WILD4")
def test_when_play_goes_to_the_right_it_hits_the_player_there(edition: str) -> None:
    game = Game.setup(edition, hands=[HONEST, NEXT, OTHER], top="r5", direction="right")
    game.play("W4=g")
    assert game.to_act == 2


# When it is a bluff.


@pytest.mark.rule("WILD4-LEGAL")
def test_a_hand_without_the_color_in_play_is_honest(edition: str) -> None:
    assert "innocent" in names(played(edition, HONEST), "challenge")


@pytest.mark.rule("WILD4-LEGAL")
def test_nobody_stops_a_bluff(edition: str) -> None:
    game = Game.setup(edition, hands=[BLUFF, NEXT, OTHER], top="r5")
    assert "W4=g" in game.legal()
    game.play("W4=g")
    assert "guilty" in names(game, "challenge")


@pytest.mark.rule("WILD4-LEGAL")
def test_the_right_number_in_another_color_is_no_bluff(edition: str) -> None:
    assert "innocent" in names(played(edition, "W4 b5 y5", top="r5"), "challenge")


@pytest.mark.rule("WILD4-LEGAL")
def test_the_right_symbol_in_another_color_is_no_bluff(edition: str) -> None:
    assert "innocent" in names(played(edition, "W4 bD b2", top="rD"), "challenge")


@pytest.mark.rule("WILD4-LEGAL")
def test_an_action_card_of_the_color_makes_it_a_bluff(edition: str) -> None:
    assert "guilty" in names(played(edition, "W4 rS b2", top="r5"), "challenge")


@pytest.mark.rule("WILD4-LEGAL")
def test_on_a_wild_the_named_color_decides(edition: str) -> None:
    game = Game.setup(edition, hands=["W4 b1 r2", NEXT, OTHER], top="W4", color="b")
    game.play("W4=g")
    assert "guilty" in names(game, "challenge")


@pytest.mark.rule("WILD4-LEGAL")
def test_a_wild_draw_four_just_drawn_is_a_bluff_with_a_card_of_the_color_in_hand(
    edition: str,
) -> None:
    game = Game.setup(edition, hands=["r1 b2", NEXT, OTHER], top="r5", draw="W4")
    game.play("draw")
    game.play("W4=g")
    assert "guilty" in names(game, "challenge")


@pytest.mark.rule("WILD4-LEGAL")
@pytest.mark.parametrize(
    ("deck", "wild"),
    [
        ("classic", "W"),
        ("artiste-fairey", "W"),
        ("disney-parks", "WM"),
        ("super-hero-girls", "WS"),
        ("color-powers", "Wr"),
        ("color-powers", "W4"),
    ],
)
def test_another_wild_in_hand_is_no_bluff(deck: str, wild: str) -> None:
    assert "innocent" in names(played(deck, f"W4 {wild} b2"), "challenge")


@pytest.mark.rule("WILD4-LEGAL-TG")
@pytest.mark.parametrize("wild", ["W", "WT", "W4"])
def test_in_togetherness_another_wild_in_hand_makes_it_a_bluff(wild: str) -> None:
    assert "guilty" in names(played("togetherness", f"W4 {wild} b2"), "challenge")


@pytest.mark.rule("WILD4-LEGAL-TG")
def test_in_togetherness_the_wild_draw_four_itself_does_not_count() -> None:
    assert "innocent" in names(played("togetherness", HONEST), "challenge")


# The challenge.


@pytest.mark.rule("WILD4-CHALLENGE")
def test_nobody_but_the_player_hit_may_challenge(edition: str) -> None:
    game = played(edition, BLUFF)
    with pytest.raises(IllegalMove, match="seat 2 cannot challenge: the game waits for seat 1"):
        game.play("challenge", seat=2)


@pytest.mark.rule("WILD4-CHALLENGE")
def test_it_is_too_late_to_challenge_after_drawing(edition: str) -> None:
    game = played(edition, BLUFF)
    game.play("accept")
    with pytest.raises(IllegalMove, match="seat 1 cannot challenge"):
        game.play("challenge", seat=1)


@pytest.mark.rule("WILD4-CHALLENGE")
def test_the_player_after_the_one_hit_cannot_challenge_either(edition: str) -> None:
    game = played(edition, BLUFF)
    game.play("accept")
    with pytest.raises(IllegalMove, match="only a Wild Draw Four that one has to answer"):
        game.play("challenge")


@pytest.mark.rule("WILD4-CHALLENGE")
def test_no_other_card_can_be_challenged(edition: str) -> None:
    game = Game.setup(edition, hands=["rD r1 r2", NEXT, OTHER], top="r5")
    game.play("rD")
    assert "challenge" not in game.legal()
    assert "challenge" not in game.legal(seat=1)


@pytest.mark.rule("WILD4-CHALLENGE")
def test_the_accused_shows_the_hand_to_the_challenger_alone(edition: str) -> None:
    game = played(edition, HONEST)
    events = game.play("challenge")
    showed = next(event for event in events if event.name == "showed")
    assert showed.seen_by(1).cards == ("b1", "b2")
    assert showed.seen_by(2).cards == ()
    assert game.view(1).known[0] == ["b1", "b2"]
    assert game.view(2).known[0] == []


@pytest.mark.rule("WILD4-CHALLENGE")
def test_without_a_challenge_the_hand_stays_hidden(edition: str) -> None:
    game = played(edition, HONEST)
    game.play("accept")
    assert game.view(1).known[0] == []


@pytest.mark.rule("WILD4-GUILTY")
def test_the_guilty_player_draws_the_four_cards_and_the_challenger_none(edition: str) -> None:
    game = played(edition, BLUFF)
    game.play("challenge")
    assert game.hand(0) == ["r1", "y3", "y4", "y5", "y6", "b2"]
    assert game.hand(1) == ["y1", "y2"]


@pytest.mark.rule("WILD4-GUILTY")
def test_who_found_a_bluff_out_takes_a_normal_turn(edition: str) -> None:
    game = Game.setup(edition, hands=[BLUFF, "g3 y2 y9", OTHER], top="r5")
    game.play("W4=g")
    game.play("challenge")
    assert (game.to_act, game.phase) == (1, "turn")
    assert game.legal() == ["g3", "draw"]


@pytest.mark.rule("WILD4-INNOCENT")
def test_who_challenged_wrongly_draws_six_and_misses_the_turn(edition: str) -> None:
    game = played(edition, HONEST)
    game.play("challenge")
    assert game.hand(1) == ["y1", "y2", "y3", "y4", "y5", "y6", "y7", "y8"]
    assert game.hand(0) == ["b1", "b2"]
    assert game.to_act == 2


@pytest.mark.rule("WILD4-COLOR")
def test_the_named_color_stands_after_a_right_challenge(edition: str) -> None:
    game = played(edition, BLUFF)
    game.play("challenge")
    assert (game.top, game.color) == ("W4", "g")


@pytest.mark.rule("WILD4-COLOR")
def test_the_named_color_stands_after_a_wrong_challenge(edition: str) -> None:
    game = played(edition, HONEST)
    game.play("challenge")
    assert (game.top, game.color) == ("W4", "g")


# What the verdict rests on.


@pytest.mark.rule("R-WILD4-HAND")
def test_the_color_named_with_the_card_does_not_decide(edition: str) -> None:
    game = Game.setup(edition, hands=[HONEST, NEXT, OTHER], top="r5")
    game.play("W4=b")
    assert "innocent" in names(game, "challenge")


@pytest.mark.rule("R-WILD4-HAND")
def test_naming_another_color_does_not_hide_a_bluff(edition: str) -> None:
    game = Game.setup(edition, hands=[BLUFF, NEXT, OTHER], top="r5")
    game.play("W4=y")
    assert "guilty" in names(game, "challenge")


@pytest.mark.rule("R-WILD4-HAND")
def test_cards_drawn_for_a_forgotten_uno_do_not_make_it_a_bluff(edition: str) -> None:
    game = played(edition, "W4 b1", draw="r1 r2")
    game.play("catch", seat=2)
    assert game.hand(0) == ["r1", "r2", "b1"]
    assert "innocent" in names(game, "challenge")


@pytest.mark.rule("R-WILD4-HAND", "R-POWER-RED")
def test_giving_the_red_cards_away_does_not_undo_a_bluff() -> None:
    hands = ["W4 r1 b2 b3", NEXT, OTHER]
    game = Game.setup("color-powers", hands=hands, top="r5", powers={"r": 0})
    game.play("W4=g")
    game.play("give@2", seat=0)
    assert game.hand(0) == ["b2", "b3"]
    assert "guilty" in names(game, "challenge")


@pytest.mark.rule("R-WILD4-HAND", "R-POWER-RED")
def test_a_gift_of_red_cards_does_not_make_it_a_bluff() -> None:
    hands = [HONEST, NEXT, "r1 g2"]
    game = Game.setup("color-powers", hands=hands, top="r5", powers={"r": 2})
    game.play("W4=g")
    game.play("give@0", seat=2)
    assert "innocent" in names(game, "challenge")
