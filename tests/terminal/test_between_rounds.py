"""What Enter does between two rounds at a shared table: said to host and guests."""

from __future__ import annotations

from types import SimpleNamespace
from typing import cast

import pytest

from lastcard.client.session import Session
from lastcard.table.messages import PersonInfo
from lastcard.terminal.narration import is_waiting, step_words
from lastcard.terminal.screens.table_keys import can_do
from tests.support.screens import EN


def after_a_round(*ready: str, host: bool = False, alone: bool = False) -> Session:
    """As Ann sees it; Ben sits there too, and Cleo looks on."""
    people = [PersonInfo("ann", "Ann", 0, True), PersonInfo("ben", "Ben", 1, not alone)]
    table = SimpleNamespace(
        ready=list(ready), people=[*people, PersonInfo("c", "Cleo", None, True)]
    )
    client = SimpleNamespace(person="ann", is_host=host)
    view = SimpleNamespace(legal=[], winners=[])
    session = SimpleNamespace(next_step="next_round", table=table, client=client, view=view)
    return cast("Session", session)


@pytest.mark.parametrize(
    ("session", "words"),
    [
        (after_a_round(), "Enter: ready for the next round."),
        (after_a_round(host=True), "Enter: ready for the next round."),
        (after_a_round("ben"), "Enter deals the next round."),
        (after_a_round(alone=True), "Enter deals the next round."),
        (after_a_round("ann"), "You’re ready. Waiting for the others."),
        (after_a_round("ann", host=True), "Enter deals the next round."),
    ],
)
def test_enter_is_said_to_do_what_it_does(session: Session, words: str) -> None:
    assert step_words(session, EN) == words
    assert can_do(session, "play") != is_waiting(session)
