"""What a player gets to see: the table, the hand, the moves, the score sheet."""

from __future__ import annotations

from collections.abc import Sequence

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
from ...words import Names, Words
from ..card_text import card_face, hand_faces, is_wild, paint_words
from ..score import MARK


def show_table(console: Console, view: View, names: Names, words: Words) -> None:
    """Everything that matters for a move, the hand last."""
    edition = EDITIONS[view.edition]
    console.print(Rule(_heading(view, edition, words), align="left", style="dim"))
    console.print(Padding(players_table(view, names, words), (0, 1)))
    top = top_card(view.top, view.color, view.color_only, edition, words)
    facts = _facts_table()
    facts.add_row(words.say(f"direction-{view.direction}"), _direction(view, names, words))
    facts.add_row(words.say("table-draw-pile", count=view.draw_count), "")
    facts.add_row(words.say("plain-top"), top)
    facts.add_row(words.say("table-hand"), hand_faces(edition, view.hand))
    console.print(Padding(facts, (0, 1)))


def show_hand(console: Console, view: View, words: Words) -> None:
    facts = _facts_table()
    facts.add_row(words.say("table-hand"), hand_faces(EDITIONS[view.edition], view.hand))
    console.print(Padding(facts, (0, 1)))


def _facts_table() -> Table:
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(style="dim", no_wrap=True)
    table.add_column()
    return table


def _heading(view: View, edition: Edition, words: Words) -> Text:
    number = words.say("round", number=view.round_number)
    return Text.assemble((number, "bold"), f"  {words.edition(edition)}")


def _direction(view: View, names: Names, words: Words) -> str:
    step = 1 if view.direction == "left" else -1
    seats = ((view.turn + step * i) % view.players for i in range(view.players))
    return ", ".join(words.player(seat, names) for seat in seats)


def players_table(view: View, names: Names, words: Words) -> Table:
    """One line for each seat; a mark shows whose turn it is."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column(" ")
    table.add_column("", justify="right", style="dim")
    table.add_column("")
    table.add_column(words.say("custom-cards"), justify="right")
    table.add_column(words.say("stat-points"), justify="right")
    table.add_column("", overflow="fold")
    for seat in range(view.players):
        mark = MARK if seat == view.to_act else ""
        name = Text(words.player(seat, names), "bold" if seat == names.you else "")
        size = Text(str(view.hand_sizes[seat]), "bold" if view.hand_sizes[seat] == 1 else "")
        notes = remarks(view, seat, words)
        table.add_row(mark, str(seat + 1), name, size, str(view.scores[seat]), notes)
    return table


def remarks(view: View, seat: int, words: Words) -> Text:
    edition = EDITIONS[view.edition]
    notes = [Text(words.say("seat-deals"), "dim")] if seat == view.dealer else []
    notes += [
        paint_words(edition, words.power(letter), words)
        for letter, holder in view.powers.items()
        if holder == seat
    ]
    if seat in view.shields:
        notes.append(Text(words.say("seat-shield"), "bold"))
    if seat in view.known:
        notes.append(Text(words.say("seat-holds", cards=" ".join(view.known[seat])), "dim"))
    return Text(", ").join(notes)


def top_card(top: str, color: str | None, color_only: bool, edition: Edition, words: Words) -> Text:
    """The card to follow, as a patch and in words."""
    shown = card_face(edition, top, color).append("  ")
    return shown.append_text(follow_words(top, color, color_only, edition, words))


def follow_words(
    top: str, color: str | None, color_only: bool, edition: Edition, words: Words
) -> Text:
    """The card to follow, and the colour if the card alone does not say it."""
    name = words.card(edition, top)
    if color is None:
        name = words.say("labelled", label=name, value=words.say("no-color"))
    elif is_wild(top) or color_only:
        name = words.say("labelled", label=name, value=words.color(edition, color))
    return paint_words(edition, name, words)


# Moves.


def show_menu(
    console: Console, moves: Sequence[Move], edition: Edition, options: Options, words: Words
) -> None:
    entries: list[RenderableType] = [
        _entry(number, move, edition, options, words) for number, move in enumerate(moves, 1)
    ]
    console.print(Padding(Columns(entries, padding=(0, 3)), (1, 1, 0, 1)))


def _entry(number: int, move: Move, edition: Edition, options: Options, words: Words) -> Text:
    entry = Text.assemble((f"{number:>2} ", "bold"))
    if move.what in edition.kinds:
        entry.append_text(card_face(edition, move.what))
        entry.append("!" if move.uno else "", "bold")
    else:
        entry.append(str(move), "bold")
    said = paint_words(edition, describe(move, edition, options, words), words)
    return entry.append(" ").append_text(said)


def describe(move: Move, edition: Edition, options: Options, words: Words) -> str:
    """A move in words, for the list of moves."""
    if move.what not in edition.kinds:
        return (
            words.color(edition, move.color or "r") if not move.what else words.move(move, edition)
        )
    uno = ", UNO" if move.uno else ""
    return words.card(edition, move.what) + written_words(move.what, options) + uno


def written_words(code: str, options: Options) -> str:
    """What the players wrote on a Customizable card, in quotes."""
    rule = dict(zip(("WA", "WB"), options.custom_rules, strict=True)).get(code)
    return f" “{rule.words}”" if rule and rule.words else ""


def show_scores(console: Console, view: View, names: Names, goal: str, words: Words) -> None:
    console.print(Padding(players_table(view, names, words), (0, 1)))
    console.print(Text(goal, "dim"))
