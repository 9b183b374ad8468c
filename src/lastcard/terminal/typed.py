"""What somebody types for a move: a number, a code, or a code with things left open."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from typing import TypeVar

from ..editions import Edition
from ..errors import InvalidMove
from ..notation import VERBS, Move

Value = TypeVar("Value", str, int, str | int)
CHOICES = ("seat", "power", "color")  # what may have to be named, in the order of asking


class NotUnderstood(InvalidMove):
    """What was typed is nothing that is known; `message` says so, with what goes into it."""

    def __init__(self, message: str, **arguments: str | int) -> None:
        super().__init__(message)
        self.message = message
        self.arguments = arguments


def fold(text: str) -> str:
    """As it is compared: small letters without accents, words with one space between them."""
    straight = text.casefold().replace("’", "'")  # a keyboard has no other apostrophe
    letters = unicodedata.normalize("NFKD", straight)
    ascii_only = letters.encode("ascii", "ignore").decode()
    return " ".join(re.sub(r"[^a-z0-9?+]", " ", ascii_only).split())


def deeds(legal: Iterable[str]) -> list[str]:
    """What can be done: cards and other moves, each once, however many ways to do it."""
    return list(dict.fromkeys(Move.parse(code).what for code in legal))


def number_up_to(most: int, typed: str) -> int:
    """What was typed, or 0 where that is no number from one on."""
    number = int(typed) if typed.isdecimal() and len(typed) < 6 else 0
    return number if number <= most else 0


def read_typed(line: str, moves: Sequence[Move], edition: Edition) -> Move:
    """The move that was meant; raises NotUnderstood. `moves` are those that have a number."""
    if number := number_up_to(len(moves), line):
        return moves[number - 1]
    if line.isdecimal():
        raise NotUnderstood("typed-number", typed=line[:10], most=len(moves))
    try:
        return Move.parse(spell(line, edition))
    except InvalidMove as error:
        raise NotUnderstood("typed-unknown", typed=line[:20]) from error


def spell(line: str, edition: Edition) -> str:
    """A code as it is written, whatever the capitals and spaces it was typed with."""
    found = re.fullmatch(r"([a-zA-Z0-9]*)(.*)", "".join(line.split()), re.DOTALL)
    head, tail = (found[1], found[2]) if found else (line, "")
    known = {code.lower(): code for code in (*edition.kinds, *VERBS, "give")}
    return known.get(head.lower(), head) + tail.lower()


def fitting(move: Move, legal: Iterable[str]) -> list[Move]:
    """The legal moves that may be meant, with things left open perhaps."""
    return [found for found in map(Move.parse, legal) if _agrees(move, found)]


def _agrees(typed: Move, legal: Move) -> bool:
    return (typed.what, typed.uno) == (legal.what, legal.uno) and all(
        getattr(typed, name) in (None, getattr(legal, name)) for name in CHOICES
    )


def left_open(candidates: Sequence[Move]) -> tuple[str, list[str | int]] | None:
    """The next thing to name, with the values there are for it; None if all is settled."""
    for name in CHOICES:
        values = list(dict.fromkeys(getattr(candidate, name) for candidate in candidates))
        if len(values) > 1:
            return name, values
    return None


def settle(candidates: Sequence[Move], name: str, value: str | int) -> list[Move]:
    return [move for move in candidates if getattr(move, name) == value]


def pick(typed: str, called: Mapping[Value, Sequence[str]]) -> Value | None:
    """The value that is called so; else the only one of which a name begins so, or its words do."""
    wanted, start = typed.casefold(), fold(typed).split()
    for fits in (
        lambda name: name.casefold() == wanted,
        lambda name: name.casefold().startswith(wanted),
        lambda name: begins(start, fold(name).split()),
    ):
        found = [value for value, names in called.items() if any(map(fits, names))]
        if len(found) == 1:
            return found[0]
    return None


def begins(typed: Sequence[str], label: Sequence[str]) -> bool:
    """Does each word that was typed begin another word of the label? Numbers are whole."""
    left = list(label)
    for word in typed:
        found = next((one for one in left if _fits(word, one)), None)
        if found is None:
            return False
        left.remove(found)
    return bool(typed)


def _fits(word: str, whole: str) -> bool:
    return word == whole if whole.isdigit() else whole.startswith(word)
