"""Rules of thumb of a good player.

It holds wilds back, keeps colours that it can follow, aims penalties at a player who is about to
go out, gets rid of points when somebody is, never forgets UNO, and uses special cards when they
help. A card's worth is a whole number; about ten make one card in hand.
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
    cards_of_color,
    cards_of_symbol,
    color_of,
    is_wild,
    points,
    symbol_of,
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
from .asking import (
    count_cards,
    count_color,
    gift_to_smallest,
    instead_of_a_card,
    smallest_other,
)

CARD = 10  # what one card in hand is worth


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
    best, best_worth = -1, 0
    while cards:
        kind = lowest_bit(cards)
        cards &= cards - 1
        worth = 8 * worth_of(game, seat, kind) + below(luck, 8)  # chance breaks ties
        if best < 0 or worth > best_worth:
            best, best_worth = kind, worth
    return _name(game, seat, best, best, 1 if game.sizes[seat] == 2 else 0)


def _name_for_open_wild(game: State, seat: int) -> int:
    if game.phase == FLIPPED:
        return _name(game, seat, CHOOSE, top_card(game), 0)
    return action(CHOOSE, best_color(game, seat, -1))


def _name(game: State, seat: int, what: int, kind: int, uno: int) -> int:
    """A card with the colour, seat and power that suit best."""
    color = best_color(game, seat, kind) if is_wild(kind) else -1
    named = _best_target(game, seat, kind) if game.asks_seat >> kind & 1 else -1
    power = _best_power(game, seat) if game.asks_power >> kind & 1 else -1
    return action(what, color, named, power, uno)


def best_color(game: State, seat: int, played: int) -> int:
    """The colour of which most cards are in hand, and which the next player seems to lack."""
    best, best_worth = 0, -1000
    following = seat_after(game, seat)
    for color in range(COLORS):
        worth = 4 * count_color(game, seat, color)
        if played >= 0 and not is_wild(played) and color_of(played) == color:
            worth -= 4
        if game.shunned[following] >> color & 1:
            worth += 3
        worth -= 2 * count_color(game, following, color)
        if worth > best_worth:
            best, best_worth = color, worth
    return best


def worth_of(game: State, seat: int, kind: int) -> int:
    """What playing a card now is worth, compared with other cards."""
    left = game.sizes[seat] - 1
    if left == 0:
        return 1000
    threat = game.sizes[smallest_other(game, seat)]
    worth = points(kind) if threat <= 2 else points(kind) // 5
    if is_wild(kind):
        worth += _worth_of_wild(game, seat, kind, left, threat)
    else:
        worth += 4 * _followers(game, seat, kind)
    return worth + _worth_of_effect(game, seat, kind, left)


def _followers(game: State, seat: int, kind: int) -> int:
    """How many cards in hand could follow this one."""
    fitting = cards_of_color(color_of(kind)) | cards_of_symbol(symbol_of(kind))
    return count_cards(game, seat, fitting) - 1


def _worth_of_wild(game: State, seat: int, kind: int, left: int, threat: int) -> int:
    """A wild is worth keeping: best of all as the last card, unless somebody else goes out."""
    worth = 4 * count_color(game, seat, best_color(game, seat, kind))
    if threat > 2:
        worth -= 60 if left <= 2 else 40
    else:
        worth -= 25
    if kind == WILD_DRAW_FOUR and bars_draw_four(game, seat):
        worth -= 30  # it might be challenged
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
    if effect == SAVES_THE_DAY:
        return -CARD if game.players == 2 else 0
    return _worth_of_power(game, seat, effect)


def _worth_of_penalty(game: State, seat: int, effect: int) -> int:
    target = seat_after(game, seat) if seat != game.turn else next_in_line(game)
    if is_safe(game, target) or game.shields >> target & 1:
        return -5
    pressure = max(0, 4 - game.sizes[target])  # they are about to go out
    if effect == REVERSES and game.players > 2:
        before = seat_after(game, target) if game.players == 3 else _seat_before(game, seat)
        return 3 * (game.sizes[before] - game.sizes[target])
    worth = 6 + 5 * pressure if game.players > 2 else 14
    if effect == SKIPS or effect == REVERSES:
        return worth
    return worth + (8 if effect == DRAWS_TWO else 16) + 3 * pressure


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
            worth += -CARD * count if who == OF_ME else 4 * count
        elif what == MAKES_MISS:
            worth += CARD
        elif what == PLAY_AGAIN:
            worth += 2 * CARD
        elif what == SHOW:
            worth += -3 if who == OF_ME else 2
        elif who == CHOSEN:
            worth += CARD * (left - game.sizes[smallest_other(game, seat)])
    return worth


def _worth_of_power(game: State, seat: int, effect: int) -> int:
    power = _best_power(game, seat) if effect == COLOR_CHOICE else effect - TAKES_POWER
    if game.powers[power] == seat:
        return 15  # nothing new; but these wilds are many, so there is no need to save them
    return 15 + _value_of_power(game, seat, power)


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
    if count_color(game, accused, color):
        return True  # it has been seen
    return game.sizes[accused] >= 6 and not game.shunned[accused] >> color & 1
