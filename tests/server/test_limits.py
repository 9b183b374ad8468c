"""How much one connection and one address may do."""

from __future__ import annotations

from lastcard.server.limits import MOST_ADDRESSES, Bucket, Buckets, Rate


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
