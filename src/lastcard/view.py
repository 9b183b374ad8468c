"""What one seat may know: the only way that a game's state leaves for a player or a bot."""

from __future__ import annotations

from dataclasses import dataclass, field

from .board import Board, Known
from .rules.state import NOBODY, State


@dataclass(frozen=True)
class View:
    """A game as one seat sees it. Cards are codes, colours letters, seats numbers."""

    seat: int  # -1 for somebody who only watches
    edition: str
    options: dict[str, object]
    players: int
    hand: list[str]
    drawn: str | None  # the card just drawn, if it may be played
    known: Known
    hand_sizes: list[int]
    top: str
    color: str | None
    color_only: bool  # a number or symbol does not count, only the colour
    discards: list[str]  # the discard pile from the bottom to the top
    discard_count: int
    draw_count: int
    direction: str
    dealer: int
    turn: int
    to_act: int | None
    phase: str
    debt: int
    powers: dict[str, int]
    shields: list[int]
    missing: list[int]  # turns that each seat has yet to miss
    uno_owed: int | None
    round_number: int
    scores: list[int]
    round_over: bool
    round_winner: int | None
    game_over: bool
    winners: list[int]
    legal: list[str]
    sight: State = field(repr=False, compare=False)  # the same as a record, for bots that compute


def make_view(game: Board, seat: int | None) -> View:
    """The redaction: the view is read off a copy without what the seat has not seen."""
    sight = game.seen_by(seat)
    return View(
        seat=NOBODY if seat is None else seat,
        edition=sight.edition.name,
        options=sight.options.changes(sight.edition),
        players=sight.players,
        hand=[] if seat is None else sight.hand(seat),
        drawn=sight.drawn,
        known=Known() if seat is None else sight.known(seat),
        hand_sizes=sight.hand_sizes,
        top=sight.top,
        color=sight.color,
        color_only=sight.color_only,
        discards=sight.discards,
        discard_count=sight.discard_count,
        draw_count=sight.draw_count,
        direction=sight.direction,
        dealer=sight.dealer,
        turn=sight.turn,
        to_act=sight.to_act,
        phase=sight.phase,
        debt=sight.debt,
        powers=sight.powers,
        shields=sight.shields,
        missing=sight.missing,
        uno_owed=sight.uno_owed,
        round_number=sight.round_number,
        scores=sight.scores,
        round_over=sight.round_over,
        round_winner=sight.round_winner,
        game_over=sight.game_over,
        winners=sight.winners,
        legal=[] if seat is None else sight.legal(seat),
        sight=sight.state,
    )
