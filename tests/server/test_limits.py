"""How much one connection and one address may do."""

from __future__ import annotations

import pytest

from lastcard.server.network.limits import (
    FIRST_PAUSE,
    LONGEST_PAUSE,
    MOST_ADDRESSES,
    Buckets,
    Guesses,
    Pauses,
    home_of,
)
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


def test_somebody_with_any_number_of_addresses_takes_up_a_bounded_place() -> None:
    buckets, pauses = Buckets(Rate(1, 1), Clock()), Pauses(Clock())
    for number in range(2 * MOST_ADDRESSES):
        buckets.take(str(number))
        pauses.send_away(str(number))
    assert 0 < len(buckets._buckets) <= MOST_ADDRESSES
    assert 0 < len(pauses._pauses) <= MOST_ADDRESSES
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
