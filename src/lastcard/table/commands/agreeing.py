"""How the table plays: its settings, and the rules of Customizable cards."""

from __future__ import annotations

import msgspec

from ...editions import Edition, carry_edition
from ...editions.options import check_options
from ...editions.registry import OFFERED, is_offered
from ...editions.start import new_state
from ...editions.written_rules import check_written_rule
from ...errors import LastcardError
from .. import messages as msg
from ..log import entries as log
from ..people import Person
from ..refusal import Refusal, require
from ..table import Table, find_at
from .dispatch import Entries, answer

CLOCKS = (0, 600)
WINDOWS = (0, 3_000)
MOST_DETAIL = 400  # characters


@answer.register
def _(message: msg.Change, table: Table, person: Person) -> Entries:
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


@answer.register
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


@answer.register
def _(message: msg.Answer, table: Table, person: Person) -> Entries:
    proposal = table.find_proposal(message.proposal)
    require(proposal and person.id in proposal.waiting, "no_such_proposal")
    return [log.Answered(message.proposal, person.id, message.agree)]
