"""What one client adds to the shuffles of a table, and whether the table keeps to it.

A share is promised by its hash before the shuffles of a round are fixed, and said once they are:
then nobody, not even whoever runs the table, can have chosen how the cards lie.
"""

from __future__ import annotations

from typing import Literal

from ..table import messages as msg
from ..table.shuffles import commitment, new_secret, promise

# Of the round's shuffles: is the own share in them, was it left out, or was a promise broken?
Standing = Literal["in", "left_out", "broken"]


class Shares:
    """The shares of one person at a table."""

    def __init__(self) -> None:
        self.standing: Standing | None = None  # None where the own share was not asked for
        self._shares: dict[str, str] = {}  # by their promises: the one asked for, and the next
        self._next = self._make()
        self._said: set[str] = set()  # the promises that were made or kept over this connection
        self._sealed: str | None = None  # the commitment by which the share was asked for
        self._round: str | None = None  # the commitment of the round that is played

    def _make(self) -> str:
        share = new_secret()
        self._shares[promise(share)] = share
        return promise(share)

    def connected(self) -> None:
        """What was sent before may have been lost."""
        self._said.clear()

    # Taking part.

    def reply(self, table: msg.TableInfo, person: str | None) -> msg.Share | None:
        """What to say now, if anything: a promise, and the share that is asked for."""
        if not any(one.id == person and one.seat is not None for one in table.people):
            return None
        asked = self._asked_for(table.shuffle, person)
        if asked == self._next:
            self._shares = {asked: self._shares[asked]}
            self._next = self._make()
        if {asked or self._next, self._next} <= self._said:
            return None
        self._said |= {asked or self._next, self._next}
        return msg.Share(promise=self._next, share=self._shares[asked] if asked else None)

    def _asked_for(self, shuffle: msg.ShuffleInfo | None, person: str | None) -> str | None:
        """The own promise whose share is waited for, if it is the own promise indeed."""
        part = _part_of(shuffle, person)
        if shuffle is None or not shuffle.open or part is None or part.promise not in self._shares:
            return None
        self._sealed = shuffle.commitment
        return part.promise

    # Judging.

    def judge(self, table: msg.TableInfo, view: msg.GameView | None, person: str | None) -> None:
        """Hold what the table shows now against what it showed before the deal."""
        shuffle = table.shuffle
        if shuffle is not None and shuffle.open:
            return
        if view is None or view.commitment != self._round:  # a lobby, or another round
            self.standing = self._compare(shuffle, view, person) if view else None
            self._round, self._sealed = view.commitment if view else None, None
        if shuffle and view and view.secret:
            promises = [part.promise for part in shuffle.parts]
            if commitment(view.secret, promises) != view.commitment:
                self.standing = "broken"

    def _compare(
        self, shuffle: msg.ShuffleInfo | None, view: msg.GameView, person: str | None
    ) -> Standing | None:
        if self._sealed is None:
            return None
        part = _part_of(shuffle, person)
        if view.commitment != self._sealed:
            return "broken"
        return "in" if part is not None and part.share in self._shares.values() else "left_out"


def _part_of(shuffle: msg.ShuffleInfo | None, person: str | None) -> msg.PartInfo | None:
    parts = shuffle.parts if shuffle else []
    return next((part for part in parts if part.person == person), None)
