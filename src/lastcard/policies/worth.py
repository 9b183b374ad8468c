"""What the effect of a card is worth to whoever plays it: by what it does, and to whom.

The unit is a hundredth of a card in the own hand. Of the others each counts for his share, so that
a card for everybody else is worth as much as one fewer for oneself.
"""

from ..rules.cards import (
    BLUE,
    COLOR_CHOICE,
    COLORS,
    DRAWS_FOUR,
    DRAWS_TWO,
    FIRST_RULE,
    GREEN,
    NOTHING,
    RED,
    REVERSES,
    SAVES_THE_DAY,
    SKIPS,
    TAKES_POWER,
    YELLOW,
    takes_power,
)
from ..rules.clauses import (
    ALWAYS,
    CHOSEN,
    DISCARD,
    DISCARD_COLOR,
    DRAW,
    DRAW_UNTIL,
    FEWEST,
    FILL_UP,
    GIVE_COLOR,
    LOSE_POWERS,
    ME,
    MISS,
    MOST,
    NEXT,
    OTHERS,
    PASS_LEFT,
    PASS_ON,
    PASS_RIGHT,
    PLAY_AGAIN,
    REDEAL,
    SHOW,
    SWAP,
    TAKE_COLOR,
    THE_COLOR,
    TURN_ROUND,
    WITH,
    WITHOUT,
)
from ..rules.powers import is_safe
from ..rules.state import MAX_RULES, State
from ..rules.turn import next_in_line, seat_after
from .questions import best_color, count_color, smallest_other

CARD = 100  # what one card in hand is worth

# Weights that won most rounds in millions of games between players with different ones; first
# those for two players, then those for more.
PENALTY = (230, 20)  # for making the next player miss a turn
DRAWING_TWO, DRAWING_FOUR = (80, 0), (20, 80)  # more than that
PRESSURE = (0, 50)  # more for each card fewer than four that the next player has
DRAWING_PRESSURE = 30

A_TURN = 2 * CARD  # one's own; of the others each counts for his share
A_HAND_SHOWN = 30


def worth_of_effect(game: State, seat: int, kind: int, left: int) -> int:
    """`left` is how many cards stay in hand."""
    effect = game.effects[kind]
    if effect == NOTHING:
        return 0
    if effect <= DRAWS_FOUR:
        return _worth_of_penalty(game, seat, effect)
    if FIRST_RULE <= effect < FIRST_RULE + MAX_RULES:
        return _worth_of_rule(game, seat, effect - FIRST_RULE, left)
    if effect == COLOR_CHOICE:
        return _worth_of_power(game, seat, best_power(game, seat))
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


# What clauses say.


def _worth_of_rule(game: State, seat: int, rule: int, left: int) -> int:
    worth = 0
    for clause in range(game.rule_starts[rule], game.rule_starts[rule + 1]):
        what, amount = game.clauses[clause, 1], game.clauses[clause, 2]
        if what < SWAP:
            worth += _worth_for_seats(game, seat, clause, what, amount, left)
        elif what == TURN_ROUND:
            worth += _worth_of_penalty(game, seat, REVERSES)
        elif what == PLAY_AGAIN:
            worth += A_TURN
        elif what == FILL_UP:
            worth += _worth_of_filling_up(game, seat, left)
        else:
            worth += CARD * (left - _size_received(game, seat, what, left))
    return worth


def _size_received(game: State, seat: int, what: int, left: int) -> int:
    """How many cards come for the own hand."""
    if what == PASS_LEFT:
        return game.sizes[(seat - 1) % game.players]
    if what == PASS_RIGHT:
        return game.sizes[(seat + 1) % game.players]
    if what == PASS_ON:
        return game.sizes[_seat_before(game, seat)]
    if what == SWAP:
        return game.sizes[smallest_other(game, seat)]
    cards = left
    for other in range(game.players):
        if other != seat:
            cards += game.sizes[other]
    return cards // game.players if what == REDEAL else left


def _worth_of_filling_up(game: State, seat: int, left: int) -> int:
    """Everybody draws up to the largest hand: good for the one who has it."""
    largest, others = left, 0
    for other in range(game.players):
        if other != seat:
            largest = max(largest, game.sizes[other])
    for other in range(game.players):
        if other != seat:
            others += largest - game.sizes[other]
    return CARD * others // (game.players - 1) - CARD * (largest - left)


def _worth_for_seats(game: State, seat: int, clause: int, what: int, amount: int, left: int) -> int:
    """What is bad for the others is good, and the other way round."""
    worth, who = 0, game.clauses[clause, 0]
    for other in range(game.players):
        if _seems_meant(game, who, seat, other, left):
            condition = game.clauses[clause, 3]
            harm = _harm(game, seat, other, what, amount) * _thirds(game, seat, other, condition)
            worth += -harm // 3 if other == seat else harm // (3 * (game.players - 1))
    return worth


def _thirds(game: State, seat: int, other: int, condition: int) -> int:
    """How likely a condition concerns somebody, in thirds: most hands have a card of a colour."""
    if condition == ALWAYS:
        return 3
    wants_color = WITH <= condition < WITHOUT
    if other == seat:
        color = (condition - WITH) % (WITHOUT - WITH)
        return 3 if (_count_of(game, seat, seat, color) > 0) == wants_color else 0
    return 2 if wants_color else 1


def _seems_meant(game: State, who: int, seat: int, other: int, left: int) -> bool:
    """Whom a clause will concern, if its condition is met."""
    if who == ME or other == seat:
        is_me = other == seat
        if who >= FEWEST:
            return is_me and _seems_furthest(game, who, seat, left, left)
        return is_me and (who == ME or who > OTHERS)
    if who == NEXT:
        return other == seat_after(game, seat)
    if who == CHOSEN:
        return other == smallest_other(game, seat)
    return who < FEWEST or _seems_furthest(game, who, seat, left, game.sizes[other])


def _seems_furthest(game: State, who: int, seat: int, left: int, size: int) -> bool:
    for other in range(game.players):
        theirs = left if other == seat else game.sizes[other]
        if (who == FEWEST and theirs < size) or (who == MOST and theirs > size):
            return False
    return True


def _harm(game: State, seat: int, other: int, what: int, amount: int) -> int:
    """How bad something is for one player."""
    if what == DRAW:
        return CARD * amount
    if what == DRAW_UNTIL:
        return CARD * (game.colors + 1)
    if what == MISS:
        return A_TURN
    if what == SHOW:
        return A_HAND_SHOWN
    if what == DISCARD:
        return -CARD * amount
    if what == DISCARD_COLOR:
        return -CARD * _count_of(game, seat, other, amount)
    if what == GIVE_COLOR:  # to oneself, who is harmed in full
        return -CARD * game.players * _count_of(game, seat, other, amount)
    if what == TAKE_COLOR:
        return CARD * game.players * _count_of(game, seat, seat, amount)
    return _count_powers(game, other) * CARD if what == LOSE_POWERS else 0


def _count_of(game: State, seat: int, holder: int, color: int) -> int:
    """How many cards of a colour there are in the own hand, or seem to be in another."""
    if holder != seat:
        return (game.sizes[holder] + game.colors) // (game.colors + 1)
    return count_color(game, seat, best_color(game, seat) if color == THE_COLOR else color)


def _count_powers(game: State, seat: int) -> int:
    count = 0
    for color in range(COLORS):
        if game.powers[color] == seat:
            count += 1
    return count


# Powers.


def _worth_of_power(game: State, seat: int, power: int) -> int:
    if game.powers[power] == seat:
        return 150  # nothing new; but these wilds are many, so there is no need to save them
    return 150 + _value_of_power(game, seat, power)


def best_power(game: State, seat: int) -> int:
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


# Whom to name.


def best_target(game: State, seat: int, kind: int) -> int:
    """The one ahead for a swap or a penalty, the one behind for a shield or another favour."""
    effect = game.effects[kind]
    if effect != SAVES_THE_DAY and not _is_favor(game, effect):
        return smallest_other(game, seat)
    best = seat_after(game, seat)
    for other in range(game.players):
        if other != seat and game.sizes[other] > game.sizes[best]:
            best = other
    return best


def _is_favor(game: State, effect: int) -> bool:
    """Do the clauses rid the chosen player of cards?"""
    if effect < FIRST_RULE:
        return False
    rule = effect - FIRST_RULE
    for clause in range(game.rule_starts[rule], game.rule_starts[rule + 1]):
        what = game.clauses[clause, 1]
        if game.clauses[clause, 0] == CHOSEN and DISCARD <= what <= GIVE_COLOR:
            return True
    return False
