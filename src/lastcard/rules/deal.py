"""Before the first turn: who deals, the deal, and the card turned up."""

from .cards import (
    COLORS,
    DRAWS_TWO,
    KINDS,
    NO_CARD,
    NO_COLOR,
    NOTHING,
    REVERSES,
    SKIP,
    SKIPS,
    WILD_DRAW_FOUR,
    dealer_value,
    is_wild,
    symbol_of,
)
from .chance import below
from .events import DEALS, DREW_FOR_DEAL, PUT_BACK, TURNED_UP, note
from .hands import add_card
from .penalties import draw_two, skip
from .piles import discard, follow, gather_deck, next_card, shuffle_draw_pile
from .state import LEFT, NOBODY, OPENING, RESPOND, RIGHT, TURN, State
from .turn import end_turn, seat_after, start_turn


def start_game(game: State) -> None:
    """Settle who deals and deal the first round."""
    if game.any_dealer:
        game.dealer = below(game, game.players)
    else:
        draw_for_deal(game)
    start_round(game)


def start_next_round(game: State) -> None:
    """The deal passes to the left."""
    game.dealer = (game.dealer + 1) % game.players
    start_round(game)


def draw_for_deal(game: State) -> None:
    """Each player draws a card; the highest number deals. Those who tie draw again."""
    gather_deck(game)
    drawing = (1 << game.players) - 1
    while drawing & (drawing - 1):
        if game.draw_count < game.players:
            gather_deck(game)
        drawing = _highest_draw(game, drawing)
    for seat in range(game.players):
        if drawing >> seat & 1:
            game.dealer = seat


def _highest_draw(game: State, drawing: int) -> int:
    """Let some seats draw, and return those with the highest number."""
    best, leaders = -1, 0
    for seat in range(game.players):
        if drawing >> seat & 1:
            kind = _draw_anywhere(game)
            note(game, DREW_FOR_DEAL, seat, kind)
            value = dealer_value(kind)
            if value > best:
                best, leaders = value, 0
            if value == best:
                leaders |= 1 << seat
    return leaders


def _draw_anywhere(game: State) -> int:
    """A random card of a pile that is not shuffled."""
    place = below(game, game.draw_count)
    kind = game.draw_pile[place]
    game.draw_count -= 1
    game.draw_pile[place] = game.draw_pile[game.draw_count]
    return kind


def start_round(game: State) -> None:
    """Shuffle all cards, deal, and turn up the first discard."""
    clear_table(game)
    note(game, DEALS, game.dealer)
    gather_deck(game)
    shuffle_draw_pile(game)
    for _ in range(game.hand_size):
        for distance in range(1, game.players + 1):
            add_card(game, (game.dealer + distance) % game.players, next_card(game))
    turn_up_first_card(game)


def clear_table(game: State) -> None:
    """Take back all cards, powers and shields."""
    for seat in range(game.players):
        for kind in range(KINDS):
            game.hands[seat, kind] = 0
        game.sizes[seat] = 0
        game.holds[seat] = 0
        game.missing[seat] = 0
        game.drew_on[seat] = 0
    for color in range(COLORS):
        game.powers[color] = NOBODY
    game.shields = game.shields_in_force = 0
    game.debt = game.bluff = game.second = game.again = 0
    game.drawn = NO_CARD
    game.color_before = NO_COLOR
    game.uno_owed = game.winner = game.chosen = NOBODY
    game.clause = -1
    game.last_clause = 0
    game.asked = game.reshuffles = 0
    game.phase = TURN
    game.direction = LEFT
    game.round_number += 1


def turn_up_first_card(game: State) -> None:
    if game.opens_with_number:
        kind = _turn_up_number(game)
    else:
        kind = _turn_up_any_but_draw_four(game)
    discard(game, kind)
    follow(game, kind, NO_COLOR)
    game.turn = game.dealer
    _apply_opening(game, kind)


def _turn_up_any_but_draw_four(game: State) -> int:
    """A Wild Draw Four goes back into the pile, which is shuffled again."""
    kind = next_card(game)
    while kind == WILD_DRAW_FOUR and _holds_another_kind(game):
        note(game, PUT_BACK, kind)
        game.draw_pile[game.draw_count] = kind
        game.draw_count += 1
        shuffle_draw_pile(game)
        kind = next_card(game)
    note(game, TURNED_UP, kind)
    return kind


def _holds_another_kind(game: State) -> bool:
    for i in range(game.draw_count):
        if game.draw_pile[i] != WILD_DRAW_FOUR:
            return True
    return False


def _turn_up_number(game: State) -> int:
    """Flip cards until a number comes. Should there be none, the last card stands."""
    kind = next_card(game)
    note(game, TURNED_UP, kind)
    while (is_wild(kind) or symbol_of(kind) >= SKIP) and game.draw_count:
        discard(game, kind)
        kind = next_card(game)
        note(game, TURNED_UP, kind)
    return kind


def _apply_opening(game: State, kind: int) -> None:
    """What the first card does, as if the dealer had played it."""
    if is_wild(kind):
        start_turn(game, seat_after(game, game.dealer))
        game.phase = OPENING
        return
    effect = NOTHING if game.opens_with_number else game.effects[kind]
    if effect == REVERSES:
        game.direction = RIGHT
        start_turn(game, game.dealer)
        return
    if effect == SKIPS:
        skip(game)
    elif effect == DRAWS_TWO:
        draw_two(game)
    if game.phase != RESPOND:
        end_turn(game)
