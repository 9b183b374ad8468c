"""Finished games in a database: histories, statistics, reviews and standings."""

from __future__ import annotations

import time
from functools import partial

import pytest

from lastcard.coach import Account, Decision, RoundReview, Step, Verdict
from lastcard.coach.reasons import Reason
from lastcard.coach.short_form import read_rounds
from lastcard.server.sql import keeping
from lastcard.server.sql import sql_storage as storage_module
from lastcard.server.sql.kept_reviews import keep_review, load_review
from lastcard.server.sql.sql_storage import SqlStorage
from lastcard.table.log import entries as log
from lastcard.table.log.storage import FinishedGame
from tests.support.databases import GAME, RESULT, new_code, with_storage

STARTED = log.Started("secret")


def test_a_long_history_ends_with_the_latest_games(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(storage_module, "LISTED", 2)
    code = new_code()

    async def scene(storage: SqlStorage) -> None:
        await storage.add_table(code, b"{}")
        keys = [
            await storage.append(code, version, [log.BackInLobby()], GAME) for version in (1, 2, 3)
        ]
        listed = await storage.list_games(code)
        assert [one["key"] for one in listed] == [keys[2], keys[1]]

    with_storage(address, scene)


def test_finished_games_make_history_and_statistics(address: str) -> None:
    code = new_code()

    async def scene(storage: SqlStorage) -> None:
        await storage.add_table(code, b"{}")
        first = await storage.append(code, 1, [log.BackInLobby()], GAME)
        second = await storage.append(code, 2, [log.BackInLobby()], GAME)
        assert [one["key"] for one in await storage.list_games(code)] == [second, first]
        found = await storage.load_game(first or "")
        assert found is not None
        assert (found["names"], found["record"]) == (["Ann", "sharp"], "a record")
        assert found["people"] == [True, False]
        assert [one["people"] for one in await storage.list_games(code)] == [[True, False]] * 2
        sums = await storage.statistics({code: {"a"}})
        assert (sums["games"], sums["games_won"], sums["points"]) == (2, 2, 240)
        assert (sums["challenges_won"], sums["uno_missed"]) == (8, 2)
        others: list[dict[str, set[str]]] = [{code: {"b"}}, {new_code(): {"a"}}, {}]
        for nobody in others:
            assert (await storage.statistics(nobody))["games"] == 0

    with_storage(address, scene)


def test_what_the_coach_says_is_kept_with_the_game_and_goes_with_it(address: str) -> None:
    code = new_code()
    wrong = Decision(0, "draw", "r7", 0.3, 0.9, Verdict.BLUNDER, (Reason("last"),))
    steps = (Step(1, "", (0.5, 0.5), None), Step(2, "0:draw", (0.25, 0.75), wrong))
    accounts = (
        Account(0, 0.5, 0.1, -0.6, 0.0, 0.01, 0.0),
        Account(1, 0.5, -0.1, 0.0, 0.6, 0.01, 1.0),
    )
    rounds = [RoundReview(1, 1, steps, accounts)]

    async def scene(storage: SqlStorage) -> None:
        await storage.add_table(code, b"{}")
        key = await storage.append(code, 1, [log.BackInLobby()], GAME) or ""
        assert await storage.database.read(partial(load_review, key)) is None
        await storage.database.write(partial(keep_review, "no such game", rounds))
        for _ in range(2):  # the second time it takes the place of the first
            await storage.database.write(partial(keep_review, key, rounds))
        kept = await storage.database.read(partial(load_review, key))
        assert read_rounds(kept or "") == rounds
        judged = (await storage.statistics({code: {"a"}}))["judged"]
        assert (judged["rounds"], judged["moves"], judged["blunders"]) == (1, 1, 1)
        assert (judged["luck"], judged["decisions"]) == (0.1, -0.6)
        assert judged["kinds"] == {"held": 1}
        assert (await storage.statistics({code: {"b"}}))["judged"]["kinds"] == {}
        await storage.database.write(partial(keeping.remove_old_games, time.time() + 60))
        assert await storage.database.read(partial(load_review, key)) is None

    with_storage(address, scene)


def test_somebody_is_known_by_a_token_under_every_name_they_had(address: str) -> None:
    code = new_code()

    async def scene(storage: SqlStorage) -> None:
        await storage.add_table(code, b"{}")
        people = [log.Joined("a", "Ann", "hash of a"), log.Joined("b", "Ben", "hash of b")]
        await storage.append(code, 1, [*people, log.Renamed("a", "Anna"), STARTED])
        assert await storage.people_of(code, "hash of a") == {"a"}
        assert await storage.people_of(code, "hash of b") == {"b"}
        assert await storage.people_of(code, "a guess") == set()
        assert await storage.people_of(new_code(), "hash of a") == set()

    with_storage(address, scene)


def game_of(*people: tuple[str, str], winner: int) -> FinishedGame:
    """A game of people, by id and name."""
    results = [
        {**RESULT, "seat": seat, "person": person, "name": name, "won": seat == winner}
        for seat, (person, name) in enumerate(people)
    ]
    names = [name for _, name in people]
    return FinishedGame("classic", names, [0] * len(names), [winner], "a record", results)


def test_the_standings_of_a_table_are_by_person_and_not_by_name(address: str) -> None:
    code = new_code()
    played = [
        game_of(("a", "Ann"), ("b", "Ben"), winner=0),
        game_of(("a", "Annie"), ("b", "Ben"), winner=0),
        game_of(("c", "Ann"), ("b", "Ben"), winner=1),
    ]

    async def scene(storage: SqlStorage) -> None:
        await storage.add_table(code, b"{}")
        for version, game in enumerate(played, 1):
            await storage.append(code, version, [log.BackInLobby()], game)
        found = await storage.standings(code)
        assert [(one["person"], one["name"], one["games"], one["games_won"]) for one in found] == [
            ("a", "Annie", 2, 2),
            ("b", "Ben", 3, 1),
            ("c", "Ann", 1, 0),
        ]
        assert found[0]["points"] == 240
        assert await storage.standings(new_code()) == []

    with_storage(address, scene)
