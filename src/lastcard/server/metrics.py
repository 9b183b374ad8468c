"""What a server counts and measures, for Prometheus."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST

_SOON = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)  # seconds

content_type = CONTENT_TYPE_LATEST


class Metrics:
    """The metrics of one server; each server of a process, as tests have them, has its own."""

    def __init__(self) -> None:
        self._registry = registry = CollectorRegistry()
        self.messages = Histogram(
            "lastcard_message_seconds",
            "From a message to all that followed from it: written down and sent.",
            ["type"],
            registry=registry,
            buckets=_SOON,
        )
        self.refusals = Counter(
            "lastcard_refusals", "Messages and requests refused.", ["reason"], registry=registry
        )
        self.moves = Counter("lastcard_moves", "Moves written down.", ["by"], registry=registry)
        self.writing = Histogram(
            "lastcard_storage_seconds",
            "From an entry to be written until it is in the database.",
            registry=registry,
            buckets=_SOON,
        )
        self.storage_failures = Counter(
            "lastcard_storage_failures", "Batches that could not be written.", registry=registry
        )

    def gauge(self, name: str, words: str, read: Callable[[], float]) -> None:
        """Something that is looked up whenever it is asked for."""
        Gauge(name, words, registry=self._registry).set_function(read)

    def gauges(
        self, name: str, words: str, by: str, read: Mapping[str, Callable[[], float]]
    ) -> None:
        """The same of several kinds."""
        gauge = Gauge(name, words, [by], registry=self._registry)
        for kind, look in read.items():
            gauge.labels(kind).set_function(look)

    def write(self) -> bytes:
        return generate_latest(self._registry)
