"""A recorded game, move by move, with all hands open, in sentences."""

from __future__ import annotations

from collections.abc import Iterator

from ...editions import Edition
from ...game import Game
from ...words import Names, Words
from ..console import ReadLine
from ..replay_steps import Step, list_steps
from ..score import result
from .plain_seat import Say
from .saying import say_top


def print_steps(say: Say, game: Game, names: Names, words: Words) -> None:
    """The whole game as a list; the hands at the beginning and at the end of each round."""
    for number, step in enumerate(list_steps(game, names, words)):
        if not step.code:
            say(words.say("plain-round", number=step.round_number))
        if step.words:
            say(f"{number}. {step.words}")
        if not step.code or step.round_over:
            for sentence in _hands(step, game.edition, names, words):
                say(sentence)
    if game.game_over:
        say(result(game, names, words))


def browse_steps(say: Say, game: Game, names: Names, read_line: ReadLine, words: Words) -> None:
    """Say one move after the other, as somebody asks for them."""
    steps = list_steps(game, names, words)
    last = len(steps) - 1
    current = 0
    while True:
        say(f"{words.say('replay-step', number=current, all=last)}.")
        for sentence in (steps[current].words, *_hands(steps[current], game.edition, names, words)):
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


def _hands(step: Step, edition: Edition, names: Names, words: Words) -> Iterator[str]:
    yield say_top(step.top, step.color, step.color_only, edition, words)
    for seat, hand in enumerate(step.hands):
        cards = words.labels(edition, hand) if hand else words.say("plain-no-cards")
        facts = ", ".join(filter(None, (cards, step.belongings[seat])))
        yield words.say("plain-holding", name=words.player(seat, names), cards=facts)
