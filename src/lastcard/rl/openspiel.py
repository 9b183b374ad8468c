"""UNO as a game of OpenSpiel: `pyspiel.load_game("lastcard_uno")` once this module is imported.

    pyspiel.load_game("lastcard_uno(edition=disney-parks,players=3)")
    pyspiel.load_game("lastcard_tiny")

Actions are those of all environments. Chance shuffles: in a whole edition by one of `shuffles`
shuffles; in the tiny game, whose deck has five cards, by every one there is, so that algorithms
that walk the whole tree can be run on it. An episode is a round; one that is not over after
`max_decisions` is a draw.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache, cached_property
from itertools import combinations
from math import factorial
from typing import Any, Self

import numpy as np

from ..bots.bot import Dice
from ..editions import Edition
from ..editions.edition import DRAW_FOUR
from ..extras import comes_with
from ..game import Game
from ..rules.chance import below
from ..rules.events import RESHUFFLED
from ..whole_numbers import check_whole
from .episodes import MAX_DECISIONS
from .plain_table import EpisodeTable

with comes_with("openspiel"):
    import pyspiel

TINY_DECISIONS = 5
TINY = Edition(
    "tiny",
    "Tiny",
    "A one of each colour and a Wild Draw Four.",
    one_color=(0, 1) + (0,) * 11,
    wilds=(replace(DRAW_FOUR, copies=1),),
)
TINY_OPTIONS: dict[str, object] = {"hand_size": 2}


def _game_type(name: str, title: str, most: int, parameters: dict[str, Any]) -> Any:
    kinds = pyspiel.GameType
    return kinds(
        short_name=name,
        long_name=title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters,
    )


_WHOLE = _game_type(
    "lastcard_uno",
    "UNO",
    10,
    {"edition": "classic", "players": 4, "shuffles": 1_000, "max_decisions": MAX_DECISIONS},
)
_TINY = _game_type("lastcard_tiny", "UNO with five cards", 2, {"max_decisions": TINY_DECISIONS})


class Setting:
    """What a game is played with: it follows from the game's name and parameters."""

    def __init__(self, name: str, given: dict[str, Any]) -> None:
        self.tiny = name == _TINY.short_name
        self.players: int = given.get("players", 2)
        self.limit: int = given["max_decisions"]
        shuffles = given.get("shuffles", factorial(sum(TINY.deck)))
        self.shuffles = check_whole("shuffles", shuffles, 1)
        # How many ways there are to deal, all with the same chance.
        self.deals = len(_tiny_deals()) if self.tiny else self.shuffles
        edition = TINY if self.tiny else given["edition"]
        options = TINY_OPTIONS if self.tiny else {}
        self.first = EpisodeTable(edition, self.players, "round", self.limit, options)
        self.root = Node(self, None, ("",) * self.players)

    def deal(self, number: int) -> EpisodeTable:
        """One of them."""
        table = self.first.copy()
        if self.tiny:
            table.take_over(_tiny_deals()[number])
        else:
            table.deal(number)
        return table


@cache
def _setting(name: str, *given: tuple[str, Any]) -> Setting:
    return Setting(name, dict(given))


class UnoGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no annotations
    """A round of an edition."""

    kind = _WHOLE

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**self.kind.parameter_specification, **(params or {})}
        setting = _setting(self.kind.short_name, *sorted(given.items()))
        information = pyspiel.GameInfo(
            num_distinct_actions=len(setting.first.actions.texts),
            max_chance_outcomes=max(setting.shuffles, setting.deals),
            num_players=setting.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=setting.limit,
        )
        super().__init__(self.kind, information, given)

    def new_initial_state(self) -> UnoState:
        return UnoState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> UnoObserver:
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return UnoObserver(_setting_of(self).first.layout.size, recall)


class TinyGame(UnoGame):
    """The same with five cards, dealt in every way there is."""

    kind = _TINY


def _setting_of(game: Any) -> Setting:
    """OpenSpiel hands games around without what Python has added to them."""
    return _setting(game.get_type().short_name, *sorted(game.get_parameters().items()))


@cache
def _tiny_deals() -> list[Game]:
    """Two cards for each; the red one is turned up, as colours differ by their names alone."""
    cards = {*TINY.kinds} - {"r1"}
    options: Any = TINY_OPTIONS
    pairs = [(mine, sorted(cards - {*mine})) for mine in combinations(sorted(cards), 2)]
    return [Game.setup(TINY, hands, opening="r1", dealer=0, **options) for hands in pairs]


class Node:
    """A round so far. A move after which cards are shuffled waits until chance has done so.

    It never changes, so that those of the tiny game are kept, and walked through many times.
    """

    def __init__(
        self, setting: Setting, table: EpisodeTable | None, told: tuple[str, ...], waiting: int = -1
    ) -> None:
        self.setting = setting
        self.table = table
        self.told = told  # what each seat saw and did when it was asked
        self._waiting = waiting
        self._children: dict[int, Node] = {}

    def __deepcopy__(self, memo: object) -> Node:
        """Copies of a state, of which searches make very many, stand at the same place."""
        return self

    @cached_property
    def player(self) -> int:
        if self.table is None or self._waiting >= 0:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.table.over else self.table.seat

    @cached_property
    def legal(self) -> list[int]:
        assert self.table is not None
        return [int(action) for action in np.flatnonzero(self.table.mask(self.player))]

    @cached_property
    def outcomes(self) -> list[tuple[int, float]]:
        count = self.setting.deals
        if self.table is not None:
            cards = _shuffled_cards(_after(self.table, self._waiting))
            count = min(self.setting.shuffles, factorial(min(cards, 20)))
        return [(number, 1 / count) for number in range(count)]

    @cached_property
    def returns(self) -> list[float]:
        if self.table is None or not self.table.terminated:
            return [0.0] * self.setting.players
        return self.table.rewards()

    @cached_property
    def seen(self) -> list[str]:
        """What each seat sees, as text."""
        if self.table is None:
            return [""] * self.setting.players
        rows = (self.table.observation(seat) for seat in range(self.setting.players))
        return [row.tobytes().hex() for row in rows]

    def child(self, action: int) -> Node:
        """What comes of an action, or of what chance does."""
        child = self._children.get(action) or self._go_on(action)
        if self.setting.tiny:
            self._children[action] = child
        return child

    def _go_on(self, action: int) -> Node:
        if self.table is None:
            return Node(self.setting, self.setting.deal(action), self.told)
        if self._waiting >= 0:
            cards = _shuffled_cards(_after(self.table, self._waiting))
            words = _dice_for(cards, action)
            return Node(self.setting, _after(self.table, self._waiting, words), self.told)
        seat = self.table.seat
        told = list(self.told)
        told[seat] += f"{self.seen[seat]} {action}\n"
        after = _after(self.table, action)
        if _shuffled_cards(after):
            return Node(self.setting, self.table, tuple(told), action)
        return Node(self.setting, after, tuple(told))


def _after(table: EpisodeTable, action: int, words: Sequence[int] = ()) -> EpisodeTable:
    """The table after an action, shuffled by these random words if there are any."""
    after = table.copy()
    for i, word in enumerate(words):
        after.state.dice[i] = word
    after.decide(action)
    return after


class UnoState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no annotations
    """Where a round stands, for OpenSpiel."""

    def __init__(self, game: Any, node: Node | None = None) -> None:
        super().__init__(game)
        self.node = node or _setting_of(game).root

    def current_player(self) -> int:
        return self.node.player

    def is_terminal(self) -> bool:
        return bool(self.node.player == pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        return self.node.legal

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.node.outcomes

    def _apply_action(self, action: int) -> None:
        self.node = self.node.child(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"shuffle {action}"
        return self.node.setting.first.actions.text(action)

    def returns(self) -> list[float]:
        return self.node.returns

    def __deepcopy__(self, memo: object) -> Self:
        return type(self)(self.get_game(), self.node)

    def __str__(self) -> str:
        table = self.node.table
        if table is None:
            return "to be dealt"
        hands = " / ".join(" ".join(table.hand(seat)) for seat in range(table.players))
        return f"{hands}; {table.top} on top, {table.color} to follow"


class UnoObserver:
    """What a seat sees, as numbers and as text; with `perfect_recall`, all that it has seen."""

    def __init__(self, size: int, perfect_recall: bool) -> None:
        self._recall = perfect_recall
        self.tensor = np.zeros(size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: UnoState, player: int) -> None:
        self.tensor.fill(0)
        if state.node.table is not None:
            self.tensor[:] = state.node.table.observation(player)

    def string_from(self, state: UnoState, player: int) -> str:
        node = state.node
        return node.told[player] + node.seen[player] if self._recall else node.seen[player]


def _shuffled_cards(after: EpisodeTable) -> int:
    """How many cards the last move has shuffled into a new draw pile."""
    events = after.state.events
    found = (i for i in range(after.state.event_count) if events[i, 0] == RESHUFFLED)
    return next((events[i, 1] for i in found), 0)


@cache
def _dice_for(cards: int, number: int) -> tuple[int, ...]:
    """The random words that bring one of the shuffles: of up to six, each of those there are."""
    return _all_shuffles(cards)[number] if cards <= 6 else tuple(Dice(("shuffle", number)).dice)


@cache
def _all_shuffles(cards: int) -> list[tuple[int, ...]]:
    """Random words for each order of so many cards."""
    found: dict[tuple[int, ...], tuple[int, ...]] = {}
    seed = 0
    while len(found) < factorial(cards):
        luck = Dice(("order", seed))
        words = tuple(luck.dice)
        order = tuple(below(luck, last + 1) for last in range(cards - 1, 0, -1))
        found.setdefault(order, words)
        seed += 1
    return [found[order] for order in sorted(found)]


for _kind, _class in ((_WHOLE, UnoGame), (_TINY, TinyGame)):
    pyspiel.register_game(_kind, _class)
