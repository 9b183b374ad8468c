"""The files of the page: read and compressed once, and kept."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

ASSETS = "assets/"  # their names change with what is in them
_FOREVER, _EACH_TIME = "public, max-age=31536000, immutable", "no-cache"
_START = "index.html"
# What the page shows by its address, as web/src/App.svelte does; a "" is its start.
_ADDRESSES = re.compile(r"|((t|g|rules)/[^/]+|statistics|learn|make)/?")


@dataclass(frozen=True)
class PageFile:
    """A file as it is sent: as it is, and compressed."""

    content: bytes
    compressed: bytes
    media_type: str
    headers: dict[str, str]

    @classmethod
    def read(cls, file: Path, name: str, changes: Mapping[bytes, bytes]) -> PageFile:
        content = file.read_bytes()
        for before, after in changes.items():
            content = content.replace(before, after)
        headers = {
            "ETag": f'"{hashlib.sha256(content).hexdigest()[:32]}"',
            "Cache-Control": _FOREVER if name.startswith(ASSETS) else _EACH_TIME,
            "Vary": "Accept-Encoding",
        }
        media_type = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        return cls(content, gzip.compress(content, mtime=0), media_type, headers)

    def answer(self, request: Request, status: int = 200) -> Response:
        if status == 200 and request.headers.get("if-none-match") == self.headers["ETag"]:
            return Response(status_code=304, headers=self.headers)
        headers, content = self.headers, self.content
        takes_gzip = "gzip" in request.headers.get("accept-encoding", "")
        if takes_gzip and len(self.compressed) < len(content):
            headers, content = {**headers, "Content-Encoding": "gzip"}, self.compressed
        return Response(content, status, headers, self.media_type)


class PageFiles:
    """The page, whatever the address: it finds out by itself what to show, if anything."""

    def __init__(self, folder: Path, path: str = "") -> None:
        """By their names, so that no path leads anywhere else, whatever a system takes for one.

        The page itself is told the path that it is under.
        """
        base = {b'<base href="/" />': f'<base href="{path}/" />'.encode()}
        found = sorted(folder.rglob("*")) if folder.is_dir() else []
        names = {file.relative_to(folder).as_posix(): file for file in found if file.is_file()}
        self._files = {
            name: PageFile.read(file, name, base if name == _START else {})
            for name, file in names.items()
        }

    async def show(self, request: Request) -> Response:
        path = request.path_params["path"]
        file = self._files.get(path)
        if file is None and path.startswith(ASSETS):
            return PlainTextResponse("There is no such file.", 404)
        if file is not None:
            return file.answer(request)
        if _START not in self._files:
            return PlainTextResponse("The page has not been built: run `make page`.", 503)
        return self._files[_START].answer(request, 200 if _ADDRESSES.fullmatch(path) else 404)
