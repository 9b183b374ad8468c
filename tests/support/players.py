"""Players for tests: careless ones, who do anything, and sensible ones, who want to go out."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from lastcard import EDITIONS, Game

_NO_CARD = ("draw", "pass", "accept", "challenge", "uno", "catch", "flip", "give", "=")


def plays_a_card(code: str) -> bool:
    return not code.startswith(_NO_CARD)


def is_wild(code: str) -> bool:
    return code.startswith("W")


def careless_decision(game: Game, luck: Random) -> tuple[int, str]:
    """Any legal move, of the seat to act or of another that has one; cards more often than not."""
    seat = game.to_act
    assert seat is not None, "the round is over"
    if luck.random() < 0.3:
        seat = luck.choice([other for other in range(game.players) if game.legal(other)])
    legal = game.legal(seat)
    cards = [code for code in legal if plays_a_card(code)]
    return seat, luck.choice(cards if cards and luck.random() < 0.7 else legal)


def sensible_decision(game: Game, luck: Random) -> tuple[int, str]:
    """Play a card whenever possible, rather not a wild, and call UNO with it."""
    seat = game.to_act
    assert seat is not None, "the round is over"
    legal = game.legal(seat)
    cards = [code for code in legal if plays_a_card(code)]
    with_uno = [code for code in cards if code.endswith("!")]
    cheap = [code for code in with_uno or cards if not is_wild(code)]
    return seat, luck.choice(cheap or with_uno or cards or legal)


def careless_walk(game: Game, luck: Random, decisions: int) -> Iterator[Game]:
    """The game as it is dealt and after each of so many decisions, or until it is over."""
    yield game
    for _ in range(decisions):
        if game.game_over:
            return
        if game.round_over:
            game.next_round()
        else:
            seat, code = careless_decision(game, luck)
            game.play(code, seat)
        yield game


def play_sensibly(game: Game, luck: Random, limit: int) -> int:
    """Let sensible players finish the round; says how many decisions they took."""
    for count in range(limit):
        if game.round_over:
            return count
        seat, code = sensible_decision(game, luck)
        game.play(code, seat)
    raise AssertionError(f"the round is not over after {limit} decisions: {game.position()}")


def card_points(code: str) -> int:
    """What a card counts, read off its code."""
    if is_wild(code):
        return 50
    return int(code[1]) if code[1].isdigit() else 20


def deck_of(edition: str) -> dict[str, int]:
    """How many cards of each code an edition's deck holds."""
    found = EDITIONS[edition]
    return {code: found.deck[kind] for code, kind in found.kinds.items()}
