"""What several commands take."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import click
from click.shell_completion import CompletionItem

from ..editions import EDITIONS, find_edition
from ..editions.option_text import HELP as OPTION_HELP
from ..editions.option_text import complete_option, options_from_text
from ..editions.options import check_options
from ..words import LANGUAGES, Words, system_language, words_in

Command = TypeVar("Command", bound=Callable[..., Any])
INTERRUPTED = 130


def read_rules(edition: str, texts: Sequence[str]) -> dict[str, Any]:
    """The options of a game, checked against the edition before anything is done with them."""
    options = options_from_text(texts)
    check_options(find_edition(edition), options)
    return options


def _check_edition(ctx: click.Context, param: click.Parameter, name: str | None) -> str | None:
    return None if name is None else find_edition(name).name


def _complete_edition(
    ctx: click.Context, param: click.Parameter, incomplete: str
) -> list[CompletionItem]:
    found = (edition for edition in EDITIONS.values() if edition.name.startswith(incomplete))
    return [CompletionItem(edition.name, help=edition.summary) for edition in found]


def _complete_option(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[str]:
    words = (ctx.params.get("edition"), *ctx.args)  # before the option has a value, it is in args
    edition = next((word for word in words if word in EDITIONS), None)
    return complete_option(edition, incomplete)


def edition_argument(required: bool = True) -> Callable[[Command], Command]:
    return click.argument(
        "edition",
        required=required,
        callback=_check_edition,
        shell_complete=_complete_edition,
    )


def _words(ctx: click.Context, param: click.Parameter, language: str | None) -> Words:
    return words_in(language or system_language())


language_option = click.option(
    "--language",
    "words",
    type=click.Choice(LANGUAGES),
    callback=_words,
    help="What is spoken. Without it, the language of the system.",
)
players_option = click.option(
    "--players", type=click.IntRange(2, 10), default=4, show_default=True, help="How many play."
)
rules_option = click.option(
    "--option",
    "options",
    metavar="NAME=VALUE",
    multiple=True,
    shell_complete=_complete_option,
    help=OPTION_HELP,
)
