"""How much one connection and one address may do."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from starlette.types import Message, Receive, Scope, Send

from lastcard.server.asgi import House
from lastcard.server.config import ServerSettings
from lastcard.server.network import limits
from lastcard.server.network.limits import (
    FIRST_PAUSE,
    LONGEST_PAUSE,
    LONGEST_WAIT,
    MOST_ADDRESSES,
    Buckets,
    ByHome,
    Guesses,
    InTurn,
    Pauses,
    home_of,
)
from lastcard.table.rates import Bucket, Rate
from lastcard.table.refusal import Refusal
from tests.support.patience import PATIENCE
from tests.support.sqlite_files import ready_in


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_so_many_at_once_and_so_many_a_second_after_that() -> None:
    clock = Clock()
    bucket = Bucket(Rate(3, 2), clock)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    clock.now = 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    clock.now = 100
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_each_address_has_a_limit_of_its_own() -> None:
    buckets = Buckets(Rate(1, 1), Clock())
    assert buckets.take("here")
    assert not buckets.take("here")
    assert buckets.take("there")


def test_addresses_that_have_done_nothing_for_a_while_are_forgotten() -> None:
    clock = Clock()
    buckets = Buckets(Rate(1, 1), clock)
    for number in range(MOST_ADDRESSES):
        buckets.take(str(number))
    clock.now = 2
    buckets.take("one more")
    assert len(buckets._known) == 1


def addresses_known(counting: Sequence[ByHome[Any]]) -> set[str]:
    return {home for one in counting for home in one._known}


def test_an_address_of_which_nothing_is_to_be_counted_any_more_is_forgotten() -> None:
    clock = Clock()
    buckets, pace = Buckets(Rate(1, 1), clock), Buckets(Rate(1, 1), clock)
    pauses = Pauses(clock)
    counting: list[ByHome[Any]] = [buckets, pace, pauses]
    buckets.take("here")
    pace.wait("here", LONGEST_WAIT)
    pauses.send_away("here")
    for one in counting:
        one.forget()
    assert [addresses_known([one]) for one in counting] == [{"here"}] * 3
    clock.now = FIRST_PAUSE + LONGEST_PAUSE
    for one in counting:
        one.forget()
    assert addresses_known(counting) == set()


@pytest.fixture
def counting(monkeypatch: pytest.MonkeyPatch) -> list[ByHome[Any]]:
    """Whatever is made from now on that counts what addresses do."""
    made: list[ByHome[Any]] = []

    def note(kind: type[ByHome[Any]]) -> None:
        make = kind.__init__

        def make_and_note(one: ByHome[Any], *given: Any) -> None:
            make(one, *given)
            made.append(one)

        monkeypatch.setattr(kind, "__init__", make_and_note)

    for kind in (Buckets, Pauses):
        note(kind)
    return made


def test_a_server_knows_nobodys_address_for_long(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, counting: list[ByHome[Any]]
) -> None:
    """It looks by itself, also where nobody else comes."""
    monkeypatch.setattr(limits, "FORGET_EVERY", 0.0)
    house = House(ServerSettings(db=ready_in(tmp_path)))

    async def scene() -> None:
        async with house.app.router.lifespan_context(house.app):
            for one in counting:
                count(one, "192.0.2.77")
            assert len(counting) == 9
            for one in counting:
                monkeypatch.setattr(one, "_clock", lambda: time.monotonic() + 3600)
            for bucket in (
                b for one in counting if isinstance(one, Buckets) for b in one._known.values()
            ):
                monkeypatch.setattr(bucket, "_clock", lambda: time.monotonic() + 3600)
            async with asyncio.timeout(PATIENCE):
                while addresses_known(counting):
                    await asyncio.sleep(0)

    asyncio.run(scene())


def count(one: ByHome[Any], address: str) -> None:
    """Something is done from an address."""
    if isinstance(one, Pauses):
        one.send_away(address)
    elif isinstance(one, Buckets):
        one.take(address)


def test_somebody_with_any_number_of_addresses_takes_up_a_bounded_place() -> None:
    buckets, pauses = Buckets(Rate(1, 1), Clock()), Pauses(Clock())
    for number in range(2 * MOST_ADDRESSES):
        buckets.take(str(number))
        pauses.send_away(str(number))
    assert 0 < len(buckets._known) <= MOST_ADDRESSES
    assert 0 < len(pauses._known) <= MOST_ADDRESSES
    assert not buckets.take(str(2 * MOST_ADDRESSES - 1))  # the newest are remembered
    with pytest.raises(Refusal):
        pauses.check(str(2 * MOST_ADDRESSES - 1))


@pytest.mark.parametrize(
    ("address", "home"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""),
        ("testclient", "testclient"),
    ],
)
def test_all_addresses_of_a_home_count_as_one(address: str, home: str) -> None:
    assert home_of(address) == home


def test_neighbours_in_one_network_share_a_limit() -> None:
    buckets = Buckets(Rate(1, 1), Clock())
    assert buckets.take("2001:db8::1")
    assert not buckets.take("2001:db8::2")
    assert buckets.take("2001:db8:0:1::1")


def test_who_has_guessed_wrong_too_often_has_to_wait() -> None:
    clock = Clock()
    guesses = Guesses(Rate(3, 0.5), clock)
    for _ in range(3):
        guesses.check("here")
        guesses.was_wrong("here")
    with pytest.raises(Refusal, match="too_fast"):
        guesses.check("here")
    guesses.check("there")
    clock.now = 2
    guesses.check("here")


def test_who_guesses_on_is_not_told_that_it_was_wrong() -> None:
    guesses = Guesses(Rate(1, 1), Clock())
    guesses.was_wrong("here")
    with pytest.raises(Refusal, match="too_fast"):
        guesses.was_wrong("here")


def test_who_names_what_is_there_need_not_wait() -> None:
    guesses = Guesses(Rate(1, 1), Clock())
    for _ in range(50):
        guesses.check("here")


def is_paused(pauses: Pauses, who: str) -> bool:
    try:
        pauses.check(who)
    except Refusal:
        return True
    return False


def test_who_was_sent_away_stays_away_longer_each_time() -> None:
    clock, lengths = Clock(), []
    pauses = Pauses(clock)
    for _ in range(10):
        pauses.send_away("here")
        start = clock.now
        while is_paused(pauses, "here"):
            clock.now += FIRST_PAUSE
        lengths.append(clock.now - start)
    assert lengths[:3] == [FIRST_PAUSE, 2 * FIRST_PAUSE, 4 * FIRST_PAUSE]
    assert lengths[-1] == LONGEST_PAUSE
    assert not is_paused(pauses, "there")


def test_a_pause_that_is_long_past_is_forgiven() -> None:
    clock = Clock()
    pauses = Pauses(clock)
    for _ in range(2):
        pauses.send_away("here")
        clock.now += 2 * LONGEST_PAUSE
    pauses.send_away("here")
    clock.now += FIRST_PAUSE
    assert not is_paused(pauses, "here")


def test_who_asks_too_fast_waits_longer_for_each_answer() -> None:
    clock = Clock()
    pace = Buckets(Rate(2, 4), clock)
    assert [max(0.0, pace.wait("here", LONGEST_WAIT)) for _ in range(4)] == [0, 0, 0.25, 0.5]
    assert pace.wait("there", LONGEST_WAIT) <= 0
    clock.now = 0.5
    assert pace.wait("here", LONGEST_WAIT) == 0.25
    clock.now = 100
    assert pace.wait("here", LONGEST_WAIT) <= 0


def test_whose_turn_would_not_come_soon_does_not_make_it_later() -> None:
    clock = Clock()
    pace = Buckets(Rate(1, 1), clock)
    while pace.wait("here", LONGEST_WAIT) <= LONGEST_WAIT:
        pass
    clock.now = 1
    assert pace.wait("here", LONGEST_WAIT) == LONGEST_WAIT


def test_turns_of_any_number_of_addresses_take_up_a_bounded_place() -> None:
    pace = Buckets(Rate(1, 1), Clock())
    for number in range(2 * MOST_ADDRESSES):
        pace.wait(str(number), LONGEST_WAIT)
    assert 0 < len(pace._known) <= MOST_ADDRESSES


def test_while_one_address_floods_the_others_are_answered() -> None:
    answered: list[str] = []

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        answered.append(scope["client"][0])

    async def nothing() -> Message:
        return {}

    async def nowhere(message: Message) -> None:
        pass

    async def scene() -> None:
        app = InTurn(answer, Buckets(Rate(2, 0.5)))

        def ask(address: str) -> asyncio.Task[None]:
            scope: Scope = {"type": "http", "client": (address, 1)}
            return asyncio.ensure_future(app(scope, nothing, nowhere))

        flood = [ask("here") for _ in range(50)]
        await ask("there")
        assert answered == ["here", "here", "there"]
        for one in flood:
            one.cancel()
        await asyncio.gather(*flood, return_exceptions=True)

    asyncio.run(scene())
