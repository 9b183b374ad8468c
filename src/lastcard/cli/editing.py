"""Commands about editions: which there are, and whether one's own works."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from ..editions import EDITIONS, bring_editions
from ..exit_codes import INTERRUPTED
from ..words import Words
from .common import edition_argument, language_option, players_option
from .lab import Notice, rounds_option, show_progress

if TYPE_CHECKING:
    from ..lab.edition_check import EditionCheck


@click.group(invoke_without_command=True)
@language_option
@click.pass_context
def editions(ctx: click.Context, words: Words) -> None:
    """List the editions, or check one of your own."""
    if ctx.invoked_subcommand is None:
        from ..terminal.console import make_console
        from ..terminal.rules_text import NARROW, editions_table

        for complaint in bring_editions():
            click.echo(complaint, err=True)
        console = make_console()
        console.print(editions_table(words, console.width < NARROW))


@editions.command()
@edition_argument()
@players_option
@rounds_option
@language_option
@click.pass_context
def check(ctx: click.Context, edition: str, players: int, rounds: int, words: Words) -> None:
    """Check an edition's file: what it says, in words, and how random rounds of it go."""
    from ..terminal.console import make_console
    from ..terminal.rules_text import rules_page

    make_console().print(rules_page(EDITIONS[edition], words))
    with Notice() as notice:
        from ..lab.edition_check import check_edition  # brings the compiler in

        with show_progress(notice, rounds, ["random"]) as progress:
            done = check_edition(EDITIONS[edition], players, rounds, progress=progress)
    click.echo(f"\n{_sentences(done, edition, words)}")
    if done.interrupted:
        ctx.exit(INTERRUPTED)


def _sentences(done: EditionCheck, edition: str, words: Words) -> str:
    low, high = done.usual_turns
    turns = words.say("check-turns", turns=round(done.turns), low=low, high=high)
    said = [words.say("check-ends", rounds=done.rounds, given=done.given_up), turns]
    for code, share in done.decided.items():
        symbol = EDITIONS[edition].symbols.get(code[1:])
        card = symbol.name if symbol and symbol.name else words.card(EDITIONS[edition], code)
        said.append(words.say("check-decides", card=card, share=round(100 * share, 1)))
    return "\n".join(said)
