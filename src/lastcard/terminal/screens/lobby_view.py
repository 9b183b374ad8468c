"""The lobby of a table as it is shown: who sits where, what is played, what is proposed."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ...editions import Edition
from ...table import messages as msg
from ..card_text import card_face
from ..narration import seat_names
from ..rule_words import BY_WORD_OF_MOUTH, tell_effects
from .table_form import describe_settings


def lobby_page(table: msg.TableInfo, own: str | None, edition: Edition) -> Group:
    """Everything about a table before the game; `own` is who looks at it."""
    settings = "\n".join(describe_settings(table.settings)) or "By the rule book"
    return Group(
        Text(edition.title, "bold"),
        seats_table(table, own),
        *_watchers(table),
        *_rules(table, own, edition),
        Text(f"\n{settings}", "dim"),
    )


def seats_table(table: msg.TableInfo, own: str | None) -> Table:
    """A line for each seat."""
    shown = Table.grid(padding=(0, 2, 0, 0))
    shown.add_column(justify="right", style="dim")
    shown.add_column()
    shown.add_column(style="dim")
    people = {one.id: one for one in table.people}
    for seat, name in enumerate(seat_names(table)):
        info = table.seats[seat]
        person = people.get(info.person or "")
        style = "bold" if person and person.id == own else "" if name else "dim"
        shown.add_row(
            str(seat + 1), Text(name or "free", style), _remarks(table, info, person, own)
        )
    return shown


def _remarks(
    table: msg.TableInfo, info: msg.SeatInfo, person: msg.PersonInfo | None, own: str | None
) -> str:
    if person is None:
        return f"a bot, {info.bot}" if info.bot else ""
    remarks = ["you"] if person.id == own else []
    remarks += ["host"] if person.id == table.host else []
    remarks += [] if person.here else ["away"]
    return ", ".join(remarks)


def _watchers(table: msg.TableInfo) -> list[Text]:
    names = [one.name for one in table.people if one.seat is None]
    return [Text(f"Watching: {', '.join(names)}", "dim")] if names else []


def _rules(table: msg.TableInfo, own: str | None, edition: Edition) -> list[RenderableType]:
    """What is agreed on, and what is proposed, for Customizable cards."""
    shown = Table.grid(padding=(0, 1, 0, 0))
    for rule in table.rules:
        shown.add_row(card_face(edition, rule.card), _rule(rule))
    for one in table.proposals:
        proposes = Text(f"{_proposer(one, table, own)} proposed:", "bold")
        waiting = Text(f"waiting for {_listed(one.waiting, table, own)}", "dim")
        shown.add_row(card_face(edition, one.card), Group(proposes, _rule(one), waiting))
    return [Text(), shown] if shown.row_count else []


def _rule(rule: msg.RuleInfo | msg.ProposalInfo) -> Text:
    words = [Text(f"“{rule.words}”")] if rule.words else []
    effects = tell_effects(rule.effects) or [BY_WORD_OF_MOUTH]
    return Text("\n").join([*words, *(Text(one, "dim") for one in effects)])


def _proposer(one: msg.ProposalInfo, table: msg.TableInfo, own: str | None) -> str:
    return "You have" if one.by == own else f"{name_of(one.by, table)} has"


def _listed(people: Iterable[str], table: msg.TableInfo, own: str | None) -> str:
    return ", ".join("you" if one == own else name_of(one, table) for one in people)


def name_of(person: str, table: msg.TableInfo) -> str:
    """What somebody at the table is called."""
    return next((one.name for one in table.people if one.id == person), "Somebody")
