"""The end of a round and of a game: who has won, and what everybody has scored."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ..editions import Edition, find_edition
from ..editions.options import Options
from ..game import Game
from ..view import View
from ..words import Names, Words
from .card_text import hand_faces

MARK = "▸"
ROUND_WIDTH = 5  # columns for the points of a round
Outcome = Game | View  # both say how a round or a game has ended


def goal(options: Options, words: Words) -> str:
    """How the game is won, in a sentence."""
    return words.say("goal", scoring=options.scoring, count=options.target)


def result(game: Outcome, names: Names, words: Words) -> str:
    """Who has won the game, with how many points."""
    others = words.join(words.seat(seat, names) for seat in game.winners if seat != names.you)
    if names.you not in game.winners:
        won = words.say("score-game", names=others)
    else:
        won = words.say("score-game-shared" if others else "score-game-you", names=others)
    return words.say("result", won=won, count=game.scores[game.winners[0]])


def round_line(game: Outcome, names: Names, words: Words) -> str:
    """Who has won the round."""
    winner = game.round_winner if game.round_winner is not None else 0
    if winner == names.you:
        return words.say("score-round-you")
    return words.say("score-round", name=words.seat(winner, names))


def score_sheet(
    view: View,
    hands: Sequence[Sequence[str]],
    gained: Sequence[int],
    names: Names,
    words: Words,
    narrow: bool = False,
) -> RenderableType:
    """Who kept which cards, what they count, and the scores; where it is narrow, cards below."""
    edition = find_edition(view.edition)
    table, below = _empty_sheet(words), Table.grid(padding=(0, 2, 0, 0))
    if not narrow:
        table.add_column(words.say("sheet-left"))
    for seat, hand in enumerate(hands):
        mark = MARK if seat == view.round_winner else ""
        name, total = Text(words.player(seat, names)), Text(str(view.scores[seat]), "bold")
        faces = hand_faces(edition, hand) if hand else Text("–", "dim")
        row = (mark, name, str(hand_points(edition, hand)), f"+{gained[seat]}", total)
        table.add_row(*row, *([] if narrow else [faces]))
        if hand:
            below.add_row(name, faces)
    return Group(table, Text(), below) if narrow else table


def _empty_sheet(words: Words) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column(" ")
    table.add_column("", overflow="ellipsis", no_wrap=True)
    for heading in ("sheet-count", "sheet-gained", "score-total"):
        table.add_column(words.say(heading), justify="right")
    return table


def hand_points(edition: Edition, hand: Sequence[str]) -> int:
    return sum(edition.values[edition.kinds[code]] for code in hand)


def rounds_table(
    points: Sequence[Sequence[int]], totals: Sequence[int], names: Names, words: Words, width: int
) -> Table:
    """What everybody has, and what they got in the last rounds, as many as there is room for."""
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim")
    table.add_column(words.say("score-round-number"), overflow="ellipsis", no_wrap=True)
    table.add_column(words.say("score-total"), justify="right")
    called = [words.player(seat, names) for seat in range(len(totals))]
    first = max(0, len(points) - max(1, (width - max(map(len, called)) - 10) // ROUND_WIDTH))
    for number in range(first, len(points)):
        table.add_column(str(number + 1), justify="right", width=ROUND_WIDTH - 1)
    for seat, total in enumerate(totals):
        gained = (str(one[seat] or "–") for one in points[first:])
        table.add_row(Text(called[seat]), Text(str(total), "bold"), *gained)
    return table
