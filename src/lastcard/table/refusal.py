"""What is answered to somebody who wants what cannot be done."""

from __future__ import annotations

from . import messages as msg


class Refusal(Exception):
    """What somebody wants cannot be done."""

    def __init__(self, reason: msg.Reason, detail: str = "", why: msg.Why | None = None) -> None:
        super().__init__(reason)
        self.reason = reason
        self.detail = detail
        self.why = why

    def answer(self, id: int) -> msg.Refused:
        """The refusal of a client's message."""
        return msg.Refused(id, self.reason, self.detail, self.why)


def require(condition: object, reason: msg.Reason, detail: str = "") -> None:
    if not condition:
        raise Refusal(reason, detail)
