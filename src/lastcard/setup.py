"""A game set up by hand: named cards in hands and piles, the rest of the deck below."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import NoReturn

from .editions.edition import COLOR_LETTERS, Edition
from .errors import InvalidPosition
from .notation import read_card, read_cards
from .rules import cards
from .rules.cards import KINDS, NO_SYMBOL
from .rules.hands import add_card
from .rules.piles import discard, follow, next_card, shuffle_draw_pile, top_card
from .rules.powers import shield_kind
from .rules.state import LEFT, MAX_PLAYERS, RIGHT, SCORE_HAND, State
from .rules.turn import start_turn
from .whole_numbers import as_whole

MAX_SCORE = 1_000_000
DIRECTIONS = {"left": LEFT, "right": RIGHT}
Cards = str | Sequence[str]


def wrong(complaint: str) -> NoReturn:
    raise InvalidPosition(complaint)


def check_seat(value: object, players: int, what: str) -> int:
    seat = as_whole(value)
    if seat is None or not 0 <= seat < players:
        wrong(f"{what} is a seat from 0 to {players - 1}, not {value!r}")
    return seat


def count_hands(hands: Sequence[Cards]) -> int:
    """How many players a list of hands makes."""
    if isinstance(hands, str) or not 2 <= len(hands) <= MAX_PLAYERS:
        wrong(f"hands is a list of 2 to {MAX_PLAYERS} hands, one for each seat, not {len(hands)}")
    return len(hands)


def lay_out_cards(
    state: State, edition: Edition, hands: Sequence[Cards], first: str, draw: Cards
) -> None:
    """Put named cards where they belong; the others lie shuffled at the bottom of the draw pile.

    The first card of the discard pile is left on top of the draw pile, to be turned up.
    """
    named = [read_cards(edition, hand) for hand in hands]
    for seat, hand in enumerate(named):
        if not hand:
            wrong(f"seat {seat} has no cards: its round would be over")
    pile = [read_card(edition, first), *read_cards(edition, draw)]
    fill_draw_pile(state, lay_out_hands(state, edition, named, pile), pile)


def lay_out_hands(
    state: State, edition: Edition, hands: list[list[int]], *piles: list[int]
) -> Counter[int]:
    """Give everybody their cards; says how many of each kind lie there, in piles and as shields."""
    for seat, hand in enumerate(hands):
        for kind in hand:
            add_card(state, seat, kind)
    shields = [shield_kind(state)] * state.shields.bit_count()
    used = Counter(kind for part in (*hands, *piles, shields) for kind in part)
    for kind, count in used.items():
        if count > edition.deck[kind]:
            wrong(
                f"there are {count} of {edition.codes[kind]} in this position, "
                f"but {edition.deck[kind]} in the deck of {edition.name}"
            )
    return used


def fill_draw_pile(state: State, used: Mapping[int, int], top_first: list[int]) -> None:
    left = [kind for kind in range(KINDS) for _ in range(state.deck[kind] - used.get(kind, 0))]
    state.draw_count = len(left)
    for i, kind in enumerate(left):
        state.draw_pile[i] = kind
    shuffle_draw_pile(state)
    for kind in reversed(top_first):
        state.draw_pile[state.draw_count] = kind
        state.draw_count += 1


def lay_top_card(state: State, edition: Edition, color: str | None) -> None:
    """Turn the first card up without its opening rule, and settle which colour is to follow."""
    discard(state, next_card(state))
    top = top_card(state)
    if color is not None and (len(color) != 1 or color not in COLOR_LETTERS):
        wrong(f"color is one of {', '.join(COLOR_LETTERS)}, not {color!r}")
    if cards.is_wild(top) and color is None:
        wrong(f"the top card {edition.codes[top]} is wild: say which colour was chosen, color='b'")
    follow(state, top, COLOR_LETTERS.index(color) if color else 0)
    if color is not None and COLOR_LETTERS[state.color] != color:
        if not state.shields:
            wrong(f"the colour {color!r} does not fit the top card {edition.codes[top]}")
        state.color = COLOR_LETTERS.index(color)
        state.symbol = NO_SYMBOL  # the card to follow lies in front of a player


def place_shields(state: State, edition: Edition, seats: Iterable[int]) -> None:
    for seat in _several("shields", seats, "seats"):
        check_seat(seat, state.players, "a shielded player")
        if not edition.has_shields:
            wrong(f"{edition.name} has no shields")
        if state.shields >> seat & 1:
            wrong(f"seat {seat} can have one shield only")
        state.shields |= 1 << seat
        state.shields_in_force = state.shields


def place_powers(state: State, edition: Edition, powers: Mapping[str, int]) -> None:
    if not isinstance(powers, Mapping):
        wrong(f"powers are seats by colour, such as {{'r': 0}}, not {powers!r}")
    for letter, seat in powers.items():
        if not edition.has_powers:
            wrong(f"{edition.name} has no powers")
        if letter not in (*COLOR_LETTERS,):
            wrong(f"powers are named {', '.join(COLOR_LETTERS)}, not {letter!r}")
        holder = check_seat(seat, state.players, "the holder of a power")
        state.powers[COLOR_LETTERS.index(letter)] = holder


def place_scores(state: State, scores: Iterable[int]) -> None:
    scores = _several("scores", scores, "numbers, one for each seat")
    if len(scores) != state.players:
        wrong(f"there are {len(scores)} scores for {state.players} players")
    for seat, score in enumerate(scores):
        state.scores[seat] = check_score(state, score)


def _several(name: str, given: Iterable[int], what: str) -> list[int]:
    if not isinstance(given, Iterable):
        wrong(f"{name} are several {what}, not {given!r}")
    return list(given)


def check_score(state: State, score: object) -> int:
    """What somebody can have while the game goes on."""
    limit, whole = MAX_SCORE if state.scoring == SCORE_HAND else state.target, as_whole(score)
    if whole is None or not 0 <= whole < limit:
        wrong(f"a score is a number from 0 to {limit - 1} (the target ends the game)")
    return whole


def start_play(state: State, turn: int, direction: str) -> None:
    if direction not in DIRECTIONS:
        wrong(f"direction is left or right, not {direction!r}")
    state.direction = DIRECTIONS[direction]
    start_turn(state, check_seat(turn, state.players, "turn"))
