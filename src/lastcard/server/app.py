"""The server: the page, the requests it makes, and a WebSocket for each person at a table."""

from __future__ import annotations

from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..table.commands import Refusal
from ..table.schedule import Tempo
from .api import Api, refuse
from .connections import Connections, NoteQuestions
from .hosts import Hosts, OnlyOwnHosts
from .limits import Guesses
from .proxies import THIS_MACHINE, BehindProxies, Proxies
from .registry import open_registry
from .sockets import Sockets
from .sql_storage import open_storage

PAGE = Path(__file__).parent / "page"
_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": _POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


class AddHeaders:
    """Puts the headers of a careful page on every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                extra = [(k.lower().encode(), v.encode()) for k, v in HEADERS.items()]
                message["headers"] = [*message.get("headers", ()), *extra]
            await send(message)

        await self._app(scope, receive, send_with_headers if scope["type"] == "http" else send)


class Assets(StaticFiles):
    """Files whose names change with what is in them, so that a browser asks for each once."""

    def file_response(self, *arguments: Any, **more: Any) -> Response:
        response = super().file_response(*arguments, **more)
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable"
        return response


class House:
    """A server's parts: the application for HTTP, and what takes connections and WebSockets in."""

    def __init__(
        self,
        database: str,
        tempo: Tempo | None = None,
        allowed_hosts: Collection[str] = (),
        trusted_proxies: Collection[str] = THIS_MACHINE,
    ) -> None:
        """`database` is an address as SQLAlchemy takes it.

        `allowed_hosts` are the names under which browsers know it, beside this machine's own.
        """
        self._database = database
        self._tempo = tempo or Tempo()
        self._guesses = Guesses()
        proxies, hosts = Proxies(trusted_proxies), Hosts(allowed_hosts)
        self.connections = Connections(proxies.trusts)
        self.sockets = Sockets(hosts, proxies, self.connections, self._guesses)
        self.app = Starlette(
            routes=[
                Mount(
                    "/assets", GZipMiddleware(Assets(directory=PAGE / "assets", check_dir=False))
                ),
                Route("/{path:path}", show_page),
            ],
            middleware=[
                Middleware(NoteQuestions, self.connections),
                Middleware(BehindProxies, proxies),
                Middleware(AddHeaders),
                Middleware(OnlyOwnHosts, hosts),
            ],
            lifespan=self._open_all,
        )

    @asynccontextmanager
    async def _open_all(self, app: Starlette) -> AsyncIterator[None]:
        async with (
            open_storage(self._database) as storage,
            open_registry(storage, self._tempo) as registry,
        ):
            self.sockets.registry = registry
            app.router.routes[:0] = Api(registry, self._guesses).routes()
            yield


async def show_page(request: Request) -> Response:
    """The page itself, whatever the address: it finds out by itself what to show."""
    path = request.path_params["path"]
    if path in _files_of_page():
        return FileResponse(PAGE / path)
    if path.startswith("api/"):
        return refuse(Refusal("no_table", "there is nothing at this address"))
    if not (PAGE / "index.html").is_file():
        return PlainTextResponse("The page has not been built: run `make page`.", 503)
    return FileResponse(PAGE / "index.html", headers={"Cache-Control": "no-cache"})


def _files_of_page() -> set[str]:
    """By their names, so that no path leads anywhere else, whatever the system takes for one."""
    return {file.name for file in PAGE.iterdir() if file.is_file()} if PAGE.is_dir() else set()
