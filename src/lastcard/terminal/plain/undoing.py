"""Taking moves back, in practice."""

from __future__ import annotations

from ...errors import IllegalMove
from ...game import Game
from ..plan import YOU


def has_own_move(game: Game) -> bool:
    """Have you made a move that could be taken back?"""
    return bool(_own_moves(game))


def take_back(game: Game, practice: bool) -> Game:
    """The game as it was before your last move and all that came after it."""
    if not practice or not has_own_move(game):
        raise IllegalMove("moves can be taken back in practice only, once you have made one")
    wanted = _own_moves(game)[-1] - 1
    return next(now for number, (now, _, _) in enumerate(game.replay()) if number == wanted)


def _own_moves(game: Game) -> list[int]:
    """The numbers of your own moves, counted as `replay` counts deals and moves."""
    codes = [code for moves in game.history.rounds for code in ("", *moves)]
    steps = [code for code in codes if not code.startswith("dice:")]
    return [number for number, code in enumerate(steps) if code.startswith(f"{YOU}:")]
