"""The work of a table on a Ray cluster: the same chunks, on other machines.

Every machine of the cluster needs lastcard, in the same version. When a worker dies, Ray gives its
chunk to another one.
"""

from __future__ import annotations

import os
import socket
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, redirect_stdout
from typing import Any

from ..editions import Edition, find_edition
from ..errors import InvalidOption
from ..extras import comes_with
from .matches import BotTable, Played
from .workers import chunks, in_order

AUTO = "auto"
_PATIENCE = 5.0  # seconds; Ray itself would try for many minutes
_QUIET = {"log_to_driver": False, "logging_level": "ERROR"}


class Cluster:
    """A connection to a cluster, for a `with` statement.

    `auto` joins the cluster that this machine belongs to; where there is none, Ray is started here
    for as long as the work takes.
    """

    def __init__(self, address: str) -> None:
        os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # or Ray warns of a change
        with comes_with("cluster"):
            import ray
        self._ray: Any = ray
        self._address = address

    def __enter__(self) -> Cluster:
        with ExitStack() as stack:
            stack.enter_context(_speaking_aside())
            stack.callback(self._ray.shutdown)
            try:
                self._connect()
            except InvalidOption:
                raise
            except Exception as error:  # Ray raises this very class where it does not come up
                raise InvalidOption(f"the cluster cannot be used: {error}") from error
            self._end = stack.pop_all()
        self._play = self._ray.remote(max_retries=-1)(_play)
        return self

    def __exit__(self, *_: object) -> None:
        self._end.close()

    def play(self, table: BotTable, first: int, stop: int) -> Iterator[Played]:
        """Play chunks side by side on all processors, and hand them over in order."""
        shared = self._ray.put((find_edition(table.edition), table))
        jobs = (self._play.remote(shared, *chunk) for chunk in chunks(table, first, stop))
        at_once = 2 * int(self._ray.cluster_resources().get("CPU", 1))
        return in_order(jobs, at_once, self._ray.get, self._ray.cancel)

    def _connect(self) -> None:
        if self._address != AUTO:
            _check_address(self._address)
            self._ray.init(self._address, **_QUIET)
        else:
            # Ray's own "auto" would also join what another program has started for itself alone,
            # and would fall with it.
            self._ray.init(include_dashboard=False, **_QUIET)


@contextmanager
def _speaking_aside() -> Iterator[None]:
    """Have all that is written to standard output meanwhile written to standard error.

    Ray, parts of which are not Python, says there what becomes of its workers; but standard output
    is for results.
    """
    sys.stdout.flush()
    output = os.dup(1)
    os.dup2(2, 1)
    try:
        with redirect_stdout(sys.stderr):
            yield
    finally:
        os.dup2(output, 1)
        os.close(output)


def _play(shared: tuple[Edition, BotTable], first: int, count: int) -> Played:
    """Play a chunk; the edition has come along, so that it is known here too."""
    return shared[1].play(first, count)


def _check_address(address: str) -> None:
    """Raise InvalidOption if nobody answers there."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host or not port.isdecimal() or int(port) > 65535:
        raise InvalidOption(
            f"a cluster is auto, HOST:PORT (6379 unless changed) or ray://HOST:PORT, not {address}"
        )
    try:
        socket.create_connection((host, int(port)), _PATIENCE).close()
    except OSError as error:
        raise InvalidOption(f"no cluster answers at {address}: {error.strerror or error}") from None
