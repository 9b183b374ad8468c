"""A tiny deck whose every chance can be worked out: by the engine, and by hand-made arithmetic.

Two players hold one card each. Both have the same habit: play the first card that matches, call
UNO where it is due; without a match draw, and play the card drawn if it matches.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cache
from itertools import permutations

from lastcard import Game
from lastcard.editions.edition import DRAW_FOUR, Edition
from lastcard.rules.piles import _rebuild_draw_pile

# A 1 and a 2, or a 1 and a Skip, in each of four colours: eight cards, and nothing else.
_NOTHING_ELSE = (replace(DRAW_FOUR, copies=0),)
ONES_AND_TWOS = Edition(
    "tiny-numbers", "", "", _NOTHING_ELSE, (0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
)
ONES_AND_SKIPS = Edition(
    "tiny-skips", "", "", _NOTHING_ELSE, (0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0)
)

TOP = "r1"
TO_THE_END = 12  # decisions: no round of eight cards takes more

Odds = tuple[Fraction, Fraction]  # for each seat, the chance to have gone out
NOBODY_YET = Fraction(0), Fraction(0)
BY_WINNER = (Fraction(1), Fraction(0)), (Fraction(0), Fraction(1))


def deals(edition: Edition) -> list[tuple[str, str]]:
    """All equally likely deals after TOP was turned up: a card for each seat.

    Any other number turned up would be the same with other names for colours and numbers.
    """
    return list(permutations([code for code in edition.kinds if code != TOP], 2))


def average(cases: list[Odds]) -> Odds:
    """The odds when each of some cases is equally likely."""
    mine = sum((odds[0] for odds in cases), Fraction(0))
    other = sum((odds[1] for odds in cases), Fraction(0))
    return mine / len(cases), other / len(cases)


# By the engine.


def dealt_game(edition: Edition, first: str, second: str) -> Game:
    return Game.setup(edition, [first, second], top=TOP, hand_size=1)


class EngineOdds:
    """Plays a game out, with every card that chance may bring on top of the draw pile."""

    def __init__(self) -> None:
        self.found: dict[object, Odds] = {}

    def within(self, decisions: int, game: Game) -> Odds:
        """The odds of both seats to go out within so many decisions."""
        if game.round_winner is not None:
            return BY_WINNER[game.round_winner]
        if not decisions:
            return NOBODY_YET
        key = (decisions, _what_matters(game))
        if key not in self.found:
            cases = [self.within(decisions - 1, after) for after in _outcomes(game)]
            self.found[key] = average(cases)
        return self.found[key]


def _what_matters(game: Game) -> object:
    pile = sorted(game._state.draw_pile[: game.draw_count])
    under_top = sorted(game.discards[:-1])
    return repr((game.hand(0), game.hand(1), pile, under_top, game.top, game.phase, game.to_act))


def _outcomes(game: Game) -> Iterator[Game]:
    """What the player's habit leads to, once for each card that may lie on top of the pile."""
    cards = [code for code in game.legal() if code[0] in "rygb"]
    if cards:
        yield _after(game, next((code for code in cards if code.endswith("!")), cards[0]))
    elif "draw" not in game.legal():
        yield _after(game, "pass")
    else:
        yield from (_after(twin, "draw") for twin in _with_each_card_on_top(game))


def _after(game: Game, code: str) -> Game:
    twin = game.copy()
    twin.play(code)
    return twin


def _with_each_card_on_top(game: Game) -> Iterator[Game]:
    rebuilt = game.copy()
    if not rebuilt.draw_count:
        _rebuild_draw_pile(rebuilt._state)
    for place in range(rebuilt.draw_count):
        twin = rebuilt.copy()
        pile, top = twin._state.draw_pile, twin.draw_count - 1
        pile[place], pile[top] = pile[top], pile[place]
        yield twin


# By arithmetic that knows nothing of the engine.


@dataclass(frozen=True)
class Table:
    """The mover's hand, the other's, the pile, what lies under the top card, and that card."""

    mine: tuple[str, ...]
    other: tuple[str, ...]
    pile: tuple[str, ...]
    under: tuple[str, ...]
    top: str
    drawn: str = ""  # waiting to be played

    def matches(self, card: str) -> bool:
        return card[0] == self.top[0] or card[1] == self.top[1]


def dealt(edition: Edition, first: str, second: str) -> Table:
    pile = sorted(set(edition.kinds) - {first, second, TOP})
    return Table((first,), (second,), tuple(pile), (), TOP)


@cache
def worked_out(table: Table, decisions: int) -> Odds:
    """The odds of who moves now and of the other, to go out within so many decisions."""
    if not table.mine:
        return BY_WINNER[0]
    if not decisions:
        return NOBODY_YET
    card = table.drawn or next(filter(table.matches, table.mine), "")
    if card:
        return _play(table, card, decisions - 1)
    if not table.pile and not table.under:
        return _other_moves(table, decisions - 1)
    pile, under = (table.pile, table.under) if table.pile else (table.under, ())
    fresh = replace(table, pile=pile, under=under)
    return average([_draw(fresh, card, decisions - 1) for card in pile])


def _play(table: Table, card: str, decisions: int) -> Odds:
    hand = _without(table.mine, card)
    if not hand:
        return BY_WINNER[0]
    under = tuple(sorted((*table.under, table.top)))
    after = replace(table, mine=hand, under=under, top=card, drawn="")
    skipped = card[1] == "S"  # with two players, who skips moves again
    return worked_out(after, decisions) if skipped else _other_moves(after, decisions)


def _draw(table: Table, card: str, decisions: int) -> Odds:
    after = replace(
        table, mine=tuple(sorted((*table.mine, card), key=_order)), pile=_without(table.pile, card)
    )
    if table.matches(card):
        return worked_out(replace(after, drawn=card), decisions)
    return _other_moves(after, decisions)


def _other_moves(table: Table, decisions: int) -> Odds:
    swapped = replace(table, mine=table.other, other=table.mine, drawn="")
    other, mover = worked_out(swapped, decisions)
    return mover, other


def _without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]


def _order(card: str) -> tuple[int, int]:
    """Hands are sorted by colour, then by symbol, as the engine lists its moves."""
    return "rygb".index(card[0]), "12S".index(card[1])
