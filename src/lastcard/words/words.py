"""One language: what cards, moves and events are called there, and how they are said."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from ..editions import EDITIONS, PRINTED, Edition, Symbol, Wild
from ..editions.edition import COLOR_LETTERS, WRITTEN
from ..editions.effects import THE_COLOR, Effect, read_effects
from ..event import Event
from ..notation import Move
from .catalogue import Argument, catalogue

_CARDS = ("card", "top", "needed")  # arguments of a refusal that are cards
_OF_POWERS = ("took_power", "lost_power")
_NAMED = {  # what cards do that is not said in clauses
    "": "card-W.does",
    "draw four": "card-W4.does",
    "shield": "effect-shield",
    "take power": "effect-take_any_power",
}


# What the bots at a table are called, by seat, wherever somebody talks about them.
BOT_NAMES = ("Otto", "Ines", "Milo", "Nora", "Hugo", "Lena", "Theo", "Mara", "Juno", "Enzo")


@dataclass(frozen=True)
class Names:
    """The names of the seats; those that are missing are called by their numbers."""

    names: tuple[str, ...] = ()
    you: int | None = None  # the reader's seat


AnyNames = Names | Sequence[str] | None


def as_names(names: AnyNames) -> Names:
    return names if isinstance(names, Names) else Names(tuple(names or ()))


class Words:
    """The words of a language. Names are those of the seats; without any, seats have numbers."""

    def __init__(self, language: str) -> None:
        self._catalogue = catalogue(language)
        self.language = language
        self.join = self._catalogue.join
        self.moment = self._catalogue.moment

    def say(self, message: str, /, **arguments: Argument) -> str:
        """Any message of the catalogue by its id, or `id.attribute`; KeyError if there is none."""
        name, _, attribute = message.partition(".")
        return self._catalogue.say(name, arguments, attribute)

    def _say_or(self, other: str, message: str) -> str:
        """For what other people may add: an edition, a card or a bot of their own."""
        return self.say(message) if self._catalogue.has(*message.split(".", 1)) else other

    # Cards and colours.

    def color(self, edition: Edition, letter: str) -> str:
        return self.say("color", color=color_id(edition, letter))

    def card(self, edition: Edition, code: str) -> str:
        """A card on a label: "red 7"."""
        return self._card(edition, code, "")

    def one(self, edition: Edition, code: str) -> str:
        """A card in a sentence: "a red 7"."""
        return self._card(edition, code, "one")

    def _card(self, edition: Edition, code: str, form: str) -> str:
        own = own_card(edition, code)
        if own is not None and code.startswith("W"):
            return own.name
        message, arguments = card_message(edition, code)
        if own is not None and own.name:
            message, arguments = "card-number", {**arguments, "number": own.name}
        return self._catalogue.say(message, arguments, form)

    def does(self, edition: Edition, code: str) -> str:
        """What a card does, in a sentence or two; nothing about plain numbers."""
        own = own_card(edition, code)
        if own is not None:
            return own.words or " ".join(self._own_effects(edition, own.does))
        message, _ = card_message(edition, code)
        return self._catalogue.say(message, attribute="does") if "number" not in message else ""

    def _own_effects(self, edition: Edition, does: str) -> list[str]:
        """What a card does that only its edition knows."""
        if does in WRITTEN:
            return [self.say("effect-written")]
        power = does.removeprefix("take power ")
        if power != does:
            return [self.say("effect-take_power", color=power)]
        if does in _NAMED:
            return [self.say(_NAMED[does])]
        return [self._effect(effect) for effect in read_effects(does, edition.color_names)]

    def cards(self, edition: Edition, codes: Iterable[str]) -> str:
        """Cards in a sentence: "a red 7 and a Wild"."""
        return self.join(self.one(edition, code) for code in codes)

    def labels(self, edition: Edition, codes: Iterable[str]) -> str:
        """Cards as a list: "red 7, Wild"."""
        return ", ".join(self.card(edition, code) for code in codes)

    def power(self, letter: str) -> str:
        return self.say(f"power-{letter}")

    def count_cards(self, count: int) -> str:
        return self.say("count-cards", count=count)

    def count_points(self, count: int) -> str:
        return self.say("count-points", count=count)

    # Players.

    def seat(self, seat: int, names: AnyNames = None) -> str:
        """Who sits there, by name; without one "Seat 1", for people count from one."""
        known = as_names(names).names
        return known[seat] if seat < len(known) else self.say("seat", number=str(seat + 1))

    def player(self, seat: int, names: AnyNames = None) -> str:
        """The same on a label, where the reader is "You"."""
        known = as_names(names)
        return self.say("you") if seat == known.you else self.seat(seat, known)

    # What happened.

    def event(self, event: Event, edition: Edition, names: AnyNames = None) -> str:
        """An event in a sentence. What the reader may not see has to be taken out before."""
        return self._catalogue.say(
            f"event-{event.name}", self.event_arguments(event, edition, as_names(names))
        )

    def tell(self, events: Iterable[Event], edition: Edition, names: AnyNames = None) -> str:
        """All that happened, sentence after sentence."""
        return " ".join(self.event(event, edition, names) for event in events)

    def event_arguments(self, event: Event, edition: Edition, names: Names) -> dict[str, Argument]:
        return {
            "actor": whom(event.seat, names),
            "name": "" if event.seat is None else self.seat(event.seat, names),
            "target": "all" if event.other is None else whom(event.other, names),
            "other": "" if event.other is None else self.seat(event.other, names),
            "cards": self.cards(edition, event.cards),
            "labels": self.labels(edition, event.cards),
            "shown": "yes" if event.cards else "no",
            "count": event.count,
            "color": color_id(edition, event.color) if event.color else "",
            "power": self.power(event.color) if event.name in _OF_POWERS and event.color else "",
        }

    def note(self, what: str, name: str, you: bool, text: str | None, seated: bool) -> str:
        """What happened at a table, in a sentence; "" for what the game's own events tell.

        `name` is the person, or the bot, that it is about.
        """
        if not self._catalogue.has(f"note-{what}"):
            return ""
        said = self.say(f"reaction-{text}") if what == "reacted" else text
        arguments = {
            "actor": "you" if you else "other",
            "name": name or self.say("somebody"),
            "text": said or "none",
            "seated": "yes" if seated else "no",
        }
        return self._catalogue.say(f"note-{what}", arguments)

    def phase(self, phase: str, seat: int | None, names: AnyNames = None) -> str:
        """What the game waits for, and whom."""
        known = as_names(names)
        name = "" if seat is None else self.seat(seat, known)
        return self.say(f"phase-{phase}", actor=whom(seat, known), name=name)

    # What can be done.

    def move(self, move: Move | str, edition: Edition, names: AnyNames = None) -> str:
        """A move as on a button: "Play a Wild: blue"."""
        read = Move.parse(move) if isinstance(move, str) else move
        said = self._deed(read, edition)
        named = self.choices(read, edition, names) + ["UNO"] * read.uno
        return self.say("move-with", move=said, choices=", ".join(named)) if named else said

    def choices(self, move: Move, edition: Edition, names: AnyNames = None) -> list[str]:
        """What is named with a card."""
        named = [
            "" if move.seat is None else self.seat(move.seat, names),
            self.power(move.power) if move.power else "",
            self.color(edition, move.color) if move.color else "",
        ]
        return list(filter(None, named))

    def _deed(self, move: Move, edition: Edition) -> str:
        if move.what in edition.kinds:
            said = self.say("move-card", card=self.one(edition, move.what))
            return said[:1].upper() + said[1:]  # where a card comes first: "Eine rote 7 spielen"
        arguments: dict[str, Argument] = {"count": 0} if move.what == "accept" else {}
        return self.say(f"move-{move.what or 'choose'}", **arguments)

    # What cannot.

    def refusal(self, reason: str, **arguments: Argument) -> str:
        """Why a server refuses something."""
        return self.say(f"refusal-{reason}", **arguments)

    def illegal(
        self,
        code: str,
        arguments: Mapping[str, Argument],
        edition: Edition,
        names: AnyNames = None,
    ) -> str:
        """Why a move is not allowed, from the code and the arguments of an `IllegalMove`."""
        given: dict[str, Argument] = dict(arguments)
        given |= {name: self.card(edition, str(given[name])) for name in _CARDS if name in given}
        if "color" in given:
            given["color"] = color_id(edition, str(given["color"]))
        if "seat" in given:
            given["name"] = self.seat(int(given["seat"]), names)
            given["number"] = str(int(given["seat"]) + 1)
        return self._catalogue.say(f"illegal-{code}", given)

    # Tables.

    def edition(self, edition: Edition) -> str:
        return self._say_or(edition.title, f"edition-{edition.name}")

    def about_edition(self, edition: Edition) -> str:
        return self._say_or(edition.summary, f"edition-{edition.name}.words")

    def option(self, name: str) -> str:
        return self.say(f"option-{name}")

    def choice(self, name: str, value: object) -> str:
        """What an option stands at."""
        if isinstance(value, bool):
            return self.say("option-on" if value else "option-off")
        return self._say_or(str(value), f"option-{name}.{value}")

    def rule(self, rule_id: str) -> str:
        """A rule in plain words; options and their values stand in `code font`."""
        return self.say(f"rule-{rule_id}")

    def bot(self, name: str) -> str:
        return self._say_or(name, f"bot-{name}")

    def effects(self, effects: str) -> list[str]:
        """What a written rule does, a sentence for each effect."""
        return [self._effect(effect) for effect in read_effects(effects)]

    def _effect(self, effect: Effect) -> str:
        said = self.say(
            f"effect-{effect.deed.replace(' ', '_')}",
            who=effect.who,
            count=effect.cards,
            color=effect.color,
        )
        if not effect.condition:
            return said
        condition = f"effect-{effect.condition.replace(' ', '_')}"
        return self.say(condition, text=said, color=effect.of)

    def shade(self, color: str) -> str:
        """A colour that an effect names, by its id."""
        return self.say("effect-color") if color == THE_COLOR else self.say("color", color=color)


def whom(seat: int | None, names: Names) -> str:
    return "you" if seat is not None and seat == names.you else "other"


def color_id(edition: Edition, letter: str) -> str:
    """Which colour a letter stands for in an edition: "red", "gold"."""
    return edition.color_names[COLOR_LETTERS.index(letter)]


def card_message(edition: Edition, code: str) -> tuple[str, dict[str, Argument]]:
    """The message that names a card, and what to fill into it."""
    if code.startswith("W"):
        return f"card-{code}", {}
    color, symbol = color_id(edition, code[0]), code[1:]
    if symbol.isdigit():
        return "card-number", {"color": color, "number": symbol}
    return f"card-{symbol}", {"color": color}


def own_card(edition: Edition, code: str) -> Wild | Symbol | None:
    """What an edition itself says about a card, where that is none of the printed ones."""
    if not code.startswith("W"):
        return edition.symbols.get(code[1:])
    wild = next((wild for wild in edition.wilds if wild.code == code), None)
    if wild and not wild.words and (wild.code, wild.name, wild.does) in _printed_wilds():
        return None
    return wild


@cache
def _printed_wilds() -> set[tuple[str, str, str]]:
    """Those that the catalogues know: of that name, and doing just that."""
    printed = (EDITIONS[name] for name in PRINTED)
    return {(wild.code, wild.name, wild.does) for one in printed for wild in one.wilds}


@cache
def words_in(language: str = "en") -> Words:
    """The words of a language; raises LastcardError if there are none."""
    return Words(language)
