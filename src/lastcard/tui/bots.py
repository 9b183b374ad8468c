"""A stand-in for other players. It sees a view, never the game."""

from __future__ import annotations

from random import Random

from ..bots import WAIT, Bot, make_bot
from ..notation import VERBS, Move
from ..view import View
from .cards import is_wild

NAMES = ("Ada", "Ben", "Cleo", "Dina", "Emil", "Faye", "Gus", "Hana", "Ivo")
# How often, in a hundred times.
CALLS_UNO, CALLS_LATE, CATCHES, CHALLENGES, GIVES, JUMPS_IN, FLIPS = 85, 50, 30, 25, 10, 60, 70


class RandomBot:
    """Plays any card that fits, wilds last, and draws only when none does.

    It names colours, players and powers at random, forgets UNO now and then, and sometimes
    catches those who do. It plans nothing. (Wilds last, since whoever throws Togetherness cards
    about at random makes the round go on for thousands of turns.)
    """

    def __init__(self, random: Random) -> None:
        self.random = random

    def choose(self, view: View) -> str:
        """A move for the seat that the game waits for."""
        if "catch" in view.legal and self._happens(CATCHES):
            return "catch"
        plays = [move for move in map(Move.parse, view.legal) if is_play(move)]
        if plays:
            return str(self._pick_play(plays))
        return self._without_card(view.legal)

    def interrupt(self, view: View) -> str | None:
        """A move out of turn, or None to let the chance pass."""
        chances = {"uno": CALLS_LATE, "catch": CATCHES, "give": GIVES}
        for code in self.random.sample(view.legal, len(view.legal)):
            if self._happens(chances.get(Move.parse(code).what, JUMPS_IN)):
                return code
        return None

    def _pick_play(self, plays: list[Move]) -> Move:
        cards = sorted({move.what for move in plays})
        card = self.random.choice([card for card in cards if not is_wild(card)] or cards)
        calls = self._happens(CALLS_UNO)
        variants = [move for move in plays if move.what == card]
        with_call = [move for move in variants if move.uno == calls]
        return self.random.choice(with_call or variants)

    def _without_card(self, legal: list[str]) -> str:
        if "challenge" in legal:
            return "challenge" if self._happens(CHALLENGES) else "accept"
        if "flip" in legal and self._happens(FLIPS):
            return "flip"
        usual = [code for code in legal if code in ("draw", "pass", "accept")]
        return self.random.choice(usual or legal)

    def _happens(self, percent: int) -> bool:
        return self.random.randrange(100) < percent


def is_play(move: Move) -> bool:
    """Is this a card, and not a verb or a bare choice?"""
    return bool(move.what) and move.what not in VERBS and move.what != "give"


class Opponent:
    """One of the package's bots at this table."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    def choose(self, view: View) -> str:
        return self.bot.choose(view)

    def interrupt(self, view: View) -> str | None:
        code = self.bot.choose(view)
        return None if code == WAIT else code


OPPONENTS = ("random", "casual", "sharp", "master")


def make_opponent(name: str, random: Random) -> RandomBot | Opponent:
    if name == "random":
        return RandomBot(random)
    return Opponent(make_bot(name, random.getrandbits(64)))
