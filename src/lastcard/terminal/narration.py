"""What a session shows, in words: who is who, what has happened, what is amiss, what comes next."""

from __future__ import annotations

from collections.abc import Sequence

from ..client.session import Session
from ..client.table_client import NotDone, Trouble
from ..errors import LastcardError
from ..event import Event
from ..table import messages as msg
from ..words import BOT_NAMES, Names, Words

# What the catalogue says elsewhere than in a refusal, by what is amiss.
_TROUBLES = {
    "connecting": "connection-first",
    "away": "connection-lost",
    "left": "gone-left",
    "removed": "gone-removed",
    "no_connection": "refusal-away",
    "broken_off": "trouble-broken_off",
}


def names_of(session: Session) -> Names:
    """What the seats are called; `you` is the own seat, None for somebody who watches."""
    return Names(seat_names(session.table), you=session.client.seat)


def describe(update: msg.Update, session: Session, words: Words) -> str:
    """What an update tells: what happened in the game, or else at the table."""
    told = words.tell(events_of(update), session.edition, names_of(session))
    return told or _describe_note(update.note, session, words)


def _describe_note(note: msg.Note, session: Session, words: Words) -> str:
    client, names = session.client, names_of(session)
    seated = note.seat is not None and note.seat < len(names.names)
    # A seat that is free now was a bot's.
    name = names.names[note.seat or 0] or BOT_NAMES[note.seat or 0] if seated else ""
    if note.person is not None:
        name = client.called.get(note.person, name)
    own = (note.person, note.seat)[note.person is None]
    you = own is not None and own == (client.person, client.seat)[note.person is None]
    return words.note(note.what, name, you, note.text, note.seat is not None)


def events_of(update: msg.Update) -> list[Event]:
    return [
        Event(one.name, one.seat, one.other, one.cards, one.count, one.color)
        for one in update.events
    ]


def status_words(session: Session, words: Words, covered: str = "table-covered") -> str:
    """What is not as it should be, in a sentence; else "". `covered`: a bot plays in the seat."""
    if session.trouble is not None:
        return trouble_words(session.trouble, words, session.trouble_detail)
    return words.say(covered) if session.client.is_covered else ""


def trouble_words(trouble: Trouble | msg.Reason | str, words: Words, detail: str = "") -> str:
    """What is amiss, or why something was refused."""
    if trouble == "not_kept":
        return words.say("trouble-not_kept", detail=detail)
    if trouble in _TROUBLES:
        return words.say(_TROUBLES[trouble])
    return words.refusal(trouble, **({"most": msg.MAX_NAME} if trouble == "bad_name" else {}))


def step_words(session: Session, words: Words) -> str:
    """What Enter would do between rounds and games; "" for nothing."""
    step = session.next_step
    if step is None:
        return ""
    if is_waiting(session):
        return words.say("wait-others")
    asks = step != "start" and session.client.person not in session.table.ready
    return words.say(f"ask-{step}" if asks and _others_to_ask(session) else f"enter-{step}")


def is_waiting(session: Session) -> bool:
    """Has the player asked to go on, and nothing more to say about it? A host need not wait."""
    return session.client.person in session.table.ready and not session.client.is_host


def _others_to_ask(session: Session) -> bool:
    table, own = session.table, session.client.person
    others = (one for one in table.people if one.seat is not None and one.here and one.id != own)
    return any(one.id not in table.ready for one in others)


def why_not(error: LastcardError, session: Session, words: Words) -> str:
    """Why something was not done, said to whoever wanted it."""
    if not isinstance(error, NotDone):
        return str(error)
    if error.why is not None and error.why.code:
        why = error.why
        return words.illegal(why.code, why.arguments, session.edition, names_of(session))
    return trouble_words(error.reason, words)


def seat_names(table: msg.TableInfo) -> tuple[str, ...]:
    """What the seats are called; a free one has no name."""
    people = {one.id: one.name for one in table.people}
    return tuple(
        people.get(info.person, "?") if info.person else BOT_NAMES[seat] if info.bot else ""
        for seat, info in enumerate(table.seats)
    )


def free_seats(table: msg.TableInfo) -> Sequence[int]:
    return [
        seat for seat, info in enumerate(table.seats) if info.person is None and info.bot is None
    ]


def waiting_proposal(session: Session) -> msg.ProposalInfo | None:
    """The first proposal that waits for an answer of one's own."""
    person = session.client.person
    return next((one for one in session.table.proposals if person in one.waiting), None)


def proposal_words(question: str, card: str, proposal: msg.ProposalInfo, words: Words) -> str:
    """What somebody proposes for a Customizable card, in the message that asks for an answer."""
    rule = [words.say("quoted", text=proposal.words)] if proposal.words else []
    rule += words.effects(proposal.effects) or [words.say("effects-none")]
    return words.say(question, card=card, rule=" ".join(rule))
