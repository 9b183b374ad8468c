"""The cards: which kinds there are, and what each kind is.

A kind is a number. The 52 coloured kinds come first, colour by colour: `colour * 13 + symbol`.
The wild kinds follow from 52 on; which ones they are is the edition's business, except that
52 is the Wild Draw Four everywhere. A set of kinds is an integer with one bit for each.
"""

RED, YELLOW, GREEN, BLUE = 0, 1, 2, 3
COLORS = 4
NO_COLOR = -1

# Symbols 0 to 9 are the numbers.
SKIP, REVERSE, DRAW_TWO = 10, 11, 12
SYMBOLS = 13
NO_SYMBOL = -1

COLORED_KINDS = COLORS * SYMBOLS
WILD_DRAW_FOUR = COLORED_KINDS
KINDS = 60  # room for eight wild kinds; 63 would still fit a signed 64-bit mask
NO_CARD = -1

WILDS = ((1 << KINDS) - 1) ^ ((1 << COLORED_KINDS) - 1)
_ONE_COLOR = (1 << SYMBOLS) - 1
_SYMBOL_IN_EACH_COLOR = 1 | 1 << SYMBOLS | 1 << 2 * SYMBOLS | 1 << 3 * SYMBOLS

# What a card does when it is played.
NOTHING = 0
SKIPS = 1
REVERSES = 2
DRAWS_TWO = 3
DRAWS_FOUR = 4
SAVES_THE_DAY = 5
COLOR_CHOICE = 6
TAKES_POWER = 7  # and 8, 9, 10: the power of colour `effect - TAKES_POWER`
FIRST_RULE = 11  # and on: what the clauses of rule `effect - FIRST_RULE` say


def takes_power(effect: int) -> bool:
    """Does a card bring its player the power of a certain colour?"""
    return TAKES_POWER <= effect < TAKES_POWER + COLORS


def is_wild(kind: int) -> bool:
    return kind >= COLORED_KINDS


def color_of(kind: int) -> int:
    """The colour of a coloured kind."""
    return kind // SYMBOLS


def symbol_of(kind: int) -> int:
    """The number or symbol of a coloured kind."""
    return kind % SYMBOLS


def cards_of_color(color: int) -> int:
    """All kinds of one colour, as a set."""
    return _ONE_COLOR << (color * SYMBOLS)


def cards_of_symbol(symbol: int) -> int:
    """All kinds with one symbol, as a set."""
    return _SYMBOL_IN_EACH_COLOR << symbol


def usual_points(kind: int) -> int:
    """What a card left in a hand usually counts: its number, 20 for an action, 50 for a wild."""
    if is_wild(kind):
        return 50
    symbol = symbol_of(kind)
    return symbol if symbol < SKIP else 20


def dealer_value(kind: int) -> int:
    """What a card counts when the players draw for the deal: symbols are worth nothing."""
    value = usual_points(kind)
    return value if value < 10 else 0
