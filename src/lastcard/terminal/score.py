"""The end of a round and of a game: who has won, and what everybody has scored."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from rich.table import Table
from rich.text import Text

from ..editions import Edition
from ..editions.options import Options
from ..words import Names, Words
from .card_text import hand_faces

MARK = "▸"


class Outcome(Protocol):
    """What a game and every view of it say about the end of a round."""

    @property
    def round_number(self) -> int: ...
    @property
    def round_winner(self) -> int | None: ...
    @property
    def scores(self) -> Sequence[int]: ...
    @property
    def winners(self) -> Sequence[int]: ...


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
    edition: Edition,
    outcome: Outcome,
    hands: Sequence[Sequence[str]],
    gained: Sequence[int],
    names: Names,
    words: Words,
) -> Table:
    """Who kept which cards, what they count, and the scores."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    for heading in (" ", "", words.say("sheet-left")):
        table.add_column(heading)
    for heading in ("sheet-count", "sheet-gained", "score-total"):
        table.add_column(words.say(heading), justify="right")
    for seat, hand in enumerate(hands):
        table.add_row(
            MARK if seat == outcome.round_winner else "",
            Text(words.player(seat, names)),
            hand_faces(edition, hand) if hand else Text("–", "dim"),
            str(hand_points(edition, hand)),
            f"+{gained[seat]}",
            Text(str(outcome.scores[seat]), "bold"),
        )
    return table


def hand_points(edition: Edition, hand: Sequence[str]) -> int:
    return sum(edition.values[edition.kinds[code]] for code in hand)


def rounds_table(
    points: Sequence[Sequence[int]], totals: Sequence[int], names: Names, words: Words
) -> Table:
    """What everybody got, round by round: one column for each player."""
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="bold")
    table.add_column(words.say("score-round-number"), style="dim")
    for seat in range(len(totals)):
        table.add_column(Text(words.player(seat, names)), justify="right")
    for number, gained in enumerate(points, 1):
        table.add_row(str(number), *(str(one) if one else "–" for one in gained))
    table.add_row(words.say("score-total"), *(Text(str(total), "bold") for total in totals))
    return table
