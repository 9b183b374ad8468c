"""Where a table is."""

from __future__ import annotations

import re
from dataclasses import dataclass
from urllib.parse import SplitResult, urlsplit

from ..errors import InvalidOption
from ..table.codes import read_code, spell_code
from ..table.messages import PORT

_CODE = re.compile(r"/?(?:t/)?(?P<code>[\w-]+)/?")
_SCHEMES = {"http": "ws", "https": "wss", "ws": "ws", "wss": "wss"}


@dataclass(frozen=True)
class Address:
    """A table at a server. `token` is that of a personal link."""

    scheme: str  # of the web page
    host: str  # with its port, if that has to be said
    code: str
    token: str | None = None

    @property
    def socket(self) -> str:
        return f"{_SCHEMES[self.scheme]}://{self.host}/ws/{self.code}"

    @property
    def link(self) -> str:
        """What others open to come to the same table."""
        return f"{self.scheme}://{self.host}/t/{spell_code(self.code)}"


def read_address(text: str) -> Address:
    """A link, HOST/CODE or a code alone; raises InvalidOption.

    >>> read_address("https://uno.example/t/ABCD2345#secret-token").socket
    'wss://uno.example/ws/ABCD2345'
    >>> read_address("192.168.0.7/abcd2345").link
    'http://192.168.0.7:8665/t/ABCD2345'
    """
    typed = text.strip()
    parts, host = _split(typed if "/" in typed else f"localhost/{typed}")
    found = _CODE.fullmatch(parts.path)
    if not host or found is None or parts.scheme not in _SCHEMES:
        raise InvalidOption(
            f"{text!r} isn't a table address; one looks like http://HOST:{PORT}/t/CODE, or "
            "HOST/CODE, or for a server on this computer just CODE"
        )
    scheme = parts.scheme.replace("ws", "http")
    code = read_code(found["code"]) or found["code"].upper()
    return Address(scheme, host, code, parts.fragment or None)


def read_server(text: str) -> tuple[str, str]:
    """The scheme and the host of a server's page; "" is the one on this computer.

    >>> read_server("192.168.0.7")
    ('http', '192.168.0.7:8665')
    >>> read_server("https://uno.example/")
    ('https', 'uno.example')
    """
    parts, host = _split(text.strip() or "localhost")
    if not host or parts.scheme not in ("http", "https") or parts.path not in ("", "/"):
        raise InvalidOption(f"{text!r} isn't a server address; one looks like http://HOST:{PORT}")
    return parts.scheme, host


def _split(text: str) -> tuple[SplitResult, str]:
    """The parts of an address, and the host with its port.

    One that is typed without `http://` has the server's usual port.
    """
    bare = "://" not in text
    try:
        parts = urlsplit(f"http://{text}" if bare else text)
        port = parts.port or (PORT if bare else None)
    except ValueError as error:
        raise InvalidOption(f"{text!r} isn't an address: {error}") from error
    name = parts.hostname or ""
    name = f"[{name}]" if ":" in name else name
    return parts, f"{name}:{port}" if name and port else name
