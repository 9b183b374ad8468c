"""A recorded game, move by move, with all hands open, in sentences."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ...game import Game
from ...words import Names, Words
from ..console import ReadLine
from ..replay_steps import Moment, belongings, list_moments
from ..score import result
from ..typed import fold
from .plain_seat import Say
from .saying import say_top
from .understanding import Vocabulary, spellings


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
    say(words.say("plain-replay-how"))
    current: int | None = 0
    while current is not None:
        say(f"{words.say('replay-step', number=current, all=last)}.")
        for sentence in _tell(moments[current], names, words):
            say(sentence)
        if current == last and game.game_over:
            say(result(game, names, words))
        hands = tuple(_hands(moments[current].game, names, words))
        current = _ask_step(say, read_line, current, last, hands, words)


def _ask_step(
    say: Say, read_line: ReadLine, current: int, last: int, hands: Iterable[str], words: Words
) -> int | None:
    """The number of the next move to tell, or None to leave; all hands, for who asks for them."""
    vocabulary = Vocabulary(words)
    while True:
        typed = read_line(f"{words.say('plain-replay')} ").strip().lower()
        wish, wanted = vocabulary.wish(typed), _wanted_step(typed, current, words)
        if wish == "quit":
            return None
        if wanted is not None and 0 <= wanted <= last:
            return wanted
        if wanted is not None:
            say(words.say("plain-replay-range", most=last))
        elif wish in ("table", "hand"):
            for sentence in hands:
                say(sentence)
        elif wish == "help":
            say(words.say("plain-replay-how"))
        else:
            say(words.say("plain-unknown", typed=typed[:40], meant="none"))


def _wanted_step(typed: str, current: int, words: Words) -> int | None:
    if not typed or fold(typed) in spellings(words, "next"):
        return current + 1
    if fold(typed) in spellings(words, "back"):
        return current - 1
    return int(typed[:9]) if typed.isdecimal() else None


def _tell(moment: Moment, names: Names, words: Words) -> Iterator[str]:
    """What happened, and what lies on top then; all hands at the ends of rounds."""
    game = moment.game
    if moment.events:
        yield words.tell(moment.events, game.edition, names)
    at_an_end = not moment.move or game.round_over
    yield from _hands(game, names, words) if at_an_end else [say_top(game, game.edition, words)]


def _hands(game: Game, names: Names, words: Words) -> Iterator[str]:
    yield say_top(game, game.edition, words)
    for seat in range(game.players):
        hand = game.hand(seat)
        cards = words.labels(game.edition, hand) if hand else words.say("plain-no-cards")
        facts = ", ".join(filter(None, (cards, belongings(game, seat, words))))
        yield words.say("plain-holding", name=words.player(seat, names), cards=facts)
