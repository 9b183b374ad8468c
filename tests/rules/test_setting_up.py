"""Before the first turn: who deals, the deal, and how the deal passes on."""

from __future__ import annotations

from collections import Counter
from itertools import islice
from typing import Any

import pytest

from lastcard import EDITIONS, Game, InvalidOption, InvalidPosition

SEEDS = range(50)


def cards_on_the_table(game: Game) -> Counter[str]:
    """All cards in hands and piles."""
    fields = dict(field.split("=", 1) for field in game.position().split()[1:])
    places = [*fields["hands"].split("/"), fields["draw"], fields["discard"]]
    return Counter(",".join(places).split(","))


def whole_deck(edition: str) -> Counter[str]:
    deck = EDITIONS[edition]
    return Counter({code: deck.deck[kind] for code, kind in deck.kinds.items()})


def is_number(card: str) -> bool:
    return card[0] != "W" and card[1].isdigit()


def deal_with_a_number_on_top(edition: str, players: int) -> Game:
    games = (Game.new(edition, players, seed) for seed in SEEDS)
    return next(game for game in games if is_number(game.top))


def won_round(edition: str, dealer: int = 0, **setup: Any) -> Game:
    """A round that seat 0 has just won, in a game that goes on."""
    game = Game.setup(
        edition,
        hands=["r1", "b1", "b2"],
        top="r5",
        dealer=dealer,
        scoring="winner",
        **setup,
    )
    game.play("r1")
    return game


# How many play.


@pytest.mark.rule("SETUP-PLAYERS")
def test_two_people_can_play(edition: str) -> None:
    assert Game.new(edition, players=2, seed=1).players == 2


@pytest.mark.rule("SETUP-PLAYERS")
def test_ten_people_can_play(edition: str) -> None:
    game = deal_with_a_number_on_top(edition, players=10)
    assert game.hand_sizes == [7] * 10


@pytest.mark.rule("SETUP-PLAYERS")
def test_one_person_cannot_play_alone(edition: str) -> None:
    with pytest.raises(InvalidOption, match="players is a whole number from 2 to 10, not 1"):
        Game.new(edition, players=1)


@pytest.mark.rule("SETUP-PLAYERS")
def test_eleven_people_are_too_many(edition: str) -> None:
    with pytest.raises(InvalidOption, match="players is a whole number from 2 to 10, not 11"):
        Game.new(edition, players=11)


@pytest.mark.rule("SETUP-PLAYERS")
def test_a_position_for_eleven_people_is_refused(edition: str) -> None:
    hands = ["r2", "r3", "r4", "r6", "r7", "r8", "r9", "b2", "b3", "b4", "b5"]
    with pytest.raises(InvalidPosition, match="hands is a list of 2 to 10 hands"):
        Game.setup(edition, hands=hands, top="r5")


# Who deals first.


def draws_for_the_deal(game: Game) -> list[tuple[int, str]]:
    """Who drew which card for the deal, one after another."""
    events = [event for event in game.history.events if event.name == "drew_for_deal"]
    return [(event.seat, event.cards[0]) for event in events if event.seat is not None]


def value_for_the_deal(card: str) -> int:
    return int(card[1]) if is_number(card) else 0


def seats_with_the_highest(draws: list[tuple[int, str]]) -> list[int]:
    highest = max(value_for_the_deal(card) for _, card in draws)
    return [seat for seat, card in draws if value_for_the_deal(card) == highest]


def draws_by_round(game: Game) -> list[list[tuple[int, str]]]:
    """The draws for the deal: everybody's, then those of the players who tied, and so on."""
    draws = iter(draws_for_the_deal(game))
    rounds = [list(islice(draws, game.players))]
    while len(leaders := seats_with_the_highest(rounds[-1])) > 1:
        rounds.append(list(islice(draws, len(leaders))))
    return rounds


def game_with_a_tie_for_the_deal(edition: str) -> Game:
    games = (Game.new(edition, players=4, seed=seed) for seed in SEEDS)
    return next(game for game in games if len(draws_for_the_deal(game)) > 4)


def game_with_a_symbol_drawn_against_a_number(edition: str) -> Game:
    """Two players, of whom seat 0 drew a symbol and seat 1 a number above zero."""
    for seed in SEEDS:
        game = Game.new(edition, players=2, seed=seed)
        (_, first), (_, second) = draws_for_the_deal(game)[:2]
        if not is_number(first) and value_for_the_deal(second) > 0:
            return game
    raise LookupError("none of the seeds brings such a draw")


@pytest.mark.rule("SETUP-DEALER")
@pytest.mark.parametrize("seed", range(10))
def test_the_highest_number_drawn_deals(edition: str, seed: int) -> None:
    game = Game.new(edition, players=5, seed=seed)
    assert seats_with_the_highest(draws_by_round(game)[-1]) == [game.dealer]


@pytest.mark.rule("SETUP-DEALER")
def test_everyone_draws_one_card_for_the_deal(edition: str) -> None:
    game = Game.new(edition, players=10, seed=1)
    assert [seat for seat, _ in draws_by_round(game)[0]] == list(range(10))


@pytest.mark.rule("SETUP-DEALER")
def test_a_symbol_is_worth_less_than_any_number_above_zero(edition: str) -> None:
    game = game_with_a_symbol_drawn_against_a_number(edition)
    assert game.dealer == 1


@pytest.mark.rule("SETUP-DEALER")
def test_any_player_may_come_to_deal(edition: str) -> None:
    assert {Game.new(edition, players=3, seed=seed).dealer for seed in SEEDS} == {0, 1, 2}


@pytest.mark.rule("R-SETUP-TIE", "SETUP-DEALER")
def test_players_who_tie_for_the_deal_and_no_others_draw_again(edition: str) -> None:
    game = game_with_a_tie_for_the_deal(edition)
    first, second = draws_by_round(game)[:2]
    assert [seat for seat, _ in second] == seats_with_the_highest(first)
    assert game.dealer in seats_with_the_highest(second)


@pytest.mark.rule("R-SETUP-TIE")
def test_the_cards_drawn_for_the_deal_go_back_into_the_deck(edition: str) -> None:
    game = Game.new(edition, players=10, seed=3)
    assert cards_on_the_table(game) == whole_deck(edition)


@pytest.mark.rule("R-SETUP-TIE")
def test_in_togetherness_nobody_draws_for_the_deal() -> None:
    game = Game.new("togetherness", players=4, seed=1)
    assert draws_for_the_deal(game) == []


@pytest.mark.rule("R-SETUP-TIE")
def test_in_togetherness_chance_picks_the_dealer() -> None:
    dealers = {Game.new("togetherness", players=3, seed=seed).dealer for seed in SEEDS}
    assert dealers == {0, 1, 2}


# The deal.


@pytest.mark.rule("SETUP-DEAL")
def test_everyone_gets_seven_cards(edition: str) -> None:
    game = deal_with_a_number_on_top(edition, players=4)
    assert game.hand_sizes == [7, 7, 7, 7]


@pytest.mark.rule("SETUP-DEAL")
def test_the_cards_left_over_are_the_draw_pile_and_its_top_card_the_first_discard(
    edition: str,
) -> None:
    game = deal_with_a_number_on_top(edition, players=4)
    turned_up = [e.cards[0] for e in game.history.events if e.name == "turned_up"]
    assert game.discards == turned_up
    assert game.draw_count == whole_deck(edition).total() - 28 - len(turned_up)


@pytest.mark.rule("SETUP-DEAL")
def test_no_card_is_missing_after_the_deal(edition: str) -> None:
    assert cards_on_the_table(Game.new(edition, players=7, seed=5)) == whole_deck(edition)


@pytest.mark.rule("SETUP-DEAL")
def test_the_deck_is_shuffled(edition: str) -> None:
    hands = {tuple(Game.new(edition, players=2, seed=seed).hand(0)) for seed in range(5)}
    assert len(hands) == 5


@pytest.mark.rule("SETUP-DEAL")
def test_the_same_seed_deals_the_same_cards(edition: str) -> None:
    first, again = (Game.new(edition, players=4, seed="a seed") for _ in range(2))
    assert first.position() == again.position()


@pytest.mark.rule("SETUP-POWERS")
def test_at_the_start_nobody_owns_a_power() -> None:
    assert Game.new("color-powers", players=4, seed=1).powers == {}


# The next round.


@pytest.mark.rule("R-NEXT-DEAL")
def test_the_deal_moves_one_seat_to_the_left(edition: str) -> None:
    game = won_round(edition, dealer=0)
    game.next_round()
    assert game.dealer == 1


@pytest.mark.rule("R-NEXT-DEAL")
def test_after_the_last_seat_the_first_one_deals(edition: str) -> None:
    game = won_round(edition, dealer=2)
    game.next_round()
    assert game.dealer == 0


@pytest.mark.rule("R-NEXT-DEAL")
def test_the_deal_moves_to_the_left_even_when_play_went_to_the_right(edition: str) -> None:
    game = won_round(edition, dealer=0, direction="right")
    game.next_round()
    assert game.dealer == 1


@pytest.mark.rule("R-NEXT-DEAL")
def test_all_cards_come_back_for_the_new_deal(edition: str) -> None:
    game = won_round(edition)
    game.next_round()
    assert cards_on_the_table(game) == whole_deck(edition)


@pytest.mark.rule("R-NEXT-DEAL", "SETUP-POWERS")
def test_powers_go_back_for_the_new_deal() -> None:
    game = won_round("color-powers", powers={"r": 0, "g": 1})
    game.next_round()
    assert game.powers == {}


@pytest.mark.rule("R-NEXT-DEAL", "SAVE-SHIELD")
def test_shields_go_back_for_the_new_deal() -> None:
    game = won_round("super-hero-girls", shields=[0, 1])
    game.next_round()
    assert game.shields == []
    assert cards_on_the_table(game) == whole_deck("super-hero-girls")


@pytest.mark.rule("R-NEXT-DEAL", "DIR-LEFT")
def test_a_new_round_goes_to_the_left_again(edition: str) -> None:
    games = (won_round(edition, direction="right", seed=seed) for seed in SEEDS)
    game = next(game for game in games if game.next_round() and is_number(game.top))
    assert (game.dealer, game.direction, game.to_act) == (1, "left", 2)
