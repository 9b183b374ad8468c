"""The lobby of a table as it is shown: who sits where, what is played, what is proposed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ...editions import Edition
from ...table import messages as msg
from ...words import Words
from ..card_text import card_face
from ..form import bot_words
from ..narration import seat_names
from ..table_form import describe_settings
from ..widgets.choosers import Choice


def lobby_page(table: msg.TableInfo, own: str | None, edition: Edition, words: Words) -> Group:
    """Everything about a table before the game; `own` is who looks at it."""
    settings = "\n".join(describe_settings(table.settings, words))
    return Group(
        Text(words.edition(edition), "bold"),
        seats_table(table, own, words),
        *_watchers(table, words),
        *_rules(table, own, edition, words),
        Text(f"\n{settings or words.say('lobby-printed')}", "dim"),
    )


def seats_table(table: msg.TableInfo, own: str | None, words: Words) -> Table:
    shown = Table.grid(padding=(0, 2, 0, 0))
    shown.add_column(justify="right", style="dim")
    shown.add_column()
    shown.add_column(style="dim")
    people = {one.id: one for one in table.people}
    for seat, name in enumerate(seat_names(table)):
        info = table.seats[seat]
        person = people.get(info.person or "")
        style = "bold" if person and person.id == own else "" if name else "dim"
        who = Text(name or words.say("lobby-free"), style)
        bot = f"{words.say('bot')}, {bot_words(info.bot, words)}" if info.bot else ""
        remarks = _remarks(person, table.host, own, words) if person else bot
        shown.add_row(str(seat + 1), who, remarks)
    return shown


def _remarks(person: msg.PersonInfo, host: str | None, own: str | None, words: Words) -> str:
    remarks = ["lobby-me"] if person.id == own else []
    remarks += ["lobby-host"] if person.id == host else []
    remarks += [] if person.here else ["lobby-away"]
    return ", ".join(map(words.say, remarks))


def _watchers(table: msg.TableInfo, words: Words) -> list[Text]:
    names = ", ".join(one.name for one in table.people if one.seat is None)
    watching = words.say("labelled", label=words.say("lobby-watching"), value=names)
    return [Text(watching, "dim")] if names else []


def _rules(
    table: msg.TableInfo, own: str | None, edition: Edition, words: Words
) -> list[RenderableType]:
    """What is agreed on, and what is proposed, for Customizable cards."""
    shown = Table.grid(padding=(0, 1, 0, 0))
    for rule in table.rules:
        shown.add_row(card_face(edition, rule.card), _rule(rule, words))
    for one in table.proposals:
        by = words.say("custom-by", name=_called(one.by, table, own, words))
        names = words.join(_called(person, table, own, words) for person in one.waiting)
        waiting = Text(words.say("custom-waiting", names=names), "dim")
        shown.add_row(
            card_face(edition, one.card), Group(Text(by, "bold"), _rule(one, words), waiting)
        )
    return [Text(), shown] if shown.row_count else []


def _rule(rule: msg.RuleInfo | msg.ProposalInfo, words: Words) -> Text:
    text = [Text(f"“{rule.words}”")] if rule.words else []
    effects = words.effects(rule.effects) or [words.say("effects-none")]
    return Text("\n").join([*text, *(Text(one, "dim") for one in effects)])


def _called(person: str, table: msg.TableInfo, own: str | None, words: Words) -> str:
    return words.say("lobby-me") if person == own else name_of(person, table, words)


def name_of(person: str, table: msg.TableInfo, words: Words) -> str:
    """What somebody at the table is called."""
    found = (one.name for one in table.people if one.id == person)
    return next(found, words.say("somebody"))


# The others, for the host.

DEEDS: Mapping[str, type[msg.HandOver] | type[msg.Remove]] = {
    "lobby-hand-over": msg.HandOver,
    "lobby-remove": msg.Remove,
}


def others(table: msg.TableInfo, own: str | None) -> Sequence[msg.PersonInfo]:
    """Everybody at the table but whoever asks: those who play first, as they sit."""
    found = [one for one in table.people if one.id != own]
    return sorted(found, key=lambda one: len(table.seats) if one.seat is None else one.seat)


def people_choices(people: Sequence[msg.PersonInfo], words: Words) -> list[Choice]:
    return [Choice(one.id, f"{one.name}, {_whereabouts(one, words)}") for one in people]


def _whereabouts(person: msg.PersonInfo, words: Words) -> str:
    where = words.say("lobby-watching") if person.seat is None else words.seat(person.seat)
    return where if person.here else f"{where}, {words.say('lobby-away')}"


def deed_choices(words: Words) -> list[Choice]:
    return [Choice(message, words.say(message)) for message in DEEDS]
