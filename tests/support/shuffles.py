"""Decks shuffled and dealers drawn a million times, in compiled code."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lastcard.compiled.loader import compile_entry
from lastcard.compiled.rules.chance import seed_stream
from lastcard.compiled.rules.deal import draw_for_deal
from lastcard.compiled.rules.piles import gather_deck, shuffle_draw_pile

if TYPE_CHECKING:
    from lastcard.compiled.layout import Record
    from lastcard.rules.state import Ints


@compile_entry
def count_shuffles(games: Record, key: Ints, times: int, places: Ints, pairs: Ints) -> None:
    """Count which kind lies at which place, and which kinds are the first two of the pile."""
    game = games[0]
    for number in range(times):
        seed_stream(game, key, number)
        gather_deck(game)
        shuffle_draw_pile(game)
        for place in range(game.draw_count):
            places[place, game.draw_pile[place]] += 1
        pairs[game.draw_pile[0], game.draw_pile[1]] += 1


@compile_entry
def count_dealers(games: Record, key: Ints, times: int, dealers: Ints) -> None:
    """Count how often each seat draws the highest number, and so deals."""
    game = games[0]
    for number in range(times):
        seed_stream(game, key, number)
        draw_for_deal(game)
        dealers[game.dealer] += 1
