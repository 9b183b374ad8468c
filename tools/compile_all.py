"""Compile whatever the tests use, once: processes that begin at the same time would all do so.

    python -m tools.compile_all

What is compiled is kept in the cache of lastcard, so there is nothing to do the next time.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from random import Random

from lastcard.compiled.loader import is_compiled

# The functions import what they need, so that nothing is imported where nothing is to be done.


def step_environments() -> None:
    from lastcard.rl import ManyGames

    games = ManyGames("classic", num_envs=1, players=2)
    games.decide(games.sample())


def ask_rules_of_thumb() -> None:
    from lastcard.bots.weighing import usual_move
    from lastcard.policies.choosing import RANDOM
    from lastcard.rules.state import State

    usual_move(State(), 0, (), RANDOM)


def search() -> None:
    from lastcard.bots.weighing import compile_all

    compile_all()


def play_in_bulk() -> None:
    import lastcard

    for bots in ("sharp", "random"):
        lastcard.simulate("classic", players=2, rounds=1, bots=bots)


def answer_in_environments() -> None:
    from lastcard.rl import ManyGames

    games = ManyGames("classic", num_envs=1, players=2, opponents={1: "sharp"})
    games.decide(games.advise("casual"))


def step_one_environment() -> None:
    from lastcard.rl import uno_v0

    env = uno_v0.raw_env()
    env.reset(seed=1)
    env.observe(env.possible_agents[env.table.seat - 1])


def ask_bots_one_by_one() -> None:
    from lastcard.lab.arena import hold_tournament

    hold_tournament(["master", "casual"], games=1, seed=1, tries=1)


def step_beside_the_plain_rules() -> None:
    from tests.support.side_by_side import deal_twins
    from tests.support.tables import Table

    twins = deal_twins(Table("classic", players=2, seed=1), notes_events=True)
    twins.learn()
    twins.deal_next_round()
    twins.decide(Random(1))


# By the function that is compiled last. The first two have next to nothing in common, and what
# follows is made of them: two processes do not compile the same at the same time.
JOBS: dict[str, Callable[[], None]] = {
    "step": step_environments,
    "policy_move": ask_rules_of_thumb,
    "try_moves": search,
    "answer": answer_in_environments,
    "play_random_rounds": play_in_bulk,
    "show_to": step_one_environment,
    "note_after": ask_bots_one_by_one,
    "apply": step_beside_the_plain_rules,
}


def main() -> None:
    waiting = [job for entry, job in JOBS.items() if not is_compiled(entry)]
    if waiting:
        print("Compiling (once; it takes about a minute)…", flush=True)
        with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
            for done in [pool.submit(job) for job in waiting]:
                done.result()


if __name__ == "__main__":
    main()
