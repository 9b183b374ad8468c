"""Worlds that make what the others did likely: a chain of deals, each a little unlike the last.

Every card that somebody else has held of late is a row: what it is, before which deed it came and
with which it went. A step changes what a card is, or which of two came first, or how often one of
the others goes by whim and not as `sharp` does, and is taken back if that makes the deeds less
likely, the more often the less likely they are (Metropolis).
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from ..rules.deeds import WIDTH
from ..rules.state import MAX_PLAYERS
from .layout import RECORD
from .likelihood import LIKELIHOOD, WHIMS, cost_of_doubt, cost_of_drawing, cost_of_playing
from .loader import compile_function, compile_into_caller
from .rules.actions import DRAW, FLIP, what_of
from .rules.cards import COLORS, KINDS
from .rules.chance import below
from .rules.deeds import (
    COLOR,
    DREW_ON,
    LEFTWARDS,
    MOVE,
    PHASE,
    POWERS,
    SEAT,
    SHIELDS,
    SIZES,
    SYMBOL,
)
from .rules.state import DRAWN, LEFT, RIGHT, TURN
from .worlds import doubt, gives_away, imagine, leave_open, may_be_bluff

if TYPE_CHECKING:
    from ..rules.state import Luck, State
    from .layout import Record

WORLDS = 4  # the one dealt, room to play on, what is unseen, and the chain's
_CARDS = 400  # room for so many
_KIND, _SINCE, _UNTIL, _HOLDER, _STAYS = 0, 1, 2, 3, 4  # the columns
_FREE, _KNOWN, _PLAYED_AT_ONCE = 0, 1, 2  # why a card stays what it is, and where
_UNNAMED = -1

_FIRST_STEPS, _STEPS = 1_000, 20  # of the chain, before the first world and before each
_WHOLE = 1 << 30


class Memory(NamedTuple):
    """What has been done, and room to think about it."""

    deeds: Any  # a row for each
    then: Record  # how each found the table, with the hand of whoever did it
    costs: Any  # how unlikely each is in the chain's world, ...
    fresh: Any  # ... and would be after the step
    drawn: Any  # for each the card that was drawn and did not fit, or -1
    cards: Any
    count: Any  # of cards; 0 if what was done does not fit together
    whims: Any  # which of the players of `WHIMS` each seat is taken to be
    doubts: Any  # how unlikely each seat's cards are by themselves: in the first hand, and now


def remember(deeds: bytes) -> Memory:
    """What a view or a game has noted, ready for compiled code."""
    rows = np.frombuffer(deeds, np.uint8).reshape(-1, WIDTH)
    wide = rows.astype(np.int64)
    wide[:, MOVE] += (wide[:, MOVE + 1] << 8) + (wide[:, MOVE + 2] << 16)
    wide[:, SHIELDS] += wide[:, SHIELDS + 1] << 8
    wide[:, POWERS : POWERS + COLORS] = rows[:, POWERS : POWERS + COLORS].view(np.int8)
    costs, fresh, drawn = np.zeros((3, len(wide)), np.int64)
    cards = np.zeros((_CARDS if len(wide) else 0, 5), np.int64)
    then = np.zeros(len(wide), RECORD)
    count, whims = np.zeros(1, np.int64), np.zeros(MAX_PLAYERS, np.int64)
    doubts = np.zeros((2, MAX_PLAYERS, KINDS), np.int64)
    return Memory(wide, then, costs, fresh, drawn, cards, count, whims, doubts)


@compile_into_caller
def deal_world(memory: Memory, worlds: Record, number: int, seat: int, luck: Luck) -> None:
    """Deal what `gather_unseen` has put into the third world, for the first one.

    Going by deeds, worlds have to be dealt in the order of their numbers.
    """
    if number == 0 and len(memory.deeds):
        _begin_chain(memory, worlds, seat, luck)
    if memory.count[0] == 0:
        worlds[0] = worlds[2]
        imagine(worlds[0], seat, luck)
        return
    for _ in range(_STEPS):
        _step(memory, worlds[3], luck)
    worlds[0] = worlds[3]
    leave_open(worlds[0], luck)
    worlds[0].bluff = 1 if may_be_bluff(worlds[0]) else 0


@compile_into_caller
def _begin_chain(memory: Memory, worlds: Record, seat: int, luck: Luck) -> None:
    _list_cards(memory, worlds[2], seat)
    worlds[3] = worlds[2]
    imagine(worlds[3], seat, luck)
    _name_cards(memory, worlds[3], worlds[2])
    for number in range(len(memory.deeds)):
        memory.then[number] = worlds[2]
        _set_back(memory.then[number], memory.deeds[number])
    _list_doubts(memory, worlds[2])
    for i in range(memory.count[0]):
        card = memory.cards[i]
        _hold(memory, card[_SINCE], card[_UNTIL], card[_HOLDER], card[_KIND], 1)
    for number in range(len(memory.deeds)):
        memory.costs[number] = _cost(memory, number)
    if memory.count[0]:
        for _ in range(_FIRST_STEPS):
            _step(memory, worlds[3], luck)


# Who got cards when.


@compile_function
def _list_cards(memory: Memory, game: State, seat: int) -> None:
    """One row for each card that the others had, and have got since."""
    memory.count[0] = 0
    held = 0
    for holder in range(game.players):
        if holder != seat:
            held += game.sizes[holder]
            for _ in range(memory.deeds[0, SIZES + holder]):
                _add(memory, holder, 0)
    for number in range(len(memory.deeds)):
        memory.drawn[number] = -1
        for holder in range(game.players):
            if holder != seat:
                _follow(memory, number, holder, game)
    if _count_unnamed(memory) != held:
        memory.count[0] = 0


@compile_function
def _count_unnamed(memory: Memory) -> int:
    unnamed = 0
    for i in range(memory.count[0]):
        if memory.cards[i, _KIND] == _UNNAMED:
            unnamed += 1
    return unnamed


@compile_function
def _add(memory: Memory, holder: int, since: int) -> None:
    number = memory.count[0]
    if number < _CARDS:
        card = memory.cards[number]
        card[_KIND], card[_SINCE], card[_UNTIL] = _UNNAMED, since, len(memory.deeds) + 1
        card[_HOLDER], card[_STAYS] = holder, _FREE
        memory.count[0] = number + 1


@compile_function
def _follow(memory: Memory, number: int, holder: int, game: State) -> None:
    """What a deed took from a hand and brought to it."""
    deed, is_last = memory.deeds[number], number + 1 == len(memory.deeds)
    new = game.sizes[holder] if is_last else memory.deeds[number + 1, SIZES + holder]
    new -= deed[SIZES + holder]
    is_own, what = deed[SEAT] == holder, what_of(deed[MOVE])
    if is_own and what < KINDS:
        _play(memory, number, holder, what)
        new += 1
    if is_own and what == DRAW and new == 1 and not _is_asked(memory, number, game):
        memory.drawn[number] = min(memory.count[0], _CARDS - 1)
    for _ in range(new):
        _add(memory, holder, number + 1)


@compile_function
def _is_asked(memory: Memory, number: int, game: State) -> bool:
    """Could whoever drew a card play it?"""
    seat = int(memory.deeds[number, SEAT])
    if number + 1 == len(memory.deeds):
        return game.phase == DRAWN and game.to_act == seat
    after = memory.deeds[number + 1]
    return int(after[SEAT]) == seat and int(after[PHASE]) == DRAWN + 1


@compile_function
def _play(memory: Memory, number: int, holder: int, kind: int) -> None:
    """Of the cards held, the one just drawn goes, or the one held longest: steps change that."""
    at_once = memory.deeds[number, PHASE] == DRAWN + 1
    found = -1
    for i in range(memory.count[0]):
        is_held = memory.cards[i, _HOLDER] == holder and memory.cards[i, _KIND] == _UNNAMED
        if is_held and (at_once or found < 0):
            found = i
    if found >= 0:
        card = memory.cards[found]
        card[_KIND], card[_UNTIL] = kind, number + 1
        card[_STAYS] = _PLAYED_AT_ONCE if at_once else _FREE


@compile_function
def _name_cards(memory: Memory, world: State, unseen: State) -> None:
    """Give the cards that are still held the kinds that they have in a world."""
    for holder in range(world.players):
        kind, given = 0, 0
        for i in range(memory.count[0]):
            card = memory.cards[i]
            if card[_HOLDER] == holder and card[_KIND] == _UNNAMED:
                while given == world.hands[holder, kind]:
                    kind, given = kind + 1, 0
                card[_KIND] = kind
                card[_STAYS] = _KNOWN if given < unseen.hands[holder, kind] else _FREE
                given += 1


@compile_function
def _list_doubts(memory: Memory, game: State) -> None:
    """What is known of the hands by other than deeds; nothing of those just dealt."""
    first = memory.then[0]
    for seat in range(game.players):
        for kind in range(KINDS):
            if not _is_dealt(first):
                memory.doubts[0, seat, kind] = cost_of_doubt(doubt(first, seat, kind))
            if gives_away(game, seat, kind):
                memory.doubts[1, seat, kind] = cost_of_doubt(doubt(game, seat, kind))


@compile_function
def _is_dealt(game: State) -> bool:
    for seat in range(game.players):
        if game.sizes[seat] != game.hand_size:
            return False
    return True


@compile_function
def _set_back(game: State, deed: Any) -> None:
    """Let a table be as a deed found it, but for the hand."""
    seat = deed[SEAT]
    game.turn = game.to_act = seat
    game.phase = deed[PHASE] - 1
    game.color, game.symbol = deed[COLOR] - 1, deed[SYMBOL] - 1
    game.direction = LEFT if deed[LEFTWARDS] else RIGHT
    game.shields = deed[SHIELDS]
    for color in range(COLORS):
        game.powers[color] = deed[POWERS + color]
    for other in range(game.players):
        game.sizes[other] = deed[SIZES + other]
        game.drew_on[other] = deed[DREW_ON + other]
    game.holds[seat] = 0
    for kind in range(KINDS):
        game.hands[seat, kind] = 0


@compile_function
def _hold(memory: Memory, first: int, stop: int, holder: int, kind: int, more: int) -> None:
    """Put a card into a hand, or (-1) take it out, for the time of some deeds."""
    for number in range(first, min(stop, len(memory.deeds))):
        if memory.deeds[number, SEAT] == holder:
            game = memory.then[number]
            game.hands[holder, kind] += more
            if game.hands[holder, kind]:
                game.holds[holder] |= 1 << kind
            else:
                game.holds[holder] &= ~(1 << kind)


# Steps.


@compile_function
def _step(memory: Memory, world: State, luck: Luck) -> None:
    one, way = below(luck, memory.count[0]), below(luck, 16)
    if way >= 8:
        _try_another_kind(memory, world, one, luck)
    elif way:
        _try_another_order(memory, one, below(luck, memory.count[0]), luck)
    else:
        _try_another_whim(memory, memory.cards[one, _HOLDER], luck)


@compile_function
def _try_another_kind(memory: Memory, world: State, one: int, luck: Luck) -> None:
    """Let a card that is still held change places with one that nobody has."""
    card = memory.cards[one]
    if card[_UNTIL] <= len(memory.deeds) or card[_STAYS] or world.draw_count == 0:
        return
    place = below(luck, world.draw_count)
    old, new, holder = card[_KIND], world.draw_pile[place], card[_HOLDER]
    if old == new:
        return
    now = memory.doubts[1, holder]
    more = now[new] - now[old] + _more_doubt(memory, card[_SINCE], holder, old, new)
    _change_kind(memory, card, new)
    if _is_kept(memory, card[_SINCE], len(memory.deeds), holder, more, luck):
        world.draw_pile[place] = old
        _exchange_cards(world, holder, old, new)
    else:
        _change_kind(memory, card, old)


@compile_function
def _change_kind(memory: Memory, card: Any, kind: int) -> None:
    _hold(memory, card[_SINCE], card[_UNTIL], card[_HOLDER], card[_KIND], -1)
    _hold(memory, card[_SINCE], card[_UNTIL], card[_HOLDER], kind, 1)
    card[_KIND] = kind


@compile_function
def _exchange_cards(world: State, holder: int, old: int, new: int) -> None:
    world.hands[holder, old] -= 1
    if world.hands[holder, old] == 0:
        world.holds[holder] &= ~(1 << old)
    world.hands[holder, new] += 1
    world.holds[holder] |= 1 << new


@compile_function
def _try_another_order(memory: Memory, one: int, other: int, luck: Luck) -> None:
    """Let of two cards of one holder the later one come first."""
    if memory.cards[one, _SINCE] > memory.cards[other, _SINCE]:
        one, other = other, one
    early, late = memory.cards[one], memory.cards[other]
    first, stop, holder = early[_SINCE], late[_SINCE], early[_HOLDER]
    if late[_HOLDER] != holder or first == stop or early[_UNTIL] <= stop:
        return
    if _PLAYED_AT_ONCE in (early[_STAYS], late[_STAYS]):
        return
    more = _more_doubt(memory, first, holder, early[_KIND], late[_KIND])
    _change_order(memory, one, other, first, stop)
    if not _is_kept(memory, first, stop, holder, more, luck):
        _change_order(memory, other, one, first, stop)


@compile_function
def _change_order(memory: Memory, early: int, late: int, first: int, stop: int) -> None:
    """For the time between two deeds, not the one card is held but the other."""
    holder = memory.cards[early, _HOLDER]
    _hold(memory, first, stop, holder, memory.cards[early, _KIND], -1)
    _hold(memory, first, stop, holder, memory.cards[late, _KIND], 1)
    memory.cards[early, _SINCE], memory.cards[late, _SINCE] = stop, first
    if first > 0 and memory.drawn[first - 1] == early:
        memory.drawn[first - 1] = late
    if memory.drawn[stop - 1] == late:
        memory.drawn[stop - 1] = early


@compile_function
def _try_another_whim(memory: Memory, holder: int, luck: Luck) -> None:
    """Let the holder be another kind of player; `WHIMS` has each as often as it is likely."""
    old, memory.whims[holder] = memory.whims[holder], below(luck, len(WHIMS))
    if not _is_kept(memory, 0, len(memory.deeds), holder, 0, luck):
        memory.whims[holder] = old


@compile_function
def _more_doubt(memory: Memory, since: int, holder: int, old: int, new: int) -> int:
    """Than before, if a card of the first hand becomes another."""
    if since:
        return 0
    return int(memory.doubts[0, holder, new] - memory.doubts[0, holder, old])


@compile_function
def _is_kept(memory: Memory, since: int, stop: int, holder: int, more: int, luck: Luck) -> bool:
    """After a change in what was held: is it likely enough, also what was drawn just before?

    `more` says how much more unlikely it is by itself.
    """
    first = max(since - 1, 0)
    for number in range(first, stop):
        if memory.deeds[number, SEAT] == holder:
            memory.fresh[number] = _cost(memory, number)
            more += memory.fresh[number] - memory.costs[number]
    if more > 0 and below(luck, _WHOLE) >= _WHOLE * math.exp(-more / LIKELIHOOD):
        return False
    for number in range(first, stop):
        if memory.deeds[number, SEAT] == holder:
            memory.costs[number] = memory.fresh[number]
    return True


@compile_function
def _cost(memory: Memory, number: int) -> int:
    """How unlikely a deed was, if done on a normal turn; the rest says little."""
    deed, game, cost = memory.deeds[number], memory.then[number], 0
    seat, what = deed[SEAT], what_of(deed[MOVE])
    if deed[PHASE] == TURN + 1 and what < KINDS:
        cost = cost_of_playing(game, seat, deed[MOVE], WHIMS[memory.whims[seat]])
    elif deed[PHASE] == TURN + 1 and (what == DRAW or what == FLIP):
        drawn = memory.drawn[number]
        cost = cost_of_drawing(game, seat, memory.cards[drawn, _KIND] if drawn >= 0 else -1)
    return cost
