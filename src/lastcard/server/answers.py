"""What is answered to a request: JSON, and if it is refused, with a reason."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from starlette.responses import Response

from ..table.commands import Refusal

STATUS = {
    "no_credentials": 403,
    "no_table": 404,
    "too_long": 413,
    "too_fast": 429,
    "too_many": 429,
    "table_damaged": 500,
    "server_full": 503,
}


class NotAnswered(Exception):
    """A request that is refused, with a status of HTTP and a reason in one word."""

    def __init__(self, status: int, reason: str, detail: str = "") -> None:
        super().__init__(reason)
        self.status = status
        self.reason = reason
        self.detail = detail

    @classmethod
    def because(cls, refusal: Refusal) -> NotAnswered:
        """What a table would say, said over HTTP."""
        return cls(STATUS.get(refusal.reason, 400), refusal.reason, refusal.detail)

    def body(self) -> bytes:
        return msgspec.json.encode({"reason": self.reason, "detail": self.detail})

    def response(self) -> Response:
        return Response(self.body(), self.status, media_type="application/json")


def json_response(
    data: object, status: int = 200, headers: Mapping[str, str] | None = None
) -> Response:
    return Response(msgspec.json.encode(data), status, headers, "application/json")
