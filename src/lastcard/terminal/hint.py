"""What a strong player would do, and why."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import islice

from ..bots import WAIT
from ..bots.master import Judgement, MasterBot
from ..notation import Move
from ..view import View
from .card_text import card_name, is_wild
from .reasons import GIVEN, Case, list_reasons
from .sentences import Names, count_cards

MOST_REASONS = 2
TRIES = 4_000
WORTH_SAYING = 0.02  # of all rounds: what a move wins more than the next best one


@dataclass(frozen=True)
class Hint:
    """A move to make, by its code, and a sentence that says why."""

    code: str
    words: str


class Adviser:
    """Somebody to ask. Equal questions get equal answers."""

    def __init__(self, seed: object = 0, tries: int = TRIES, wait: bool = False) -> None:
        self._bot = MasterBot(seed, tries, wait=wait)

    def advise(self, view: View, names: Names) -> Hint:
        """A move for the seat whose view it is; WAIT if it is better to do nothing out of turn.

        It takes a moment: ask on another thread.
        """
        judged = self._bot.judge(view)
        return Hint(judged.choice, explain(view, judged, names))


def explain(view: View, judged: Judgement, names: Names) -> str:
    """The move and what speaks for it, in one sentence."""
    case = Case(view, Move.parse(judged.choice), names)
    reasons = list(islice(list_reasons(case), MOST_REASONS))
    odds = "" if case.wins_at_once else _odds(case, judged)
    if not reasons and not odds:
        reasons = [_when_nothing_decides(case, judged)]
    because = "; ".join(part for part in (", and ".join(reasons), odds) if part)
    return f"{_advice(case)}: {because}."


def _when_nothing_decides(case: Case, judged: Judgement) -> str:
    if len(case.moves) == 1:
        return "there is no other move"
    if judged.shares:
        return "no other move did clearly better in the rounds tried from here"
    return "that is what good players usually do"


# The move.


def _advice(case: Case) -> str:
    move, view = case.move, case.view
    if case.plays_card:
        verb = "Play" if view.seat == view.to_act else "Jump in with"
        return f"{verb} {_card(case, move.what)}{_naming(case)}{' and call UNO' * move.uno}"
    if not move.what:
        return f"Choose {case.color_words(move.color or '')}{_power(case)}"
    if move.what == "give":
        red = case.color_words(GIVEN)
        return f"Give your {red} cards to {case.names[move.seat or 0]}"
    return {
        "draw": "Draw a card",
        "pass": "Pass",
        "accept": f"Take the {count_cards(view.debt)}",
        "challenge": f"Challenge {case.names[view.turn]}",
        "flip": "Turn up the next card",
        "uno": "Call UNO",
        "catch": f"Catch {case.names[view.uno_owed or 0]}",
        WAIT: "Let it pass",
    }[move.what]


def _card(case: Case, code: str) -> str:
    name = card_name(case.edition, code)
    return name if is_wild(code) else f"the {name}"


def _naming(case: Case) -> str:
    """What is named with the card."""
    color = f", choosing {case.color_words(case.move.color)}" if case.move.color else ""
    seat = "" if case.move.seat is None else f", naming {case.names[case.move.seat]}"
    return color + seat + _power(case) + ", as a bluff" * case.is_bluff


def _power(case: Case) -> str:
    power = case.move.power
    return f", with the {case.color_words(power)} power" if power else ""


# The odds.


def _odds(case: Case, judged: Judgement) -> str:
    """How the move did beside the best of the others, if that is worth saying."""
    own = judged.shares.get(judged.choice)
    others = {code: share for code, share in judged.shares.items() if _is_other(case, code)}
    if own is None or not others:
        return ""
    rival = max(others, key=lambda code: others[code])
    if own - others[rival] < WORTH_SAYING:
        return ""
    won, lost_by = round(100 * own), round(100 * others[rival])
    against = f"against {lost_by} {_instead(case, Move.parse(rival))}"
    return f"it wins about {won} rounds in 100 from here, {against}"


def _is_other(case: Case, code: str) -> bool:
    """Is this another thing to do, and not the same with another colour or without UNO?"""
    move = Move.parse(code)
    return move.color != case.move.color if not move.what else move.what != case.move.what


def _instead(case: Case, move: Move) -> str:
    if case.is_card(move.what):
        return f"with {_card(case, move.what)}"
    return f"by {_DOING[move.what]}" if move.what else f"with {case.color_words(move.color or '')}"


_DOING = {
    "draw": "drawing",
    "pass": "passing",
    "accept": "taking the cards",
    "challenge": "challenging",
    "flip": "turning up a card",
    "uno": "calling UNO",
    "catch": "catching",
    "give": "giving cards away",
    WAIT: "waiting",
}
