"""A recorded game, move by move, with all hands open."""

from __future__ import annotations

from dataclasses import dataclass

from rich.console import Console
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from ...editions import Edition
from ...game import Game
from ...words import Names, Words
from ..card_text import hand_faces, paint_words
from ..console import ReadLine
from ..score import MARK, result
from .table_text import top_card


@dataclass(frozen=True)
class Step:
    """One move of a record: its code, what happened, and how the table looks after it."""

    code: str  # "" for a deal
    words: str
    round_number: int
    round_over: bool
    to_act: int | None
    hands: list[list[str]]
    belongings: list[str]
    top: Text


def list_steps(recorded: Game, names: Names, words: Words) -> list[Step]:
    """Go through a game again, from the deal on."""
    return [
        make_step(game, move, words.tell(events, game.edition, names), words)
        for game, move, events in recorded.replay()
    ]


def make_step(game: Game, code: str, told: str, words: Words) -> Step:
    seats = range(game.players)
    return Step(
        code,
        told,
        game.round_number,
        game.round_over,
        game.to_act,
        hands=[game.hand(seat) for seat in seats],
        belongings=[_belongings(game, seat, words) for seat in seats],
        top=top_card(game.top, game.color, game.color_only, game.edition, words),
    )


def _belongings(game: Game, seat: int, words: Words) -> str:
    """The powers, the shield and the points of a seat."""
    powers = [words.power(letter) for letter, holder in game.powers.items() if holder == seat]
    shield = [words.say("seat-shield")] if seat in game.shields else []
    points = [words.count_points(game.scores[seat])] if game.scores[seat] else []
    return ", ".join(powers + shield + points)


# Showing.


def print_steps(console: Console, game: Game, names: Names, words: Words) -> None:
    """The whole game as a list; the hands at the beginning and at the end of each round."""
    for number, step in enumerate(list_steps(game, names, words)):
        if not step.code:
            console.print(
                Rule(words.say("round", number=step.round_number), align="left", style="dim")
            )
        told = paint_words(game.edition, step.words, words)
        line = Text.assemble((f"{number:>4}  {step.code:<10} ", "dim"), told)
        console.print(line, soft_wrap=True)
        if not step.code or step.round_over:
            console.print(hands_table(step, game.edition, names, words))
    if game.game_over:
        console.print(result(game, names, words))


def browse_steps(
    console: Console, game: Game, names: Names, read_line: ReadLine, words: Words
) -> None:
    """Show one move after the other, as somebody asks for them."""
    steps = list_steps(game, names, words)
    last = len(steps) - 1
    current = 0
    while True:
        title = words.say("replay-step", number=current, all=last)
        _show_step(console, steps[current], title, game.edition, names, words)
        if current == last and game.game_over:
            console.print(result(game, names, words))
        typed = read_line(f"{words.say('plain-replay')} ").strip().lower()
        if typed == "q":
            return
        wanted = _wanted_step(typed, current)
        if wanted is not None and 0 <= wanted <= last:
            current = wanted
        else:
            console.print(Text(words.say("plain-moves", most=last), "bold red"))


def _wanted_step(typed: str, current: int) -> int | None:
    if typed in ("", "n"):
        return current + 1
    if typed == "b":
        return current - 1
    return int(typed) if typed.isdecimal() and len(typed) < 10 else None


def _show_step(
    console: Console, step: Step, title: str, edition: Edition, names: Names, words: Words
) -> None:
    heading = f"{title}  {words.say('round', number=step.round_number)}  {step.code}".rstrip()
    console.print()
    console.print(Rule(heading, align="left", style="dim"))
    if step.words:
        console.print(paint_words(edition, step.words, words))
    console.print(hands_table(step, edition, names, words))


def hands_table(step: Step, edition: Edition, names: Names, words: Words) -> Table:
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(width=1)
    table.add_column(no_wrap=True)
    table.add_column()
    table.add_column(style="dim")
    for seat, hand in enumerate(step.hands):
        mark = MARK if seat == step.to_act else ""
        faces = hand_faces(edition, hand) if hand else Text("–", "dim")
        table.add_row(mark, Text(words.player(seat, names)), faces, step.belongings[seat])
    table.add_row("", Text(words.say("plain-top"), "dim"), step.top)
    return table
