"""Whether what somebody wants may be done, and what it comes to in the log.

Checks are made in a fixed order: the message was understood, the credentials, whether the game is
over, whose move it is, whether it is legal, whether it is stale.
"""

from __future__ import annotations

import re
import secrets
from contextlib import suppress
from functools import singledispatch

import msgspec

from ..bots import check_bot
from ..editions import Edition, carry_edition
from ..editions.options import check_options
from ..editions.registry import OFFERED, is_offered
from ..editions.start import new_state
from ..editions.written_rules import check_written_rule, on_one_line
from ..errors import IllegalMove, LastcardError
from ..rules.state import MAX_PLAYERS
from ..rules.version import RULES_VERSION
from . import messages as msg
from .log import entries as log
from .people import Person
from .plain_names import looks_of
from .shuffles import SHUFFLING, new_secret, promise
from .table import Table, find_at, hash_token

MOST_PEOPLE = 30
CLOCKS = (0, 600)
WINDOWS = (0, 3_000)
MOST_DETAIL = 400  # characters
ANY_TIME = ("uno", "catch")  # moves that no other move makes stale
DIGITS = re.compile("[0-9a-f]{64}")
# What may be done once the shuffles of a round are fixed: nothing that would change who gets what.
WHILE_SEALED = msg.Share | msg.Start | msg.NextRound | msg.Rename | msg.Leave | msg.Chat | msg.React

Entries = list[log.AnyEntry]


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


def decide(table: Table, person: Person | None, message: msg.ClientMessage) -> Entries:
    """What a message comes to; raises Refusal."""
    if person is None:
        raise Refusal("no_credentials")
    if table.sealed is not None:
        require(isinstance(message, WHILE_SEALED), "not_in_lobby", "a round is about to begin")
    return _decide(message, table, person)


@singledispatch
def _decide(message: msg.ClientMessage, table: Table, person: Person) -> Entries:
    raise Refusal("bad_message", "this is not the time for it")


# People.


def join(table: Table, name: str) -> tuple[str, Entries]:
    """Somebody new: the secret token, and the entries. The first to come is host."""
    require(len(table.people) < MOST_PEOPLE, "table_full")
    token = secrets.token_urlsafe(24)
    person = secrets.token_hex(4)
    entries: Entries = [log.Joined(person, _check_name(table, name), hash_token(token))]
    if table.host is None:
        entries.append(log.HostIs(person))
    free = [number for number, seat in enumerate(table.seats) if seat.is_free]
    if free and table.phase == "lobby" and table.sealed is None:
        entries.append(log.Sat(person, free[0]))
    return token, entries


def find_person(table: Table, token: str) -> Person | None:
    """Whose token this is; every comparison takes the same time."""
    digest = hash_token(token)
    found = None
    for person in table.people.values():
        if secrets.compare_digest(person.token_hash, digest):
            found = person
    return found


def _check_name(table: Table, name: str, but: str | None = None) -> str:
    clean = on_one_line(name)
    looks = looks_of(clean)
    fits = all(looks) and len(clean) <= msg.MAX_NAME
    require(fits, "bad_name", f"1 to {msg.MAX_NAME} characters")
    others = (looks_of(one.name) for one in table.people.values() if one.id != but)
    require(looks.isdisjoint(set().union(*others)), "name_taken")
    require(looks.isdisjoint(table.removed), "banned")
    return clean


@_decide.register
def _(message: msg.Rename, table: Table, person: Person) -> Entries:
    return [log.Renamed(person.id, _check_name(table, message.name, person.id))]


@_decide.register
def _(message: msg.Sit, table: Table, person: Person) -> Entries:
    is_late = table.phase != "lobby"
    if is_late:
        require(person.seat is None and message.seat is not None, "not_in_lobby")
        require(table.settings.late, "not_in_lobby", "nobody takes a bot's seat here")
    if message.seat is not None:
        require(0 <= message.seat < len(table.seats), "no_such_seat")
        seat = table.seats[message.seat]
        require(seat.bot if is_late else seat.is_free, "seat_taken")
    return [log.Sat(person.id, message.seat)]


@_decide.register
def _(message: msg.Leave, table: Table, person: Person) -> Entries:
    return go(table, person, "left")


def go(table: Table, person: Person, why: str) -> Entries:
    """Somebody goes for good; if it was the host, the next player is, or else who watches."""
    entries: Entries = [log.Went(person.id, "removed" if why == "removed" else "left")]
    if table.host == person.id:
        others = [other for other in table.people.values() if other.id != person.id]
        others.sort(key=lambda other: other.seat is None)
        entries.append(log.HostIs(others[0].id if others else None))
    return entries


# The host.


def _require_host(table: Table, person: Person) -> None:
    require(table.host == person.id, "not_host")


@_decide.register
def _(message: msg.Remove, table: Table, person: Person) -> Entries:
    _require_host(table, person)
    require(message.person in table.people, "no_such_person")
    return go(table, table.people[message.person], "removed")


@_decide.register
def _(message: msg.HandOver, table: Table, person: Person) -> Entries:
    _require_host(table, person)
    require(message.person in table.people, "no_such_person")
    return [log.HostIs(message.person)]


@_decide.register
def _(message: msg.SeatBot, table: Table, person: Person) -> Entries:
    _require_host(table, person)
    require(table.phase == "lobby", "not_in_lobby")
    require(0 <= message.seat < len(table.seats), "no_such_seat")
    require(table.seats[message.seat].person is None, "seat_taken")
    if message.bot is not None:
        _require_bot(message.bot)
    return [log.BotSat(message.seat, message.bot)]


def _require_bot(name: str) -> None:
    """It has to be there, and such that it can be made."""
    try:
        check_bot(name)
    except LastcardError as error:
        raise Refusal("no_such_bot", str(error)) from error


@_decide.register
def _(message: msg.Change, table: Table, person: Person) -> Entries:
    _require_host(table, person)
    wanted = _change_settings(table, message.settings)
    at_any_time = {"chat": wanted.chat, "watch": wanted.watch, "late": wanted.late}
    others_stay = wanted == msgspec.structs.replace(table.settings, **at_any_time)
    require(table.phase == "lobby" or others_stay, "not_in_lobby")
    check_settings(wanted, table.own)
    return [log.Changed(wanted)]


def _change_settings(table: Table, change: msg.SettingsChange) -> msg.Settings:
    """The settings with what was named; another edition keeps the options that it can."""
    named = msgspec.structs.asdict(change)
    named = {name: value for name, value in named.items() if value is not msgspec.UNSET}
    wanted = msgspec.structs.replace(table.settings, **named)
    if "edition" in named and "options" not in named:
        refused = _find_edition(wanted, table.own).refuses
        kept = {name: value for name, value in wanted.options.items() if name not in refused}
        wanted = msgspec.structs.replace(wanted, options=kept)
    return wanted


def read_own_edition(text: str) -> Edition:
    """The edition that a new table is to carry; raises Refusal."""
    require(not OFFERED, "bad_edition", "this server chooses the editions that are played")
    try:
        return carry_edition(text)
    except LastcardError as error:
        raise Refusal("bad_edition", str(error)[:MOST_DETAIL]) from error


def _find_edition(settings: msg.Settings, own: Edition | None) -> Edition:
    known = is_offered(settings.edition) or (own is not None and settings.edition == own.name)
    require(known, "bad_settings", f"no edition {settings.edition[:40]!r}")
    return find_at(settings, own)


def check_settings(settings: msg.Settings, own: Edition | None = None) -> None:
    """Raise Refusal unless a game can be played so, at a table with an edition of its own."""
    edition = _find_edition(settings, own)
    require("custom_rules" not in settings.options, "bad_settings", "these are agreed on")
    _check_range("clock", settings.clock, CLOCKS, "seconds")
    _check_range("window", settings.window, WINDOWS, "milliseconds")
    try:
        new_state(edition, settings.seats, check_options(edition, settings.options))
    except LastcardError as error:
        raise Refusal("bad_settings", str(error)) from error


def _check_range(name: str, value: int, bounds: tuple[int, int], unit: str) -> None:
    low, high = bounds
    detail = f"{name} has to be from {low} to {high} {unit}, not {value}"
    require(low <= value <= high, "bad_settings", detail)


# Rules for Customizable cards.


@_decide.register
def _(message: msg.Propose, table: Table, person: Person) -> Entries:
    require(table.phase == "lobby", "not_in_lobby")
    require(table.edition.has_customizable, "bad_rule", "no Customizable cards")
    try:
        rule = check_written_rule((message.words, message.effects))
    except LastcardError as error:
        raise Refusal("bad_rule", str(error)) from error
    if rule is None or not (rule.words or rule.effects):
        raise Refusal("bad_rule", "a rule has words or effects")
    return [log.Proposed(table.version + 1, message.card, rule.words, rule.effects, person.id)]


@_decide.register
def _(message: msg.Answer, table: Table, person: Person) -> Entries:
    proposal = table.find_proposal(message.proposal)
    require(proposal and person.id in proposal.waiting, "no_such_proposal")
    return [log.Answered(message.proposal, person.id, message.agree)]


# The game.


@_decide.register
def _(message: msg.Start, table: Table, person: Person) -> Entries:
    _require_host(table, person)
    if table.sealed is not None:
        return []  # it has been asked for
    require(table.phase in ("lobby", "game_over"), "not_in_lobby")
    require(sum(not seat.is_free for seat in table.seats) >= 2, "too_few_players")
    return begin_next(table)


def begin_next(table: Table) -> Entries:
    """A game, the next round of one, or another game; whoever has asked for a seat gets one."""
    secret = table.sealed.secret if table.sealed else new_secret()
    late = _seat_late(table)
    seats = max([table.settings.seats, *(sat.seat + 1 for sat in late if sat.seat is not None)])
    check_settings(msgspec.structs.replace(table.settings, seats=seats), table.own)
    if table.phase == "round_over":
        return [*late, log.Dealt(secret if table.current.rounds else None)]
    could_tell = len(table.playing_people) + len(late) > 1  # somebody else than who plays
    edition = table.edition.id if table.edition.digest else ""
    started = log.Started(secret, RULES_VERSION, SHUFFLING, could_tell, edition)
    return [*late, started]


def _most_seats(table: Table) -> int:
    """For how many the deck is enough; what an edition of its own has may be a small one."""
    for seats in range(MAX_PLAYERS, len(table.seats), -1):
        with suppress(Refusal):
            check_settings(msgspec.structs.replace(table.settings, seats=seats), table.own)
            return seats
    return len(table.seats)


def _asked_late(table: Table) -> list[str]:
    """Those who have no seat and have asked for one, in this order."""
    return [one for one in table.ready if table.people[one].seat is None]


def _late_seats(table: Table) -> list[int]:
    """What they can have: the seats of bots first, and then new ones."""
    bots = [number for number, seat in enumerate(table.seats) if seat.bot]
    return [*bots, *range(len(table.seats), _most_seats(table))]


def _seat_late(table: Table) -> list[log.Sat]:
    asked = _asked_late(table)
    if table.play is None or not table.settings.late or not asked:
        return []
    pairs = zip(asked, _late_seats(table), strict=False)  # who came last may be left without
    return [log.Sat(one, seat) for one, seat in pairs]


def _require_late_seat(table: Table, person: Person) -> None:
    """Nobody is promised a seat that there is not."""
    require(table.settings.late, "not_in_lobby", "nobody gets a seat during a game here")
    before = [one for one in _asked_late(table) if one != person.id]
    free = _late_seats(table)
    require(len(free) > len(before), "table_full", f"no more than {_most_seats(table)} can play")


@_decide.register
def _(message: msg.NextRound, table: Table, person: Person) -> Entries:
    if table.sealed is not None:
        return []  # it is about to begin
    require(table.play, "not_playing")
    between = table.phase in ("round_over", "game_over")
    if message.now:
        _require_host(table, person)
        require(between, "not_your_move")
        return begin_next(table)
    if person.seat is None:
        _require_late_seat(table, person)
    else:
        require(between, "not_your_move")
    return [] if person.id in table.ready else [log.Asked(person.id)]


@_decide.register
def _(message: msg.Share, table: Table, person: Person) -> Entries:
    require(person.seat is not None, "not_playing")
    require(DIGITS.fullmatch(message.promise), "bad_message", "a promise has 64 digits")
    part = table.sealed.part_of(person.id) if table.sealed else None
    said = message.share if part is not None and part.share is None else None
    if part is not None and said is not None:
        kept = DIGITS.fullmatch(said) and promise(said) == part.promise
        require(kept, "bad_message", "this is not the share that was promised")
    if said is None and table.promises.get(person.id) == message.promise:
        return []
    return [log.Shared(person.id, message.promise, said)]


@_decide.register
def _(message: msg.ToLobby, table: Table, person: Person) -> Entries:
    _require_host(table, person)
    require(table.play, "not_playing")
    return [log.BackInLobby(table.open_secret)]


@_decide.register
def _(message: msg.Play, table: Table, person: Person) -> Entries:
    require(person.seat is not None, "not_playing")
    seat = person.seat or 0
    check_move(table, seat, message.move, message.version)
    entries: Entries = [log.Uncovered(seat)] if table.seats[seat].covered else []
    return [*entries, log.Moved(seat, message.move, "person")]


def check_move(table: Table, seat: int, move: str, version: int) -> None:
    """Raise Refusal unless a seat may make a move now."""
    play = table.play
    if play is None:
        raise Refusal("not_playing")
    require(not play.game.round_over, "game_over")
    legal = play.game.legal(seat)
    require(legal, "not_your_move")
    if move not in legal:
        raise _refuse_move(table, seat, move)
    require(version == play.version or move in ANY_TIME, "stale")


def _refuse_move(table: Table, seat: int, move: str) -> Refusal:
    try:
        table.current.game.copy().play(move, seat)
    except IllegalMove as error:
        return Refusal("illegal", str(error), msg.Why(error.code, error.arguments))
    except LastcardError as error:
        return Refusal("illegal", str(error))
    return Refusal("illegal")


@_decide.register
def _(message: msg.LetPass, table: Table, person: Person) -> Entries:
    require(person.seat is not None and table.play, "not_playing")
    return []  # it is a matter of time alone


@_decide.register
def _(message: msg.TakeBack, table: Table, person: Person) -> Entries:
    seat, play = person.seat, table.play
    if seat is None or play is None:
        raise Refusal("not_playing")
    alone = [other.id for other in table.playing_people] == [person.id]
    require(alone and play.may_take_back(seat), "illegal", _NOT_TAKEN_BACK)
    return [log.TakenBack(seat)]


_NOT_TAKEN_BACK = "moves can be taken back in practice only, once you have made one"


@_decide.register
def _(message: msg.Back, table: Table, person: Person) -> Entries:
    require(person.seat is not None and table.play, "not_playing")
    covered = table.seats[person.seat or 0].covered
    return [log.Uncovered(person.seat or 0)] if covered else []


# Talk.


@_decide.register
def _(message: msg.Chat, table: Table, person: Person) -> Entries:
    require(table.settings.chat, "chat_off")
    text = on_one_line(message.text)
    require(text, "bad_message", "there is nothing to read in it")
    require(len(text) <= msg.MAX_TEXT, "too_long", f"1 to {msg.MAX_TEXT} characters")
    return [log.Said(person.id, text)]


@_decide.register
def _(message: msg.React, table: Table, person: Person) -> Entries:
    return [log.Reacted(person.id, message.reaction)]
