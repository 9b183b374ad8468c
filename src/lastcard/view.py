"""What one seat may know: the only way that a game's state leaves for a player or a bot."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from .board import Known

if TYPE_CHECKING:
    from .game import Game


@dataclass(frozen=True)
class View:
    """A game as one seat sees it. Cards are codes, colours letters, seats numbers."""

    seat: int
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
    uno_owed: int | None
    round_number: int
    scores: list[int]
    round_over: bool
    round_winner: int | None
    game_over: bool
    winners: list[int]
    legal: list[str]


def make_view(game: Game, seat: int) -> View:
    """The redaction: everything here is public, or this seat's own, or was shown to it."""
    return View(
        seat=seat,
        edition=game.edition.name,
        options=game.options.changes(game.edition),
        players=game.players,
        hand=game.hand(seat),
        drawn=game.drawn if game.to_act == seat else None,
        known=game.known(seat),
        hand_sizes=game.hand_sizes,
        top=game.top,
        color=game.color,
        color_only=game.color_only,
        discards=game.discards,
        discard_count=game.discard_count,
        draw_count=game.draw_count,
        direction=game.direction,
        dealer=game.dealer,
        turn=game.turn,
        to_act=game.to_act,
        phase=game.phase,
        debt=game.debt,
        powers=game.powers,
        shields=game.shields,
        uno_owed=game.uno_owed,
        round_number=game.round_number,
        scores=game.scores,
        round_over=game.round_over,
        round_winner=game.round_winner,
        game_over=game.game_over,
        winners=game.winners,
        legal=game.legal(seat),
    )
