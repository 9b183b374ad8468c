"""Which of the keys in the lobby can do something now."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ...client.session import Session
from ..narration import free_seats, waiting_proposal
from .lobby_view import others

ALWAYS = ("dismiss", "switch_theme")
GET_UP = (0,)  # what `sit` is called with by somebody who wants to watch


def can_do(session: Session, action: str, parameters: tuple[object, ...] = ()) -> bool:
    """Can this action do anything now?"""
    if action in ALWAYS or session.client.table is None:
        return action in ALWAYS
    if action == "sit" and parameters == GET_UP:
        return session.table.phase == "lobby" and session.client.seat is not None
    return action not in _OFFERED or _OFFERED[action](session)


def _hosts(session: Session, *phases: str) -> bool:
    return session.client.is_host and session.table.phase in phases


def _may_propose(session: Session) -> bool:
    in_lobby = session.table.phase == "lobby" and session.client.person is not None
    return in_lobby and session.edition.has_customizable


_OFFERED: Mapping[str, Callable[[Session], bool]] = {
    "start": lambda session: bool(session.next_step),
    "add_bot": lambda session: _hosts(session, "lobby") and bool(free_seats(session.table)),
    "drop_bot": lambda session: (
        _hosts(session, "lobby") and any(one.bot for one in session.table.seats)
    ),
    "answer": lambda session: waiting_proposal(session) is not None,
    "people": lambda session: (
        session.client.is_host and bool(others(session.table, session.client.person))
    ),
    "propose": _may_propose,
    "settings": lambda session: _hosts(session, "lobby", "game_over"),
    "talk": lambda session: session.can_talk,
}
