"""How a server is: for those who run it and for what watches over it."""

from __future__ import annotations

import asyncio

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ..table.refusal import Refusal, require
from .cluster.bus import Bus
from .cluster.open_tables import Registry
from .metrics import Metrics, content_type
from .network.answers import json_response
from .network.proxies import Networks

PATIENCE = 2.0  # seconds for the database to answer


class Health:
    """`/healthz`: it is alive; `/readyz`: it can do its work; `/metrics`: what it does."""

    def __init__(
        self, registry: Registry, bus: Bus, metrics: Metrics, metrics_for: Networks
    ) -> None:
        self._registry = registry
        self._bus = bus
        self._metrics = metrics
        self._metrics_for = metrics_for

    def routes(self) -> list[Route]:
        return [
            Route("/healthz", self.alive),
            Route("/readyz", self.ready),
            Route("/metrics", self.metrics),
        ]

    async def alive(self, request: Request) -> Response:
        return json_response({"alive": True})

    async def ready(self, request: Request) -> Response:
        try:
            async with asyncio.timeout(PATIENCE):
                await self._registry.storage.ping()
        except Exception as error:  # each driver has errors of its own
            raise Refusal("unavailable", "the database does not answer") from error
        can_write = not self._registry.leases.are_late
        require(can_write, "unavailable", "nothing can be written to the database")
        require(self._bus.is_there, "unavailable", "the bus does not answer")
        require(not self._registry.is_leaving, "unavailable", "this process is about to end")
        return json_response({"ready": True})

    async def metrics(self, request: Request) -> Response:
        may = self._may_read_metrics(request)
        require(may, "no_credentials", "see lastcard serve --metrics-from")
        return Response(self._metrics.write(), media_type=content_type)

    def _may_read_metrics(self, request: Request) -> bool:
        if self._metrics_for.are_all:
            return True
        if request.client is None or request.scope["hidden"]:
            return False
        return request.client.host in self._metrics_for
