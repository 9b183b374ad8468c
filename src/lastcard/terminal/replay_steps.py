"""A recorded game as a list of steps, with all hands open, and the hands as a table."""

from __future__ import annotations

from dataclasses import dataclass

from rich.table import Table
from rich.text import Text

from ..editions import Edition
from ..game import Game
from ..words import Names, Words
from .card_text import card_face, hand_faces, is_wild, paint_words
from .score import MARK


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
    top: str
    color: str | None
    color_only: bool


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
        [game.hand(seat) for seat in seats],
        [_belongings(game, seat, words) for seat in seats],
        game.top,
        game.color,
        game.color_only,
    )


def _belongings(game: Game, seat: int, words: Words) -> str:
    """The powers, the shield and the points of a seat."""
    powers = [words.power(letter) for letter, holder in game.powers.items() if holder == seat]
    shield = [words.say("seat-shield")] if seat in game.shields else []
    points = [words.count_points(game.scores[seat])] if game.scores[seat] else []
    return ", ".join(powers + shield + points)


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
    table.add_row("", Text(words.say("top-card"), "dim"), _top_card(step, edition, words))
    return table


def _top_card(step: Step, edition: Edition, words: Words) -> Text:
    """The card to follow, as a patch and in words, with the colour if the card does not say it."""
    name = words.card(edition, step.top)
    if step.color is None:
        name = words.say("labelled", label=name, value=words.say("no-color"))
    elif is_wild(step.top) or step.color_only:
        name = words.say("labelled", label=name, value=words.color(edition, step.color))
    shown = card_face(edition, step.top, step.color).append("  ")
    return shown.append_text(paint_words(edition, name, words))
