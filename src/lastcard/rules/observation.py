"""What a seat sees as a row of small numbers, and what it may do as a row of marks.

Programs that learn are given these. A row has parts, one after the other, named in `PARTS`; where
each begins is an array, `places`, with -1 for a part that a table does not have. Seats are counted
from the observer: itself first, then the others clockwise. Only what `knowledge.hide_from` leaves
in a state is read: the own hand, what the seat has been shown of others', and what is public.
"""

from .actions import DRAW, WAIT, action
from .bits import clear, copy_counts, copy_hand, copy_known, lowest_bit, mark_colors
from .cards import COLORS, KINDS, NO_CARD, NO_COLOR, NO_SYMBOL
from .matching import playable
from .moves import (
    count_gifts,
    count_namings,
    count_variants,
    nth_gift,
    nth_naming,
    nth_variant,
    other_moves,
)
from .piles import top_card
from .state import DRAWN, LEFT, NOBODY, OPENING, ROUND_OVER, Ints, State

PARTS = (
    "hand",  # how many cards of each kind
    "known",  # the same for each other seat, of what the observer has been shown
    "played",  # the discard pile by kind
    "top",  # one mark: the kind on top of it
    "drawn",  # one mark: the kind that the observer has just drawn and may play
    "color",  # one mark: the colour to follow
    "color_only",  # 1: neither number nor symbol counts, as after a wild
    "color_before",  # one mark: the colour in play when the last Wild Draw Four was played
    "phase",  # one mark: what the game waits for
    "direction",  # 1: to the left, clockwise
    "debt",  # cards that the seat to act has to take unless it passes them on
    "draw_count",
    "sizes",  # how many cards each seat holds
    "scores",  # 255 stands for the target or more
    "missing",  # turns that each seat has yet to miss
    "dealer",  # one mark
    "turn",  # one mark
    "to_act",  # one mark: whom the game waits for, if nobody acts out of turn
    "uno_owed",  # one mark: who can be caught
    "drew_on",  # for each seat, a mark for each colour on which it has drawn of late
    "powers",  # for each colour, one mark: who holds its power
    "shields",  # marks
)
HAND, KNOWN, PLAYED, TOP, DRAWN_CARD = 0, 1, 2, 3, 4
COLOR, COLOR_ONLY, COLOR_BEFORE, PHASE, DIRECTION, DEBT, DRAW_COUNT = 5, 6, 7, 8, 9, 10, 11
SIZES, SCORES, MISSING, DEALER, TURN_OF, TO_ACT, UNO_OWED = 12, 13, 14, 15, 16, 17, 18
DREW_ON, POWERS, SHIELDS = 19, 20, 21

PHASES_SEEN = ROUND_OVER  # nobody is asked once a round is over
MOST = 255

# What `played` holds behind the counts of the kinds: how many cards of the discard pile they are,
# and after how many reshuffles of the round.
COUNTED, RESHUFFLED = KINDS, KINDS + 1
PLAYED_CELLS = KINDS + 2


def part_shapes(
    kinds: int, players: int, powers: bool, shields: bool
) -> dict[str, tuple[int, ...]]:
    """The shape of each part, in order, for an edition's number of kinds and a table."""
    shapes: dict[str, tuple[int, ...]] = dict.fromkeys(("hand", "played", "top", "drawn"), (kinds,))
    shapes |= dict.fromkeys(("color", "color_before"), (COLORS,))
    shapes |= dict.fromkeys(("color_only", "direction", "debt", "draw_count"), (1,))
    shapes |= dict.fromkeys(PARTS[SIZES:DREW_ON], (players,))
    shapes |= {"known": (players - 1, kinds), "phase": (PHASES_SEEN,)}
    shapes |= {"drew_on": (players, COLORS)}
    if powers:
        shapes["powers"] = (COLORS, players)
    if shields:
        shapes["shields"] = (players,)
    return {name: shapes[name] for name in PARTS if name in shapes}


def count_played(game: State, played: Ints) -> None:
    """Bring the counts of the discard pile up to date; its top card is left out.

    Cards are added to the pile above or right below its top card, so that only what came since
    the last time has to be counted.
    """
    below = game.discard_count - 1
    if played[RESHUFFLED] != game.reshuffles & MOST or below < played[COUNTED]:
        forget_played(game, played)
    for i in range(played[COUNTED], below):
        played[game.discard_pile[i]] += 1
    played[COUNTED] = max(below, 0)


def forget_played(game: State, played: Ints) -> None:
    """Start counting again: for a new round, or a pile that was shuffled away."""
    clear(played, 0)
    played[RESHUFFLED] = game.reshuffles & MOST


def observe(
    game: State, known: Ints, played: Ints, seat: int, into: Ints, places: Ints, kinds: int
) -> None:
    """Write what a seat sees; `played` comes from `count_played`."""
    _write_counts(game, known, played, seat, into, kinds)
    clear(into, places[TOP])
    _write_piles(game, seat, into, places)
    _write_play(game, into, places)
    _write_seats(game, seat, into, places)
    _mark_seat(game, seat, game.dealer, into, places[DEALER])
    _mark_seat(game, seat, game.turn, into, places[TURN_OF])
    _mark_seat(game, seat, game.to_act, into, places[TO_ACT])
    _mark_seat(game, seat, game.uno_owed, into, places[UNO_OWED])
    if places[POWERS] >= 0:
        for color in range(COLORS):
            at = places[POWERS] + game.players * color
            _mark_seat(game, seat, game.powers[color], into, at)


def _write_counts(
    game: State, known: Ints, played: Ints, seat: int, into: Ints, kinds: int
) -> None:
    """The parts that count cards by kind, which come first.

    Copies of a fixed length are quick. There are no cards of the kinds that an edition lacks, so
    each copy ends in zeros, and what lies there is written after it.
    """
    copy_hand(game.hands, seat, into, 0)
    players = game.players
    for distance in range(1, players):
        other = seat + distance
        other -= players * (other >= players)
        copy_known(known, seat, other, into, distance * kinds)
    copy_counts(played, into, players * kinds)


def _write_piles(game: State, seat: int, into: Ints, places: Ints) -> None:
    top = top_card(game)
    if top != NO_CARD:
        into[places[PLAYED] + top] += 1
        into[places[TOP] + top] = 1
    drawn = game.drawn if game.phase == DRAWN and game.to_act == seat else NO_CARD
    _mark(into, places[DRAWN_CARD], drawn)
    into[places[DRAW_COUNT]] = game.draw_count


def _write_play(game: State, into: Ints, places: Ints) -> None:
    _mark(into, places[COLOR], game.color if game.phase != OPENING else NO_COLOR)
    into[places[COLOR_ONLY]] = game.symbol == NO_SYMBOL
    _mark(into, places[COLOR_BEFORE], game.color_before)
    if game.phase < PHASES_SEEN:
        into[places[PHASE] + game.phase] = 1
    into[places[DIRECTION]] = game.direction == LEFT
    into[places[DEBT]] = min(game.debt, MOST)


def _write_seats(game: State, seat: int, into: Ints, places: Ints) -> None:
    """What is public about each seat, from the observer on."""
    for place in range(game.players):
        into[places[SIZES] + place] = game.sizes[seat]
        into[places[MISSING] + place] = game.missing[seat]
        if game.scores[seat]:
            share = MOST * game.scores[seat] // game.target
            into[places[SCORES] + place] = min(share, MOST)
        mark_colors(into, places[DREW_ON] + COLORS * place, game.drew_on[seat])
        if places[SHIELDS] >= 0:
            into[places[SHIELDS] + place] = game.shields >> seat & 1
        seat = seat + 1 if seat + 1 < game.players else 0


def _mark_seat(game: State, observer: int, seat: int, into: Ints, at: int) -> None:
    place = seat - observer
    into[at + (place if place >= 0 else place + game.players)] = seat != NOBODY


def _mark(into: Ints, at: int, which: int) -> None:
    """One mark, or none for -1. No branch: a processor cannot guess what each game would take."""
    into[at + max(which, 0)] = which >= 0


def mark_moves(game: State, seat: int, marks: Ints, listed: Ints, ids: Ints) -> None:
    """Mark what the seat that is asked may do; `ids` says where each action has its mark.

    `listed` says the same in short: first how many actions are marked, then which.
    """
    clear(marks, 0)
    listed[0] = 0
    cards = playable(game, seat)
    others = other_moves(game, seat, cards)
    if seat != game.to_act:
        others |= 1 << (WAIT - DRAW)
    while others:
        _mark_move(marks, listed, ids[DRAW + lowest_bit(others)])
        others &= others - 1
    for n in range(count_namings(game, seat)):
        _mark_move(marks, listed, ids[nth_naming(game, seat, n)])
    for n in range(count_gifts(game, seat)):
        _mark_move(marks, listed, ids[nth_gift(game, seat, n)])
    if cards:
        _mark_cards(game, seat, cards, marks, listed, ids, 0)
        if game.sizes[seat] == 2:  # after this card one is left, so UNO may be called with it
            _mark_cards(game, seat, cards, marks, listed, ids, 1)


def _mark_move(marks: Ints, listed: Ints, which: int) -> None:
    marks[which] = 1
    listed[0] += 1
    listed[listed[0]] = which


def _mark_cards(
    game: State, seat: int, cards: int, marks: Ints, listed: Ints, ids: Ints, uno: int
) -> None:
    simple = cards & ~(game.asks_color | game.asks_more)
    while simple:
        _mark_move(marks, listed, ids[action(lowest_bit(simple), -1, -1, -1, uno)])
        simple &= simple - 1
    asking = cards & (game.asks_color | game.asks_more)
    while asking:
        kind = lowest_bit(asking)
        asking &= asking - 1
        for n in range(count_variants(game, kind)):
            _mark_move(marks, listed, ids[nth_variant(game, seat, kind, kind, n, uno)])
