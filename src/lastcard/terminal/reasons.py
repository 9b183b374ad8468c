"""Why a move is a good one, in words: facts that the player can see, never guesses."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property

from ..editions import EDITIONS, Edition
from ..editions.edition import COLOR_LETTERS
from ..notation import Move
from ..rules import cards, clauses
from ..rules.matching import bars_draw_four
from ..rules.penalties import WRONG_CHALLENGE
from ..rules.powers import is_safe
from ..rules.turn import next_in_line, seat_after
from ..view import View
from ..words import Names, Words
from ..words.words import color_id
from .card_text import is_wild

# The message that says it, and what to fill into it.
Given = Mapping[str, str | int]
Reason = tuple[str, Given]
Reasons = Iterator[Reason]

FEW = 2  # cards with which somebody is about to go out
GIVEN = COLOR_LETTERS[cards.RED]  # the colour of the cards that a power gives away
MANY = 4  # cards of which one is probably of a given colour


@dataclass(frozen=True)
class Case:
    """A move, and what its player sees."""

    view: View
    move: Move
    names: Names
    words: Words

    @cached_property
    def edition(self) -> Edition:
        return EDITIONS[self.view.edition]

    @cached_property
    def moves(self) -> list[Move]:
        return [Move.parse(code) for code in self.view.legal]

    @cached_property
    def playable(self) -> list[str]:
        """The cards that could be played now, each once."""
        return list(dict.fromkeys(move.what for move in self.moves if self.is_card(move.what)))

    @property
    def plays_card(self) -> bool:
        return self.is_card(self.move.what)

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

    # What reasons are about.

    def color_of(self, letter: str) -> str:
        return color_id(self.edition, letter)

    def name(self, seat: int) -> str:
        return self.words.player(seat, self.names)

    def cards(self, codes: list[str]) -> str:
        return self.words.cards(self.edition, codes)


def list_reasons(case: Case) -> Reasons:
    """What speaks for a move, the strongest first."""
    what = case.move.what
    if case.plays_card and case.wins_at_once:
        yield "reason-last", {}
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
        yield "reason-catch", {"name": case.name(owed), "count": case.view.state.uno_penalty}


def _for_calling(case: Case) -> Reasons:
    yield "reason-call", {"count": case.view.state.uno_penalty}


def _for_drawing(case: Case) -> Reasons:
    wilds = [code for code in case.playable if is_wild(code)]
    if not case.playable:
        yield "reason-none-fits", {}
    elif len(wilds) == len(case.playable):
        yield "reason-keep", {"cards": case.cards(wilds)}


def _for_passing(case: Case) -> Reasons:
    if case.view.drawn and is_wild(case.view.drawn):
        yield "reason-keep", {"cards": case.cards([case.view.drawn])}


def _for_flipping(case: Case) -> Reasons:
    yield "reason-flip", {}


def _for_giving(case: Case) -> Reasons:
    if case.wins_at_once:
        yield "reason-give-out", {}
    else:
        yield "reason-give", {"count": case.count_color(GIVEN)}


def _for_challenging(case: Case) -> Reasons:
    accused, color = case.view.turn, COLOR_LETTERS[case.view.state.color_before]
    size = case.view.hand_sizes[accused]
    named = {"name": case.name(accused), "color": case.color_of(color)}
    if any(code[0] == color for code in case.view.known[accused] if not is_wild(code)):
        yield "reason-seen", named
    elif size >= MANY and not _has_drawn_on(case, accused, color):
        yield "reason-many", {**named, "count": size}


def _for_accepting(case: Case) -> Reasons:
    view = case.view
    color = COLOR_LETTERS[view.state.color_before]
    if "challenge" not in view.legal:
        if not case.playable:
            yield "reason-cannot-answer", {}
        return
    if _has_drawn_on(case, view.turn, color):
        yield "reason-drew", {"name": case.name(view.turn), "color": case.color_of(color)}
    yield "reason-wrong-challenge", {"count": view.debt + WRONG_CHALLENGE}


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
        yield "reason-only", {}
        return
    yield from _for_special_effect(case)
    yield from _for_a_color(case)
    yield from _for_points(case)
    yield from _for_keeping_wilds(case)


def _for_hitting(case: Case) -> Reasons:
    """A card that hits somebody who is about to go out, more so than whoever plays instead."""
    target = _target(case)
    if target is None or not _is_a_threat(case, target):
        return
    drawn = {cards.DRAWS_TWO: 2, cards.DRAWS_FOUR: 4}.get(case.effect, 0) + case.view.debt
    hit: Given = {"name": case.name(target), "count": case.view.hand_sizes[target]}
    if not drawn:
        yield "reason-misses", hit
    elif case.effect == cards.DRAWS_FOUR or case.view.state.stacking:
        yield "reason-owes", {**hit, "drawn": drawn}
    else:
        yield "reason-draws", {**hit, "drawn": drawn}


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
        sizes = {"count": view.hand_sizes[giver], "own": case.left}
        yield "reason-better-hand", {"name": case.name(giver), **sizes}
    elif clauses.FILL_UP in case.deeds and _is_largest(case):
        yield "reason-largest", {}
    elif effect == cards.COLOR_CHOICE or cards.takes_power(effect):
        power = case.move.power or COLOR_LETTERS[effect - cards.TAKES_POWER]
        if view.powers.get(power) != view.seat:
            yield "reason-power", {"power": case.words.power(power)}


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
        yield "reason-color", {"count": count, "color": case.color_of(color)}
    following = seat_after(case.view.state, case.view.own_seat)
    settles = not case.plays_card or case.effect == cards.NOTHING
    if settles and _has_drawn_on(case, following, color):
        yield "reason-drew", {"name": case.name(following), "color": case.color_of(color)}


def _choice_of_colors(case: Case) -> set[str]:
    """The colours that some move would have everybody follow."""
    named = {move.color for move in case.moves if move.color}
    return {color for color in named if color} | {
        code[0] for code in case.playable if not is_wild(code)
    }


def _has_drawn_on(case: Case, seat: int, color: str) -> bool:
    return bool(case.view.state.drew_on[seat] >> COLOR_LETTERS.index(color) & 1)


def _for_points(case: Case) -> Reasons:
    """A dear card goes before somebody else goes out."""
    fewest = min(case.view.hand_sizes[seat] for seat in _others(case))
    points = case.edition.values
    worth = points[case.edition.kinds[case.move.what]]
    dearest = max(points[case.edition.kinds[code]] for code in case.playable)
    if fewest <= FEW and worth == dearest >= points[cards.SKIP]:
        yield "reason-points", {"count": worth}


def _for_keeping_wilds(case: Case) -> Reasons:
    wilds = [code for code in case.playable if is_wild(code)]
    if wilds and not is_wild(case.move.what):
        yield "reason-keep", {"cards": case.cards(wilds)}
