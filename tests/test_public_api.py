"""The public API, as other people's programs call it: a contract, gone through line by line."""

from __future__ import annotations

import pytest

import lastcard
from lastcard import (
    EDITIONS,
    Event,
    Game,
    IllegalMove,
    InvalidMove,
    InvalidOption,
    InvalidPosition,
    InvalidRecord,
    LastcardError,
    Move,
    UnknownEdition,
    View,
)


def test_a_new_game_takes_its_options_by_name() -> None:
    game = Game.new("disney-parks", players=4, seed=7, target=500)
    assert (game.players, game.options.target) == (4, 500)
    assert list(EDITIONS) == [
        "classic",
        "super-hero-girls",
        "color-powers",
        "togetherness",
        "artiste-fairey",
        "disney-parks",
    ]


def powers_game() -> Game:
    return Game.setup(
        "color-powers",
        hands=["r7 b3 Wr", "g1 y2"],
        top="r5",
        draw="y1 y2",
        turn=0,
        direction="left",
        dealer=1,
        color=None,
        scores=[120, 0],
        powers={"r": 0},
        seed=0,
    )


def test_a_position_is_set_up_by_hand_and_everything_can_be_read_off_it() -> None:
    game = powers_game()
    assert (game.to_act, game.turn, game.phase, game.direction) == (0, 0, "turn", "left")
    assert (game.top, game.color) == ("r5", "r")
    assert (game.hand(0), game.hand_sizes) == (["r7", "b3", "Wr"], [3, 2])
    assert (game.draw_count, game.discard_count) == (108 - 6, 1)
    assert (game.powers, game.shields, game.uno_owed) == ({"r": 0}, [], None)
    assert (game.round_over, game.round_winner) == (False, None)
    assert (game.scores, game.game_over, game.winners) == ([120, 0], False, [])


def test_the_cards_to_draw_are_drawn_in_the_order_in_which_they_are_named() -> None:
    game = powers_game()
    game.play("draw")
    assert "y1" in game.hand(0)
    assert game.draw_count == 108 - 7
    game.play("draw")
    assert game.hand(1).count("y2") == 2


def test_an_opening_card_is_turned_up_and_its_rule_applies() -> None:
    game = Game.setup("classic", hands=["r7 b3", "g1 y2"], opening="rD", dealer=0)
    assert (game.hand_sizes, game.to_act) == ([2, 4], 0)


def test_shields_are_set_up_where_an_edition_has_them() -> None:
    game = Game.setup("super-hero-girls", hands=["r7 b3", "g1 y2"], top="r5", shields=[1])
    assert game.shields == [1]


def test_legal_moves_are_codes_of_the_seat_to_act_or_of_any_seat_out_of_turn_too() -> None:
    game = powers_game()
    assert {"r7", "draw", "Wr=b", "give@1"} <= set(game.legal())
    assert game.legal(1) == []
    game.play("r7")
    assert "give@1" not in game.legal(0)  # no red card is left
    plain = Game.setup("classic", hands=["r7 b3", "g1 y2", "y3 y4"], top="r5")
    plain.play("r7")
    assert plain.legal(0) == ["uno"]
    assert plain.legal(2) == ["catch"]


def test_a_play_returns_its_events_and_another_seat_may_be_named() -> None:
    game = Game.setup("classic", hands=["r7 b3", "g1 y2", "y3 y4"], top="r5")
    events = game.play("r7")
    assert [type(event) for event in events] == [Event]
    caught = game.play("catch", seat=2)
    assert [event.name for event in caught] == ["caught", "drew"]
    assert game.hand_sizes == [3, 2, 2]


def test_a_move_is_not_understood_or_not_allowed_and_the_game_is_as_it_was() -> None:
    game = Game.setup("classic", hands=["r7 b3", "g1 y2"], top="r5")
    before = game.position()
    with pytest.raises(InvalidMove):
        game.play("hop")
    with pytest.raises(IllegalMove):
        game.play("b3")
    assert game.position() == before


def test_the_next_round_comes_after_one_that_did_not_end_the_game() -> None:
    game = Game.setup("classic", hands=["r7", "g1 y2"], top="r5")
    with pytest.raises(IllegalMove):
        game.next_round()
    game.play("r7")
    assert (game.round_over, game.round_winner, game.game_over) == (True, 0, False)
    game.next_round()
    assert (game.round_over, game.round_number, game.dealer) == (False, 2, 0)


def test_a_view_has_what_its_seat_may_know() -> None:
    game = Game.setup("classic", hands=["W4 b3 b4", "g1 g2", "y1 y2"], top="r5")
    game.play("W4=y")
    game.play("challenge")
    view: View = game.view(1)
    assert (view.hand, view.hand_sizes[0]) == (game.hand(1), 3 - 1)
    assert (view.top, view.color) == ("W4", "y")
    assert view.known == {0: ["b3", "b4"]}
    assert view.known[2] == []


def test_games_go_into_copies_positions_and_records_and_come_back() -> None:
    game = powers_game()
    game.play("r7")
    twin = game.copy()
    twin.play(twin.legal()[0])
    assert twin.position() != game.position()
    assert Game.from_position(game.position()).position() == game.position()
    assert Game.from_record(game.record()).position() == game.position()


def test_what_cannot_be_is_named() -> None:
    with pytest.raises(InvalidPosition, match="there are 3 of r7 in this position"):
        Game.setup("classic", hands=["r7 r7 r7", "g1"], top="r5")
    with pytest.raises(InvalidPosition, match="2 to 10 hands"):
        Game.setup("classic", hands=["r7"] * 11, top="r5")
    with pytest.raises(InvalidPosition, match="there is no card 'x9'"):
        Game.setup("classic", hands=["x9", "g1"], top="r5")


def test_all_errors_have_one_base() -> None:
    errors = (InvalidMove, IllegalMove, InvalidPosition, InvalidRecord, UnknownEdition)
    assert all(issubclass(error, LastcardError) for error in (*errors, InvalidOption))


def test_with_stacking_accept_takes_the_debt_that_has_piled_up() -> None:
    hands = ["rD r3 r4", "gD g2 g3", "b2 b3"]
    game = Game.setup("classic", hands, "r5", stacking="same")
    game.play("rD")
    game.play("gD")
    assert (game.debt, game.legal()) == (4, ["accept"])
    game.play("accept")
    assert game.hand_sizes == [2, 2, 6]


def test_written_rules_have_words_and_effects() -> None:
    rules = [("Everyone else draws one", "others draw 1"), None]
    game = Game.setup("super-hero-girls", ["WA r1 r2", "g1", "b1"], "r5", custom_rules=rules)
    game.play("WA=r")
    assert game.hand_sizes == [2, 2, 2]


@pytest.mark.parametrize(
    "code",
    [
        "r7",
        "b3!",
        "W=b",
        "W4=r!",
        "WS=g@2",
        "WP=b*y",
        "Wr=b",
        "WA=g@1",
        "r7@2",
        "draw",
        "pass",
        "accept",
        "challenge",
        "uno",
        "catch",
        "give@2",
        "flip",
        "=b",
        "=b*y",
    ],
)
def test_every_move_of_the_contract_is_one_and_is_written_the_same(code: str) -> None:
    assert str(Move.parse(code)) == code


def test_a_simulation_says_what_it_did() -> None:
    done = lastcard.simulate(
        "classic", players=4, rounds=200, seed=1, bots="random", threads=1, stacking="any"
    )
    assert (done.rounds, sum(done.wins), done.edition) == (200, 200, "classic")
    assert done.decisions > 200
    assert done.seconds > 0
