"""What is answered to a request: JSON, and if it is refused, with a reason."""

from __future__ import annotations

import logging
from collections.abc import Callable

import msgspec
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ...table.refusal import Refusal

STATUS = {
    "no_credentials": 403,
    "no_table": 404,
    "too_long": 413,
    "too_fast": 429,
    "too_many": 429,
    "table_damaged": 500,
    "server_full": 503,
    "unavailable": 503,
}


_logger = logging.getLogger(__name__)


class NotAnswered(Exception):
    """A request that is refused, with a status of HTTP and a reason in one word."""

    def __init__(self, status: int, reason: str, detail: str = "") -> None:
        super().__init__(reason)
        self.status = status
        self.reason = reason
        self.detail = detail

    def response(self) -> Response:
        return json_response({"reason": self.reason, "detail": self.detail}, self.status)


def json_response(data: object, status: int = 200) -> Response:
    return Response(msgspec.json.encode(data), status, media_type="application/json")


class AnswerAll:
    """Makes an answer of whatever goes wrong, and counts what is refused."""

    def __init__(self, app: ASGIApp, count: Callable[[str], None]) -> None:
        self._app = app
        self._count = count

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        started = False

        async def send_and_note(message: Message) -> None:
            nonlocal started
            started = True
            await send(message)

        try:
            await self._app(scope, receive, send_and_note)
        except Exception as error:
            if scope["type"] != "http" or started:
                raise
            refusal = explain(error)
            self._count(refusal.reason)
            await refusal.response()(scope, receive, send)


def explain(error: Exception) -> NotAnswered:
    """What to answer; what should not have happened goes into the log."""
    match error:
        case NotAnswered():
            return error
        case Refusal(reason=reason, detail=detail):
            return NotAnswered(STATUS.get(reason, 400), reason, detail)
        case HTTPException(status_code=status, detail=detail):
            return NotAnswered(status, "bad_request", detail)
        case SQLAlchemyError() | OSError():
            _logger.error("the database does not answer: %s", error)
            return NotAnswered(503, "unavailable", "try again in a moment")
    _logger.error("a request failed", exc_info=error)
    return NotAnswered(500, "failed")


async def answer_error(request: Request, error: Exception) -> Response:
    """What Starlette itself refuses: a method, for example."""
    return explain(error).response()
