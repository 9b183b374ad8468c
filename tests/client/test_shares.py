"""Clients have a share in the shuffles, and find a table out that does not keep to it."""

from __future__ import annotations

import asyncio
import dataclasses
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from lastcard.client.in_process import in_process
from lastcard.client.session import Session
from lastcard.client.shares import Shares
from lastcard.client.table_client import TableClient
from lastcard.table import messages as msg
from lastcard.table.proof import check_proof, write_proven_record
from tests.support.live_tables import Desk, at_desk, play_out


def at_one_table(folder: Path, scene: Callable[[Desk, list[Session]], Awaitable[None]]) -> None:
    """Ann and Ben come to a table, each by a client of their own."""

    async def with_clients(desk: Desk) -> None:
        clients = [TableClient(in_process(desk.live), name=name) for name in ("Ann", "Ben")]
        sessions = [Session(client, client.run) for client in clients]
        for session in sessions:
            await session.start()
        try:
            await until_promised(desk, sessions)
            await scene(desk, sessions)
        finally:
            for session in sessions:
                await session.close()

    at_desk(folder, with_clients, msg.Settings(seats=2, options={"target": 5000}))


async def until_promised(desk: Desk, sessions: list[Session]) -> None:
    people = {session.client.person for session in sessions}
    while set(desk.table.promises) != people:
        await asyncio.sleep(0)


async def until_dealt(sessions: list[Session], rounds: int) -> None:
    for session in sessions:
        await session.until(
            lambda one=session: one.view is not None and one.view.round_number == rounds  # type: ignore[misc]
        )


def test_every_round_has_a_share_of_every_client(tmp_path: Path) -> None:
    async def scene(desk: Desk, sessions: list[Session]) -> None:
        await sessions[0].go_on()
        await until_dealt(sessions, 1)
        await play_out(desk)
        for session in sessions:
            await session.go_on()
        await until_dealt(sessions, 2)
        await play_out(desk)
        assert [session.client.shares.standing for session in sessions] == ["in", "in"]
        rounds = check_proof(write_proven_record(desk.table.current))
        assert [[bool(part.share) for part in one.parts] for one in rounds] == 2 * [[True, True]]
        assert len({part.share for one in rounds for part in one.parts}) == 4

    at_one_table(tmp_path, scene)


def test_a_client_that_comes_back_promises_again(tmp_path: Path) -> None:
    async def scene(desk: Desk, sessions: list[Session]) -> None:
        before = dict(desk.table.promises)
        desk.table.promises.clear()  # as if they had never come
        desk.live.audience.send_away_all()
        await until_promised(desk, sessions)
        assert desk.table.promises == before

    at_one_table(tmp_path, scene)


@pytest.mark.parametrize("what", ["left_out", "broken", "unproven"])
def test_a_table_that_does_not_keep_to_it_is_found_out(tmp_path: Path, what: str) -> None:
    """Ann's share is left out, another shuffle than the sealed one is dealt, or it has no proof."""

    async def scene(desk: Desk, sessions: list[Session]) -> None:
        ann = sessions[0].client
        shares = ann.shares
        ann.shares = Shares()  # the client looks away, and the test looks in its place
        started = asyncio.create_task(sessions[0].go_on())  # waits for the deal, or not
        for session in sessions:
            await session.until(lambda one=session: bool(one.table.shuffle))  # type: ignore[misc]
        shown = ann.table
        assert shown is not None
        assert shown.shuffle is not None
        assert shares.reply(shown, ann.person) is not None
        await desk.wait(3.1)
        await until_dealt(sessions, 1)
        await started
        assert ann.view is not None
        view = dataclasses.replace(ann.view)
        if what == "broken":
            view.commitment = 64 * "0"
        if what == "unproven":
            view.secret = 64 * "0"
        shares.judge(ann.table or shown, view, ann.person)
        assert shares.standing == ("left_out" if what == "left_out" else "broken")

    at_one_table(tmp_path, scene)
