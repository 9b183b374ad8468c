"""House rules: drawing on, no holding back, no bluffing, and the numbers a table may change."""

from __future__ import annotations

from collections import Counter

import pytest

from lastcard import EDITIONS, Game, IllegalMove


def all_cards_but(edition: str, *cards: str) -> list[str]:
    """The whole deck without some cards."""
    deck = EDITIONS[edition]
    left = Counter({code: deck.deck[kind] for code, kind in deck.kinds.items()})
    left.subtract(" ".join(cards).split())
    return list(left.elements())


# Drawing on.


@pytest.mark.rule("H-DRAWON")
def test_without_a_match_one_draws_until_a_card_fits(edition: str) -> None:
    hands, draw = ["g3 g4", "b2 b3"], "b7 y8 r9 r2"
    game = Game.setup(edition, hands, "r5", draw=draw, draw_until_playable=True)
    game.play("draw")
    assert (game.hand_sizes[0], game.drawn) == (2 + 3, "r9")
    assert game.legal() == ["r9", "pass"]


@pytest.mark.rule("H-DRAWON")
def test_who_could_play_and_would_rather_not_draws_just_one(edition: str) -> None:
    hands, draw = ["r3 g4", "b2 b3"], "b7 y8 r9 r2"
    game = Game.setup(edition, hands, "r5", draw=draw, draw_until_playable=True)
    game.play("draw")
    assert (game.hand_sizes[0], game.to_act) == (3, 1)


@pytest.mark.rule("H-DRAWON")
def test_without_the_option_one_card_is_drawn(edition: str) -> None:
    game = Game.setup(edition, ["g3 g4", "b2 b3"], "r5", draw="b7 y8 r9")
    game.play("draw")
    assert (game.hand_sizes[0], game.to_act) == (3, 1)


@pytest.mark.rule("H-DRAWON", "R-PILE-TOP")
def test_the_turn_is_over_when_the_piles_run_out_first(edition: str) -> None:
    hands = ["g3 g4", "b2 b3"]
    collector = all_cards_but(edition, *hands, "r5 b7 y8")
    game = Game.setup(edition, [*hands, collector], "r5", draw="b7 y8", draw_until_playable=True)
    game.play("draw")
    assert (game.hand(0), game.to_act) == (["y8", "g3", "g4", "b7"], 1)


@pytest.mark.rule("H-DRAWON", "PILE-RESHUFFLE")
def test_drawing_on_goes_through_the_reshuffled_discards(edition: str) -> None:
    hands = ["r8 g3 g4", "b2 b3"]
    collector = all_cards_but(edition, *hands, "r5 b7")
    game = Game.setup(edition, [*hands, collector], "r5", draw="b7", draw_until_playable=True)
    game.play("r8")
    game.play("draw")
    assert (game.drawn, game.hand_sizes[1]) == ("r5", 4)


# No holding back.


@pytest.mark.rule("H-FORCE")
def test_who_can_play_must(edition: str) -> None:
    game = Game.setup(edition, ["r3 g4 g6", "b2 b3"], "r5", force_play=True)
    assert game.legal() == ["r3"]
    with pytest.raises(IllegalMove, match="has to play one here"):
        game.play("draw")


@pytest.mark.rule("H-FORCE")
def test_a_card_just_drawn_that_fits_must_be_played(edition: str) -> None:
    game = Game.setup(edition, ["g3 g4", "b2 b3"], "r5", draw="r7", force_play=True)
    game.play("draw")
    assert game.legal() == ["r7"]


@pytest.mark.rule("H-FORCE")
def test_who_cannot_play_draws_as_usual(edition: str) -> None:
    game = Game.setup(edition, ["g3 g4", "b2 b3"], "r5", draw="b7", force_play=True)
    assert game.legal() == ["draw"]
    game.play("draw")
    assert game.to_act == 1


@pytest.mark.rule("H-FORCE")
def test_a_wild_must_be_played_too_if_nothing_else_fits(edition: str) -> None:
    game = Game.setup(edition, ["W4 g4 g6", "b2 b3"], "r5", force_play=True)
    assert game.legal() == ["W4=r", "W4=y", "W4=g", "W4=b"]


@pytest.mark.rule("H-FORCE")
def test_without_the_option_one_may_hold_a_card_back(edition: str) -> None:
    game = Game.setup(edition, ["r3 g4 g6", "b2 b3"], "r5")
    assert game.legal() == ["r3", "draw"]


# Saying pass.


@pytest.mark.rule("H-SAYPASS")
@pytest.mark.parametrize(("card", "legal"), [("r7", ["r7", "pass"]), ("b7", ["pass"])])
def test_whoever_keeps_a_drawn_card_says_so(edition: str, card: str, legal: list[str]) -> None:
    game = Game.setup(edition, ["g3 g4", "b2 b3"], "r5", draw=card, say_pass=True)
    game.play("draw")
    assert (game.phase, game.drawn, game.legal()) == ("drawn", card, legal)
    assert [event.name for event in game.play("pass")] == ["passed"]
    assert game.to_act == 1


@pytest.mark.rule("H-SAYPASS")
def test_a_drawn_card_that_does_not_fit_cannot_be_played(edition: str) -> None:
    game = Game.setup(edition, ["g3 g4", "b2 b3"], "r5", draw="b7", say_pass=True)
    game.play("draw")
    with pytest.raises(IllegalMove, match="neither colour nor number matches"):
        game.play("b7")


@pytest.mark.rule("H-SAYPASS")
def test_who_must_play_passes_only_with_a_card_that_does_not_fit(edition: str) -> None:
    game = Game.setup(edition, ["g3 g4", "b2 b3"], "r5", draw="b7", say_pass=True, force_play=True)
    game.play("draw")
    assert game.legal() == ["pass"]


@pytest.mark.rule("H-SAYPASS")
@pytest.mark.parametrize("seat", [1, None])
def test_others_cannot_tell_whether_it_could_have_been_played(
    edition: str, seat: int | None
) -> None:
    seen = []
    for card in ("r7", "b7"):
        game = Game.setup(edition, ["g3 g4", "b2 b3"], "r5", draw=card, say_pass=True)
        drawn = [event.seen_by(seat) for event in game.play("draw")]
        middle = game.view(seat)
        seen.append([drawn, middle, game.play("pass"), game.view(seat)])
    assert seen[0] == seen[1]


# No bluffing.


@pytest.mark.rule("H-NOBLUFF")
def test_a_wild_draw_four_cannot_be_played_with_a_card_of_the_colour(edition: str) -> None:
    game = Game.setup(edition, ["W4 r3 g4", "b2 b3"], "r5", no_bluff=True)
    assert game.legal() == ["r3", "draw"]
    with pytest.raises(IllegalMove, match="needs a hand without the colour in play"):
        game.play("W4=g")


@pytest.mark.rule("H-NOBLUFF")
def test_an_allowed_wild_draw_four_is_drawn_at_once(edition: str) -> None:
    game = Game.setup(edition, ["W4 g3 g5", "b2 b3", "y2 y3"], "r5", no_bluff=True)
    game.play("W4=g")
    assert (game.hand_sizes, game.to_act, game.phase) == ([2, 6, 2], 2, "turn")


@pytest.mark.rule("H-NOBLUFF", "WILD4-LEGAL-TG")
def test_another_wild_in_hand_bars_a_wild_draw_four() -> None:
    game = Game.setup("togetherness", ["W4 W g4", "b2 b3"], "r5", no_bluff=True)
    assert game.legal() == ["W=r", "W=y", "W=g", "W=b", "draw"]


@pytest.mark.rule("H-NOBLUFF")
def test_a_wild_draw_four_just_drawn_is_barred_by_the_hand(edition: str) -> None:
    game = Game.setup(edition, ["r3 g4", "b2 b3"], "r5", draw="W4", no_bluff=True)
    game.play("draw")
    assert (game.to_act, game.hand(0)) == (1, ["r3", "g4", "W4"])


@pytest.mark.rule("H-NOBLUFF")
def test_without_the_option_one_may_bluff_and_be_challenged(edition: str) -> None:
    game = Game.setup(edition, ["W4 r3 g4", "b2 b3"], "r5")
    game.play("W4=g")
    assert game.legal() == ["accept", "challenge"]


# Numbers.


@pytest.mark.rule("H-HAND")
@pytest.mark.parametrize("size", [1, 4, 10])
def test_everyone_is_dealt_as_many_cards_as_the_table_likes(edition: str, size: int) -> None:
    game = Game.new(edition, players=10, seed=3, hand_size=size)
    assert min(game.hand_sizes) == size
    assert sum(game.hand_sizes) in (10 * size, 10 * size + 2)  # a Draw Two may be turned up


@pytest.mark.rule("H-HAND")
def test_the_game_is_over_when_somebody_reaches_the_target(edition: str) -> None:
    game = Game.setup(edition, ["r3", "g2 b9"], "r5", scores=[19, 29], target=30, scoring="winner")
    game.play("r3")
    assert (game.scores, game.game_over, game.winners) == ([30, 29], True, [0])


@pytest.mark.rule("H-HAND")
def test_the_game_goes_on_below_the_target(edition: str) -> None:
    game = Game.setup(edition, ["r3", "g2 b9"], "r5", scores=[19, 29], target=31, scoring="winner")
    game.play("r3")
    assert (game.scores, game.round_over, game.game_over) == ([30, 29], True, False)


@pytest.mark.rule("H-HAND", "UNO-CATCH")
@pytest.mark.parametrize("penalty", [0, 1, 10])
def test_who_is_caught_draws_as_many_cards_as_the_table_likes(edition: str, penalty: int) -> None:
    game = Game.setup(edition, ["r3 r4", "b2 b3"], "r5", uno_penalty=penalty)
    game.play("r3")
    game.play("catch")
    assert (game.hand_sizes[0], game.uno_owed) == (1 + penalty, None)


# Together.


@pytest.mark.rule("H-DRAWON", "H-FORCE")
def test_drawing_on_without_holding_back_ends_with_a_card_that_must_be_played(
    edition: str,
) -> None:
    game = Game.setup(
        edition,
        ["g3 g4", "b2 b3"],
        "r5",
        draw="b7 y8 r9",
        draw_until_playable=True,
        force_play=True,
    )
    game.play("draw")
    assert game.legal() == ["r9"]


@pytest.mark.rule("H-DRAWON", "H-NOBLUFF")
def test_drawing_on_may_end_with_a_wild_draw_four_that_is_allowed(edition: str) -> None:
    game = Game.setup(
        edition, ["g3 g4", "b2 b3"], "r5", draw="b7 W4", draw_until_playable=True, no_bluff=True
    )
    game.play("draw")
    game.play("W4=g")
    assert game.hand_sizes == [3, 6]


@pytest.mark.rule("H-FORCE", "H-NOBLUFF")
def test_not_even_who_must_play_may_bluff(edition: str) -> None:
    game = Game.setup(edition, ["W4 r3 g4", "b2 b3"], "r5", force_play=True, no_bluff=True)
    assert game.legal() == ["r3"]


@pytest.mark.rule("H-STACK", "H-NOBLUFF")
def test_not_even_a_debt_is_answered_by_a_bluff(edition: str) -> None:
    hands = ["rD b1 b2", "W4 r3 b9", "g1 g2"]
    game = Game.setup(edition, hands, "r5", stacking="any", no_bluff=True)
    game.play("rD")
    with pytest.raises(IllegalMove, match="needs a hand without the colour in play"):
        game.play("W4=r")
