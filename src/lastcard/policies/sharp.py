"""Rules of thumb of a good player.

It holds wilds back, keeps colours that it can follow, aims penalties at a player who is about to
go out, gets rid of points when somebody is, never forgets UNO, and uses special cards when they
help. A card's worth is a whole number; about a hundred make one card in hand.
"""

from ..rules.actions import ACCEPT, CALL_UNO, CATCH, CHALLENGE, CHOOSE, DRAW, WAIT, action
from ..rules.bits import lowest_bit
from ..rules.cards import (
    BLUE,
    COLOR_CHOICE,
    COLORS,
    DRAWS_FOUR,
    DRAWS_TWO,
    FIRST_CUSTOMIZABLE,
    GREEN,
    MAGIC,
    NOTHING,
    PASSES_HANDS_ON,
    RED,
    REVERSES,
    SAVES_THE_DAY,
    SECOND_CUSTOMIZABLE,
    SKIPS,
    SWAPS_HANDS,
    TAKES_POWER,
    TOGETHERNESS,
    WILD_DRAW_FOUR,
    YELLOW,
    cards_of_symbol,
    color_of,
    is_wild,
    points,
    symbol_of,
    takes_power,
)
from ..rules.chance import below
from ..rules.color_powers import is_safe, may_give
from ..rules.customizable import CHOSEN, PLAY_AGAIN, SHOW
from ..rules.customizable import DRAW as MAKES_DRAW
from ..rules.customizable import ME as OF_ME
from ..rules.customizable import MISS as MAKES_MISS
from ..rules.matching import bars_draw_four, playable
from ..rules.moves import count_gifts, count_namings, other_moves
from ..rules.piles import top_card
from ..rules.state import FLIPPED, RESPOND, Luck, State
from ..rules.turn import next_in_line, seat_after
from ..rules.uno import may_call, may_catch
from .questions import (
    count_cards,
    count_color,
    count_colors,
    count_seen,
    gift_to_smallest,
    instead_of_a_card,
    of_color,
    smallest_other,
)

CARD = 100  # what one card in hand is worth

# Weights that won most rounds in millions of games between players with different ones; first
# those for two players, then those for more.
SAME_COLOR = (16, 40)  # for each card of the colour that stays in hand
SAME_SYMBOL = (-11, 40)  # for each card of the symbol that stays in hand
OTHER_COLOR = (-46, 0)  # for changing the colour
DREW_ON = (51, 22)  # for a colour on which the next player has drawn
WILD_LATE, WILD_EARLY, WILD_THREATENED = (600, 600), (533, 290), (370, 250)  # for keeping a wild
WILD_COLOR = (48, 22)  # for each card of the colour that a wild would call for
MAY_BE_CHALLENGED = (625, 410)
PENALTY = (230, 20)  # for making the next player miss a turn
DRAWING_TWO, DRAWING_FOUR = (80, 0), (20, 80)  # more than that
PRESSURE = (0, 50)  # more for each card fewer than four that the next player has
DRAWING_PRESSURE = 30


def sharp_move(game: State, seat: int, luck: Luck) -> int:
    """Choose for the seat that is asked, its turn or not."""
    cards = playable(game, seat)
    if may_catch(game, seat):
        return CATCH
    if may_call(game, seat):
        return CALL_UNO
    if may_give(game, seat) and count_gifts(game, seat):
        return gift_to_smallest(game, seat)
    if seat != game.to_act:
        return _best_play(game, seat, cards, luck) if cards else WAIT
    if count_namings(game, seat):
        return _name_for_open_wild(game, seat)
    if cards:
        return _best_play(game, seat, cards, luck)
    if game.phase == RESPOND:
        return CHALLENGE if _should_challenge(game, seat) else ACCEPT
    return instead_of_a_card(game, seat, cards)


def _best_play(game: State, seat: int, cards: int, luck: Luck) -> int:
    best = lowest_bit(cards)
    cards &= cards - 1
    if cards:  # there is something to choose
        best = _better_play(game, seat, best, cards, luck)
    return _name(game, seat, best, best, 1 if game.sizes[seat] == 2 else 0)


def _better_play(game: State, seat: int, best: int, cards: int, luck: Luck) -> int:
    """The best of some cards and one more."""
    colors = count_colors(game, seat)
    threat = game.sizes[smallest_other(game, seat)]
    best_worth = 8 * _worth_of(game, seat, best, colors, threat) + below(luck, 32)
    while cards:
        kind = lowest_bit(cards)
        cards &= cards - 1
        worth = 8 * _worth_of(game, seat, kind, colors, threat) + below(luck, 32)
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
    named = _best_target(game, seat, kind) if game.asks_seat >> kind & 1 else -1
    power = _best_power(game, seat) if game.asks_power >> kind & 1 else -1
    return action(what, color, named, power, uno)


def best_color(game: State, seat: int) -> int:
    """The colour of which most cards are in hand, and which the next player seems to lack."""
    return _best_color(game, seat, count_colors(game, seat))


def _best_color(game: State, seat: int, colors: int) -> int:
    best, best_worth = 0, -1000
    following = seat_after(game, seat)
    for color in range(COLORS):
        worth = 5 * of_color(colors, color)
        if game.drew_on[following] >> color & 1:
            worth += 4
        worth -= 2 * count_seen(game, following, color)
        if worth > best_worth:
            best, best_worth = color, worth
    return best


def _worth_of(game: State, seat: int, kind: int, colors: int, threat: int) -> int:
    """What playing a card now is worth, compared with other cards.

    `colors` counts the hand by colour, `threat` the cards of the other player with the fewest.
    """
    left = game.sizes[seat] - 1
    worth = points(kind) if threat <= 2 else 0  # of two cards as good, the dear one goes first
    if is_wild(kind):
        worth += _worth_of_wild(game, seat, kind, colors, threat)
    else:
        worth += _worth_of_color(game, seat, kind, colors)
    return worth + _worth_of_effect(game, seat, kind, left)


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
    worth = WILD_COLOR[many] * of_color(colors, _best_color(game, seat, colors))
    if threat <= 2:
        worth -= WILD_THREATENED[many]
    else:
        worth -= WILD_LATE[many] if game.sizes[seat] <= 3 else WILD_EARLY[many]
    if kind == WILD_DRAW_FOUR and bars_draw_four(game, seat):
        worth -= MAY_BE_CHALLENGED[many]
    return worth


def _worth_of_effect(game: State, seat: int, kind: int, left: int) -> int:
    effect = game.effects[kind]
    if effect == NOTHING:
        return 0
    if effect <= DRAWS_FOUR:
        return _worth_of_penalty(game, seat, effect)
    if effect == MAGIC:
        return CARD * (left - game.sizes[(seat - 1) % game.players])
    if effect == PASSES_HANDS_ON:
        giver = (seat - game.direction) % game.players
        return CARD * (left - game.sizes[giver])
    if effect == SWAPS_HANDS:
        return CARD * (left - game.sizes[smallest_other(game, seat)])
    if effect == TOGETHERNESS:
        return _worth_of_togetherness(game, seat, left)
    if effect == FIRST_CUSTOMIZABLE or effect == SECOND_CUSTOMIZABLE:
        return _worth_of_written_rule(game, seat, effect - FIRST_CUSTOMIZABLE, left)
    if effect == COLOR_CHOICE:
        return _worth_of_power(game, seat, _best_power(game, seat))
    if takes_power(effect):
        return _worth_of_power(game, seat, effect - TAKES_POWER)
    if effect == SAVES_THE_DAY:
        return -CARD if game.players == 2 else 0
    raise ValueError("a card has an effect that nothing is written for")


def _worth_of_penalty(game: State, seat: int, effect: int) -> int:
    target = seat_after(game, seat) if seat != game.turn else next_in_line(game)
    if is_safe(game, target) or game.shields >> target & 1:
        return -50
    many = int(game.players > 2)
    pressure = max(0, 4 - game.sizes[target])  # they are about to go out
    if effect == REVERSES and many:
        before = seat_after(game, target) if game.players == 3 else _seat_before(game, seat)
        return 30 * (game.sizes[before] - game.sizes[target])
    worth = PENALTY[many] + PRESSURE[many] * pressure
    if effect == SKIPS or effect == REVERSES:
        return worth
    drawing = DRAWING_TWO[many] if effect == DRAWS_TWO else DRAWING_FOUR[many]
    return worth + drawing + DRAWING_PRESSURE * pressure


def _seat_before(game: State, seat: int) -> int:
    return (seat - game.direction) % game.players


def _worth_of_togetherness(game: State, seat: int, left: int) -> int:
    """Everybody draws up to the largest hand: good for the one who has it."""
    largest, others = left, 0
    for other in range(game.players):
        if other != seat:
            largest = max(largest, game.sizes[other])
    for other in range(game.players):
        if other != seat:
            others += largest - game.sizes[other]
    return CARD * others // (game.players - 1) - CARD * (largest - left)


def _worth_of_written_rule(game: State, seat: int, card: int, left: int) -> int:
    worth = 0
    for i in range(game.clause_counts[card]):
        who, what = game.clauses[card, i, 0], game.clauses[card, i, 1]
        count = game.clauses[card, i, 2]
        if what == MAKES_DRAW:
            worth += -CARD * count if who == OF_ME else 40 * count
        elif what == MAKES_MISS:
            worth += CARD
        elif what == PLAY_AGAIN:
            worth += 2 * CARD
        elif what == SHOW:
            worth += -30 if who == OF_ME else 20
        elif who == CHOSEN:
            worth += CARD * (left - game.sizes[smallest_other(game, seat)])
    return worth


def _worth_of_power(game: State, seat: int, power: int) -> int:
    if game.powers[power] == seat:
        return 150  # nothing new; but these wilds are many, so there is no need to save them
    return 150 + _value_of_power(game, seat, power)


def _best_power(game: State, seat: int) -> int:
    best, best_worth = RED, -1
    for power in range(COLORS):
        worth = 0 if game.powers[power] == seat else _value_of_power(game, seat, power)
        if worth > best_worth:
            best, best_worth = power, worth
    return best


def _value_of_power(game: State, seat: int, power: int) -> int:
    if power == RED:
        return CARD * count_color(game, seat, RED)
    if power == BLUE:
        return 2 * CARD
    if power == YELLOW:
        return CARD
    return CARD if power == GREEN else 0


def _best_target(game: State, seat: int, kind: int) -> int:
    """Whom to name: the one ahead for a swap or a penalty, the one behind for a shield."""
    if game.effects[kind] != SAVES_THE_DAY:
        return smallest_other(game, seat)
    best = seat_after(game, seat)
    for other in range(game.players):
        if other != seat and game.sizes[other] > game.sizes[best]:
            best = other
    return best


def _should_challenge(game: State, seat: int) -> bool:
    """Weigh two cards more against four saved, by how likely the accused holds the colour."""
    accused, color = game.turn, game.color_before
    if not other_moves(game, seat, 0) >> (CHALLENGE - DRAW) & 1:
        return False
    if count_seen(game, accused, color):
        return True
    return game.sizes[accused] >= 6 and not game.drew_on[accused] >> color & 1
