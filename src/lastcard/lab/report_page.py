"""A report as one HTML page that needs nothing else: no script, no style sheet, no picture."""

from __future__ import annotations

import shlex
from collections.abc import Iterator, Sequence
from html import escape
from importlib import resources
from string import Template

from .. import __version__
from ..editions.option_text import options_as_text
from ..editions.registry import FILE
from ..words import words_in
from .findings import (
    Finding,
    cards_finding,
    games_finding,
    notes,
    points_finding,
    seats_finding,
    turns_finding,
    usual_table,
)
from .plots import plot_cards, plot_games, plot_points, plot_seats, plot_turns
from .report import Report


def report_page(report: Report) -> str:
    rounds = sum(table.rounds for table in report.tables)
    template = Template(resources.files(__package__).joinpath("report.html").read_text("utf-8"))
    return template.substitute(
        title=_text(f"{report.edition.title}: what {rounds:,} rounds show"),
        summary=_text(_summary(report)),
        notes="\n".join(f"<p>{_text(note)}</p>" for note in notes(report)),
        findings="\n".join(_section(*found) for found in _findings(report)),
        facts="\n".join(f"<dt>{name}</dt>\n<dd>{text}</dd>" for name, text in _facts(report)),
    )


def command_words(report: Report) -> list[str]:
    """The command that makes this report again, as a shell takes it."""
    edition = report.edition
    file = f"{edition.name}{FILE}" if edition.text else edition.name
    words = ["lastcard", "report", file, "-o", "report.html"]
    words += ["--bot", report.bot, "--rounds", str(report.rounds), "--seed", report.seed]
    for text in options_as_text(report.options.changes(edition)):
        words += ["--option", text]
    return [shlex.quote(word) for word in words]


def _summary(report: Report) -> str:
    about = words_in("en").about_edition(report.edition)
    return (
        f"{about} Two to ten players, {report.rounds:,} rounds with each number "
        f"of them, the bot {report.bot} in every seat. All intervals are 95 % intervals."
    )


def _facts(report: Report) -> Iterator[tuple[str, str]]:
    options = options_as_text(report.options.changes(report.edition))
    yield "edition", _text(report.edition.id)
    yield "options", _text("; ".join(options) or "as the edition plays")
    yield "bots", f"{_text(report.bot)} in every seat"
    yield "rounds", f"{report.rounds:,} with each of 2 to 10 players"
    yield "seed", _text(report.seed)
    yield "version", f"lastcard {_text(__version__)}"
    words = " ".join(f"<span>{_text(word)}</span>" for word in command_words(report))
    yield "command", f"<code>{words}</code>"


def _findings(report: Report) -> Iterator[tuple[Finding, str]]:
    """What was found, each with its chart, or with none where there is nothing to draw."""
    if not report.finished:
        nothing = "All rounds were given up, so that there is nothing to show."
        yield Finding("No round came to an end", nothing), ""
        return
    yield turns_finding(report), plot_turns(report)
    yield points_finding(report), plot_points(report)
    yield seats_finding(report), plot_seats(report)
    cards = cards_finding(report)
    yield cards, plot_cards(usual_table(report)) if cards.rows else ""
    games = games_finding(report)
    yield games, plot_games(report) if games.rows else ""


def _text(text: str) -> str:
    """Text for the page; a percent sign stays with its number."""
    return escape(text).replace(" %", "\N{NO-BREAK SPACE}%")


def _section(finding: Finding, chart: str) -> str:
    table = _table(finding.head, finding.rows) if finding.rows else ""
    return (
        f"<section>\n<h2>{_text(finding.heading)}</h2>\n<p>{_text(finding.text)}</p>\n"
        f"{chart}{table}</section>"
    )


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    cells = "".join(f'<th scope="col">{_text(name)}</th>' for name in head)
    lines = ["".join(f"<td>{_text(text)}</td>" for text in row) for row in rows]
    body = "\n".join(f"<tr>{line}</tr>" for line in lines)
    return (
        "<details>\n<summary>The figures</summary>\n<table>\n"
        f"<thead><tr>{cells}</tr></thead>\n<tbody>\n{body}\n</tbody>\n</table>\n</details>\n"
    )
