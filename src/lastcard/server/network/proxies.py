"""Who is at the other end, where a proxy stands between: only proxies that are trusted are asked.

A proxy adds the address it was asked from to the end of `X-Forwarded-For`. What stands before the
first address that is no trusted proxy was written by somebody else, and counts for nothing.
"""

from __future__ import annotations

import ipaddress
from collections.abc import Collection

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from ...errors import InvalidOption

EVERY = "*"
# What proxies of all kinds add to say that somebody else has asked.
ADDED = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-real-ip")

Address = ipaddress.IPv4Address | ipaddress.IPv6Address


def read_ip(text: str) -> Address | None:
    """An address, as proxies write it: with a port or in brackets, too."""
    host = text.strip()
    if host.startswith("["):
        host = host[1:].partition("]")[0]
    elif host.count(":") == 1:
        host = host.partition(":")[0]
    try:
        found = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return None
    mapped = found.ipv4_mapped if isinstance(found, ipaddress.IPv6Address) else None
    return mapped or found


class Networks:
    """Addresses and networks that were named, or `*` for all there are."""

    def __init__(self, named: Collection[str]) -> None:
        """Raises InvalidOption for what is none of these."""
        self.are_all = EVERY in named
        try:
            self._some = [ipaddress.ip_network(one, strict=False) for one in {*named} - {EVERY}]
        except ValueError as error:
            raise InvalidOption(f"neither an address nor a network nor {EVERY}: {error}") from error

    def __contains__(self, text: object) -> bool:
        return self.are_all or self.name(str(text))

    def name(self, text: str) -> bool:
        """Is it one of those that were named, and not only of all there are?"""
        address = read_ip(text)
        return address is not None and any(address in one for one in self._some)


class Proxies:
    """The proxies that are trusted."""

    def __init__(self, trusted: Networks) -> None:
        self._trusted = trusted

    def trusts(self, text: str) -> bool:
        return text in self._trusted

    def client_of(self, peer: str, headers: Headers) -> str:
        """The address of who asked: the nearest that is no proxy of ours.

        Where whoever connects is trusted, that goes for the one who does: what stands before the
        address that it added could have been written by anybody.
        """
        said = ",".join(headers.getlist("x-forwarded-for")).split(",")
        found, is_proxy = peer, self.trusts(peer)
        while said and is_proxy:
            address = read_ip(said.pop())
            if address is None:
                break
            found = str(address)
            is_proxy = self._trusted.name(found)
        return found

    def scheme_of(self, peer: str, headers: Headers, scheme: str) -> str:
        said = headers.get("x-forwarded-proto", "").strip().lower()
        return said if said in ("http", "https") and self.trusts(peer) else scheme


class BehindProxies:
    """Lets requests come from who asked a proxy, and not from the proxy itself.

    Who asked a proxy that is not believed, or does not say it, is `hidden`: the address is the
    proxy's then, and good for nothing that not everybody may do.
    """

    def __init__(self, app: ASGIApp, proxies: Proxies) -> None:
        self._app = app
        self._proxies = proxies

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and scope.get("client"):
            headers, (peer, port) = Headers(scope=scope), scope["client"]
            address = self._proxies.client_of(peer, headers)
            scheme = self._proxies.scheme_of(peer, headers, scope["scheme"])
            hidden = address == peer and any(name in headers for name in ADDED)
            scope = {**scope, "client": (address, port), "scheme": scheme, "hidden": hidden}
        await self._app(scope, receive, send)
