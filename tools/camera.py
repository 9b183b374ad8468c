"""Keeps what a page paints, with the time at which it did."""

from __future__ import annotations

import base64
import io
import time
from collections.abc import Callable
from typing import Any

from PIL import Image

from tests.support.browsers import Guest

Frame = tuple[float, Image.Image]
Size = tuple[int, int]


class Camera:
    """Films a page, at most one frame for each gap."""

    def __init__(self, guest: Guest, size: Size, gap: float) -> None:
        self.frames: list[Frame] = []
        self._guest = guest
        self._size = size
        self._gap = gap
        self._running = True
        self._session = guest.page.context.new_cdp_session(guest.page)
        self._session.on("Page.screencastFrame", self._take)

    def _take(self, shot: dict[str, Any]) -> None:
        if not self._running:
            return
        self._session.send("Page.screencastFrameAck", {"sessionId": shot["sessionId"]})
        when = float(shot["metadata"]["timestamp"])
        if not self.frames or when - self.frames[-1][0] >= self._gap:
            picture = Image.open(io.BytesIO(base64.b64decode(shot["data"]))).convert("RGB")
            self.frames.append((when, picture.resize(self._size, Image.Resampling.LANCZOS)))

    def film(self, seconds: float, look: Callable[[], None], pause: int = 500) -> None:
        """Film for so long; every `pause` milliseconds somebody looks whether there is to do."""
        self._session.send("Page.startScreencast", {"format": "jpeg", "quality": 92})
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            self._guest.page.wait_for_timeout(pause)
            look()
        self._running = False
        self._session.send("Page.stopScreencast")
