"""What several commands take."""

from __future__ import annotations

import io
import math
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import click

from ..editions import EDITIONS, bring_editions, find_edition
from ..editions.option_text import HELP as OPTION_HELP
from ..editions.option_text import options_from_text
from ..editions.options import check_options
from ..editions.registry import find_named
from ..words import LANGUAGES, Words, system_language, words_in
from .completing import complete_edition, complete_option

Command = TypeVar("Command", bound=Callable[..., Any])
BOTS_HELP = (
    "casual: plays like a child, and forgets UNO now and then; sharp: a good player's rules of "
    "thumb; learned: a small net; master: thinks ahead; random: any legal move; or your own"
)


def read_rules(edition: str, texts: Sequence[str]) -> dict[str, Any]:
    """The options of a game, checked against the edition before anything is done with them."""
    options = options_from_text(texts)
    check_options(find_edition(edition), options)
    return options


class WholeNumber(click.IntRange):
    """A number within bounds, and a complaint that says them in words."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        try:
            return int(super().convert(value, param, ctx))
        except click.BadParameter:
            bounds = f"from {self.min} " + ("on" if self.max is None else f"to {self.max:,}")
            self.fail(f"it is a whole number {bounds}, not {value}", param, ctx)


class Amount(click.FloatRange):
    """A number that is none too small, and neither endless nor none at all."""

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> float:
        number = float(super().convert(value, param, ctx))
        if not math.isfinite(number):
            self.fail(f"it is a number from {self.min} on, not {value}", param, ctx)
        return number


def _check_edition(ctx: click.Context, param: click.Parameter, name: str | None) -> str | None:
    return None if name is None else find_named(name).name


def _need_edition(ctx: click.Context, param: click.Parameter, name: str | None) -> str | None:
    if name is None and not ctx.resilient_parsing:
        bring_editions()
        raise click.UsageError(f"name an edition: {', '.join(EDITIONS)}, or a file of your own")
    return _check_edition(ctx, param, name)


def edition_argument(required: bool = True) -> Callable[[Command], Command]:
    return click.argument(
        "edition",
        required=False,
        metavar="EDITION" if required else None,
        callback=_need_edition if required else _check_edition,
        shell_complete=complete_edition,
    )


def edition_option(help_text: str) -> Callable[[Command], Command]:
    return click.option(
        "--edition",
        default="classic",
        show_default=True,
        callback=_check_edition,
        shell_complete=complete_edition,
        help=help_text,
    )


def _words(ctx: click.Context, param: click.Parameter, language: str | None) -> Words | None:
    """What is spoken; the Tab key needs no words."""
    return None if ctx.resilient_parsing else words_in(language or system_language())


language_option = click.option(
    "--language",
    "words",
    type=click.Choice(LANGUAGES),
    callback=_words,
    help="What is spoken. Without it, the language of the system.",
)
speed_option = click.option(
    "--speed",
    type=click.Choice(["slow", "normal", "fast", "instant"]),
    default="normal",
    show_default=True,
    help="How fast the bots play on the full screen; v changes it during the game.",
)
players_option = click.option(
    "--players", type=WholeNumber(2, 10), default=4, show_default=True, help="How many play."
)
rules_option = click.option(
    "--option",
    "options",
    metavar="NAME=VALUE",
    multiple=True,
    shell_complete=complete_option,
    help=OPTION_HELP,
)
theme_option = click.option(
    "--theme", type=click.Choice(["dark", "light"]), help="Without it, what the terminal says."
)
plain_option = click.option(
    "--plain",
    is_flag=True,
    help="Line by line, for screen readers and simple terminals; pipes have it by themselves.",
)


def screen_options(command: Command) -> Command:
    """How it looks, what is spoken, and whether the screen is filled."""
    return theme_option(language_option(plain_option(command)))


def was_given(ctx: click.Context, name: str) -> bool:
    return ctx.get_parameter_source(name) is click.core.ParameterSource.COMMANDLINE


def same_way(ctx: click.Context) -> str:
    """The flags by which somebody comes back as they came: line by line, in the same language."""
    flags = " --plain" if ctx.params["plain"] else ""
    if was_given(ctx, "words"):
        flags += f" --language {ctx.params['words'].language}"
    return flags


def qr_text(link: str) -> str:
    """A link as a QR code for the terminal, which a phone can read off the screen."""
    import segno  # which few commands need

    text = io.StringIO()
    segno.make(link, micro=False).terminal(text, border=2, compact=True)
    return text.getvalue()
