"""Possible worlds: what the hidden cards might be, given what a seat has seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .loader import compile_function
from .rules.cards import KINDS, NO_SYMBOL, color_of, is_wild
from .rules.chance import below
from .rules.matching import holds_barring_card
from .rules.save_the_day import shield_kind
from .rules.state import RESPOND

if TYPE_CHECKING:
    from ..rules.state import Luck, State

_BELIEVED = 3  # in 4: how often a player who drew on a colour is taken to lack it
_HONEST = 3  # in 4: how often a Wild Draw Four is taken to be honest, whatever the hand


@compile_function
def imagine(world: State, seat: int, luck: Luck) -> None:
    """Fill a copy of what a seat sees with hidden cards that fit it."""
    world.imagined, world.telling = 1, 0
    for i in range(4):
        world.dice[i] = below(luck, 0xFFFFFFFF) + 1
    _gather_unseen(world)
    for i in range(world.draw_count - 1, 0, -1):
        _swap(world, i, below(luck, i + 1))
    for other in range(world.players):
        if other != seat:
            _deal_unseen(world, other, luck)
    if _may_be_bluff(world):
        world.bluff = 1 if below(luck, 4) >= _HONEST else 0


@compile_function
def _may_be_bluff(world: State) -> bool:
    if world.phase != RESPOND or world.symbol != NO_SYMBOL:
        return False
    barred: bool = holds_barring_card(world, world.turn, world.color_before)
    return barred


@compile_function
def _swap(world: State, one: int, other: int) -> None:
    pile = world.draw_pile
    pile[one], pile[other] = pile[other], pile[one]


@compile_function
def _gather_unseen(world: State) -> None:
    """Put all cards that are not in sight into the draw pile."""
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
    """A card for a hand; of a colour that the player drew on of late, rarely."""
    last = world.draw_count - 1
    kind = world.draw_pile[last]
    shunned = not is_wild(kind) and world.shunned[seat] >> color_of(kind) & 1 != 0
    if shunned and below(luck, 4) < _BELIEVED:
        _swap(world, last, below(luck, last + 1))
        kind = world.draw_pile[last]
    world.draw_count = last
    return kind
