"""What the Tab key offers: editions, bots and options, and the scripts that shells need for it."""

from __future__ import annotations

import click
from click.shell_completion import CompletionItem, get_completion_class

from ..bots import bot_names
from ..editions import EDITIONS, bring_editions
from ..editions.option_text import complete_option as option_texts

PROGRAM = "lastcard"
VARIABLE = "_LASTCARD_COMPLETE"  # by which a shell asks; the name is click's
SHELLS = {
    "bash": 'eval "$(lastcard completion bash)"  in ~/.bashrc',
    "zsh": 'eval "$(lastcard completion zsh)"  in ~/.zshrc, behind compinit',
    "fish": "lastcard completion fish | source  in ~/.config/fish/config.fish",
}


def complete_edition(
    ctx: click.Context, param: click.Parameter, incomplete: str
) -> list[CompletionItem]:
    bring_editions()
    found = (edition for edition in EDITIONS.values() if edition.name.startswith(incomplete))
    return [CompletionItem(edition.name, help=edition.title) for edition in found]


def complete_option(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[str]:
    words = (ctx.params.get("edition"), *ctx.args)  # before the option has a value, it is in args
    edition = next((word for word in words if word in EDITIONS), None)
    return option_texts(edition, incomplete)


def complete_bot(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[str]:
    return [name for name in bot_names() if name.startswith(incomplete)]


def complete_bots(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[str]:
    """Several with commas between them: only the last one is still open."""
    before, comma, last = incomplete.rpartition(",")
    return [before + comma + name for name in complete_bot(ctx, param, last)]


@click.command(
    epilog="\b\nFor good:\n" + "\n".join(f"  {line}" for line in SHELLS.values()),
)
@click.argument("shell", type=click.Choice(list(SHELLS)))
@click.pass_context
def completion(ctx: click.Context, shell: str) -> None:
    """Print what a shell needs to complete commands, editions, bots and options with Tab."""
    made = get_completion_class(shell)
    if made is not None:
        click.echo(made(ctx.find_root().command, {}, PROGRAM, VARIABLE).source())


COMMANDS = (completion,)
