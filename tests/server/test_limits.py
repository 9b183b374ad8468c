"""How much one connection and one address may do."""

from __future__ import annotations

import pytest

from lastcard.server.limits import GUESSES, MOST_ADDRESSES, Buckets, Guesses, OpenSockets, home_of
from lastcard.table.commands import Refusal
from lastcard.table.rates import Bucket, Rate


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
    assert len(buckets._buckets) == 1


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


def test_who_has_guessed_too_often_has_to_wait() -> None:
    clock = Clock()
    guesses = Guesses(clock)
    for _ in range(int(GUESSES.burst)):
        guesses.guess("here")
    with pytest.raises(Refusal, match="too_fast"):
        guesses.guess("here")
    guesses.guess("there")
    clock.now = 1 / GUESSES.per_second
    guesses.guess("here")


def test_who_names_what_is_there_need_not_wait() -> None:
    guesses = Guesses(Clock())
    for _ in range(2 * int(GUESSES.burst)):
        guesses.guess("here")
        guesses.was_right("here")


def refused(sockets: OpenSockets, code: str, address: str) -> str:
    try:
        with sockets.one_more(code, address):
            return ""
    except Refusal as refusal:
        return refusal.reason


def test_connections_are_limited_by_home_by_table_and_altogether() -> None:
    sockets = OpenSockets(most=3, most_of_table=2, most_of_home=2)
    with sockets.one_more("A", "here"):
        with sockets.one_more("B", "here"):
            assert refused(sockets, "C", "here") == "too_many"
            assert refused(sockets, "C", "there") == ""
        with sockets.one_more("a", "there"):
            assert refused(sockets, "A", "elsewhere") == "table_full"
            with sockets.one_more("B", "there"):
                assert refused(sockets, "C", "elsewhere") == "server_full"
    assert refused(sockets, "A", "here") == ""
