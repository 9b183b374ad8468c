"""House rule: a 7 swaps two hands, a 0 passes all hands on."""

from __future__ import annotations

import pytest

from lastcard import Game, IllegalMove


def hands_of(game: Game) -> list[str]:
    return [" ".join(game.hand(seat)) for seat in range(game.players)]


@pytest.mark.rule("H-SEVEN")
def test_a_seven_swaps_hands_with_a_chosen_player(edition: str) -> None:
    game = Game.setup(edition, ["r7 r3 r4", "g2 g3 g4", "b2"], "r5", seven_zero=True)
    game.play("r7@2")
    assert hands_of(game) == ["b2", "g2 g3 g4", "r3 r4"]
    assert (game.to_act, game.color) == (1, "r")


@pytest.mark.rule("H-SEVEN")
def test_the_two_know_each_others_hands_afterwards(edition: str) -> None:
    game = Game.setup(edition, ["r7 r3 r4", "g2 g3 g4", "b2"], "r5", seven_zero=True)
    game.play("r7@2")
    known = [dict(game.known(seat)) for seat in range(3)]
    assert known == [{2: ["r3", "r4"]}, {}, {0: ["b2"]}]


@pytest.mark.rule("H-SEVEN")
def test_a_player_has_to_be_named_with_a_seven(edition: str) -> None:
    game = Game.setup(edition, ["r7 r3 r4", "g2 g3 g4", "b2"], "r5", seven_zero=True)
    with pytest.raises(IllegalMove, match="a seat has to be named with it, such as @1"):
        game.play("r7")


@pytest.mark.rule("H-SEVEN")
def test_nobody_swaps_hands_with_oneself(edition: str) -> None:
    game = Game.setup(edition, ["r7 r3 r4", "g2 g3 g4", "b2"], "r5", seven_zero=True)
    with pytest.raises(IllegalMove, match="aimed at another player"):
        game.play("r7@0")


@pytest.mark.rule("H-SEVEN")
def test_a_seven_just_drawn_swaps_hands_too(edition: str) -> None:
    game = Game.setup(edition, ["g3 g4", "g2 y3"], "r5", draw="r7", seven_zero=True)
    game.play("draw")
    game.play("r7@1")
    assert hands_of(game) == ["y3 g2", "g3 g4"]


@pytest.mark.rule("H-SEVEN")
def test_a_zero_passes_all_hands_on_to_the_left(edition: str) -> None:
    game = Game.setup(edition, ["r0 r3 r4", "g2 g3 g4", "b2"], "r5", seven_zero=True)
    game.play("r0")
    assert hands_of(game) == ["b2", "r3 r4", "g2 g3 g4"]


@pytest.mark.rule("H-SEVEN")
def test_a_zero_passes_all_hands_on_in_the_direction_of_play(edition: str) -> None:
    hands = ["r0 r3 r4", "g2 g3 g4", "b2"]
    game = Game.setup(edition, hands, "r5", direction="right", seven_zero=True)
    game.play("r0")
    assert hands_of(game) == ["g2 g3 g4", "b2", "r3 r4"]


@pytest.mark.rule("H-SEVEN")
def test_between_two_players_a_zero_swaps_the_hands(edition: str) -> None:
    game = Game.setup(edition, ["r0 r3 r4", "g2"], "r5", seven_zero=True)
    game.play("r0")
    assert hands_of(game) == ["g2", "r3 r4"]


@pytest.mark.rule("H-SEVEN")
def test_without_the_option_sevens_and_zeros_are_plain_numbers(edition: str) -> None:
    game = Game.setup(edition, ["r7 r0 r3 r4", "r9 g3 g4"], "r5")
    with pytest.raises(IllegalMove, match="no seat is to be named"):
        game.play("r7@1")
    game.play("r7")
    game.play("r9")
    game.play("r0")
    assert hands_of(game) == ["r3 r4", "g3 g4"]


@pytest.mark.rule("H-SEVEN", "OUT-END")
@pytest.mark.parametrize("last", ["r7@1", "r0"])
def test_as_the_last_card_it_just_ends_the_round(edition: str, last: str) -> None:
    game = Game.setup(edition, [last[:2], "g2 g3"], "r5", seven_zero=True)
    game.play(last)
    assert (game.round_winner, hands_of(game)) == (0, ["", "g2 g3"])


@pytest.mark.rule("H-SEVEN", "OPEN-NUMBER")
@pytest.mark.parametrize("card", ["r7", "r0"])
def test_turned_up_at_the_start_it_does_nothing(edition: str, card: str) -> None:
    game = Game.setup(edition, ["r3 r4", "g2"], opening=card, dealer=1, seven_zero=True)
    assert (game.to_act, game.phase, hands_of(game)) == (0, "turn", ["r3 r4", "g2"])


@pytest.mark.rule("H-SEVEN", "R-UNO-GROWN")
@pytest.mark.parametrize("card", ["r7@1", "r0"])
def test_who_played_down_to_one_card_still_has_to_call_uno(edition: str, card: str) -> None:
    game = Game.setup(edition, [f"{card[:2]} r3", "g2 g3 g4", "b2 b3"], "r5", seven_zero=True)
    game.play(card)
    assert game.uno_owed == 0
    game.play("uno", seat=0)
    assert game.uno_owed is None
