"""Which cards may follow the one on the discard pile."""

from .cards import (
    DRAW_TWO,
    NO_CARD,
    NO_SYMBOL,
    SYMBOLS,
    WILD_DRAW_FOUR,
    WILDS,
    cards_of_color,
    cards_of_symbol,
)
from .state import DRAWN, RESPOND, SECOND, STACK_ANY, TURN, State


def matching_cards(game: State) -> int:
    """The kinds that share the colour, number or symbol to follow, and the wilds."""
    kinds = cards_of_color(game.color) | WILDS
    if game.symbol != NO_SYMBOL:
        kinds |= cards_of_symbol(game.symbol)
    return kinds


def bars_draw_four(game: State, seat: int) -> bool:
    """Does the hand hold a card that forbids its owner to play a Wild Draw Four?

    That is any card of the colour in play. Some editions count another wild too.
    """
    others = game.holds[seat]
    if game.hands[seat, WILD_DRAW_FOUR] == 1:
        others &= ~(1 << WILD_DRAW_FOUR)  # the one being played
    return others & _barring_cards(game, game.color) != 0


def holds_barring_card(game: State, seat: int, color: int) -> bool:
    """The same once the card has been played, for the colour that was in play then."""
    return game.holds[seat] & _barring_cards(game, color) != 0


def _barring_cards(game: State, color: int) -> int:
    kinds = cards_of_color(color)
    return kinds | WILDS if game.wilds_match else kinds


def playable_from_hand(game: State, seat: int) -> int:
    """The kinds in a hand that could be played on a normal turn."""
    kinds = game.holds[seat] & matching_cards(game)
    if game.no_bluff and kinds >> WILD_DRAW_FOUR & 1 and bars_draw_four(game, seat):
        kinds &= ~(1 << WILD_DRAW_FOUR)
    return kinds


def playable(game: State, seat: int) -> int:
    """The kinds that a seat may play at this moment, its turn or not."""
    if seat != game.to_act:
        return jump_ins(game, seat)
    if game.phase == TURN or game.phase == SECOND:
        return playable_from_hand(game, seat)
    if game.phase == DRAWN and game.drawn != NO_CARD:
        return playable_from_hand(game, seat) & 1 << game.drawn
    if game.phase == RESPOND:
        return answers_to_debt(game, seat)
    return 0


def answers_to_debt(game: State, seat: int) -> int:
    """With stacking: the kinds in a hand that pass a debt on."""
    return playable_from_hand(game, seat) & kinds_for_debt(game)


def kinds_for_debt(game: State) -> int:
    if not game.stacking:
        return 0
    if game.symbol != DRAW_TWO:
        return 1 << WILD_DRAW_FOUR
    twos = cards_of_symbol(DRAW_TWO)
    return twos | 1 << WILD_DRAW_FOUR if game.stacking == STACK_ANY else twos


def jump_ins(game: State, seat: int) -> int:
    """With jump-in: the very card that lies on top, held by somebody whose turn it is not."""
    if not game.jump_in or game.symbol == NO_SYMBOL:
        return 0
    if game.phase != TURN and game.phase != RESPOND:
        return 0
    return game.holds[seat] & 1 << (game.color * SYMBOLS + game.symbol)
