"""Where a table is, and the secret that says who comes there."""

from __future__ import annotations

import os
import re
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import SplitResult, quote, urlsplit

from ..errors import InvalidOption
from ..folders import data_folder
from ..table.messages import PORT

_CODE = re.compile(r"/?(?:t/)?(?P<code>[A-Za-z0-9]+)/?")
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
        return f"{self.scheme}://{self.host}/t/{self.code}"


def read_address(text: str) -> Address:
    """A link, HOST/CODE or a code alone; raises InvalidOption.

    >>> read_address("https://uno.example/t/ABCD2345#secret-token").socket
    'wss://uno.example/ws/ABCD2345'
    >>> read_address("192.168.0.7/abcd2345").link
    'http://192.168.0.7:8665/t/ABCD2345'
    """
    stripped = text.strip()
    bare = "://" not in stripped
    if bare and "/" not in stripped:
        stripped = f"localhost/{stripped}"
    try:
        parts = urlsplit(f"http://{stripped}" if bare else stripped)
        host = _host(parts, bare)
    except ValueError as error:
        raise InvalidOption(f"{text!r} is no address of a table: {error}") from error
    found = _CODE.fullmatch(parts.path)
    if not host or found is None or parts.scheme not in _SCHEMES:
        raise InvalidOption(
            f"{text!r} is no address of a table; it looks like http://HOST:{PORT}/t/CODE, or "
            "HOST/CODE, or for a server on this computer just CODE"
        )
    scheme = parts.scheme.replace("ws", "http")
    return Address(scheme, host, found["code"].upper(), parts.fragment or None)


def _host(parts: SplitResult, bare: bool) -> str:
    """The host with its port; one that is typed without `http://` has the server's usual port."""
    name = parts.hostname or ""
    name = f"[{name}]" if ":" in name else name
    port = parts.port or (PORT if bare else None)
    return f"{name}:{port}" if name and port else name


# Tokens.


def find_token(address: Address) -> str | None:
    """The token that was kept for a table."""
    try:
        return _token_file(address).read_text(encoding="utf-8").strip() or None
    except (FileNotFoundError, UnicodeDecodeError):
        return None


def keep_token(address: Address, token: str) -> None:
    """Keep a token for the next time; nobody else may read it."""
    file = os.open(_token_file(address), os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(file, "w", encoding="utf-8") as writing:
        writing.write(f"{token}\n")


def forget_token(address: Address) -> None:
    _token_file(address).unlink(missing_ok=True)


def _token_file(address: Address) -> Path:
    folder = data_folder() / "tokens"
    folder.mkdir(exist_ok=True)
    return folder / quote(f"{address.host}/{address.code}", safe="")
