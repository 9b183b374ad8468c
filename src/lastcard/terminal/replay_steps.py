"""A recorded game moment by moment, with all hands open, and the hands as a table."""

from __future__ import annotations

from dataclasses import dataclass

from rich.table import Table
from rich.text import Text

from ..event import Event
from ..game import Game
from ..words import Names, Words
from .card_text import card_face, hand_faces, to_follow
from .score import MARK


@dataclass(frozen=True)
class Moment:
    """The game after a deal or a move, the move ("" for a deal), and what happened in it."""

    game: Game
    move: str
    events: list[Event]


def list_moments(recorded: Game) -> list[Moment]:
    """Go through a game again, from the deal on."""
    return [Moment(game.copy(), move, events) for game, move, events in recorded.replay()]


def belongings(game: Game, seat: int, words: Words) -> str:
    """The powers, the shield and the points of a seat."""
    powers = [words.power(letter) for letter, holder in game.powers.items() if holder == seat]
    shield = [words.say("seat-shield")] if seat in game.shields else []
    points = [words.count_points(game.scores[seat])] if game.scores[seat] else []
    return ", ".join(powers + shield + points)


def hands_table(game: Game, names: Names, words: Words) -> Table:
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(width=1)
    table.add_column(no_wrap=True)
    table.add_column()
    table.add_column(style="dim")
    for seat in range(game.players):
        mark, hand = MARK if seat == game.to_act else "", game.hand(seat)
        faces = hand_faces(game.edition, hand) if hand else Text("–", "dim")
        name = Text(words.player(seat, names))
        table.add_row(mark, name, faces, belongings(game, seat, words))
    top = card_face(game.edition, game.top, game.color).append("  ")
    followed = top.append_text(to_follow(game, game.edition, words))
    table.add_row("", Text(words.say("top-card"), "dim"), followed)
    return table
