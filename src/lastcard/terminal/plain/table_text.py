"""What a player gets to see: the table, the hand, the moves, the score sheet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from rich.columns import Columns
from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from ...editions import EDITIONS, Edition
from ...editions.options import Options
from ...notation import Move
from ...view import View
from ..card_text import card_face, card_name, color_name, hand_faces, is_wild, paint_words
from ..sentences import Names, count_cards

MARK = "▸"
POWER_WORDS = {
    "r": "give your red cards to another player at any time",
    "y": "be safe from Skip, Reverse, the draw cards and red gifts",
    "g": "without a playable card, turn up the next card of the pile",
    "b": "play two cards in a turn",
}
VERB_WORDS = {  # they stand behind the verb itself
    "draw": "take a card",
    "pass": "play nothing",
    "accept": "take the cards",
    "challenge": "you think it was a bluff",
    "flip": "turn up the next card",
    "uno": "call it now",
    "catch": "you saw it",
    "give": "your {red} cards to somebody",
}


def show_table(console: Console, view: View, names: Names) -> None:
    """Everything that matters for a move, the hand last."""
    edition = EDITIONS[view.edition]
    console.print(Rule(_heading(view, edition), align="left", style="dim"))
    console.print(Padding(players_table(view, names), (0, 1)))
    top = top_card(view.top, view.color, view.color_only, edition)
    facts = _facts_table()
    facts.add_row("Play goes", _direction(view, names))
    facts.add_row("Draw pile", count_cards(view.draw_count))
    facts.add_row("Top card", top)
    facts.add_row("Your hand", hand_faces(edition, view.hand))
    console.print(Padding(facts, (0, 1)))


def show_hand(console: Console, view: View) -> None:
    facts = _facts_table()
    facts.add_row("Your hand", hand_faces(EDITIONS[view.edition], view.hand))
    console.print(Padding(facts, (0, 1)))


def _facts_table() -> Table:
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(style="dim", no_wrap=True)
    table.add_column()
    return table


def _heading(view: View, edition: Edition) -> Text:
    return Text.assemble((f"Round {view.round_number}", "bold"), f"  {edition.title}")


def _direction(view: View, names: Names) -> str:
    step = 1 if view.direction == "left" else -1
    order = [names.first((view.turn + step * i) % view.players) for i in range(view.players)]
    return f"to the {view.direction}: {', '.join(order)}"


def players_table(view: View, names: Names) -> Table:
    """One line for each seat; a mark shows whose turn it is."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column(" ")
    table.add_column("seat", justify="right", style="dim")
    table.add_column("")
    table.add_column("cards", justify="right")
    table.add_column("points", justify="right")
    table.add_column("", overflow="fold")
    for seat in range(view.players):
        mark = MARK if seat == view.to_act else ""
        name = Text(names.first(seat), "bold" if seat == names.you else "")
        size = Text(str(view.hand_sizes[seat]), "bold" if view.hand_sizes[seat] == 1 else "")
        table.add_row(mark, str(seat), name, size, str(view.scores[seat]), remarks(view, seat))
    return table


def remarks(view: View, seat: int) -> Text:
    edition = EDITIONS[view.edition]
    notes = [Text("deals", "dim")] if seat == view.dealer else []
    notes += [
        paint_words(edition, f"{color_name(edition, letter)} power")
        for letter, holder in view.powers.items()
        if holder == seat
    ]
    if seat in view.shields:
        notes.append(Text("shield", "bold"))
    if seat in view.known:
        notes.append(Text.assemble(("holds ", "dim"), " ".join(view.known[seat])))
    return Text(", ").join(notes)


def top_card(top: str, color: str | None, color_only: bool, edition: Edition) -> Text:
    """The card to follow, as a patch and in words."""
    shown = card_face(edition, top, color).append(f"  {card_name(edition, top)}")
    if color is None:
        return shown.append(", its colour is not chosen yet")
    if is_wild(top) or color_only:
        chosen = paint_words(edition, color_name(edition, color))
        return shown.append(": the colour to follow is ").append_text(chosen)
    return shown


# Moves.


def menu(legal: Sequence[str]) -> list[Move]:
    """The moves to choose from by number: each card once, however many ways to play it."""
    found: dict[tuple[str, str | None, bool], Move] = {}
    for move in map(Move.parse, legal):
        bare = move.color if not move.what else None
        found.setdefault((move.what, bare, move.uno), Move(move.what, bare, uno=move.uno))
    return list(found.values())


def show_menu(console: Console, moves: Sequence[Move], edition: Edition, options: Options) -> None:
    entries: list[RenderableType] = [
        _entry(number, move, edition, options) for number, move in enumerate(moves, 1)
    ]
    console.print(Padding(Columns(entries, padding=(0, 3)), (1, 1, 0, 1)))


def _entry(number: int, move: Move, edition: Edition, options: Options) -> Text:
    entry = Text.assemble((f"{number:>2} ", "bold"))
    if move.what in edition.kinds:
        entry.append_text(card_face(edition, move.what))
        entry.append("!" if move.uno else "", "bold")
    else:
        entry.append(str(move), "bold")
    words = paint_words(edition, describe(move, edition, options))
    return entry.append(" ").append_text(words)


def describe(move: Move, edition: Edition, options: Options) -> str:
    """A move in words, for the list of moves."""
    if not move.what:
        return color_name(edition, move.color or "r")
    if move.what not in edition.kinds:
        return VERB_WORDS[move.what].format(red=edition.color_names[0])
    uno = ", calling UNO" if move.uno else ""
    return card_name(edition, move.what) + written_words(move.what, options) + uno


def written_words(code: str, options: Options) -> str:
    """What the players wrote on a Customizable card, in quotes."""
    rule = dict(zip(("WA", "WB"), options.custom_rules, strict=True)).get(code)
    return f" “{rule.words}”" if rule and rule.words else ""


# The end of a round.


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


def score_sheet(
    edition: Edition,
    outcome: Outcome,
    hands: Sequence[Sequence[str]],
    gained: Sequence[int],
    names: Names,
) -> Table:
    """Who kept which cards, what they count, and the scores."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    for heading in (" ", "", "cards left", "count", "scores", "total"):
        number = heading in ("count", "scores", "total")
        table.add_column(heading, justify="right" if number else "left")
    for seat, hand in enumerate(hands):
        table.add_row(
            MARK if seat == outcome.round_winner else "",
            Text(names.first(seat)),
            hand_faces(edition, hand) if hand else Text("none", "dim"),
            str(hand_points(edition, hand)),
            f"+{gained[seat]}",
            Text(str(outcome.scores[seat]), "bold"),
        )
    return table


def hand_points(edition: Edition, hand: Sequence[str]) -> int:
    return sum(edition.values[edition.kinds[code]] for code in hand)


def show_scores(console: Console, view: View, names: Names, goal: str) -> None:
    console.print(Padding(players_table(view, names), (0, 1)))
    console.print(Text(goal, "dim"))


def goal(options: Options) -> str:
    """How the game is won, in a sentence."""
    if options.scoring == "hand":
        return "One round decides the game."
    if options.scoring == "tally":
        return f"Everybody collects the own cards; at {options.target} the lowest total wins."
    return f"The first to reach {options.target} points wins the game."


def result(game: Outcome, names: Names) -> str:
    winners = " and ".join(names.first(seat) for seat in game.winners)
    verb = "win" if len(game.winners) > 1 or list(game.winners) == [names.you] else "wins"
    points = game.scores[game.winners[0]]
    return f"{winners} {verb} the game with {points} points."


def round_line(game: Outcome, names: Names) -> str:
    winner = game.round_winner if game.round_winner is not None else 0
    verb = "win" if winner == names.you else "wins"
    return f"{names.first(winner)} {verb} round {game.round_number}."
