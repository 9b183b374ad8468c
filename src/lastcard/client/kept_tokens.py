"""The secrets that say who somebody is at a table, kept by table and name for the next time.

Several people may come from one computer: each has a file of their own.
"""

from __future__ import annotations

from pathlib import Path
from urllib.parse import quote

from ..folders import data_folder
from .address import Address


def kept_tokens(address: Address, name: str | None = None) -> list[str]:
    """Those for a table, the last used first; with a name, only that person's."""
    files = [file for file in _folder(address).iterdir() if file.is_file()]
    if name is not None:
        files = [file for file in files if file.name == _file_name(name)]
    files.sort(key=lambda file: file.stat().st_mtime_ns, reverse=True)
    return [token for token in map(_read, files) if token]


def keep_token(address: Address, name: str, token: str) -> None:
    """Nobody else may read it."""
    path = _folder(address) / _file_name(name)
    path.touch(0o600)
    path.write_text(f"{token}\n", encoding="utf-8")


def forget_token(address: Address, token: str) -> None:
    """Under whatever name it is kept."""
    for file in _folder(address).iterdir():
        if _read(file) == token:
            file.unlink()


def _read(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8").strip()
    except UnicodeDecodeError:
        return ""


def _folder(address: Address) -> Path:
    folder = data_folder() / "seats" / quote(f"{address.host}/{address.code}", safe="")
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def _file_name(name: str) -> str:
    """The table takes Ann and ANN for the same name, too."""
    return quote(" ".join(name.split()).casefold(), safe="").replace(".", "%2E")
