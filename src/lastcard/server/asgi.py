"""The server: the page, the requests it makes, and a WebSocket for each person at a table."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.routing import Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..table.schedule import Tempo
from .api import Api
from .beside import beside
from .cluster.bus import open_bus
from .cluster.guests import open_visits
from .cluster.open_tables import Registry, open_registry
from .cluster.visits import Visits
from .config import ServerSettings, without_path
from .health import Health
from .metrics import Metrics
from .network.answers import AnswerAll, answer_error
from .network.connections import Connections, NoteQuestions
from .network.hosts import Hosts, OnlyOwnHosts
from .network.limits import InTurn, Limits
from .network.places import ROLES
from .network.proxies import BehindProxies, Networks, Proxies
from .page_files import PageFiles
from .sockets import Sockets
from .sql.sql_storage import open_storage

PAGE = Path(__file__).parent / "page"
_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'self'; "
    "form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": _POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
OVER_HTTPS = {"Cross-Origin-Opener-Policy": "same-origin"}  # elsewhere browsers complain of it


class AddHeaders:
    """Puts the headers of a careful page on every answer.

    What does not say how long it may be kept is not: codes, names and tokens are in it.
    """

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = HEADERS | (OVER_HTTPS if scope.get("scheme") == "https" else {})

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                given = MutableHeaders(scope=message)
                given.setdefault("Cache-Control", "no-store")
                given.update(headers)
            await send(message)

        await self._app(scope, receive, send_with_headers if scope["type"] == "http" else send)


class UnderPath:
    """Lets a proxy show everything under a path of its own, whether or not it passes that on."""

    def __init__(self, app: ASGIApp, path: str) -> None:
        self._app = app
        self._path = path

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            scope = {**scope, "path": without_path(scope["path"], self._path)}
        await self._app(scope, receive, send)


class House:
    """A server's parts: the application for HTTP, and what takes connections and WebSockets in."""

    def __init__(self, settings: ServerSettings, tempo: Tempo | None = None) -> None:
        """`settings.db` is an address as SQLAlchemy takes it."""
        self._settings = settings
        self._tempo = tempo or Tempo()
        self._registry: Registry | None = None  # once there is one
        self._limits = limits = Limits(settings)
        self._metrics = Metrics()
        proxies, hosts = Proxies(Networks(settings.trust_proxy)), Hosts(settings.allow_host)
        self._metrics_for = Networks(settings.metrics_from)
        self.connections = Connections(proxies.trusts)
        self.sockets = Sockets(settings, hosts, proxies, self.connections, limits, self._metrics)
        self.app = Starlette(
            routes=[Route("/{path:path}", PageFiles(PAGE, settings.path).show)],
            middleware=[
                Middleware(NoteQuestions, self.connections),
                Middleware(BehindProxies, proxies),
                Middleware(AddHeaders),
                Middleware(AnswerAll, lambda reason: self._metrics.refusals.labels(reason).inc()),
                Middleware(InTurn, limits.pace, limits.pace_at_once),
                Middleware(OnlyOwnHosts, hosts),
                Middleware(UnderPath, settings.path),
            ],
            exception_handlers={HTTPException: answer_error},
            lifespan=self._open_all,
        )

    @asynccontextmanager
    async def _open_all(self, app: Starlette) -> AsyncIterator[None]:
        async with (
            open_storage(self._settings.db or "", self._metrics) as storage,
            open_registry(storage, self._tempo, self._settings, self._limits) as registry,
            open_bus(self._settings.bus, registry.leases.process) as bus,
            open_visits(registry, bus, self._metrics) as visits,
        ):
            self._registry, self.sockets.visits = registry, visits
            self._measure(registry, visits)
            health = Health(registry, bus, self._metrics, self._metrics_for)
            api = Api(registry, visits, self._limits, self._settings.path)
            app.router.routes[:0] = [*health.routes(), *api.routes()]
            async with beside(self._limits.forget_forever(), api.reviews.work_forever()):
                yield

    async def leave(self) -> None:
        """Others take the tables over; when nothing is left here, everybody is sent to them."""
        if self._registry is not None:
            await self._registry.hand_over()
        await self.sockets.close()
        self.connections.close_silent()

    def _measure(self, registry: Registry, visits: Visits) -> None:
        places, gauge = self.sockets.places, self._metrics.gauge
        gauge("lastcard_tables", "Tables in memory.", lambda: registry.count)
        gauge("lastcard_tables_in_use", "Tables with somebody there.", lambda: registry.count_used)
        owned = "lastcard_leases", "Tables that this process owns."
        gauge(*owned, registry.count_owned)
        away = "lastcard_visits_away", "Connections to tables of others."
        gauge(*away, lambda: len(visits.away()))
        by_role = {str(role): partial(places.count, role) for role in ROLES}
        self._metrics.gauges("lastcard_sockets", "Connections to tables.", "role", by_role)
        gauge("lastcard_connections", "Other connections.", lambda: len(self.connections))
        waiting = registry.storage.writer.count_waiting
        gauge("lastcard_storage_waiting", "Entries still to be written.", waiting)
