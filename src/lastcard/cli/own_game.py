"""What `lastcard play` does: which game it is, where it is kept, and how one leaves it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from shlex import quote

import click

from ..editions import EDITIONS, Edition
from ..errors import InvalidOption
from ..game import Game
from ..table.schedule import PATIENT
from ..terminal.console import can_fill_screen, is_interactive, make_console, read_from_stdin
from ..terminal.home import HomeSession
from ..terminal.plain.person import Leave
from ..terminal.plain.plain_game import PlainGame
from ..terminal.plan import Kept, Plan
from ..terminal.saving import GameFile
from ..terminal.store import GameStore, find_unfinished, resume_game
from ..words import Words
from .common import INTERRUPTED, read_rules


def run_own_game(
    ctx: click.Context,
    plan: Plan,
    save: Path | None,
    resume: bool,
    theme: str | None,
    plain: bool,
    words: Words,
) -> None:
    kept = _game_to_go_on_with(ctx, save, resume)
    if plain or not can_fill_screen():
        _play_plainly(ctx, kept, plan, save, words)
    elif kept is None and save is None and not _was_given(ctx, "edition"):
        ctx.exit(_play_from_start(plan, words, theme))
    else:
        ctx.exit(_play_at_table(kept or _begin(plan, save, words), save, words, theme))


def _play_from_start(plan: Plan, words: Words, theme: str | None) -> int:
    from ..terminal.app import run_start  # brings Textual in, which takes a moment

    opened: list[tuple[Kept, HomeSession]] = []

    def open_game(kept: Kept) -> HomeSession:
        opened.append((kept, HomeSession(kept.game, kept.plan, kept.keep)))
        return opened[-1][1]

    code = run_start(plan, GameStore(), open_game, words, theme)
    if opened:
        _say_goodbye(*opened[-1], None, words)
    return code


def _play_at_table(kept: Kept, save: Path | None, words: Words, theme: str | None) -> int:
    from ..terminal.app import run_session  # brings Textual in, which takes a moment

    session = HomeSession(kept.game, kept.plan, kept.keep)
    code = run_session(session, words, theme)
    _say_goodbye(kept, session, save, words)
    return code


def _say_goodbye(kept: Kept, session: HomeSession, save: Path | None, words: Words) -> None:
    """How to go on, if the game is not over: `session` knows, in which moves may be taken back."""
    if not session.game.game_over:
        click.echo(_goodbye(kept, save, words))


def _play_plainly(
    ctx: click.Context, kept: Kept | None, plan: Plan, save: Path | None, words: Words
) -> None:
    with _may_leave(ctx, lambda: _goodbye(kept, save, words)):
        if kept is None:
            edition_given = _was_given(ctx, "edition")
            chosen = plan if edition_given else _ask_for_edition(ctx, plan, words)
            kept = _begin(chosen, save, words)
        is_new = not any(kept.game.history.rounds)
        session = HomeSession(kept.game, kept.plan, kept.keep, PATIENT, recall=is_new)
        PlainGame(session, make_console(), read_from_stdin, words).run()


def _ask_for_edition(ctx: click.Context, plan: Plan, words: Words) -> Plan:
    edition = _ask_edition(words).name
    return replace(plan, edition=edition, options=read_rules(edition, ctx.params["options"]))


@contextmanager
def _may_leave(ctx: click.Context, goodbye: Callable[[], str]) -> Iterator[None]:
    """Say goodbye to somebody who goes before the game is over, in whatever way."""
    try:
        yield
    except Leave:
        click.echo(goodbye())
    except EOFError:
        click.echo(f"\n{goodbye()}")
    except KeyboardInterrupt:
        click.echo(f"\n{goodbye()}")
        ctx.exit(INTERRUPTED)


def _goodbye(kept: Kept | None, save: Path | None, words: Words) -> str:
    if kept is None or kept.keep is _keep_nowhere:
        return words.say("goodbye")
    how = "--resume" if save is None else f"--save {quote(str(save))}"
    return words.say("goodbye-saved", command=f"lastcard play {how}")


def _begin(plan: Plan, save: Path | None, words: Words) -> Kept:
    """Deal a new game, and find a place for it."""
    game = plan.deal()
    if save is not None:
        return Kept(plan, game, GameFile(save, plan, game).keep)
    try:
        return Kept(plan, game, GameStore().begin(plan, game))
    except OSError as error:
        click.echo(words.say("trouble-not_kept", detail=str(error)), err=True)
        return Kept(plan, game, _keep_nowhere)


def _keep_nowhere(game: Game) -> None:
    """For a data folder that cannot be written to."""


def _game_to_go_on_with(ctx: click.Context, save: Path | None, resume: bool) -> Kept | None:
    """The game in the file that is named, or the last one; None if a new one is to begin."""
    bots = ctx.params["bots"] if _was_given(ctx, "bots") else ()
    if resume:
        _refuse_more(
            ctx, "--resume goes on with the last game as it is; leave the rest out", "save"
        )
        path = find_unfinished()
        if path is None:
            raise InvalidOption("there is no unfinished game; begin one with `lastcard play`")
        return resume_game(path, bots)
    if save is None or not save.is_file() or not save.stat().st_size:
        return None
    alone = f"go on with `lastcard play --save {save}` alone, or name another file"
    _refuse_more(ctx, f"{save} holds a game already: {alone}")
    return resume_game(save, bots)


def _refuse_more(ctx: click.Context, complaint: str, *more: str) -> None:
    """Nothing may be asked for that a game that goes on could not be."""
    if any(_was_given(ctx, name) for name in _OF_A_NEW_GAME + more):
        raise InvalidOption(complaint)


_OF_A_NEW_GAME = ("edition", "players", "seed", "options", "practice")


def _was_given(ctx: click.Context, name: str) -> bool:
    return ctx.get_parameter_source(name) is click.core.ParameterSource.COMMANDLINE


def _ask_edition(words: Words) -> Edition:
    """Let somebody choose from a list; Enter takes the classic one."""
    names = list(EDITIONS)
    if not is_interactive():
        return EDITIONS[names[0]]
    console = make_console()
    for number, edition in enumerate(EDITIONS.values(), 1):
        console.print(f"{number}  {edition.name:<17} {words.about_edition(edition)}")
    while True:
        typed = read_from_stdin(f"{words.say('ask-edition', usual=names[0])} ")
        typed = typed.strip().lower()
        if typed == "q":
            raise Leave
        if typed.isdecimal() and 0 < int(typed[:5]) <= len(names):
            return EDITIONS[names[int(typed) - 1]]
        begun = [name for name in names if name.startswith(typed)]
        if begun and (not typed or len(begun) == 1):
            return EDITIONS[begun[0]]
        console.print(words.say("ask-edition-again", most=len(names)))
