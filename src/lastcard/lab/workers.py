"""Doing the work of a table: in chunks, on threads of this machine or on a cluster."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import AbstractContextManager
from typing import Protocol, TypeVar

from ..whole_numbers import check_whole
from .matches import BotTable, Played

MOST_THREADS = 1024
Progress = Callable[[int], None]
Job = TypeVar("Job")


class Workers(Protocol):
    """Plays chunks of a table's rounds, several at a time, and hands them over in order."""

    def play(self, table: BotTable, first: int, stop: int) -> Iterator[Played]: ...


def hire_workers(threads: int = 1, cluster: str | None = None) -> AbstractContextManager[Workers]:
    """Threads of this machine, or a Ray cluster: `auto`, or its address."""
    threads = check_whole("threads", threads, 1, MOST_THREADS)
    if cluster is None:
        return Threads(threads)
    from .cluster import Cluster

    return Cluster(cluster)


def chunks(table: BotTable, first: int, stop: int) -> Iterator[tuple[int, int]]:
    """The rounds of a table cut up, always at the same places."""
    size = table.chunk
    return ((start, min(size, stop - start)) for start in range(first, stop, size))


def in_order(
    jobs: Iterator[Job],
    at_once: int,
    result: Callable[[Job], Played],
    cancel: Callable[[Job], object],
) -> Iterator[Played]:
    """What comes of jobs, of which so many are under way at a time; the rest are cancelled."""
    waiting = list(itertools.islice(jobs, at_once))
    try:
        while waiting:
            yield result(waiting.pop(0))
            waiting += itertools.islice(jobs, 1)
    finally:
        for job in waiting:
            cancel(job)


class Threads(ThreadPoolExecutor):
    """Threads of this machine; compiled rounds and searches run side by side."""

    def __init__(self, threads: int) -> None:
        super().__init__(threads)
        self._at_once = 2 * threads

    def play(self, table: BotTable, first: int, stop: int) -> Iterator[Played]:
        jobs = (self.submit(table.play, *chunk) for chunk in chunks(table, first, stop))
        return in_order(jobs, self._at_once, Future.result, Future.cancel)


def play_all(
    workers: Workers,
    table: BotTable,
    stop: int,
    done: Callable[[Played], None],
    progress: Progress | None,
    first: int = 0,
) -> bool:
    """Play rounds `first` to `stop` - 1 and hand over every chunk; False if Ctrl-C ended it."""
    try:
        for played in workers.play(table, first, stop):
            done(played)
            if progress:
                progress(len(played.rows))
    except KeyboardInterrupt:
        return False
    return True
