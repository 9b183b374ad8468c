"""The draw pile and the discard pile."""

from .cards import KINDS, NO_CARD, NO_SYMBOL, color_of, is_wild, symbol_of
from .chance import below
from .events import DREW, REDEALT, RESHUFFLED, note
from .hands import add_card, remove_card
from .state import State


def gather_deck(game: State) -> None:
    """Make the whole deck the draw pile, unshuffled."""
    count = 0
    for kind in range(KINDS):
        for _ in range(game.deck[kind]):
            game.draw_pile[count] = kind
            count += 1
    game.draw_count = count
    game.discard_count = 0


def shuffle_draw_pile(game: State) -> None:
    _shuffle(game, 0, game.draw_count)


def _shuffle(game: State, first: int, count: int) -> None:
    """Shuffle `count` cards of the draw pile's memory."""
    pile = game.draw_pile
    for last in range(count - 1, 0, -1):
        other = below(game, last + 1)
        pile[first + last], pile[first + other] = pile[first + other], pile[first + last]


def can_draw(game: State) -> bool:
    """Is there a card to draw, if need be after reshuffling?"""
    return game.draw_count > 0 or game.discard_count > 1


def next_card(game: State) -> int:
    """Take the top card off the draw pile; NO_CARD if both piles are used up."""
    if game.draw_count == 0:
        _rebuild_draw_pile(game)
    if game.draw_count == 0:
        return NO_CARD
    game.draw_count -= 1
    return game.draw_pile[game.draw_count]


def draw_card(game: State, seat: int) -> int:
    """One card from the pile to a hand; says which kind, or NO_CARD."""
    kind = next_card(game)
    if kind != NO_CARD:
        add_card(game, seat, kind)
        note(game, DREW, seat, kind)
    return kind


def draw_cards(game: State, seat: int, count: int) -> None:
    """Draw so many cards, or as many as there are. They may be of any colour."""
    game.drew_on[seat] = 0
    for _ in range(count):
        if draw_card(game, seat) == NO_CARD:
            break


def discard(game: State, kind: int) -> None:
    """Put a card on the discard pile."""
    game.discard_pile[game.discard_count] = kind
    game.discard_count += 1


def top_card(game: State) -> int:
    return game.discard_pile[game.discard_count - 1] if game.discard_count else NO_CARD


def slip_under_top(game: State, kind: int) -> None:
    """Put a card into the discard pile, under its top card."""
    top = top_card(game)
    game.discard_pile[game.discard_count - 1] = kind
    discard(game, top)


def follow(game: State, kind: int, color: int) -> None:
    """From now on this card is to be followed: a wild by the chosen colour alone."""
    if is_wild(kind):
        game.color = color
        game.symbol = NO_SYMBOL
    else:
        game.color = color_of(kind)
        game.symbol = symbol_of(kind)


def _rebuild_draw_pile(game: State) -> None:
    """Shuffle the discard pile into a new draw pile. Its top card stays."""
    count = game.discard_count - 1
    if count < 1:
        return
    for i in range(count):
        game.draw_pile[i] = game.discard_pile[i]
    game.discard_pile[0] = game.discard_pile[count]
    game.discard_count = 1
    game.draw_count = count
    shuffle_draw_pile(game)
    game.reshuffles += 1
    note(game, RESHUFFLED, count)


def redeal_hands(game: State, first: int) -> None:
    """Shuffle all hands together and deal them out again, starting with one seat."""
    note(game, REDEALT)
    # The free end of the draw pile's memory serves as the heap: pile and hands fit in together.
    heap, count = game.draw_count, 0
    for seat in range(game.players):
        for kind in range(KINDS):
            while game.hands[seat, kind]:
                remove_card(game, seat, kind)
                game.draw_pile[heap + count] = kind
                count += 1
    _shuffle(game, heap, count)
    _deal_heap(game, heap, count, first)


def _deal_heap(game: State, heap: int, count: int, seat: int) -> None:
    owed = game.uno_owed  # a redealt hand is like one passed on: the duty stays
    for i in range(heap, heap + count):
        add_card(game, seat, game.draw_pile[i])
        game.drew_on[seat] = 0
        seat = (seat + 1) % game.players
    game.uno_owed = owed
