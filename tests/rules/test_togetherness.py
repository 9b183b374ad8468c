"""Wild Power of Togetherness: everybody draws up to the largest hand."""

from __future__ import annotations

from typing import Any

import pytest

from lastcard import EDITIONS, Event, Game, IllegalMove

DECK = EDITIONS["togetherness"]


def together(*hands: str, **rest: Any) -> Game:
    return Game.setup("togetherness", hands, **{"top": "r5", **rest})


def drawers(events: list[Event]) -> list[int | None]:
    return [event.seat for event in events if event.name == "drew"]


def all_cards_but(cards: str) -> list[str]:
    """The whole deck without some cards."""
    deck = [code for code, kind in DECK.kinds.items() for _ in range(DECK.deck[kind])]
    for card in cards.split():
        deck.remove(card)
    return deck


@pytest.mark.rule("TOGETHER-DRAW")
def test_everybody_draws_up_to_the_largest_hand() -> None:
    game = together("WT r3 r4", "g1", "b1 b2 b3 b4 b5", "y1 y2 y3 y4")
    game.play("WT=g")
    assert game.hand_sizes == [5, 5, 5, 5]


@pytest.mark.rule("TOGETHER-DRAW")
def test_the_largest_hand_stays_as_it_is() -> None:
    game = together("WT r3 r4", "g1", "b1 b2 b3 b4")
    game.play("WT=g")
    assert game.hand(2) == ["b1", "b2", "b3", "b4"]


@pytest.mark.rule("TOGETHER-DRAW")
def test_who_plays_it_names_the_colour_and_nobody_misses_a_turn() -> None:
    game = together("WT r3 r4", "g1", "b1 b2 b3 b4")
    game.play("WT=b")
    assert (game.top, game.color, game.color_only, game.to_act) == ("WT", "b", True, 1)


@pytest.mark.rule("TOGETHER-DRAW")
def test_nobody_draws_when_all_hands_are_equal() -> None:
    game = together("WT r3 r4", "g1 g2", "b1 b2")
    assert drawers(game.play("WT=g")) == []


@pytest.mark.rule("R-TOGETHER")
def test_hands_are_counted_after_the_card_has_left_the_hand() -> None:
    game = together("WT r3 r4", "g1", "b1")
    game.play("WT=g")
    assert game.hand_sizes == [2, 2, 2]


@pytest.mark.rule("R-TOGETHER")
def test_the_next_player_draws_first_and_who_played_it_last() -> None:
    game = together("WT r3 r4", "g1 g2", "b1 b2 b3", "y1 y2", draw="y6 y7 y8")
    events = game.play("WT=g")
    assert drawers(events) == [1, 3, 0]
    assert [game.hand(seat)[-1] for seat in (3, 0)] == ["y7", "y8"]


@pytest.mark.rule("R-TOGETHER")
def test_the_order_of_drawing_follows_the_direction_of_play() -> None:
    game = together("WT r3 r4", "g1 g2", "b1 b2 b3", "y1 y2", direction="right")
    assert drawers(game.play("WT=g")) == [3, 1, 0]


@pytest.mark.rule("R-TOGETHER")
def test_who_plays_it_with_the_largest_hand_draws_nothing() -> None:
    game = together("WT r3 r4 r6 r7", "g1", "b1")
    game.play("WT=g")
    assert game.hand(0) == ["r3", "r4", "r6", "r7"]


@pytest.mark.rule("TOGETHER-DRAW", "R-UNO-GROWN")
def test_who_draws_up_no_longer_owes_a_call() -> None:
    game = together("WT r3", "g1 g2", "b1 b2")
    game.play("WT=g")
    assert (game.hand_sizes[0], game.uno_owed) == (2, None)


@pytest.mark.rule("TOGETHER-DRAW", "UNO-CALL")
def test_who_keeps_one_card_as_all_others_do_owes_a_call() -> None:
    game = together("WT r3", "g1", "b1")
    game.play("WT=g")
    assert (game.hand_sizes, game.uno_owed) == ([1, 1, 1], 0)


@pytest.mark.rule("TOGETHER-DRAW", "PILE-RESHUFFLE")
def test_the_discards_are_shuffled_when_the_draw_pile_is_used_up() -> None:
    largest = all_cards_but("r5 WT r3 r4 g1 y1 y2")
    game = Game.setup("togetherness", ["WT r3 r4", "g1", largest], "r5", draw="y1 y2")
    events = game.play("WT=g")
    assert "reshuffled" in [event.name for event in events]
    assert (game.hand_sizes[:2], game.draw_count, game.discards) == ([2, 4], 0, ["WT"])


@pytest.mark.rule("TOGETHER-DRAW", "R-PILE-TOP")
def test_when_both_piles_run_out_the_drawing_ends_and_play_goes_on() -> None:
    largest = all_cards_but("r5 WT r3 r4 g1")
    game = Game.setup("togetherness", ["WT r3 r4", "g1", largest], "r5")
    game.play("WT=g")
    assert game.hand(1) == ["r5", "g1"]
    assert (game.hand_sizes[0], game.to_act, game.phase) == (2, 1, "turn")


@pytest.mark.rule("WILD4-LEGAL-TG", "H-NOBLUFF")
def test_a_refused_wild_draw_four_blames_the_colour_or_the_other_wild() -> None:
    for hand, reason in (("W4 b1 b2", "has_color"), ("W4 W r2", "has_wild")):
        game = Game.setup("togetherness", [hand, "g1"], "b5", no_bluff=True)
        with pytest.raises(IllegalMove) as refused:
            game.play("W4=r")
        assert refused.value.code == reason
