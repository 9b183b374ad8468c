"""What `lastcard play` does: which game it is, where it is kept, and how one leaves it."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, replace
from pathlib import Path
from shlex import quote

import click

from ..editions import EDITIONS, Edition
from ..errors import InvalidOption
from ..exit_codes import INTERRUPTED
from ..game import Game
from ..recorded import Recorded
from ..table.schedule import PATIENT
from ..terminal.console import can_fill_screen, is_interactive, read_from_stdin, say_line
from ..terminal.game_files import GameStore, keep_in, resume_game, unfinished_games
from ..terminal.home import HomeSession
from ..terminal.own_games import tell_file, tell_winners
from ..terminal.plain.plain_game import PlainGame
from ..terminal.plain.plain_replay import browse_steps
from ..terminal.plain.plain_seat import Leave
from ..terminal.plain.typed_lines import ask_and_wait
from ..terminal.plan import Kept, Plan
from ..terminal.typed import number_up_to
from ..words import Words
from .common import read_rules, same_way, was_given
from .reviewing import print_review

_OF_A_NEW_GAME = ("edition", "players", "seed", "options", "practice")


@dataclass
class AgainstBots:
    """Somebody who plays against bots, one game or several."""

    ctx: click.Context
    plan: Plan
    save: Path | None
    words: Words
    theme: str | None = None
    kept: Kept | None = None  # the game that is being played

    def run(self, resume: bool, plain: bool) -> None:
        self.kept = self._game_to_go_on_with(resume)
        if plain or not can_fill_screen():
            try:
                self._play_plainly()
            except (Leave, EOFError, KeyboardInterrupt) as way:
                self._leave_early(way)
        else:
            self.ctx.exit(self._play_on_screen())

    # On the full screen.

    def _play_on_screen(self) -> int:
        from ..terminal.app import run  # brings Textual in, which takes a moment
        from ..terminal.form import Form
        from ..terminal.hint import get_ready
        from ..terminal.screens.start_screen import StartScreen
        from ..terminal.screens.table_screen import TableScreen

        sessions: list[HomeSession] = []

        def open_game(kept: Kept) -> HomeSession:
            self.kept = kept
            sessions.append(HomeSession(kept.game, kept.plan, kept.keep, close=kept.close))
            return sessions[-1]

        chooses = self.kept is None and self.save is None and not was_given(self.ctx, "edition")
        first = None if chooses else open_game(self.kept or self._begin())
        get_ready()
        if first is None:
            start = StartScreen(Form(self.plan, self.words), GameStore(), open_game)
            code = run(start, self.words, self.theme)
        else:
            again = lambda: open_game(self._begin_another())  # noqa: E731  # as short as it gets
            code = run(TableScreen(first), self.words, self.theme, again)
        if sessions:
            self._say_goodbye(sessions[-1].game)
        return code

    # Line by line.

    def _play_plainly(self) -> None:
        if self.kept is None and not was_given(self.ctx, "edition"):
            edition = _ask_edition(self.words).name
            rules = read_rules(edition, self.ctx.params["options"])
            self.plan = replace(self.plan, edition=edition, options=rules)
        while True:
            self.kept = kept = self.kept or self._begin()
            is_new = not any(kept.game.history.rounds)
            session = HomeSession(kept.game, kept.plan, kept.keep, PATIENT, close=kept.close)
            played = PlainGame(session, say_line, ask_and_wait, self.words)
            played.goes_on = not is_new
            asyncio.run(played.run())
            self._say_goodbye(session.game, told=True)
            if not is_interactive() or not self._wants_another(session.recorded):
                return
            self.kept = self._begin_another()

    # After the last card.

    def _wants_another(self, played: Recorded) -> bool:
        """Another game? Who wants to may look at this one before, or have it reviewed."""
        while True:
            typed = read_from_stdin(f"{self.words.say('games-another')} ").strip().lower()
            if typed == "r":
                browse_steps(say_line, played.game, played.names, read_from_stdin, self.words)
            elif typed == "w":
                print_review(played, self.words)
            else:
                return not typed

    def _begin_another(self) -> Kept:
        """The same again, with other cards and in a place of its own."""
        assert self.kept is not None
        self.plan, self.save = replace(self.kept.plan, seed=None), None
        return self._begin()

    # Leaving.

    def _leave_early(self, way: BaseException) -> None:
        """Say goodbye to somebody who goes before the game is over."""
        if not isinstance(way, Leave):
            click.echo()  # behind the question that was not answered
        self._say_goodbye()
        if isinstance(way, KeyboardInterrupt):
            self.ctx.exit(INTERRUPTED)

    def _say_goodbye(self, game: Game | None = None, told: bool = False) -> None:
        """The result, unless it was `told` just now, and where it is, or how to go on.

        The session knows the game as it is in the end: moves may have been taken back.
        """
        if game is not None and game.game_over:
            if not told:
                click.echo(tell_winners(game.winners, game.scores, self.words))
            if self.kept and self.kept.path:
                path, command = str(self.kept.path), f"lastcard replay{same_way(self.ctx)}"
                click.echo(self.words.say("games-record", path=path, command=command))
        elif self.kept is None or self.kept.path is None:
            click.echo(self.words.say("goodbye"))
        else:
            how = "--resume" if self.save is None else f"--save {quote(str(self.save))}"
            command = f"lastcard play {how}{same_way(self.ctx)}"
            click.echo(self.words.say("goodbye-saved", command=command))

    # Which game.

    def _begin(self) -> Kept:
        """Deal a new game, and find a place for it."""
        game = self.plan.deal()
        if self.save is not None:
            return keep_in(self.save, self.plan, game)
        try:
            return GameStore().begin(self.plan, game)
        except OSError as error:
            click.echo(self.words.say("trouble-not_kept", detail=str(error)), err=True)
            return Kept(self.plan, game)  # it is kept nowhere

    def _game_to_go_on_with(self, resume: bool) -> Kept | None:
        """The game in the file that is named, or one that was left; None for a new one."""
        bots = self.ctx.params["bots"] if was_given(self.ctx, "bots") else ()
        if resume:
            self._refuse_more("--resume goes on with a game as it is; leave the rest out", "save")
            return self._at_this_speed(resume_game(_choose_unfinished(self.words), bots))
        save = self.save
        if save is None or not save.is_file() or not save.stat().st_size:
            return None
        alone = f"go on with `lastcard play --save {save}` alone, or name another file"
        self._refuse_more(f"{save} holds a game already: {alone}")
        return self._at_this_speed(resume_game(save, bots))

    def _at_this_speed(self, kept: Kept) -> Kept:
        return replace(kept, plan=replace(kept.plan, speed=self.plan.speed))

    def _refuse_more(self, complaint: str, *more: str) -> None:
        """Nothing may be asked for that a game that goes on could not be."""
        if any(was_given(self.ctx, name) for name in _OF_A_NEW_GAME + more):
            raise InvalidOption(complaint)


def _choose_unfinished(words: Words) -> Path:
    """Which game to go on with; who cannot be asked goes on with the last one."""
    paths = list(unfinished_games())
    if not paths:
        raise InvalidOption("there is no unfinished game; begin one with `lastcard play`")
    if len(paths) == 1 or not is_interactive():
        return paths[0]
    for number, path in enumerate(paths, 1):
        click.echo(f"{number}. {tell_file(path, words)}")
    return paths[_ask_number(words.say("games-which"), len(paths), words) - 1]


def _ask_number(question: str, most: int, words: Words) -> int:
    """A number from one on; Enter is the first."""
    while True:
        typed = read_from_stdin(f"{question} ").strip() or "1"
        if number := number_up_to(most, typed):
            return number
        click.echo(words.say("games-which-again", most=most))


def _ask_edition(words: Words) -> Edition:
    """Let somebody choose from a list; Enter takes the classic one."""
    names = list(EDITIONS)
    if not is_interactive():
        return EDITIONS[names[0]]
    for number, edition in enumerate(EDITIONS.values(), 1):
        click.echo(f"{number}. {words.edition(edition)}. {words.about_edition(edition)}")
    while True:
        typed = read_from_stdin(f"{words.say('ask-edition', usual=names[0])} ")
        typed = typed.strip().lower()
        if typed == "q":
            raise Leave
        if number := number_up_to(len(names), typed):
            return EDITIONS[names[number - 1]]
        begun = [name for name in names if name.startswith(typed)]
        if begun and (not typed or len(begun) == 1):
            return EDITIONS[begun[0]]
        click.echo(words.say("ask-edition-again", most=len(names)))
