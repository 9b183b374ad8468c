"""Thousands of games stepped in one call, with what the seat to decide sees written in place."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

from .fetching import fetch_game, fetch_numbers
from .loader import compile_entry, compile_function, compile_into_caller, compile_sole_entry
from .policies.choosing import SHARP, choose_move
from .rules.chance import below, seed_stream
from .rules.deal import start_game, start_next_round
from .rules.driver import DEAL, next_to_decide
from .rules.knowledge import apply_and_learn, hide_from, learn
from .rules.observation import count_played, forget_played, mark_moves, observe
from .rules.scoring import is_winner
from .rules.state import GAME_OVER, ROUND_OVER

if TYPE_CHECKING:
    from ..rules.state import Ints, State
    from .layout import Record

ASKED = -1  # in the place of a policy: the program that uses the environment decides
_AHEAD = 2  # how many games ahead of the one dealt with memory is fetched

inlined = partial(compile_function, inline=True)


class Envs(NamedTuple):
    """All that the environments consist of; one row or record for each."""

    games: Record
    lucks: Record  # what the policies have for their own decisions
    known: Any
    played: Any
    decisions: Any  # in this episode
    seats: Any  # who is asked
    observations: Any
    masks: Any
    listed: Any  # how many actions are legal, and which
    actors: Any  # who was asked last
    rewards: Any
    own_rewards: Any  # of those who were asked last
    final_observations: Any  # what they saw at the end of an episode
    terminations: Any
    truncations: Any
    dones: Any  # either of them
    policies: Any  # for each seat, or ASKED
    moves: Any  # the action of each id
    ids: Any  # the id of each action
    places: Any  # of the parts of an observation
    kinds: int
    whole_game: int  # 1: an episode is a game, 0: a round
    max_decisions: int
    redacted: Record  # room for what a policy sees


@compile_entry
def seed_all(envs: Envs, key: Ints) -> None:
    """Give each environment its own random streams."""
    for i in range(len(envs.seats)):
        seed_stream(envs.games[i], key, 2 * i)
        seed_stream(envs.lucks[i], key, 2 * i + 1)


@compile_sole_entry
def step(envs: Envs, actions: Ints) -> None:
    """Carry out one decision in each environment, and write down the next question."""
    for i in range(len(actions)):
        fetch_later(envs, i + _AHEAD)
        if envs.dones[i]:
            clear_result(envs, i)
        if actions[i] == DEAL:
            deal_episode(envs.games[i], envs.known[i], envs.played[i])
            envs.decisions[i] = 0
        else:
            envs.actors[i] = envs.seats[i]
            decide(envs, i, envs.seats[i], envs.moves[actions[i]])
        ask(envs, i, next_to_decide(envs.games[i]))


@compile_sole_entry
def answer(envs: Envs) -> None:
    """Where the seat to decide has a policy, let policies decide until one has none."""
    for i in range(len(envs.seats)):
        seat = envs.seats[i]
        if envs.policies[seat] != ASKED:
            while envs.policies[seat] != ASKED:
                decide(envs, i, seat, policy_move(envs, i, seat, envs.policies[seat]))
                seat = next_to_decide(envs.games[i])
            ask(envs, i, seat)


@compile_entry
def advise(envs: Envs, policy: int, into: Ints) -> None:
    """What a policy would do in each environment for the seat that is asked."""
    for i in range(len(into)):
        into[i] = envs.ids[policy_move(envs, i, envs.seats[i], policy)]


@compile_entry
def find_illegal(masks: Any, actions: Ints) -> int:
    """The first environment whose action is not legal, or -1."""
    last = masks.shape[1]
    for i in range(len(actions)):
        if actions[i] < 0 or actions[i] >= last or masks[i, actions[i]] == 0:
            return i
    return -1


@compile_sole_entry
def sample(envs: Envs, lucks: Record, into: Ints) -> None:
    """Choose any legal action in each environment, all with the same chance.

    By the lists, so that of all that a game consists of nothing has to be fetched for it.
    """
    for i in range(len(into)):
        into[i] = envs.listed[i, 1 + below(lucks[0], envs.listed[i, 0])]


@compile_into_caller
def fetch_later(envs: Envs, i: int) -> None:
    fetch_numbers(envs.games, i + _AHEAD)
    if i < len(envs.seats):
        fetch_game(envs.games, envs.known, envs.played, envs.seats[i], i)


@inlined
def clear_result(envs: Envs, i: int) -> None:
    for seat in range(envs.rewards.shape[1]):
        envs.rewards[i, seat] = 0
    envs.own_rewards[i] = 0
    envs.dones[i] = envs.terminations[i] = envs.truncations[i] = False


@compile_into_caller
def ask(envs: Envs, i: int, seat: int) -> None:
    """Write down what the seat to decide sees and may do, unless a policy decides for it."""
    envs.seats[i] = seat
    if envs.policies[seat] != ASKED:
        return
    game, played, row = envs.games[i], envs.played[i], envs.observations[i]
    count_played(game, played)
    observe(game, envs.known[i], played, seat, row, envs.places, envs.kinds)
    mark_moves(game, seat, envs.masks[i], envs.listed[i], envs.ids)


@compile_into_caller
def decide(envs: Envs, i: int, seat: int, move: int) -> None:
    """Make a move, take note of what it shows, and see whether the round is over."""
    game, known = envs.games[i], envs.known[i]
    apply_and_learn(known, game, seat, move)
    envs.decisions[i] += 1
    if game.phase >= ROUND_OVER or envs.decisions[i] >= envs.max_decisions:
        end_round(envs, i)


@compile_into_caller
def policy_move(envs: Envs, i: int, seat: int, policy: int) -> Any:
    """What a policy does. Those from `sharp` on look at others' hands: at what they may see."""
    seen = envs.games[i]
    if policy >= SHARP:
        envs.redacted[0] = seen
        seen = envs.redacted[0]
        hide_from(seen, envs.known[i], seat)
    return choose_move(policy, seen, seat, envs.lucks[i])


@inlined
def end_round(envs: Envs, i: int) -> None:
    """Deal the next round of a game, or say what became of the episode and deal a new one.

    Policies can end a second episode before anybody is asked in it; that one is not told of.
    """
    game = envs.games[i]
    over = game.phase == GAME_OVER or (game.phase == ROUND_OVER and not envs.whole_game)
    if not over and envs.decisions[i] < envs.max_decisions:
        deal_round(game, envs.known[i], envs.played[i])
        return
    if not envs.dones[i]:
        envs.dones[i] = True
        envs.terminations[i] = over
        envs.truncations[i] = not over
        show_end(envs, i, envs.actors[i])
        if over:
            give_rewards(game, envs.rewards[i], envs.whole_game)
            envs.own_rewards[i] = envs.rewards[i, envs.actors[i]]
    deal_episode(game, envs.known[i], envs.played[i])
    envs.decisions[i] = 0


@compile_function
def show_end(envs: Envs, i: int, seat: int) -> None:
    """Write down what the seat that was asked last sees at the end of an episode."""
    game, played, row = envs.games[i], envs.played[i], envs.final_observations[i]
    count_played(game, played)
    observe(game, envs.known[i], played, seat, row, envs.places, envs.kinds)


@compile_function
def give_rewards(game: State, rewards: Any, whole_game: int) -> None:
    for seat in range(game.players):
        won = is_winner(game, seat) if whole_game else seat == game.winner
        rewards[seat] = 1.0 if won else -1.0 / (game.players - 1)


@compile_function
def deal_round(game: State, known: Ints, played: Ints) -> None:
    game.event_count = 0
    start_next_round(game)
    learn(known, game)
    forget_played(game, played)


@compile_function
def deal_episode(game: State, known: Any, played: Ints) -> None:
    for seat in range(game.players):
        game.scores[seat] = 0
    game.round_number = 0
    game.event_count = 0
    start_game(game)
    known[:] = 0
    forget_played(game, played)
