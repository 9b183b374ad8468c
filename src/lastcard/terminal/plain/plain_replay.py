"""A recorded game, move by move, with all hands open."""

from __future__ import annotations

from dataclasses import dataclass

from rich.console import Console
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from ...editions import Edition
from ...game import Game
from ..card_text import color_name, hand_faces, paint_words
from ..console import ReadLine
from ..sentences import Names, tell
from .table_text import MARK, result, top_card

PROMPT = "Enter for the next move, b back, a number to jump, q to leave: "


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


def list_steps(recorded: Game, names: Names) -> list[Step]:
    """Go through a game again, from the deal on."""
    return [
        make_step(game, move, tell(events, game.edition, names))
        for game, move, events in recorded.replay()
    ]


def make_step(game: Game, code: str, words: str) -> Step:
    seats = range(game.players)
    return Step(
        code,
        words,
        game.round_number,
        game.round_over,
        game.to_act,
        hands=[game.hand(seat) for seat in seats],
        belongings=[_belongings(game, seat) for seat in seats],
        top=top_card(game.top, game.color, game.color_only, game.edition),
    )


def _belongings(game: Game, seat: int) -> str:
    """The powers, the shield and the points of a seat."""
    powers = [
        f"{color_name(game.edition, letter)} power"
        for letter, holder in game.powers.items()
        if holder == seat
    ]
    shield = ["shield"] if seat in game.shields else []
    points = [f"{game.scores[seat]} points"] if game.scores[seat] else []
    return ", ".join(powers + shield + points)


# Showing.


def print_steps(console: Console, game: Game, names: Names) -> None:
    """The whole game as a list; the hands at the beginning and at the end of each round."""
    for number, step in enumerate(list_steps(game, names)):
        if not step.code:
            console.print(Rule(f"Round {step.round_number}", align="left", style="dim"))
        words = paint_words(game.edition, step.words)
        line = Text.assemble((f"{number:>4}  {step.code:<10} ", "dim"), words)
        console.print(line, soft_wrap=True)
        if not step.code or step.round_over:
            console.print(hands_table(step, game.edition, names))
    if game.game_over:
        console.print(result(game, names))


def browse_steps(console: Console, game: Game, names: Names, read_line: ReadLine) -> None:
    """Show one move after the other, as somebody asks for them."""
    steps = list_steps(game, names)
    last = len(steps) - 1
    current = 0
    while True:
        _show_step(console, steps[current], f"Move {current} of {last}", game.edition, names)
        if current == last and game.game_over:
            console.print(result(game, names))
        typed = read_line(PROMPT).strip().lower()
        if typed == "q":
            return
        wanted = _wanted_step(typed, current)
        if wanted is not None and 0 <= wanted <= last:
            current = wanted
        else:
            console.print(Text(f"The moves go from 0 to {last}.", "bold red"))


def _wanted_step(typed: str, current: int) -> int | None:
    if typed in ("", "n"):
        return current + 1
    if typed == "b":
        return current - 1
    return int(typed) if typed.isdecimal() and len(typed) < 10 else None


def _show_step(console: Console, step: Step, title: str, edition: Edition, names: Names) -> None:
    heading = f"{title}  Round {step.round_number}  {step.code}".rstrip()
    console.print()
    console.print(Rule(heading, align="left", style="dim"))
    if step.words:
        console.print(paint_words(edition, step.words))
    console.print(hands_table(step, edition, names))


def hands_table(step: Step, edition: Edition, names: Names) -> Table:
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(width=1)
    table.add_column(no_wrap=True)
    table.add_column()
    table.add_column(style="dim")
    for seat, hand in enumerate(step.hands):
        mark = MARK if seat == step.to_act else ""
        faces = hand_faces(edition, hand) if hand else Text("no cards", "dim")
        table.add_row(mark, Text(names.first(seat)), faces, step.belongings[seat])
    table.add_row("", Text("Top card", "dim"), step.top)
    return table
