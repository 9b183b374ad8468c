"""Why a move is a good one, in words: facts that the player can see, never guesses."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import islice

from ..editions import Edition, find_edition
from ..editions.edition import COLOR_LETTERS
from ..notation import Move, is_wild
from ..rules import cards, clauses
from ..rules.matching import bars_draw_four
from ..rules.penalties import WRONG_CHALLENGE
from ..rules.powers import is_safe
from ..rules.state import SCORE_HAND
from ..rules.turn import next_in_line, seat_after
from ..view import View

MOST_REASONS = 2
FEW = 2  # cards with which somebody is about to go out
GIVEN = COLOR_LETTERS[cards.RED]  # the colour of the cards that a power gives away
MANY = 4  # cards of which one is probably of a given colour


@dataclass(frozen=True)
class Reason:
    """A fact that speaks for a move, in no language: `what` names the message that says it.

    `seat` is another player, cards are codes, colours and powers letters.
    """

    what: str
    count: int = 0
    seat: int | None = None
    color: str = ""
    cards: tuple[str, ...] = ()
    power: str = ""
    drawn: int = 0  # cards that the other one gets
    own: int = 0  # cards that go to the other one


Reasons = Iterator[Reason]


@dataclass(frozen=True)
class Case:
    """A move, and what its player sees."""

    view: View
    move: Move

    @cached_property
    def edition(self) -> Edition:
        return find_edition(self.view.edition)

    @cached_property
    def moves(self) -> list[Move]:
        return [Move.parse(code) for code in self.view.legal]

    @cached_property
    def playable(self) -> list[str]:
        """The cards that could be played now, each once."""
        return list(dict.fromkeys(move.what for move in self.moves if self.is_card(move.what)))

    @property
    def wilds(self) -> tuple[str, ...]:
        """Those of them that are wild."""
        return tuple(filter(is_wild, self.playable))

    @property
    def plays_card(self) -> bool:
        return self.is_card(self.move.what)

    @property
    def names_something(self) -> bool:
        """Is something chosen with the card, so that it can be played in several ways?"""
        return bool(self.move.color or self.move.power) or self.move.seat is not None

    def is_card(self, what: str) -> bool:
        return what in self.edition.kinds

    @property
    def effect(self) -> int:
        return self.view.state.effects[self.edition.kinds[self.move.what]]

    @property
    def deeds(self) -> list[int]:
        """What the clauses of the card do, if it has any."""
        state, rule = self.view.state, self.effect - cards.FIRST_RULE
        if rule < 0:
            return []
        return [state.clauses[i, 1] for i in range(*state.rule_starts[rule : rule + 2])]

    @property
    def color(self) -> str | None:
        """The colour that is to be followed after the move."""
        if self.move.color:
            return self.move.color
        return self.move.what[0] if self.plays_card else None

    def count_color(self, letter: str) -> int:
        """How many cards of a colour stay in hand after the move."""
        own = sum(code[0] == letter for code in self.view.hand if not is_wild(code))
        return own - (self.plays_card and self.move.what[0] == letter)

    @property
    def left(self) -> int:
        """How many cards stay in hand."""
        return len(self.view.hand) - 1

    @property
    def wins_at_once(self) -> bool:
        gives_all = self.move.what == "give" and self.count_color(GIVEN) == len(self.view.hand)
        return gives_all or (self.plays_card and self.left == 0)

    @property
    def is_bluff(self) -> bool:
        """Is it a Wild Draw Four against the rule, which may be challenged?"""
        draws_four = self.plays_card and self.effect == cards.DRAWS_FOUR
        return draws_four and self.left > 0 and bars_draw_four(self.view.state, self.view.own_seat)


def find_reasons(view: View, code: str, made: str | None = None) -> tuple[Reason, ...]:
    """The best of what speaks for a move, and whether it is a bluff.

    What speaks for the move that was `made` as well is no reason to prefer the other.
    """
    case = Case(view, Move.parse(code))
    alike = set(list_reasons(Case(view, Move.parse(made)))) if made else set()
    told = (reason for reason in list_reasons(case) if reason not in alike)
    bluff = [Reason("bluff")] if case.is_bluff else []
    return (*islice(told, MOST_REASONS), *bluff)


def list_reasons(case: Case) -> Reasons:
    """What speaks for a move, the strongest first."""
    what = case.move.what
    if case.plays_card and case.wins_at_once:
        yield Reason("last")
    elif case.plays_card:
        yield from _for_a_card(case)
    elif what in _FOR_VERBS:
        yield from _FOR_VERBS[what](case)
    elif not what and case.color:
        yield from _for_a_color(case)


# What is not a card.


def _for_catching(case: Case) -> Reasons:
    owed = case.view.uno_owed
    if owed is not None:
        yield Reason("catch", seat=owed, count=case.view.state.uno_penalty)


def _for_calling(case: Case) -> Reasons:
    yield Reason("call", case.view.state.uno_penalty)


def _for_drawing(case: Case) -> Reasons:
    if not case.playable:
        yield Reason("none-fits")
    elif len(case.wilds) == len(case.playable):
        yield Reason("keep", cards=case.wilds)


def _for_passing(case: Case) -> Reasons:
    if case.view.drawn and is_wild(case.view.drawn):
        yield Reason("keep", cards=(case.view.drawn,))


def _for_flipping(case: Case) -> Reasons:
    yield Reason("flip")


def _for_giving(case: Case) -> Reasons:
    if case.wins_at_once:
        yield Reason("give-out")
    else:
        yield Reason("give", case.count_color(GIVEN))


def _for_challenging(case: Case) -> Reasons:
    accused, color = case.view.turn, COLOR_LETTERS[case.view.state.color_before]
    size = case.view.hand_sizes[accused]
    if any(code[0] == color for code in case.view.known[accused] if not is_wild(code)):
        yield Reason("seen", seat=accused, color=color)
    elif size >= MANY and not _has_drawn_on(case, accused, color):
        yield Reason("many", size, accused, color)


def _for_accepting(case: Case) -> Reasons:
    view = case.view
    color = COLOR_LETTERS[view.state.color_before]
    if "challenge" not in view.legal:
        if not case.playable:
            yield Reason("cannot-answer")
        return
    if _has_drawn_on(case, view.turn, color):
        yield Reason("drew", seat=view.turn, color=color)
    yield Reason("wrong-challenge", view.debt + WRONG_CHALLENGE)


_FOR_VERBS = {
    "catch": _for_catching,
    "uno": _for_calling,
    "draw": _for_drawing,
    "pass": _for_passing,
    "flip": _for_flipping,
    "give": _for_giving,
    "challenge": _for_challenging,
    "accept": _for_accepting,
}


# Cards.


def _for_a_card(case: Case) -> Reasons:
    yield from _for_hitting(case)
    fitting = [code for code in case.view.hand if code in case.playable]
    if len(fitting) == 1 and case.view.phase == "turn":
        yield Reason("only")
        if not case.names_something:
            return
    yield from _for_special_effect(case)
    yield from _for_a_color(case)
    yield from _for_points(case)
    if case.wilds and not is_wild(case.move.what):
        yield Reason("keep", cards=case.wilds)


def _for_hitting(case: Case) -> Reasons:
    """A card that hits somebody who is about to go out, more so than whoever plays instead."""
    target = _target(case)
    if target is None or not _is_a_threat(case, target):
        return
    drawn = {cards.DRAWS_TWO: 2, cards.DRAWS_FOUR: 4}.get(case.effect, 0) + case.view.debt
    size = case.view.hand_sizes[target]
    if not drawn:
        yield Reason("misses", size, target)
    elif case.effect == cards.DRAWS_FOUR or case.view.state.stacking:
        yield Reason("owes", size, target, drawn=drawn)
    else:
        yield Reason("draws", size, target, drawn=drawn)


def _is_a_threat(case: Case, target: int) -> bool:
    sizes = case.view.hand_sizes
    instead = seat_after(case.view.state, target)
    return sizes[target] <= FEW and (instead == case.view.seat or sizes[target] < sizes[instead])


def _target(case: Case) -> int | None:
    """Whom a card makes miss a turn, if it does."""
    state = case.view.state
    hits = (cards.SKIPS, cards.DRAWS_TWO, cards.DRAWS_FOUR)
    skips = case.effect == cards.REVERSES and state.players == 2 and state.reverse_skips
    if case.effect not in hits and not skips:
        return None
    in_turn = case.view.seat == state.turn
    target = next_in_line(state) if in_turn else seat_after(state, case.view.own_seat)
    shielded = state.shields >> target & 1
    return None if shielded or is_safe(state, target) else target


def _for_special_effect(case: Case) -> Reasons:
    view, effect = case.view, case.effect
    giver = _who_gives_the_hand(case)
    if giver is not None and view.hand_sizes[giver] < case.left:
        yield Reason("better-hand", view.hand_sizes[giver], giver, own=case.left)
    elif clauses.FILL_UP in case.deeds and _is_largest(case):
        yield Reason("largest")
    elif effect == cards.COLOR_CHOICE or cards.takes_power(effect):
        power = case.move.power or COLOR_LETTERS[effect - cards.TAKES_POWER]
        if view.powers.get(power) != view.seat:
            yield Reason("power", power=power)


def _who_gives_the_hand(case: Case) -> int | None:
    """Whose hand comes to the player of a card that moves hands."""
    view = case.view
    if clauses.SWAP in case.deeds:
        return case.move.seat
    steps = {clauses.PASS_LEFT: -1, clauses.PASS_RIGHT: 1, clauses.PASS_ON: -view.state.direction}
    return next(
        ((view.own_seat + steps[deed]) % view.players for deed in case.deeds if deed in steps), None
    )


def _is_largest(case: Case) -> bool:
    sizes = [case.view.hand_sizes[other] for other in _others(case)]
    return max(sizes) <= case.left > min(sizes)


def _others(case: Case) -> list[int]:
    return [seat for seat in range(case.view.players) if seat != case.view.seat]


def _for_a_color(case: Case) -> Reasons:
    """What is to be followed suits the own hand, or does not suit the next player."""
    color = case.color
    if color is None or (case.plays_card and _who_gives_the_hand(case) is not None):
        return
    count = case.count_color(color)
    if count and count == max(map(case.count_color, _choice_of_colors(case))):
        yield Reason("color", count, color=color)
    following = seat_after(case.view.state, case.view.own_seat)
    settles = not case.plays_card or case.effect == cards.NOTHING
    if settles and _has_drawn_on(case, following, color):
        yield Reason("drew", seat=following, color=color)


def _choice_of_colors(case: Case) -> set[str]:
    """The colours that some move would have everybody follow."""
    named = {move.color for move in case.moves if move.color}
    return {color for color in named if color} | {
        code[0] for code in case.playable if not is_wild(code)
    }


def _has_drawn_on(case: Case, seat: int, color: str) -> bool:
    return bool(case.view.state.drew_on[seat] >> COLOR_LETTERS.index(color) & 1)


def _for_points(case: Case) -> Reasons:
    """A dear card goes before somebody else goes out, where it is points that decide."""
    if case.view.state.scoring == SCORE_HAND:
        return
    fewest = min(case.view.hand_sizes[seat] for seat in _others(case))
    points = case.edition.values
    worth = points[case.edition.kinds[case.move.what]]
    dearest = max(points[case.edition.kinds[code]] for code in case.playable)
    if fewest <= FEW and worth == dearest >= points[cards.SKIP]:
        yield Reason("points", worth)
