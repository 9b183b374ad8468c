"""A database of an older lastcard is brought up to date; one of a newer is refused."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa

from lastcard.coach import Account, Decision, RoundReview, Step, Verdict
from lastcard.coach.short_form import write_rounds
from lastcard.errors import InvalidOption
from lastcard.server.running import prepare_database
from lastcard.server.sql import database
from lastcard.server.sql.database import mistakes, results, reviews, schema
from lastcard.server.sql.migrations import NEWEST, bring_up_to_date, taking_steps
from lastcard.server.sql.sql_storage import SqlStorage, open_storage
from lastcard.table.log.entries import HostIs
from lastcard.table.log.storage import StoredTable

FIRST_GAMES = """
    CREATE TABLE games (number INTEGER PRIMARY KEY, code VARCHAR(16), finished FLOAT,
        edition VARCHAR(40), names JSON, scores JSON, winners JSON, record TEXT);
    INSERT INTO games VALUES (1, 'ABCDEFGH', 1, 'classic', '["Ann"]', '[1]', '[0]', 'a record');
    INSERT INTO games VALUES (2, 'ABCDEFGH', 2, 'classic', '["Ann"]', '[1]', '[0]', 'a record');
    INSERT INTO games VALUES (3, 'ELSEWHER', 3, 'classic', '["Ann"]', '[1]', '[0]', 'a record');
    CREATE TABLE tables (code VARCHAR(16) PRIMARY KEY, created FLOAT, touched FLOAT, settings TEXT);
    INSERT INTO tables VALUES ('ABCDEFGH', 1, 1, '{}');
    CREATE TABLE entries (code VARCHAR(16), version INTEGER, entry TEXT);
    INSERT INTO entries VALUES ('ABCDEFGH', 2, '{"type":"host","person":"a"}');
    INSERT INTO entries VALUES ('ELSEWHER', 1, '{"type":"joined","person":"a","name":"Ann"}');
    INSERT INTO entries VALUES ('ELSEWHER', 2, '{"type":"joined","person":"b","name":"Ben"}');
    INSERT INTO entries VALUES ('ELSEWHER', 3, '{"type":"renamed","person":"c","name":"Ben"}');
    CREATE TABLE talk (code VARCHAR(16), version INTEGER, count INTEGER);
    INSERT INTO talk VALUES ('ABCDEFGH', 3, 2);
    CREATE TABLE results (game INTEGER, seat INTEGER, name VARCHAR(40));
    INSERT INTO results VALUES (3, 0, 'Ann');
    INSERT INTO results VALUES (3, 1, 'Ben')
"""


def address_in(folder: Path) -> str:
    return f"sqlite:///{folder / 'tables.db'}"


def test_what_the_steps_make_is_what_the_server_uses(tmp_path: Path) -> None:
    engine = sa.create_engine(address_in(tmp_path))
    with engine.begin() as link:
        bring_up_to_date(link)
        made = sa.inspect(link)
        for table in schema.sorted_tables:
            columns = {column["name"] for column in made.get_columns(table.name)}
            assert columns == {column.name for column in table.columns}
    engine.dispose()


def test_a_database_that_is_up_to_date_is_left_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    engine = sa.create_engine(address_in(tmp_path))
    with engine.begin() as link:
        bring_up_to_date(link)
        assert link.scalars(sa.text("SELECT version_num FROM alembic_version")).all() == [NEWEST]
        monkeypatch.setattr(taking_steps, "take_steps", None)
        bring_up_to_date(link)
    engine.dispose()


@pytest.fixture
def older(tmp_path: Path) -> Iterator[sa.Engine]:
    """A database as the first lastcard has left it."""
    engine = sa.create_engine(address_in(tmp_path))
    with engine.begin() as link:
        for statement in FIRST_GAMES.split(";"):
            link.execute(sa.text(statement))
    yield engine
    engine.dispose()


def test_results_get_the_person_where_only_one_had_the_name(older: sa.Engine) -> None:
    with older.begin() as link:
        bring_up_to_date(link)
        people = link.execute(sa.select(results.c.name, results.c.person)).all()
    assert dict(map(tuple, people)) == {"Ann": "a", "Ben": None}


def test_mistakes_in_reviews_of_old_are_counted_and_unreadable_ones_left_out(
    older: sa.Engine,
) -> None:
    wrong = Decision(0, "draw", "r7", 0.3, 0.9, Verdict.BLUNDER)
    accounts = tuple(Account(seat, 0.5, 0.0, 0.0, 0.0, 0.0, 0.5) for seat in range(2))
    review = RoundReview(1, 1, (Step(2, "0:draw", (0.25, 0.75), wrong),), accounts)
    with older.begin() as link:
        bring_up_to_date(link)
        mistakes.drop(link)
        link.execute(sa.text("UPDATE alembic_version SET version_num = '0006'"))
        kept = [{"game": 1, "rounds": write_rounds([review])}, {"game": 2, "rounds": "no review"}]
        link.execute(sa.insert(reviews), [{"version": 1, **one} for one in kept])
        bring_up_to_date(link)
        assert link.execute(sa.select(mistakes)).all() == [(1, 0, "held", 1)]


@pytest.mark.usefixtures("older")
def test_an_older_database_keeps_its_tables_and_its_games_get_keys(tmp_path: Path) -> None:

    async def look(storage: SqlStorage) -> None:
        keys = [game["key"] for game in await storage.list_games("ABCDEFGH")]
        assert len({*keys}) == 2
        assert all(len(key) == 16 for key in keys)
        assert (await storage.load_game(keys[0]) or {})["finished"] == 2
        table = await storage.load_table("ABCDEFGH")
        assert table == StoredTable(b"{}", [(2, HostIs("a"))], 3, keys[0])

    async def open_twice() -> None:
        for _ in range(2):
            async with open_storage(address_in(tmp_path)) as storage:
                await look(storage)

    asyncio.run(open_twice())


def test_a_database_of_a_newer_lastcard_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    prepare_database(address_in(tmp_path))
    engine = sa.create_engine(address_in(tmp_path))
    with engine.begin() as link:
        link.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(InvalidOption, match="newer lastcard \\(step 9999\\)"):
        prepare_database(address_in(tmp_path))
    with engine.begin() as link:
        assert link.scalar(sa.text("SELECT version_num FROM alembic_version")) == "9999"
    engine.dispose()


def test_bringing_it_up_to_date_may_take_longer_than_other_work(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def open_and_close() -> None:
        async with open_storage(address_in(tmp_path), is_guest=True):
            pass

    monkeypatch.setattr(database, "ANSWER_WITHIN", 1e-9)  # no other work would be done by then
    asyncio.run(open_and_close())
