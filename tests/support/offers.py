"""What a guest who presses the first thing on the page would do, worked out without a page."""

from __future__ import annotations

from lastcard import Game

COLORS = "rygb"  # in the order in which the page shows them
SIGNS = "0123456789SRD"


def first_offer(game: Game) -> str:
    """The first move that the page offers: an answer, the leftmost card that fits, or to draw."""
    legal = [move for move in game.legal() if not move.endswith("!")]
    cards = [move for move in legal if move[0] in "rygbW" and not move.startswith("give")]
    choices = [move for move in legal if move.startswith("=")]
    if choices or cards:
        return min(choices or cards, key=_place)
    return next(word for word in ("accept", "draw", "pass") if word in legal)


def _place(move: str) -> tuple[int, int, int, int]:
    """Where on the page a move is: by its card, then by what has to be chosen for it."""
    card = card_of(move)
    seat = int(move.partition("@")[2].partition("*")[0] or 0)
    return _place_of_card(card), seat, _color_after("*", move), _color_after("=", move)


def _place_of_card(card: str) -> int:
    if card.startswith("W"):
        return 1000 + (ord(card[1]) if len(card) > 1 else 0)
    return COLORS.index(card[0]) * 20 + SIGNS.index(card[1]) if card else 0


def _color_after(sign: str, move: str) -> int:
    return COLORS.find(move.partition(sign)[2][:1])


def moves_of_a_round(game: Game) -> list[str]:
    """The moves that are made until the round is over."""
    game = game.copy()
    moves: list[str] = []
    while not game.round_over:
        moves.append(first_offer(game))
        game.play(moves[-1])
    return moves


def is_short_with(cards: set[str], most: int, game: Game) -> bool:
    """Is one of the cards played in this round, and is it over after so many moves?"""
    moves = moves_of_a_round(game)
    return len(moves) <= most and not cards.isdisjoint(map(card_of, moves))


def card_of(move: str) -> str:
    return move.partition("=")[0].partition("@")[0]


def before_the_end(game: Game) -> str | None:
    """Plays on until the next move could end the round."""
    return None if ends_next(game) else first_offer(game)


def ends_next(game: Game) -> bool:
    """Does the next move end the round?"""
    after = game.copy()
    after.play(first_offer(game))
    return after.round_over
