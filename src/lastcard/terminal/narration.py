"""What a session shows, in words: who is who, what has happened, what is amiss, what comes next."""

from __future__ import annotations

from collections.abc import Sequence

from ..client.session import NextStep, Session
from ..client.table_client import NotDone, Trouble
from ..editions import find_edition
from ..errors import LastcardError
from ..event import Event
from ..table import messages as msg
from ..words import BOT_NAMES
from .plan import OTHERS
from .sentences import Names, speak_to_you, tell
from .table_words import REASONS, TROUBLES, tell_note

COVERED = "A bot plays for you: make a move to take over."
STEPS: dict[NextStep, str] = {
    "start": "start the game",
    "next_round": "deal the next round",
    "start_again": "start another game",
}


def names_of(session: Session) -> Names:
    """What the seats are called; `you` is the own seat, None for somebody who watches."""
    return Names(seat_names(session.table), you=session.client.seat)


def describe(update: msg.Update, session: Session) -> str:
    """What an update tells: what happened in the game, or else at the table."""
    names, client = names_of(session), session.client
    edition = find_edition(session.table.settings.edition)
    own = update.note.person is not None and update.note.person == client.person
    person = "You" if own else client.called.get(update.note.person or "", "Somebody")
    at_game = update.note.seat is not None and update.note.seat < len(session.table.seats)
    seat = names.first(update.note.seat or 0) if at_game else ""
    return tell(read_events(update), edition, names) or tell_note(update.note, person, seat)


def read_events(update: msg.Update) -> list[Event]:
    return [
        Event(one.name, one.seat, one.other, one.cards, one.count, one.color)
        for one in update.events
    ]


def status_words(session: Session) -> str:
    """What is not as it should be, in a sentence; else ""."""
    if session.trouble is not None:
        return trouble_words(session.trouble, session.trouble_detail)
    return COVERED if session.client.is_covered else ""


def trouble_words(trouble: Trouble, detail: str = "") -> str:
    words = TROUBLES.get(trouble) or f"{REASONS[trouble]}."  # type: ignore[index]  # all others
    return words[0].upper() + words[1:].format(detail=detail)


def step_words(session: Session) -> str:
    """What Enter would do between rounds and games; "" for nothing."""
    return STEPS[session.next_step] if session.next_step else ""


def why_not(error: LastcardError, names: Names | None = None) -> str:
    """Why something was not done, said to whoever wanted it."""
    words = str(error)
    if isinstance(error, NotDone):
        words = REASONS[error.reason]
        words = error.detail if error.reason == "illegal" and error.detail else words
    words = speak_to_you(words, names) if names else words
    return f"{words[:1].upper()}{words[1:]}."


def seat_names(table: msg.TableInfo) -> tuple[str, ...]:
    """What the seats are called; a free one has no name."""
    people = {one.id: one.name for one in table.people}
    bots = BOT_NAMES if table.code else ("", *OTHERS)
    return tuple(
        people.get(info.person, "Somebody") if info.person else bots[seat] if info.bot else ""
        for seat, info in enumerate(table.seats)
    )


def free_seats(table: msg.TableInfo) -> Sequence[int]:
    """The seats that nobody has."""
    return [
        seat for seat, info in enumerate(table.seats) if info.person is None and info.bot is None
    ]
