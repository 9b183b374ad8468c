"""Which of the keys in the lobby can do something now."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ...client.session import Session
from ..narration import free_seats, waiting_proposal
from .lobby_people import others

ALWAYS = ("dismiss", "switch_theme")
GET_UP = (0,)  # what `sit` is called with by somebody who wants to watch


def can_do(session: Session, action: str, parameters: tuple[object, ...] = ()) -> bool:
    """Can this action do anything now?"""
    if action in ALWAYS or session.client.table is None:
        return action in ALWAYS
    if action == "sit" and parameters == GET_UP:
        return session.table.phase == "lobby" and session.client.seat is not None
    return action not in _OFFERED or _OFFERED[action](session)


def _may_set_up(session: Session) -> bool:
    return session.client.is_host and session.table.phase in ("lobby", "game_over")


def _may_seat_bots(session: Session) -> bool:
    return session.client.is_host and session.table.phase == "lobby"


def _may_propose(session: Session) -> bool:
    in_lobby = session.table.phase == "lobby" and session.client.person is not None
    return in_lobby and session.edition.has_customizable


def _may_deal_with_others(session: Session) -> bool:
    return session.client.is_host and bool(others(session.table, session.client.person))


_OFFERED: Mapping[str, Callable[[Session], bool]] = {
    "start": lambda session: bool(session.next_step),
    "add_bot": lambda session: _may_seat_bots(session) and bool(free_seats(session.table)),
    "drop_bot": lambda session: (
        _may_seat_bots(session) and any(one.bot for one in session.table.seats)
    ),
    "answer": lambda session: waiting_proposal(session) is not None,
    "people": _may_deal_with_others,
    "propose": _may_propose,
    "settings": _may_set_up,
    "talk": lambda session: session.can_talk,
}
