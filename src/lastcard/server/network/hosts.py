"""Under which names this server is asked for: its own, and no others.

A page from elsewhere can let its own name point at this machine, and its visitors' browsers would
then take the two for one site. They still say the name that they were given.
"""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Collection
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from .answers import NotAnswered

_REFUSAL = (
    "This server does not go by the name of {name!r}. Whoever runs it can let it do so: "
    "lastcard serve --allow-host NAME"
)


def own_names() -> set[str]:
    """What this machine is called in its own network."""
    name = _plain(socket.gethostname())
    return {"localhost", name, f"{name.partition('.')[0]}.local"}


def is_own(host: str, names: Collection[str]) -> bool:
    """Is this Host header an address, which nobody can let point elsewhere, or one of the names?"""
    try:
        name = _plain(urlsplit(f"//{host}").hostname or "")
        if name not in names:
            ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def is_same_origin(headers: Headers) -> bool:
    """Browsers say which page asks; programs that are no browser say nothing."""
    origin = headers.get("origin")
    return origin is None or origin.partition("://")[2] == headers.get("host")


def _plain(name: str) -> str:
    return name.lower().rstrip(".")


class Hosts:
    """The names that are this server's own."""

    def __init__(self, allowed: Collection[str] = ()) -> None:
        self._names = {*own_names(), *map(_plain, allowed)}

    def check(self, headers: Headers) -> None:
        """Raise NotAnswered if it is meant for another name."""
        host = headers.get("host", "")
        if not is_own(host, self._names):
            raise NotAnswered(421, "wrong_host", _REFUSAL.format(name=host))


class OnlyOwnHosts:
    """Refuses all that is meant for another name, be it the page or a request."""

    def __init__(self, app: ASGIApp, hosts: Hosts) -> None:
        self._app = app
        self._hosts = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        app = self._app
        if scope["type"] == "http":
            try:
                self._hosts.check(Headers(scope=scope))
            except NotAnswered as refusal:
                app = refusal.response()
        await app(scope, receive, send)
