"""A child's play: any playable card, a colour by whim, UNO forgotten now and then."""

from ..rules.actions import ACCEPT, CALL_UNO, CATCH, CHALLENGE, DRAW, WAIT
from ..rules.bits import count_bits, nth_bit
from ..rules.chance import below
from ..rules.matching import playable
from ..rules.moves import (
    count_gifts,
    count_namings,
    count_variants,
    nth_gift,
    nth_naming,
    nth_variant,
    other_moves,
)
from ..rules.powers import may_give
from ..rules.state import RESPOND, Luck, State
from ..rules.uno import may_call, may_catch
from .questions import instead_of_a_card


def casual_move(game: State, seat: int, luck: Luck) -> int:
    """Choose for the seat that is asked, its turn or not."""
    cards = playable(game, seat)
    if may_catch(game, seat) and below(luck, 3) == 0:
        return CATCH
    if may_give(game, seat) and count_gifts(game, seat) and below(luck, 4) == 0:
        return nth_gift(game, seat, below(luck, count_gifts(game, seat)))
    if seat != game.to_act:
        return _out_of_turn(game, seat, cards, luck)
    if count_namings(game, seat):
        return nth_naming(game, seat, below(luck, count_namings(game, seat)))
    if game.phase == RESPOND:
        return _respond(game, seat, cards, luck)
    return _any_card(game, seat, cards, luck) if cards else instead_of_a_card(game, seat, cards)


def _out_of_turn(game: State, seat: int, cards: int, luck: Luck) -> int:
    if may_call(game, seat) and below(luck, 2):
        return CALL_UNO
    return _any_card(game, seat, cards, luck) if cards and below(luck, 2) else WAIT


def _respond(game: State, seat: int, cards: int, luck: Luck) -> int:
    if cards:
        return _any_card(game, seat, cards, luck)
    may_challenge = other_moves(game, seat, cards) >> (CHALLENGE - DRAW) & 1
    return CHALLENGE if may_challenge and below(luck, 4) == 0 else ACCEPT


def _any_card(game: State, seat: int, cards: int, luck: Luck) -> int:
    kind = nth_bit(cards, below(luck, count_bits(cards)))
    calls = 1 if game.sizes[seat] == 2 and below(luck, 4) else 0
    n = below(luck, count_variants(game, kind))
    return nth_variant(game, seat, kind, kind, n, calls)
