"""House rule: whoever holds the very card on top may play it out of turn."""

from __future__ import annotations

import pytest

from lastcard import Game, IllegalMove


@pytest.mark.rule("H-JUMP")
def test_the_identical_card_may_be_played_out_of_turn(edition: str) -> None:
    game = Game.setup(edition, ["r3 r4 r6", "g2 g3", "r3 b2 b3"], "r5", jump_in=True)
    game.play("r3")
    events = game.play("r3", seat=2)
    assert [event.name for event in events] == ["jumped_in", "played"]
    assert game.discards == ["r5", "r3", "r3"]


@pytest.mark.rule("H-JUMP")
def test_play_goes_on_from_who_jumped_in(edition: str) -> None:
    game = Game.setup(edition, ["r3 r4 r6", "g2 g3", "r3 b2 b3", "y2 y3"], "r5", jump_in=True)
    game.play("r3")
    game.play("r3", seat=2)
    assert (game.to_act, game.turn) == (3, 3)


@pytest.mark.rule("H-JUMP")
@pytest.mark.parametrize("card", ["g3", "r7", "W4"])
def test_a_card_that_only_fits_does_not_do(edition: str, card: str) -> None:
    game = Game.setup(edition, ["r3 r4 r6", "g2 g4", f"{card} b2 b3"], "r5", jump_in=True)
    game.play("r3")
    assert game.legal(2) == []


@pytest.mark.rule("H-JUMP")
def test_nobody_jumps_in_with_a_wild(edition: str) -> None:
    game = Game.setup(edition, ["g3 g4", "g2 g6", "W4 b2"], "W4", color="g", jump_in=True)
    assert game.legal(2) == []


@pytest.mark.rule("H-JUMP")
@pytest.mark.parametrize("color", ["r", "y", "g", "b"])
def test_nobody_jumps_in_on_a_wild_with_any_other_card(edition: str, color: str) -> None:
    hands = ["g3 g4", "g2 g6", "rD yD gD bD r9 y9 g9 b9"]
    game = Game.setup(edition, hands, "W4", color=color, jump_in=True)
    assert game.legal(2) == []


@pytest.mark.rule("H-JUMP")
def test_without_the_option_the_turn_has_to_come(edition: str) -> None:
    game = Game.setup(edition, ["r3 r4 r6", "g2 g3", "r3 b2 b3"], "r5")
    game.play("r3")
    with pytest.raises(IllegalMove, match="the game waits for seat 1"):
        game.play("r3", seat=2)


@pytest.mark.rule("H-JUMP")
def test_symbols_count_like_numbers(edition: str) -> None:
    game = Game.setup(edition, ["rD r4 r6", "g2 g3", "rD b2 b3"], "r5", jump_in=True)
    game.play("rD")
    game.play("rD", seat=2)
    assert (game.hand_sizes, game.to_act) == ([4, 4, 2], 1)


@pytest.mark.rule("H-JUMP")
def test_who_laid_the_card_may_jump_in_on_it(edition: str) -> None:
    game = Game.setup(edition, ["r3 r3 r6 r7", "g2 g3", "b2 b3"], "r5", jump_in=True)
    game.play("r3")
    game.play("r3", seat=0)
    assert (game.to_act, game.hand(0)) == (1, ["r6", "r7"])


@pytest.mark.rule("H-JUMP")
def test_who_has_just_been_passed_over_may_jump_in(edition: str) -> None:
    game = Game.setup(edition, ["rD r4 r6", "rD g2", "b2 b3"], "r5", jump_in=True)
    game.play("rD")
    assert game.to_act == 2
    game.play("rD", seat=1)
    assert (game.to_act, game.hand_sizes) == (0, [2, 3, 4])


@pytest.mark.rule("H-JUMP")
def test_it_is_too_late_when_the_next_player_has_drawn(edition: str) -> None:
    game = Game.setup(edition, ["r3 r4 r6", "g2 g4", "r3 b2 b3"], "r5", draw="r8", jump_in=True)
    game.play("r3")
    game.play("draw")
    assert (game.phase, game.legal(2)) == ("drawn", [])


@pytest.mark.rule("H-JUMP")
def test_it_is_too_late_when_another_card_lies_on_top(edition: str) -> None:
    game = Game.setup(edition, ["r3 r4 r6", "r8 g4 g6", "b2 b3", "r3 y2"], "r5", jump_in=True)
    game.play("r3")
    game.play("r8")
    assert game.legal(3) == []


@pytest.mark.rule("H-JUMP", "R-UNO-WINDOW")
def test_after_a_jump_nobody_can_call_or_catch_for_the_card_before(edition: str) -> None:
    game = Game.setup(edition, ["r3 r4", "g2 g3", "r3 b2 b3"], "r5", jump_in=True)
    game.play("r3")
    assert "catch" in game.legal(2)
    game.play("r3", seat=2)
    assert game.uno_owed is None


@pytest.mark.rule("H-JUMP", "UNO-CALL")
def test_who_jumps_in_with_the_next_to_last_card_owes_a_call(edition: str) -> None:
    game = Game.setup(edition, ["r3 r4 r6", "g2 g3", "r3 b2"], "r5", jump_in=True)
    game.play("r3")
    assert game.legal(2) == ["r3", "r3!"]
    game.play("r3", seat=2)
    assert game.uno_owed == 2


@pytest.mark.rule("H-JUMP", "OUT-END")
def test_jumping_in_with_the_last_card_wins_the_round(edition: str) -> None:
    game = Game.setup(edition, ["r3 r4 r6", "g2 g3", "r3"], "r5", jump_in=True)
    game.play("r3")
    game.play("r3", seat=2)
    assert game.round_winner == 2


# With other house rules.


@pytest.mark.rule("H-JUMP", "H-STACK")
def test_one_may_jump_in_on_draw_twos_that_pile_up_unanswered(edition: str) -> None:
    game = Game.setup(
        edition, ["rD r4 r6", "g2 g3", "rD b2 b3"], "r5", jump_in=True, stacking="same"
    )
    game.play("rD")
    game.play("rD", seat=2)
    assert (game.to_act, game.phase, game.debt) == (0, "respond", 4)


@pytest.mark.rule("H-JUMP", "H-STACK")
def test_nobody_jumps_in_on_a_wild_draw_four_that_waits_for_an_answer(edition: str) -> None:
    game = Game.setup(
        edition, ["W4 g4 g6", "g2 g3", "W4 b2 b3"], "r5", jump_in=True, stacking="same"
    )
    game.play("W4=b")
    assert game.legal(2) == []


@pytest.mark.rule("H-JUMP", "H-SEVEN")
def test_who_jumps_in_with_a_seven_swaps_hands_too(edition: str) -> None:
    game = Game.setup(
        edition, ["r7 r4 r6", "g2 g3", "r7 b2 b3"], "r5", jump_in=True, seven_zero=True
    )
    game.play("r7@1")
    assert game.legal(2) == ["r7@0", "r7@1"]
    game.play("r7@0", seat=2)
    assert [game.hand(seat) for seat in range(3)] == [["b2", "b3"], ["r4", "r6"], ["g2", "g3"]]
