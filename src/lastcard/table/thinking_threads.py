"""Threads in which bots think: a bot that never comes to an end costs nobody else a thread.

When the program ends they end with it. Those of `concurrent.futures` it would wait for.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from concurrent.futures import Future
from functools import partial
from queue import SimpleQueue
from typing import Any, TypeVar

T = TypeVar("T")


class ThinkingThreads:
    """As many at once as are said, but for those that were let go."""

    def __init__(self, at_once: int) -> None:
        self._at_once = at_once
        self._jobs: SimpleQueue[tuple[Future[Any], Callable[[], Any]]] = SimpleQueue()
        self._lock = threading.Lock()
        self._hired = 0
        self._let_go: set[Future[Any]] = set()

    def submit(self, work: Callable[..., T], *args: Any) -> Future[T]:
        job: Future[T] = Future()
        self._jobs.put((job, partial(work, *args)))
        with self._lock:
            if self._hired < self._at_once:
                self._hire()
        return job

    def let_go(self, job: Future[Any]) -> None:
        """If somebody is still at it, another thread takes that one's place."""
        with self._lock:
            if job.running():
                self._let_go.add(job)
                self._hire()

    def _hire(self) -> None:
        self._hired += 1
        threading.Thread(target=self._work, name="thinking", daemon=True).start()

    def _work(self) -> None:
        while True:
            job, work = self._jobs.get()
            if job.set_running_or_notify_cancel():
                _carry_out(job, work)
            with self._lock:
                if job in self._let_go:
                    self._let_go.remove(job)
                    self._hired -= 1
                    return


def _carry_out(job: Future[T], work: Callable[[], T]) -> None:
    try:
        job.set_result(work())
    except Exception as error:
        job.set_exception(error)
    except BaseException as error:  # of its own making: it would end the program
        job.set_exception(RuntimeError(f"it raised {error!r}"))
