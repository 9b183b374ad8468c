"""Rules of thumb of a good player.

It holds wilds back, keeps colours that it can follow, aims penalties at a player who is about to
go out, gets rid of points when somebody is, never forgets UNO, and uses special cards when they
help. A card's worth is a whole number; about a hundred make one card in hand.
"""

from ..rules.actions import ACCEPT, CALL_UNO, CATCH, CHALLENGE, CHOOSE, DRAW, WAIT, action
from ..rules.bits import lowest_bit
from ..rules.cards import (
    NO_CARD,
    WILD_DRAW_FOUR,
    cards_of_symbol,
    color_of,
    is_wild,
    symbol_of,
)
from ..rules.chance import below
from ..rules.matching import bars_draw_four, playable
from ..rules.moves import count_gifts, count_namings, other_moves
from ..rules.piles import top_card
from ..rules.powers import may_give
from ..rules.state import FLIPPED, RESPOND, Luck, State
from ..rules.turn import seat_after
from ..rules.uno import may_call, may_catch
from .questions import (
    best_color,
    best_color_of,
    count_cards,
    count_colors,
    count_seen,
    gift_to_smallest,
    instead_of_a_card,
    of_color,
    smallest_other,
)
from .worth import best_power, best_target, worth_of_effect

# Weights that won most rounds in millions of games between players with different ones; first
# those for two players, then those for more.
SAME_COLOR = (16, 40)  # for each card of the colour that stays in hand
SAME_SYMBOL = (-11, 40)  # for each card of the symbol that stays in hand
OTHER_COLOR = (-46, 0)  # for changing the colour
DREW_ON = (51, 22)  # for a colour on which the next player has drawn
WILD_LATE, WILD_EARLY, WILD_THREATENED = (600, 600), (533, 290), (370, 250)  # for keeping a wild
WILD_COLOR = (48, 22)  # for each card of the colour that a wild would call for
MAY_BE_CHALLENGED = (625, 410)
WORST = -(1 << 40)  # less than any card is worth


def sharp_move(game: State, seat: int, luck: Luck) -> int:
    """Choose for the seat that is asked, its turn or not."""
    cards = playable(game, seat)
    if may_catch(game, seat):
        return CATCH
    if may_call(game, seat):
        return CALL_UNO
    if may_give(game, seat) and count_gifts(game, seat):
        return gift_to_smallest(game, seat)
    if seat == game.to_act and count_namings(game, seat):
        return _name_for_open_wild(game, seat)
    if cards:
        return _best_play(game, seat, cards, luck)
    if seat != game.to_act:
        return WAIT
    if game.phase == RESPOND:
        return CHALLENGE if _should_challenge(game, seat) else ACCEPT
    return instead_of_a_card(game, seat, cards)


def _best_play(game: State, seat: int, cards: int, luck: Luck) -> int:
    best = lowest_bit(cards)
    if cards & (cards - 1):  # there is something to choose
        best = _best_card(game, seat, cards, luck)
    return _name(game, seat, best, best, 1 if game.sizes[seat] == 2 else 0)


def _best_card(game: State, seat: int, cards: int, luck: Luck) -> int:
    colors = count_colors(game, seat)
    threat = game.sizes[smallest_other(game, seat)]
    best, best_worth = NO_CARD, WORST
    while cards:
        kind = lowest_bit(cards)
        cards &= cards - 1
        worth = 8 * worth_of(game, seat, kind, colors, threat) + below(luck, 32)
        if worth > best_worth:  # chance breaks ties
            best, best_worth = kind, worth
    return best


def _name_for_open_wild(game: State, seat: int) -> int:
    if game.phase == FLIPPED:
        return _name(game, seat, CHOOSE, top_card(game), 0)
    return action(CHOOSE, best_color(game, seat))


def _name(game: State, seat: int, what: int, kind: int, uno: int) -> int:
    """A card with the colour, seat and power that suit best."""
    color = best_color(game, seat) if is_wild(kind) else -1
    named = best_target(game, seat, kind) if game.asks_seat >> kind & 1 else -1
    power = best_power(game, seat) if game.asks_power >> kind & 1 else -1
    return action(what, color, named, power, uno)


def worth_of(game: State, seat: int, kind: int, colors: int, threat: int) -> int:
    """What playing a card now is worth, compared with other cards.

    `colors` counts the hand by colour, `threat` the cards of the other player with the fewest.
    """
    left = game.sizes[seat] - 1
    worth = game.points[kind] if threat <= 2 else 0  # of two cards as good, the dear one goes first
    if is_wild(kind):
        worth += _worth_of_wild(game, seat, kind, colors, threat)
    else:
        worth += _worth_of_color(game, seat, kind, colors)
    return worth + worth_of_effect(game, seat, kind, left)


def _worth_of_color(game: State, seat: int, kind: int, colors: int) -> int:
    """What can follow a coloured card: from the own hand, and from the next player's."""
    many = int(game.players > 2)
    color, symbol = color_of(kind), symbol_of(kind)
    worth = SAME_COLOR[many] * (of_color(colors, color) - 1)
    worth += SAME_SYMBOL[many] * (count_cards(game, seat, cards_of_symbol(symbol)) - 1)
    if color != game.color:
        worth += OTHER_COLOR[many]
    if game.drew_on[seat_after(game, seat)] >> color & 1:
        worth += DREW_ON[many]
    return worth


def _worth_of_wild(game: State, seat: int, kind: int, colors: int, threat: int) -> int:
    """A wild is worth keeping: best of all as the last card, unless somebody else goes out."""
    many = int(game.players > 2)
    worth = WILD_COLOR[many] * of_color(colors, best_color_of(game, seat, colors))
    if threat <= 2:
        worth -= WILD_THREATENED[many]
    else:
        worth -= WILD_LATE[many] if game.sizes[seat] <= 3 else WILD_EARLY[many]
    if kind == WILD_DRAW_FOUR and bars_draw_four(game, seat):
        worth -= MAY_BE_CHALLENGED[many]
    return worth


def _should_challenge(game: State, seat: int) -> bool:
    """Weigh two cards more against four saved, by how likely the accused holds the colour."""
    accused, color = game.turn, game.color_before
    if not other_moves(game, seat, 0) >> (CHALLENGE - DRAW) & 1:
        return False
    if count_seen(game, accused, color):
        return True
    return game.sizes[accused] >= 6 and not game.drew_on[accused] >> color & 1
