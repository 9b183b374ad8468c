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


def play_in_bulk() -> None:
    import lastcard

    for bots in ("random", "sharp"):
        lastcard.simulate("classic", players=2, rounds=1, bots=bots)


def ask_bots_one_by_one() -> None:
    from lastcard.lab.arena import hold_tournament

    hold_tournament(["master", "casual"], games=1, seed=1, tries=1)


def step_environments() -> None:
    from lastcard.rl import ManyGames, uno_v0

    games = ManyGames("classic", num_envs=1, players=2, opponents={1: "sharp"})
    games.decide(games.sample())
    games.decide(games.advise("casual"))
    env = uno_v0.raw_env()
    env.reset(seed=1)
    env.observe(env.possible_agents[env.table.seat - 1])


def review_a_game() -> None:
    from lastcard import Game
    from lastcard.coach import review_game

    game = Game.setup("classic", hands=["r7 b3", "g1 y2"], top="r5")
    game.play("r7!")
    list(review_game(game, tries=1))


def step_beside_the_plain_rules() -> None:
    from tests.support.side_by_side import deal_twins
    from tests.support.tables import Table

    twins = deal_twins(Table("classic", players=2, seed=1), notes_events=True)
    twins.learn()
    twins.deal_next_round()
    twins.decide(Random(1))


# By the function that is compiled last.
JOBS: dict[str, Callable[[], None]] = {
    "show_to": step_environments,
    "count_wins_from": review_a_game,
    "play_policy_rounds": play_in_bulk,
    "weigh_moves": ask_bots_one_by_one,
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
