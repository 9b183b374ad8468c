"""What the searching bot imagines: worlds that fit everything its seat has seen."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lastcard import Game
from lastcard.compiled.layout import LUCK, RECORD, record_of
from lastcard.compiled.likelihood import WHIMS
from lastcard.compiled.recalling import WORLDS, remember
from lastcard.compiled.search import IMAGINED, make_tally, try_moves
from lastcard.editions.start import seed_key
from lastcard.policies.choosing import SHARP
from lastcard.rules.cards import COLORED_KINDS, KINDS, SYMBOLS
from lastcard.rules.deeds import SIZES, WIDTH
from lastcard.rules.moves import count_moves, nth_move
from lastcard.rules.state import State
from tests.support.players import careless_decision
from tests.support.tables import EDITION_NAMES, tables

RED, BLUE = slice(0, SYMBOLS), slice(3 * SYMBOLS, 4 * SYMBOLS)
WILD = slice(COLORED_KINDS, KINDS)


def imagine(state: State, seat: int, number: int = 0, deeds: bytes = b"") -> State:
    """The world of that number which a seat imagines."""
    worlds, nothing = np.zeros(WORLDS, RECORD), np.zeros(0, np.int64)
    key, policies = np.array(seed_key("worlds")), np.full(10, SHARP)
    lucks = np.zeros(1, LUCK)
    moves = (nothing, make_tally(0, state.players))
    first, memory = (0 if deeds else number), remember(deeds)
    count = number + 1 - first
    seen = (record_of(state), IMAGINED)
    try_moves(*seen, worlds, lucks, seat, *moves, key, first, count, policies, memory)
    return State(bytearray(worlds[:1].tobytes()))


def cards_in(world: State) -> np.ndarray:
    """How many cards of each kind there are, wherever they lie."""
    found = record_of(world)["hands"][0, : world.players].sum(axis=0)
    for pile, count in (("draw_pile", world.draw_count), ("discard_pile", world.discard_count)):
        found = found + np.bincount(record_of(world)[pile][0, :count], minlength=KINDS)
    return np.asarray(found)


def play_some(game: Game, moves: int, seed: int) -> None:
    luck = Random(seed)
    for _ in range(moves):
        if game.round_over:
            return
        seat, code = careless_decision(game, luck)
        game.play(code, seat)


@pytest.mark.parametrize("edition", EDITION_NAMES)
@settings(max_examples=40)
@given(data=st.data(), moves=st.integers(0, 80))
def test_a_world_fits_all_that_a_seat_has_seen(
    edition: str, data: st.DataObject, moves: int
) -> None:
    table = data.draw(tables(edition))
    game = table.new_game()
    play_some(game, moves, table.seed)
    seat = data.draw(st.integers(0, game.players - 1))
    view = game.view(seat)
    world = imagine(view.state, seat, data.draw(st.integers(0, 20)), view.deeds)

    # No card is there twice or missing, but for shields, which lie in front of players.
    shields = bin(world.shields).count("1")
    missing = np.array(world.deck) - cards_in(world)
    assert missing.min() >= 0
    assert missing.sum() == shields
    # Every hand has its size, its own is what it is, and known cards lie where they are known.
    hands = record_of(world)["hands"][0, : world.players].astype(int)
    assert hands.sum(axis=1).tolist() == view.hand_sizes
    assert (hands[seat] == np.array(game.state.hands)[seat]).all()
    assert (hands >= record_of(view.state)["hands"][0, : world.players]).all()
    # What is legal for the seat does not change.
    assert legal(world, seat) == legal(game.state, seat)


def legal(state: State, seat: int) -> list[int]:
    return [nth_move(state, seat, n) for n in range(count_moves(state, seat))]


def test_worlds_differ_in_what_is_hidden() -> None:
    game = Game.new("classic", players=4, seed=1)
    worlds = {record_of(imagine(game.view(0).state, 0, n))["hands"][0].tobytes() for n in range(20)}
    assert len(worlds) == 20


def test_every_hidden_card_can_be_anywhere() -> None:
    game = Game.setup("classic", ["r7 b3", "g1 y2 g3 g4 g5 g6", "g4 y5"], top="r5")
    state = game.view(0).state
    hands = sum(record_of(imagine(state, 0, n))["hands"][0, 1].astype(int) for n in range(1_000))
    unseen = record_of(game.state)["deck"][0].astype(int)
    for code in ("r7", "b3", "r5"):
        unseen[game.edition.kinds[code]] -= 1
    expected = 6 * 1_000 * unseen / unseen.sum()
    assert np.abs(hands - expected).max() < 5 * np.sqrt(expected.max())


def test_a_hand_that_was_shown_is_the_same_in_all_worlds() -> None:
    game = Game.setup("classic", ["W4 r3 b2 b4", "g1 y2 g4", "y5 y6"], top="r5")
    game.play("W4=g")
    game.play("challenge")  # seat 0 holds red: it shows its hand and draws four itself
    world = imagine(game.view(1).state, 1)
    known = game.view(1).known[0]
    assert set(known) >= {"r3", "b2", "b4"}
    for code in known:
        assert world.hands[0, game.edition.kinds[code]] >= known.count(code)


def test_cards_drawn_since_are_not_doubted_as_those_held_before() -> None:
    """Seat 1 drew on red, so what it held then is no red; what it drew later may be anything."""
    game = Game.setup("classic", ["r7 r3 r2 y9", "g1 g4 g6 b7"], top="r5", draw="g9 g8 y1 y3")
    for move in ("r7", "draw", "r3", "draw"):
        game.play(move)
    view = game.view(0)
    worlds = [imagine(view.state, 0, n, view.deeds) for n in range(200)]
    reds = sum(int(record_of(world)["hands"][0, 1, RED].sum()) for world in worlds)
    assert reds < 0.05 * 200 * view.hand_sizes[1]


@pytest.mark.parametrize("others", [0, 1, 3])
def test_whoever_plays_a_wild_is_taken_to_have_nothing_else_that_fits(others: int) -> None:
    hands = ["r7 r3 r2 y9", "W b7 b8 b9 b3 b2", "g1 g4 g6", "y1 y3 y4", "g2 g3 g5"]
    game = Game.setup("classic", hands[: 2 + others], top="r5")
    for move in ("r7", "W=b"):
        game.play(move)
    view = game.view(0)
    blind, recalled = (
        sum(
            record_of(imagine(view.state, 0, n, deeds))["hands"][0, 1].astype(int)
            for n in range(200)
        )
        for deeds in (b"", view.deeds)
    )
    assert recalled[RED].sum() < 0.6 * blind[RED].sum()
    assert recalled[BLUE].sum() > 1.3 * blind[BLUE].sum()  # the colour that was called


def share_of_whim(hand: str, last: str) -> float:
    """How often seat 1 is taken to go by whim after calling blue and then doing something."""
    game = Game.setup("classic", ["r7 b3 b2 y9", hand], top="r5", draw="g9 g8")
    for move in ("r7", "W=b", "b3", last):
        game.play(move)
    view = game.view(0)
    memory = remember(view.deeds)
    worlds, nothing, found = np.zeros(WORLDS, RECORD), np.zeros(0, np.int64), []
    for number in range(400):
        try_moves(
            *(record_of(view.state), IMAGINED, worlds, np.zeros(1, LUCK), 0),
            *(nothing, make_tally(0, 2)),
            *(np.array(seed_key("whim")), number, 1, np.full(2, SHARP), memory),
        )
        found.append(WHIMS[memory.whims[1]])
    return sum(found) / len(found)


def test_who_cannot_follow_the_colour_called_is_taken_to_go_by_whim() -> None:
    faithful = share_of_whim("W b6 b8 b9 y1", "b6")
    assert share_of_whim("W g1 g4 g6 y1", "draw") > 2 * faithful


def test_what_cannot_be_is_left_to_chance() -> None:
    """Deeds that do not lead to the hands as they are: worlds are dealt as without any."""
    game = Game.setup("classic", ["r7 r3 r2 y9", "g1 g4 g6 b7"], top="r5")
    game.play("r7")
    view = game.view(1)
    other = bytearray(view.deeds)
    other[SIZES] = 40
    world = imagine(view.state, 1, 3, bytes(other))
    assert record_of(world)["hands"][0, 0].sum() == view.hand_sizes[0]


def imagined_hands(game: Game, seat: int, deeds: bytes = b"") -> np.ndarray:
    """How many cards of each kind every seat holds in 400 worlds, for each card in its hand."""
    state = game.view(seat).state
    worlds = (record_of(imagine(state, seat, n, deeds)) for n in range(400))
    hands = sum(world["hands"][0].astype(int) for world in worlds)
    shares: np.ndarray = hands[: game.players] / np.array(game.hand_sizes)[:, None]
    return shares


def test_a_player_who_drew_hardly_holds_that_colour_or_a_wild() -> None:
    hands = ["r7 r3 r2", "g1 y2 g4 b6 b7", "y5 y6 g1 g2 g3 b1"]
    game = Game.setup("classic", hands, top="r5", draw="g9 g8")
    game.play("r7")
    game.play("draw")  # seat 1 could not follow red, or did not want to
    reds, wilds = (imagined_hands(game, 0)[:, kinds].sum(axis=1) for kinds in (RED, WILD))
    assert 0 < reds[1] < 0.2 * reds[2]
    assert 0 < wilds[1] < 0.2 * wilds[2]


def test_what_was_seen_before_the_deeds_that_are_remembered_is_not_forgotten() -> None:
    hands = ["r7 r3 r2", "g1 y2 g4 b6 b7", "y5 y6 g1 g2 g3 b1"]
    game = Game.setup("classic", hands, top="r5", draw="g9 g8")
    for move in ("r7", "draw", "draw", "r3"):
        game.play(move)
    last = game.deeds[-WIDTH:]
    reds = imagined_hands(game, 0, last)[:, RED].sum(axis=1)
    assert 0 < reds[1] < 0.3 * 400 / 4


def test_a_small_hand_holds_wilds_more_often_than_chance_says() -> None:
    game = Game.setup("classic", ["r7 r3 r2", "g1 y2", "y5 y6 g1 g2 g3 b1"], top="r5")
    wilds = imagined_hands(game, 0)[:, WILD].sum(axis=1)
    assert wilds[1] > 1.15 * wilds[2]


def test_wilds_that_give_powers_are_rarer_in_hands_than_chance_says() -> None:
    hands = ["r7 r3 r2", "g1 y2", "y5 y6 g4 g2 g3 b1 b2"]
    game = Game.setup("color-powers", hands, top="r5")
    kinds = [game.edition.kinds[code] for code in ("Wr", "Wy", "Wg", "Wb", "WP")]
    hidden = sum(game.state.deck) - 4  # all but the own hand and the card on top
    by_chance = np.array(game.state.deck)[kinds].sum() / hidden
    held = imagined_hands(game, 0)[:, kinds].sum(axis=1) / 400
    assert 0 < held[1] < 0.8 * by_chance
    assert 0 < held[2] < 0.8 * by_chance


@pytest.mark.parametrize("recalls", [False, True])
def test_whoever_can_give_red_cards_away_hardly_holds_any(recalls: bool) -> None:
    hands = ["r7 r3 r2 b3", "g1 y2 b4 b5 b6 b7", "y5 y6 g4 g2 g3 b1"]
    game = Game.setup("color-powers", hands, top="b5", powers={"r": 1})
    for move in ("b3", "b4"):
        game.play(move)
    reds = imagined_hands(game, 0, game.deeds if recalls else b"")[:, RED].sum(axis=1)
    assert reds[1] < 0.2 * reds[2]


def test_red_cards_that_nobody_can_be_given_may_be_held() -> None:
    hands = ["r7 r3 r2 b3", "g1 y2 b4 b5 b6 b7"]
    game = Game.setup("color-powers", hands, top="b5", powers={"r": 1, "y": 0})
    game.play("b3")
    assert imagined_hands(game, 0, game.deeds)[1, RED].sum() > 0.1 * 400


def test_a_bluff_that_known_cards_give_away_is_certain() -> None:
    game = Game.setup("classic", ["W4 W4 r3 b2 b4", "g1 W4 g4", "y5 y6"], top="r5")
    game.play("W4=b")
    game.play("challenge")  # seat 0 holds red: it shows its hand and draws four itself
    while game.to_act != 0:
        game.play("draw")
        if game.phase == "drawn":
            game.play("pass")
    game.play("W4=r")  # and holds blue still
    assert all(imagine(game.view(1).state, 1, n).bluff for n in range(100))
