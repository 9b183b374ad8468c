"""What the Tab key offers: editions, bots and options, and the scripts that shells need for it."""

from __future__ import annotations

from collections.abc import Sequence

import click
from click.shell_completion import (
    BashComplete,
    CompletionItem,
    FishComplete,
    ShellComplete,
    ZshComplete,
    add_completion_class,
    get_completion_class,
)

PROGRAM = "lastcard"
VARIABLE = "_LASTCARD_COMPLETE"  # by which a shell asks; the name is click's
SHELLS = {
    "bash": 'eval "$(lastcard completion bash)"  in ~/.bashrc',
    "zsh": 'eval "$(lastcard completion zsh)"  in ~/.zshrc, behind compinit',
    "fish": "lastcard completion fish | source  in ~/.config/fish/config.fish",
}


@add_completion_class
class _Bash(BashComplete):
    """Bash takes "=" for a word of its own, and puts what it is told behind the last one."""

    _there = ""

    def get_completion_args(self) -> tuple[list[str], str]:
        args, incomplete = super().get_completion_args()
        *before, last = _join_equations([*args, incomplete])
        value = last.partition("=")[2] if last.startswith("-") else last
        self._there = value[: value.rfind("=") + 1]
        return before, last

    def format_completion(self, item: CompletionItem[str]) -> str:
        item.value = item.value.removeprefix(self._there)
        return super().format_completion(item)


def _join_equations(words: Sequence[str]) -> list[str]:
    """
    >>> _join_equations(["--option", "stacking", "=", "a"])
    ['--option', 'stacking=a']
    """
    joined: list[str] = []
    for word in words:
        if joined and (word == "=" or (word and joined[-1].endswith("="))):
            joined[-1] += word
        else:
            joined.append(word)
    return joined


class _WholeWords(ShellComplete):
    """These shells put what they are told in the place of `--speed=f`, not only of its end."""

    def get_completions(self, args: list[str], incomplete: str) -> list[CompletionItem[str]]:
        items = super().get_completions(args, incomplete)
        name, equals, _ = incomplete.partition("=")
        if equals and name.startswith("-"):
            items = [CompletionItem(name + equals + item.value, item.type) for item in items]
        return items


@add_completion_class
class _Zsh(_WholeWords, ZshComplete):
    pass


@add_completion_class
class _Fish(_WholeWords, FishComplete):
    """Fish is to cut a line once, at its first comma: bots and explanations have more of them."""

    source_template = FishComplete.source_template.replace('split ","', 'split -m 1 ","')


def complete_edition(
    ctx: click.Context, param: click.Parameter, incomplete: str
) -> list[CompletionItem[str]]:
    """The editions there are; where none begins so, it may be a file."""
    from ..editions import EDITIONS, bring_editions  # which not every command needs

    bring_editions()
    found = (edition for edition in EDITIONS.values() if edition.name.startswith(incomplete))
    items = [CompletionItem(edition.name, help=edition.title) for edition in found]
    return items or [CompletionItem(incomplete, type="file")]


def complete_option(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[str]:
    from ..editions import EDITIONS
    from ..editions.option_text import complete_option as option_texts

    words = (ctx.params.get("edition"), *ctx.args)  # before the option has a value, it is in args
    edition = next((word for word in words if word in EDITIONS), None)
    return option_texts(edition, incomplete)


def complete_bot(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[str]:
    from ..bots import bot_names

    return [name for name in bot_names() if name.startswith(incomplete)]


def complete_bots(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[str]:
    """Several with commas between them: only the last one is still open."""
    before, comma, last = incomplete.rpartition(",")
    return [before + comma + name for name in complete_bot(ctx, param, last)]


@click.command(epilog="\b\nFor good:\n" + "\n".join(f"  {line}" for line in SHELLS.values()))
@click.argument("shell", type=click.Choice(list(SHELLS)))
@click.pass_context
def completion(ctx: click.Context, shell: str) -> None:
    """Print what a shell needs to complete commands, editions, bots and options with Tab."""
    made = get_completion_class(shell)
    if made is not None:
        click.echo(made(ctx.find_root().command, {}, PROGRAM, VARIABLE).source())
