"""Plain and compiled environments side by side, and tables for both."""

from __future__ import annotations

from random import Random

import numpy as np

from lastcard.bots.bot import Dice
from lastcard.bots.policy_bots import POLICIES
from lastcard.editions.start import seed_key
from lastcard.policies.choosing import choose_move
from lastcard.rl.episodes import MAX_DECISIONS
from lastcard.rl.games_in_place import ManyGames
from lastcard.rl.plain_table import EpisodeTable
from lastcard.rules.chance import seed_stream
from lastcard.view import make_view
from tests.support import tables


def deal_table(
    table: tables.Table, rewards: str = "round", limit: int = MAX_DECISIONS, stream: int = 0
) -> EpisodeTable:
    plain = EpisodeTable(table.edition, table.players, rewards, limit, table.options)
    plain.deal(table.seed, stream)
    return plain


def deal_vector(
    table: tables.Table, count: int, rewards: str = "round", limit: int = MAX_DECISIONS
) -> ManyGames:
    edition, players = table.edition, table.players
    return ManyGames(edition, count, players, table.seed, rewards, None, limit, **table.options)


def play_both(
    table: tables.Table, steps: int, rewards: str = "round", limit: int = MAX_DECISIONS
) -> int:
    """Play a few environments both ways and compare all that they show; counts the episodes."""
    env = deal_vector(table, 3, rewards, limit)
    plains = [deal_table(table, rewards, limit, stream) for stream in range(3)]
    luck, episodes = Random(table.seed), 0
    for _ in range(steps):
        for number, plain in enumerate(plains):
            compare(env, number, plain)
        actions = [luck.choice(np.flatnonzero(mask)) for mask in env.masks]
        env.decide(actions)
        for number, plain in enumerate(plains):
            plain.decide(int(actions[number]))
            episodes += compare_result(env, number, plain)
    return episodes


def compare(env: ManyGames, number: int, plain: EpisodeTable) -> None:
    seat = plain.seat
    assert env.seats[number] == seat
    assert env.observations[number].tobytes() == plain.observation(seat).tobytes()
    assert env.masks[number].tobytes() == plain.mask(seat).tobytes()


def compare_result(env: ManyGames, number: int, plain: EpisodeTable) -> bool:
    """Compare how a step ended, and deal the plain game anew if its episode is over."""
    done = plain.terminated or plain.truncated
    assert (env.dones[number], env.truncations[number]) == (done, plain.truncated)
    expected = plain.rewards() if plain.terminated else [0.0] * plain.players
    assert env.rewards[number].tolist() == np.array(expected, np.float32).tolist()
    if done:
        plain.deal()
    return done


class PlainOpponents:
    """Policies in some seats of a plain table, each given no more than its seat's view."""

    def __init__(
        self, plain: EpisodeTable, policies: dict[int, str], seed: object, stream: int
    ) -> None:
        self.plain = plain
        self.policies = policies
        self.luck = Dice(0)
        seed_stream(self.luck, np.array(seed_key(seed)).data, 2 * stream + 1)

    def play(self) -> None:
        """Decide until another seat is asked or the episode is over."""
        plain = self.plain
        while plain.seat in self.policies and not (plain.terminated or plain.truncated):
            plain.decide(self.choose())

    def choose(self) -> int:
        """The action of the seat that is asked."""
        seat, plain = self.plain.seat, self.plain
        seen = make_view(plain, seat).state
        move = choose_move(POLICIES[self.policies[seat]], seen, seat, self.luck)
        return int(plain.actions.ids[move])
