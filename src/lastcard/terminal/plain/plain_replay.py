"""A recorded game, move by move, with all hands open, in sentences."""

from __future__ import annotations

from collections.abc import Iterator

from ...game import Game
from ...words import Names, Words
from ..console import ReadLine
from ..replay_steps import belongings, list_moments
from ..score import result
from .plain_seat import Say
from .saying import say_top


def print_steps(say: Say, game: Game, names: Names, words: Words) -> None:
    """The whole game as a list; the hands at the beginning and at the end of each round."""
    for number, (now, move, events) in enumerate(game.replay()):
        if not move:
            say(words.say("plain-round", number=now.round_number))
        if told := words.tell(events, now.edition, names):
            say(f"{number}. {told}")
        if not move or now.round_over:
            for sentence in _hands(now, names, words):
                say(sentence)
    if game.game_over:
        say(result(game, names, words))


def browse_steps(say: Say, game: Game, names: Names, read_line: ReadLine, words: Words) -> None:
    """Say one move after the other, as somebody asks for them."""
    moments = list_moments(game)
    last = len(moments) - 1
    current = 0
    while True:
        say(f"{words.say('replay-step', number=current, all=last)}.")
        now, told = moments[current].game, moments[current].events
        for sentence in (words.tell(told, now.edition, names), *_hands(now, names, words)):
            say(sentence)
        if current == last and game.game_over:
            say(result(game, names, words))
        wanted = -1
        while not 0 <= wanted <= last:
            typed = read_line(f"{words.say('plain-replay')} ").strip().lower()
            if typed == "q":
                return
            wanted = _wanted_step(typed, current)
            if not 0 <= wanted <= last:
                say(words.say("plain-replay-range", most=last))
        current = wanted


def _wanted_step(typed: str, current: int) -> int:
    if typed in ("", "n"):
        return current + 1
    if typed == "b":
        return current - 1
    return int(typed) if typed.isdecimal() and len(typed) < 10 else -1


def _hands(game: Game, names: Names, words: Words) -> Iterator[str]:
    yield say_top(game, game.edition, words)
    for seat in range(game.players):
        hand = game.hand(seat)
        cards = words.labels(game.edition, hand) if hand else words.say("plain-no-cards")
        facts = ", ".join(filter(None, (cards, belongings(game, seat, words))))
        yield words.say("plain-holding", name=words.player(seat, names), cards=facts)
