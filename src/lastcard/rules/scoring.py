"""The end of a round, the points, and the end of the game."""

from .bits import lowest_bit
from .events import WENT_OUT, note
from .state import GAME_OVER, NOBODY, ROUND_OVER, SCORE_HAND, SCORE_TALLY, State


def hand_points(game: State, seat: int) -> int:
    total = 0
    kinds = game.holds[seat]
    while kinds:
        kind = lowest_bit(kinds)
        kinds &= kinds - 1
        total += game.points[kind] * game.hands[seat, kind]
    return total


def end_round(game: State, winner: int) -> None:
    """Somebody has no cards left: count the points and see whether the game is over."""
    game.winner = winner
    game.uno_owed = NOBODY
    game.debt = 0
    game.second = 0
    note(game, WENT_OUT, winner)
    for seat in range(game.players):
        earner = seat if game.scoring == SCORE_TALLY else winner
        game.scores[earner] += hand_points(game, seat)
    game.phase = GAME_OVER if _is_decided(game) else ROUND_OVER


def _is_decided(game: State) -> bool:
    if game.scoring == SCORE_HAND:
        return True
    for seat in range(game.players):
        if game.scores[seat] >= game.target:
            return True
    return False


def is_winner(game: State, seat: int) -> bool:
    """Once the game is over: did this seat win it? A lowest tally can be shared."""
    if game.scoring != SCORE_TALLY:
        return seat == game.winner
    for other in range(game.players):
        if game.scores[other] < game.scores[seat]:
            return False
    return True
