"""Possible worlds: what the hidden cards might be, given what a seat has seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .loader import compile_function
from .rules.bits import count_bits
from .rules.cards import (
    COLOR_CHOICE,
    KINDS,
    NO_SYMBOL,
    RED,
    cards_of_color,
    color_of,
    is_wild,
    takes_power,
)
from .rules.chance import below
from .rules.matching import holds_barring_card
from .rules.piles import shuffle_draw_pile
from .rules.powers import may_receive, shield_kind
from .rules.state import RESPOND

if TYPE_CHECKING:
    from ..rules.state import Luck, State

_HONEST = 3  # in 4: how often a Wild Draw Four is taken to be honest, whatever the hand
_TRIES = 4  # how often another card is dealt in place of one that hardly can be there
# Out of 16: how often a card is doubted in the hand of a player who drew instead of playing it, by
# the number of colours on which that player has drawn of late. What was drawn later is free.
_DOUBT = (0, 15, 13, 8, 0)
_DOUBT_OF_WILD = 15
_KEPT = 4  # out of 16: how often a coloured card is doubted in a small hand, where wilds are kept
_SMALL = 5
_SPENT = 8  # and how often a wild that gives a power is, in any hand: good players play those soon
_GIVEN_AWAY = 15  # and how often a red card is in the hand of whoever may give those away


@compile_function
def imagine(world: State, seat: int, luck: Luck) -> None:
    """Deal the cards gathered by `gather_unseen`, so that they fit what the seat has seen."""
    for i in range(4):
        world.dice[i] = below(luck, 0xFFFFFFFF) + 1
    certain = may_be_bluff(world)  # by the cards that are known
    for i in range(world.draw_count - 1, 0, -1):
        _swap(world, i, below(luck, i + 1))
    for other in range(world.players):
        if other != seat:
            _deal_unseen(world, other, luck)
    if may_be_bluff(world):
        world.bluff = 1 if certain or below(luck, 4) >= _HONEST else 0


@compile_function
def leave_open(world: State, luck: Luck) -> None:
    """Let the hands be as they are, and what lies in the draw pile be any of what is left."""
    world.imagined, world.notes_events = 1, 0
    for i in range(4):
        world.dice[i] = below(luck, 0xFFFFFFFF) + 1
    shuffle_draw_pile(world)


@compile_function
def may_be_bluff(world: State) -> bool:
    if world.phase != RESPOND or world.symbol != NO_SYMBOL:
        return False
    barred: bool = holds_barring_card(world, world.turn, world.color_before)
    return barred


@compile_function
def _swap(world: State, one: int, other: int) -> None:
    pile = world.draw_pile
    pile[one], pile[other] = pile[other], pile[one]


@compile_function
def gather_unseen(world: State) -> None:
    """Put all cards that are not in sight into the draw pile of a copy of what a seat sees."""
    world.imagined, world.notes_events = 1, 0
    count = 0
    for kind in range(KINDS):
        unseen = world.deck[kind] - _count_seen(world, kind)
        for _ in range(unseen):
            world.draw_pile[count] = kind
            count += 1
    world.draw_count = count


@compile_function
def _count_seen(world: State, kind: int) -> int:
    seen = 0
    for holder in range(world.players):
        seen += world.hands[holder, kind]
    for i in range(world.discard_count):
        if world.discard_pile[i] == kind:
            seen += 1
    if world.shields and kind == shield_kind(world):
        shields = world.shields
        while shields:
            seen += 1
            shields &= shields - 1
    return seen


@compile_function
def _deal_unseen(world: State, seat: int, luck: Luck) -> None:
    """Deal a seat what it holds beyond the cards that are known."""
    known = 0
    for kind in range(KINDS):
        known += world.hands[seat, kind]
    for _ in range(world.sizes[seat] - known):
        kind = _draw_unseen(world, seat, luck)
        world.hands[seat, kind] += 1
        world.holds[seat] |= 1 << kind


@compile_function
def _draw_unseen(world: State, seat: int, luck: Luck) -> int:
    """A card for a hand, rarely one that its owner would have played by now."""
    last = world.draw_count - 1
    for _ in range(_TRIES):
        if below(luck, 16) >= doubt(world, seat, world.draw_pile[last]):
            break
        _swap(world, last, below(luck, last + 1))
    world.draw_count = last
    return world.draw_pile[last]


@compile_function
def doubt(world: State, seat: int, kind: int) -> int:
    """How often, out of 16, a card is taken not to be in a hand."""
    drew_on, effect = world.drew_on[seat], world.effects[kind]
    if gives_away(world, seat, kind):
        return _GIVEN_AWAY
    if drew_on == 0 and (effect == COLOR_CHOICE or takes_power(effect)):
        return _SPENT
    if drew_on == 0:
        return 0 if is_wild(kind) or world.sizes[seat] > _SMALL else _KEPT
    if is_wild(kind):
        return _DOUBT_OF_WILD
    return _DOUBT[count_bits(drew_on)] if drew_on >> color_of(kind) & 1 else 0


@compile_function
def gives_away(world: State, seat: int, kind: int) -> bool:
    """Would whoever has the red power have given a card away by now?"""
    if world.powers[RED] != seat or not cards_of_color(RED) >> kind & 1:
        return False
    for other in range(world.players):
        if may_receive(world, seat, other):
            return True
    return False
