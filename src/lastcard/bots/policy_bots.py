"""Bots that follow a policy: rules of thumb, or a small net, decided in no time."""

from __future__ import annotations

from typing import ClassVar

from ..editions import find_edition
from ..notation import move_table
from ..policies.choosing import CASUAL, LEARNED, RANDOM, SHARP, choose_move
from ..view import View
from .bot import Dice


class PolicyBot:
    """Plays one of the policies, without the compiler."""

    policy: ClassVar[int]

    def __init__(self, seed: object = 0) -> None:
        self._luck = Dice(seed)

    def choose(self, view: View) -> str:
        action = choose_move(self.policy, view.state, view.own_seat, self._luck)
        return move_table(find_edition(view.edition)).codes[action]


class RandomBot(PolicyBot):
    """Any legal move, all with the same chance."""

    policy = RANDOM


class CasualBot(PolicyBot):
    """A child's play: any card that fits, UNO forgotten now and then."""

    policy = CASUAL


class SharpBot(PolicyBot):
    """Rules of thumb of a good player."""

    policy = SHARP


class LearnedBot(PolicyBot):
    """What a small net has learned from millions of positions."""

    policy = LEARNED


POLICIES = {"random": RANDOM, "casual": CASUAL, "sharp": SHARP, "learned": LEARNED}
