"""The draw pile runs out: the discards are shuffled, and the game goes on without any cards."""

from __future__ import annotations

from collections import Counter

import pytest

from lastcard import EDITIONS, Game, IllegalMove


def other_cards(edition: str, *named: str) -> list[str]:
    """All cards of the deck but the named ones."""
    deck = EDITIONS[edition]
    left = Counter({code: deck.deck[kind] for code, kind in deck.kinds.items()})
    left.subtract(" ".join(named).split())
    return list(left.elements())


def game_with_few_cards(
    edition: str, hands: list[str], top: str, draw: str = "", seed: int = 0
) -> Game:
    """A last player sits on all cards not named, so that `draw` is the whole draw pile."""
    collector = other_cards(edition, *hands, top, draw)
    return Game.setup(edition, hands=[*hands, collector], top=top, draw=draw, seed=seed)


# The discards become the draw pile.


@pytest.mark.rule("PILE-RESHUFFLE")
def test_an_empty_draw_pile_is_made_anew_from_the_discards(edition: str) -> None:
    game = game_with_few_cards(edition, ["r1 r2 r3", "b2 b3"], top="r9")
    game.play("r1")
    game.play("draw")
    assert game.hand(1) == ["r9", "b2", "b3"]


@pytest.mark.rule("PILE-RESHUFFLE")
def test_the_last_card_of_the_draw_pile_is_drawn_before_any_shuffling(edition: str) -> None:
    game = game_with_few_cards(edition, ["r1 r2 r3", "b2 b3"], top="r9", draw="y4")
    game.play("r1")
    game.play("draw")
    assert game.hand(1) == ["y4", "b2", "b3"]
    assert game.draw_count == 0
    assert game.discards == ["r9", "r1"]


@pytest.mark.rule("PILE-RESHUFFLE")
def test_the_table_is_told_how_many_discards_were_shuffled(edition: str) -> None:
    game = game_with_few_cards(edition, ["r1 r2 r3", "r4 b3"], top="r9")
    game.play("r1")
    game.play("r4")
    reshuffled = next(event for event in game.play("draw") if event.name == "reshuffled")
    assert reshuffled.count == 2


def first_card_of_new_pile(game: Game) -> str:
    """Two cards come to lie under the top discard; the third player draws one of them."""
    game.play("r1")
    game.play("r4")
    drew = next(event for event in game.play("draw") if event.name == "drew")
    return drew.cards[0]


@pytest.mark.rule("PILE-RESHUFFLE")
def test_the_discards_are_shuffled(edition: str) -> None:
    hands = ["r1 r2 r3", "r4 r6 r7", "b2 b3 b4"]
    games = [game_with_few_cards(edition, hands, top="r9", seed=seed) for seed in range(10)]
    drawn = {first_card_of_new_pile(game) for game in games}
    assert drawn == {"r9", "r1"}


@pytest.mark.rule("R-PILE-TOP")
def test_the_top_discard_stays_on_the_table(edition: str) -> None:
    game = game_with_few_cards(edition, ["r1 r2 r3", "b2 b3"], top="r9")
    game.play("r1")
    game.play("draw")
    assert game.discards == ["r1"]
    assert game.top == "r1"


@pytest.mark.rule("PILE-RESHUFFLE", "R-PILE-TOP")
def test_the_pile_may_run_out_in_the_middle_of_a_wild_draw_four(edition: str) -> None:
    hands = ["r1 r2 r3", "W4 b3 b4", "b1"]
    game = game_with_few_cards(edition, hands, top="r9", draw="y1 y2")
    game.play("r1")
    game.play("W4=b")
    game.play("accept")
    assert game.hand(2) == ["r1", "r9", "y1", "y2", "b1"]
    assert (game.discards, game.color, game.to_act) == (["W4"], "b", 3)


# Nothing left.


@pytest.mark.rule("R-PILE-TOP")
def test_who_has_to_draw_more_than_there_is_takes_all_there_is(edition: str) -> None:
    game = game_with_few_cards(edition, ["rD r1 r2", "b1"], top="r9")
    game.play("rD")
    assert game.hand(1) == ["r9", "b1"]
    assert game.draw_count == 0
    assert game.discards == ["rD"]


@pytest.mark.rule("R-PILE-TOP")
def test_a_wild_draw_four_with_too_few_cards_still_costs_the_turn(edition: str) -> None:
    game = game_with_few_cards(edition, ["W4 r1 r2", "b1"], top="b9", draw="y1")
    game.play("W4=b")
    game.play("accept")
    assert game.hand(1) == ["y1", "b1", "b9"]
    assert game.to_act == 2


@pytest.mark.rule("R-PILE-TOP")
def test_a_caught_player_draws_what_there_is(edition: str) -> None:
    game = game_with_few_cards(edition, ["r1 r2", "b1"], top="r9")
    game.play("r1")
    game.play("catch", seat=1)
    assert game.hand(0) == ["r2", "r9"]


@pytest.mark.rule("R-PILE-TOP")
def test_with_nothing_to_draw_who_cannot_play_passes(edition: str) -> None:
    game = game_with_few_cards(edition, ["b1 b2", "b3"], top="r9")
    assert game.legal() == ["pass"]
    game.play("pass")
    assert game.hand(0) == ["b1", "b2"]
    assert game.to_act == 1


@pytest.mark.rule("R-PILE-TOP")
def test_with_nothing_to_draw_who_can_play_must(edition: str) -> None:
    game = game_with_few_cards(edition, ["r1 b2 b4", "b3"], top="r9")
    assert game.legal() == ["r1"]
    with pytest.raises(IllegalMove, match="a card that fits, and there is none left to draw"):
        game.play("pass")


@pytest.mark.rule("R-PILE-TOP")
def test_with_nothing_to_draw_one_cannot_draw(edition: str) -> None:
    game = game_with_few_cards(edition, ["b1 b2", "b3"], top="r9")
    with pytest.raises(IllegalMove, match="seat 0 cannot draw: there is no card left"):
        game.play("draw")


@pytest.mark.rule("R-PILE-TOP")
def test_the_next_card_played_gives_the_table_something_to_draw_again(edition: str) -> None:
    game = game_with_few_cards(edition, ["r1 r2 r3", "b3 b4"], top="r9")
    game.play("r1")
    assert game.legal() == ["draw"]


@pytest.mark.rule("R-PILE-TOP", "R-UNO-WINDOW")
def test_a_player_who_passes_has_begun_and_it_is_too_late_to_catch(edition: str) -> None:
    game = game_with_few_cards(edition, ["rD r1", "b1", "b2 b3"], top="r9")
    game.play("rD")
    assert game.legal() == ["pass", "catch"]
    game.play("pass")
    assert game.uno_owed is None
    assert "catch" not in game.legal()
