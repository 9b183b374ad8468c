"""A game that somebody joins between two rounds."""

from __future__ import annotations

import pytest

from lastcard import Game
from lastcard.coach.review import Account, RoundReview
from lastcard.coach.summing import sum_up
from lastcard.errors import IllegalMove, InvalidOption, InvalidRecord


def play_round(game: Game) -> None:
    """By whatever comes first."""
    while not game.round_over:
        game.play(game.legal()[0])


def joined_game(rounds: int = 3, **options: object) -> Game:
    """Two play a round, then three another one, and then four."""
    game = Game.new("classic", players=2, seed=5, target=10_000, **options)  # type: ignore[arg-type]
    play_round(game)
    for _ in range(rounds - 1):
        game.add_seat()
        game.next_round()
        play_round(game)
    return game


def test_the_next_round_is_dealt_to_one_more() -> None:
    game = Game.new("classic", players=2, seed=5)
    play_round(game)
    scores, dealer = game.scores, game.dealer
    assert game.add_seat() == 2
    game.next_round()
    assert (game.players, game.hand_sizes[2], game.scores) == (3, 7, [*scores, 0])
    assert (game.dealer, game.round_number) == ((dealer + 1) % 3, 2)


def test_where_few_points_win_one_begins_with_the_most() -> None:
    game = Game.new("classic", players=2, seed=5, scoring="tally")
    play_round(game)
    game.add_seat()
    assert game.scores == [*game.scores[:2], max(game.scores[:2])]
    assert max(game.scores) > 0


def test_nobody_joins_during_a_round_nor_a_game_that_is_over() -> None:
    game = Game.new("classic", players=2, seed=5, target=1)
    with pytest.raises(IllegalMove, match="not over yet"):
        game.add_seat()
    play_round(game)
    with pytest.raises(IllegalMove, match="the game is over"):
        game.add_seat()


def test_nobody_joins_a_table_of_ten() -> None:
    game = Game.new("classic", players=10, seed=5)
    play_round(game)
    with pytest.raises(InvalidOption, match="from 2 to 10"):
        game.add_seat()
    assert (game.players, game.history.joined) == (10, 0)


def test_a_record_says_who_joined_and_when() -> None:
    game = joined_game()
    text = game.record()
    assert '[Players "2"]' in text
    assert text.index("joins:2") < text.index("round 2") < text.index("joins:3")
    again = Game.from_record(text)
    assert again == game
    assert again.record() == text
    assert Game.from_json(game.to_json()) == game
    assert [now.players for now, move, _ in game.replay() if not move] == [2, 3, 4]


def test_a_record_with_another_seat_than_the_next_is_refused() -> None:
    text = joined_game().record().replace("joins:3", "joins:5")
    with pytest.raises(InvalidRecord, match="the new seat is 3"):
        Game.from_record(text)


def test_a_position_between_the_rounds_can_be_read() -> None:
    game = joined_game()
    game.add_seat()
    again = Game.from_position(game.position())
    game.next_round()
    again.next_round()
    assert again == game


def test_a_deal_with_a_new_seat_can_be_taken_back() -> None:
    game = joined_game(rounds=1)
    before = game.copy()
    game.add_seat()
    game.next_round()
    assert game.take_back() == [""]
    assert game.players == 3  # who has joined stays, as words of a shuffle do
    game.take_back()
    before.take_back()
    assert (game.players, game) == (2, before)


def test_rounds_before_somebody_joined_do_not_count_in_what_the_coach_sums_up() -> None:
    accounts = [Account(seat, 0.5, 0.0, 0.0, 0.0, 0.0, 0.5) for seat in range(3)]
    rounds = [RoundReview(1, 0, (), tuple(accounts[:2])), RoundReview(2, 2, (), tuple(accounts))]
    assert sum_up((one, 0) for one in rounds).rounds == 2
    assert sum_up((one, 2) for one in rounds).rounds == 1
