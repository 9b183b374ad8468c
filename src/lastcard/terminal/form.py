"""The choices before a game: what is to be played, one line for each choice."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ..bots import bot_names
from ..editions import EDITIONS, Edition, find_edition
from ..editions.option_text import WRITTEN, options_as_text, options_from_text
from ..editions.options import CHOICES, OPTION_NAMES, RANGES, Options, check_options
from ..rules.state import MAX_PLAYERS
from ..table.table import CUSTOM_CARDS
from ..words import BOT_NAMES, Words
from .plan import SPEEDS, Plan
from .typed import fold, pick

START, RESUME = "start", "resume"
TARGETS = (50, 100, 200, 300, 500, 1000)
# What the choices are called that are no options.
LABELS = {
    "edition": "edition",
    "players": "start-players",
    "bots": "form-bots",
    "practice": "form-practice",
    "speed": "form-speed",
    "seats": "lobby-seats",
    "added": "form-added",
    "clock": "lobby-clock",
    "chat": "chat",
}
MIXED = "mixed"  # not all bots are the same


@dataclass(frozen=True)
class Line:
    """A choice: its name, the value it has, and the values it can have (none for a text).

    `shown` is the value in words.
    """

    name: str
    label: str
    value: object
    values: Sequence[object] = ()
    shown: str = ""

    @property
    def numbers(self) -> range:
        """The numbers that can be typed for it; there are more of some than arrows lead to."""
        if self.name in RANGES:
            low, high = RANGES[self.name]
            return range(low, high + 1)
        numbers = [one for one in self.values if isinstance(one, int) and not isinstance(one, bool)]
        return range(min(numbers), max(numbers) + 1) if numbers else range(0)

    def value_after(self, step: int) -> object:
        """The value so many further on, round and round."""
        place = self.values.index(self.value) + step if self.value in self.values else 0
        return self.values[place % len(self.values)]


def bot_words(bot: str, words: Words) -> str:
    """What a bot is called, and what one types for it."""
    if bot == MIXED:
        return words.say("form-mixed")
    said = words.bot(bot)
    return said if said == bot else words.say("bot-with-id", name=said, id=bot)


class Choices:
    """Lines of choices to fill in, for a game of an edition."""

    edition: Edition

    def lines(self) -> list[Line]:
        """All choices that there are now, from the top to the bottom."""
        raise NotImplementedError

    def change(self, name: str, step: int) -> None:
        """Take the next value of a choice, or the one before; a text has none."""
        line = self._line_of(name)
        if line.values:
            self._set(name, line.value_after(step))

    def put(self, name: str, number: int) -> bool:
        """Take this number as the value of a choice, if it is one that there can be."""
        can_be = number in self._line_of(name).numbers
        if can_be:
            self._set(name, number)
        return can_be

    def _line_of(self, name: str) -> Line:
        return next(line for line in self.lines() if line.name == name)

    def _set(self, name: str, value: Any) -> None:
        raise NotImplementedError


class Form(Choices):
    """What has been chosen so far."""

    def __init__(self, plan: Plan, words: Words) -> None:
        self.words = words
        self.edition = self._first_edition = find_edition(plan.edition)
        self.players = plan.players
        self.bots = [plan.bot_of(seat) for seat in range(1, MAX_PLAYERS)]
        self.seed = plan.seed
        self.practice = plan.practice
        self.speed = plan.speed
        self.options = check_options(self.edition, plan.options).changes(self.edition)

    @property
    def plan(self) -> Plan:
        return Plan(
            edition=self.edition.name,
            players=self.players,
            bots=tuple(self.bots[: self.players - 1]),
            options=self._checked.changes(self.edition),
            seed=self.seed,
            practice=self.practice,
            speed=self.speed,
        )

    @property
    def _checked(self) -> Options:
        """Those that make sense in this edition."""
        allowed = {
            name: value for name, value in self.options.items() if name not in self.edition.refuses
        }
        return check_options(self.edition, allowed)

    # The lines.

    def _editions(self) -> list[str]:
        """Those that everybody knows, and the one that the table or the last game carries."""
        first = self._first_edition.name
        return [*EDITIONS, *([] if first in EDITIONS else [first])]

    def lines(self) -> list[Line]:
        """All choices that there are now, from the top to the bottom."""
        seats = range(self.players - 1)
        return [
            self._line("edition", self.edition.name, self._editions()),
            self._line("players", self.players, range(2, MAX_PLAYERS + 1)),
            self._line("practice", self.practice, (False, True)),
            self._line("speed", self.speed, list(SPEEDS)),
            self._line("bots", self._bots_value(), bot_names()),
            *(self._bot_line(i) for i in seats),
            *self.option_lines(),
            *map(self._written_line, () if WRITTEN in self.edition.refuses else CUSTOM_CARDS),
        ]

    def option_lines(self) -> list[Line]:
        """The house rules that there are in this edition."""
        options = self._checked
        left_out = {WRITTEN, *self.edition.refuses}
        if options.scoring == "hand":
            left_out.add("target")
        if not self._may_be_two():
            left_out.add("two_player_reverse")
        return [
            self._line(name, getattr(options, name), _option_values(name, options))
            for name in OPTION_NAMES
            if name not in left_out
        ]

    def _may_be_two(self) -> bool:
        return self.players == 2

    def shown(self, name: str, value: object) -> str:
        if name == "edition":
            return self.words.edition(find_edition(str(value)))
        if name.startswith("bot") or name == "added":
            return bot_words(str(value), self.words)
        if name == "speed":
            return self.words.say(f"speed-{value}")
        if name == "clock":
            message = "lobby-seconds" if value else "lobby-no-clock"
            return self.words.say(message, count=int(str(value)))
        return self.words.choice(name, value)

    def _line(self, name: str, value: object, values: Sequence[object]) -> Line:
        shown = self.shown(name, value)
        return Line(name, self.words.say(LABELS.get(name, f"short-{name}")), value, values, shown)

    def _bot_line(self, place: int) -> Line:
        shown = bot_words(self.bots[place], self.words)
        label = f"  {BOT_NAMES[place + 1]}"
        return Line(f"bot {place}", label, self.bots[place], bot_names(), shown)

    def _bots_value(self) -> str:
        playing = set(self.bots[: self.players - 1])
        return playing.pop() if len(playing) == 1 else MIXED

    def _written_line(self, code: str) -> Line:
        text = self.written(code)
        return Line(code, self.words.card(self.edition, code), text, (), text)

    def written(self, code: str) -> str:
        """What is written on a Customizable card, as it is typed; "-" for nothing."""
        texts = options_as_text({WRITTEN: self._checked.custom_rules})
        return texts[CUSTOM_CARDS.index(code)].partition("=")[2]

    # Changes.

    def _set(self, name: str, value: Any) -> None:
        if name == "edition":
            self.edition = find_edition(value)
        elif name in ("players", "practice", "speed"):
            setattr(self, name, value)
        elif name == "bots":
            self.bots = [value] * len(self.bots)
        elif name.startswith("bot "):
            self.bots[int(name.removeprefix("bot "))] = value
        else:
            self.options = {**self.options, name: value}

    def find(self, typed: str) -> tuple[Line, str] | None:
        """The choice that was typed, and what stands behind it: "seats 4", "time 15"."""
        words, lines = fold(typed).split(), self.lines()
        called = {place: (fold(line.label), fold(line.name)) for place, line in enumerate(lines)}
        for end in range(len(words), 0, -1):
            place = pick(" ".join(words[:end]), called)
            if place is not None:
                return lines[place], " ".join(words[end:])
        return None

    def take(self, line: Line, value: str) -> bool:
        """Take what was typed for a choice: "4", "any"; not where it may be several things."""
        if value.isdecimal():
            return self.put(line.name, int(value[:6]))
        called = {
            place: (fold(self.shown(line.name, one)), fold(str(one)))
            for place, one in enumerate(line.values)
        }
        place = pick(value, called) if value else None
        if place is not None:
            self._set(line.name, line.values[place])
        return place is not None

    def write_on(self, code: str, text: str) -> None:
        """Write on a Customizable card; raises InvalidOption if it cannot be understood."""
        texts = [text if code == one else self.written(one) for one in CUSTOM_CARDS]
        given = options_from_text(f"{WRITTEN}={one.strip() or '-'}" for one in texts)
        check_options(self.edition, given)
        self.options = {**self.options, **given}


def _option_values(name: str, options: Options) -> Sequence[object]:
    if name == "target":
        return sorted({*TARGETS, options.target})
    if name in RANGES:
        low, high = RANGES[name]
        return range(low, high + 1)
    return CHOICES.get(name, (False, True))
