"""What holds at every moment of every game, in any edition, with any options, played anyhow."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

import pytest
from hypothesis import given, note, settings
from hypothesis import strategies as st

from lastcard import Game, IllegalMove
from lastcard.notation import move_table
from tests.support.players import (
    card_points,
    careless_decision,
    careless_walk,
    deck_of,
    play_sensibly,
)
from tests.support.tables import EDITION_NAMES, Table, tables

# Ten times what was seen in trials: sensible players rarely need more than 200 decisions for a
# round, but up to 3,000 where hands are filled up again and again; a game to 500 takes ten rounds.
LONGEST_ROUND = 30_000
LONGEST_GAME = 10 * LONGEST_ROUND

in_every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)
few = settings(max_examples=10)


@contextmanager
def position_noted(game: Game) -> Iterator[None]:
    """Say where the game was when something turned out to be wrong."""
    try:
        yield
    except Exception:
        note(game.position())
        raise


def any_table(data: st.DataObject, edition: str) -> tuple[Game, Random]:
    table: Table = data.draw(tables(edition))
    return table.new_game(), Random(table.seed)


@in_every_edition
@settings(max_examples=20)
@given(data=st.data())
def test_the_table_is_in_order_after_every_move(edition: str, data: st.DataObject) -> None:
    game, luck = any_table(data, edition)
    with position_noted(game):
        for _ in careless_walk(game, luck, decisions=150):
            no_card_is_lost_or_doubled(game)
            the_seat_to_act_has_a_move_until_the_round_is_over(game)
            sizes_and_kinds_held_are_those_of_the_hands(game)
            only_the_winner_of_the_round_has_no_cards(game)


def no_card_is_lost_or_doubled(game: Game) -> None:
    pile = game._state.draw_pile[: game.draw_count]
    hands = [game.hand(seat) for seat in range(game.players)]
    drawn_from = [game.edition.codes[kind] for kind in pile]
    shield = next((wild.code for wild in game.edition.wilds if wild.does == "shield"), "")
    shields = [shield] * len(game.shields)
    found = Counter(code for part in (drawn_from, *hands, game.discards, shields) for code in part)
    assert found == deck_of(game.edition.name)


def the_seat_to_act_has_a_move_until_the_round_is_over(game: Game) -> None:
    assert (game.to_act is None) == game.round_over
    assert bool(game.legal()) == (not game.round_over)


def sizes_and_kinds_held_are_those_of_the_hands(game: Game) -> None:
    kinds = game.edition.kinds
    for seat in range(game.players):
        hand = game.hand(seat)
        assert game.hand_sizes[seat] == len(hand)
        assert game._state.holds[seat] == sum(1 << kinds[code] for code in set(hand))


def only_the_winner_of_the_round_has_no_cards(game: Game) -> None:
    without_cards = [seat for seat in range(game.players) if not game.hand(seat)]
    assert without_cards == ([game.round_winner] if game.round_over else [])


@in_every_edition
@few
@given(data=st.data())
def test_every_legal_move_is_accepted_and_listed_once(edition: str, data: st.DataObject) -> None:
    game, luck = any_table(data, edition)
    with position_noted(game):
        for _ in careless_walk(game, luck, decisions=40):
            seat = luck.randrange(game.players)
            legal = game.legal(seat)
            assert len(set(legal)) == len(legal)
            for code in luck.sample(legal, min(4, len(legal))):
                game.copy().play(code, seat)


@in_every_edition
@few
@given(data=st.data())
def test_every_other_move_is_refused_and_changes_nothing(edition: str, data: st.DataObject) -> None:
    game, luck = any_table(data, edition)
    all_moves = list(move_table(game.edition).actions)
    with position_noted(game):
        for _ in careless_walk(game, luck, decisions=40):
            seat, before = luck.randrange(game.players), bytes(game.state.memory)
            for code in set(luck.sample(all_moves, 8)) - set(game.legal(seat)):
                with pytest.raises(IllegalMove):
                    game.play(code, seat)
            assert bytes(game.state.memory) == before


@in_every_edition
@few
@given(data=st.data())
def test_a_position_is_read_as_it_was_written(edition: str, data: st.DataObject) -> None:
    game, luck = any_table(data, edition)
    for _ in careless_walk(game, luck, decisions=40):
        text = game.position()
        assert Game.from_position(text).position() == text


def test_a_position_is_read_as_it_was_written_while_a_flipped_wild_waits_for_its_colour() -> None:
    game = Game.setup("color-powers", ["b3 b4", "y1 y2"], top="r5", draw="Wr", powers={"g": 0})
    game.play("flip")
    assert Game.from_position(game.position()).position() == game.position()


@in_every_edition
@few
@given(data=st.data())
def test_a_game_goes_on_from_its_position_as_it_would_have(
    edition: str, data: st.DataObject
) -> None:
    game, luck = any_table(data, edition)
    *_, game = careless_walk(game, luck, decisions=20)
    twin = Game.from_position(game.position())
    for _ in range(60):
        if game.round_over:
            break
        seat, code = careless_decision(game, luck)
        assert twin.play(code, seat) == game.play(code, seat)
    assert twin.position() == game.position()


@in_every_edition
@few
@given(data=st.data())
def test_a_record_replays_to_the_same_game(edition: str, data: st.DataObject) -> None:
    game, luck = any_table(data, edition)
    *_, game = careless_walk(game, luck, decisions=150)
    twin = Game.from_record(game.record())
    assert twin.position() == game.position()
    assert twin.record() == game.record()


@in_every_edition
@few
@given(data=st.data())
def test_a_round_is_scored_by_the_cards_left_in_hand(edition: str, data: st.DataObject) -> None:
    game, luck = any_table(data, edition)
    play_sensibly(game, luck, LONGEST_ROUND)
    left = [sum(map(card_points, game.hand(seat))) for seat in range(game.players)]
    if game.options.scoring == "tally":
        assert game.scores == left
    else:
        winner = game.round_winner
        assert game.scores == [sum(left) if s == winner else 0 for s in range(game.players)]


@in_every_edition
@few
@given(data=st.data())
def test_the_game_is_over_when_a_hand_decides_or_a_score_reaches_the_target(
    edition: str, data: st.DataObject
) -> None:
    game, luck = any_table(data, edition)
    play_sensibly(game, luck, LONGEST_ROUND)
    reached = max(game.scores) >= game.options.target
    assert game.game_over == (reached or game.options.scoring == "hand")
    assert game.winners == (expected_winners(game) if game.game_over else [])


def expected_winners(game: Game) -> list[int | None]:
    """Who went out; by tally, all who share the lowest total."""
    if game.options.scoring != "tally":
        return [game.round_winner]
    return [seat for seat, score in enumerate(game.scores) if score == min(game.scores)]


@in_every_edition
@few
@given(data=st.data())
def test_the_next_round_keeps_the_scores_and_passes_the_deal_to_the_left(
    edition: str, data: st.DataObject
) -> None:
    table: Table = data.draw(tables(edition))
    lasting = {**table.options, "target": 10_000, "scoring": "winner"}
    game = Table(edition, table.players, table.seed, lasting).new_game()
    play_sensibly(game, Random(table.seed), LONGEST_ROUND)
    scores, dealer = game.scores, game.dealer
    game.next_round()
    assert (game.scores, game.dealer) == (scores, (dealer + 1) % game.players)
    assert (game.round_number, game.round_over, game.round_winner) == (2, False, None)
    assert (game.powers, game.shields) == ({}, [])


@in_every_edition
@few
@given(data=st.data())
def test_every_game_ends_when_players_want_to_go_out(edition: str, data: st.DataObject) -> None:
    game, luck = any_table(data, edition)
    moves = play_sensibly(game, luck, LONGEST_GAME)
    while not game.game_over:
        game.next_round()
        moves += play_sensibly(game, luck, LONGEST_GAME - moves)
    assert game.winners
