"""Bots that play a whole game against each other, one decision after another."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Unpack

from ..editions import Edition
from ..editions.options import GivenOptions
from ..event import Event
from ..game import Game
from .bot import WAIT, Bot
from .by_name import make_bot


def play_game(
    bots: Sequence[str | Bot],
    edition: str | Edition = "classic",
    seed: object = None,
    on_event: Callable[[Event], None] | None = None,
    max_decisions: int | None = None,
    **options: Unpack[GivenOptions],
) -> Game:
    """Let bots play a game to its end, and return it: its scores, winners and record.

    A bot is named, or given as an object with a method `choose`; there is one for each seat. Each
    is asked on its turn, and before the next player begins if it could act out of turn. A move
    that is not legal raises IllegalMove. `on_event` is told all that happens, with hidden cards.
    Bots that play at random can go on for very long: after `max_decisions` the game is given up.

    >>> game = play_game(["sharp", "casual", "random"], "togetherness", seed=1)
    >>> game.game_over, len(game.winners)
    (True, 1)
    """
    game = Game.new(edition, len(bots), seed, **options)
    players = [
        make_bot(bot, f"{game.history.seed}, seat {seat}") if isinstance(bot, str) else bot
        for seat, bot in enumerate(bots)
    ]
    tell = on_event or (lambda _: None)
    events, decisions = game.history.events, 0
    while True:
        for event in events:
            tell(event)
        if game.game_over or decisions == max_decisions:
            return game
        if game.round_over:
            events = game.next_round()
        else:
            events = _decide(game, players)
            decisions += 1


def _decide(game: Game, players: Sequence[Bot]) -> list[Event]:
    seat = game.to_ask
    assert seat is not None, "the round is over"
    code = players[seat].choose(game.view(seat))
    if code == WAIT and seat != game.to_act:
        game.wait(seat)
        return []
    return game.play(code, seat)
