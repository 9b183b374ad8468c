"""The options of a game: scoring and house rules, checked against the edition."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Any, Literal, TypedDict, get_args
from urllib.parse import quote, unquote

from ..errors import InvalidOption
from ..whole_numbers import check_whole
from .edition import Edition, per_edition
from .suggestion import suggest
from .written_rules import WrittenRule, check_written_rule

Scoring = Literal["winner", "tally", "hand"]
TwoPlayerReverse = Literal["skip", "plain"]
Stacking = Literal["off", "same", "any"]
CHOICES: dict[str, tuple[str, ...]] = {
    "scoring": get_args(Scoring),
    "two_player_reverse": get_args(TwoPlayerReverse),
    "stacking": get_args(Stacking),
}
RANGES = {"target": (1, 10_000), "hand_size": (1, 10), "uno_penalty": (0, 10)}
_WORDS = {"on": True, "true": True, "yes": True, "off": False, "false": False, "no": False}

WrittenRules = tuple[WrittenRule | None, WrittenRule | None]


class GivenOptions(TypedDict, total=False):
    """Options by name, as one gives them to `Game.new`; what they mean is in docs/rules.md."""

    scoring: Scoring
    target: int
    hand_size: int
    uno_penalty: int
    two_player_reverse: TwoPlayerReverse
    stacking: Stacking
    jump_in: bool
    seven_zero: bool
    draw_until_playable: bool
    force_play: bool
    no_bluff: bool
    say_pass: bool
    custom_rules: Sequence[tuple[str, str] | str | None] | None


@dataclass(frozen=True)
class Options:
    """How a table plays. Make one with `check_options`, which knows what an edition allows."""

    scoring: Scoring = "winner"
    target: int = 500
    hand_size: int = 7
    uno_penalty: int = 2
    two_player_reverse: TwoPlayerReverse = "skip"
    stacking: Stacking = "off"
    jump_in: bool = False
    seven_zero: bool = False
    draw_until_playable: bool = False
    force_play: bool = False
    no_bluff: bool = False
    say_pass: bool = False
    custom_rules: WrittenRules = (None, None)

    def changes(self, edition: Edition) -> dict[str, Any]:
        """The options that differ from what the edition plays by default."""
        usual = vars(_usual_options(edition))
        return {name: value for name, value in vars(self).items() if value != usual[name]}


OPTION_NAMES = tuple(option.name for option in fields(Options))


@per_edition
def _usual_options(edition: Edition) -> Options:
    return check_options(edition, {})


def check_options(edition: Edition, given: Mapping[str, object]) -> Options:
    """Read options by name and refuse what is unknown, out of range or not for this edition."""
    both = {**edition.defaults, **given}
    values = {name: check_option(edition, name, value) for name, value in both.items()}
    return Options(**values)  # type: ignore[arg-type]  # each value was checked by name


def check_option(edition: Edition, name: str, value: object) -> object:
    """What an option stands at; raises InvalidOption."""
    checked = _check_option(name, value)
    if name in edition.refuses and checked != getattr(Options(), name):
        raise InvalidOption(f"{edition.name} cannot be played with {name}{_why(edition, name)}")
    return checked


# Options as text, for positions and records. What is written on cards is percent-encoded.


def write_options(options: Options, edition: Edition) -> dict[str, str]:
    """The options that differ from the edition's defaults, as text without spaces."""
    return {name: _write_option(value) for name, value in options.changes(edition).items()}


def read_options(fields: dict[str, str]) -> dict[str, Any]:
    """Take the options out of the fields of a position or a record."""
    found: dict[str, object] = {name: fields.pop(name) for name in OPTION_NAMES if name in fields}
    if "custom_rules" in found:
        found["custom_rules"] = [_read_rule(text) for text in str(found["custom_rules"]).split("/")]
    return found


def _write_option(value: object) -> str:
    return "/".join(map(_write_rule, value)) if isinstance(value, tuple) else str(on_or_off(value))


def on_or_off(value: object) -> object:
    """What an option stands at, where it is a switch in a word."""
    return ("on" if value else "off") if isinstance(value, bool) else value


def _write_rule(rule: WrittenRule | None) -> str:
    return "-" if rule is None else "|".join(quote(part, safe="") for part in rule)


def _read_rule(text: str) -> tuple[str, ...] | None:
    return None if text == "-" else tuple(unquote(part) for part in text.split("|"))


def _why(edition: Edition, name: str) -> str:
    """What the deck lacks for an option, if it is that."""
    lacking = ""
    if name == "custom_rules" and not edition.has_customizable:
        lacking = "Customizable cards"
    if name == "seven_zero" and not (edition.one_color[0] and edition.one_color[7]):
        lacking = "sevens" if edition.one_color[0] else "zeros"
    return f": its deck has no {lacking}" if lacking else ""


def check_name(name: str) -> None:
    """Raise InvalidOption if there is no such option."""
    if name not in OPTION_NAMES:
        raise InvalidOption(f"there is no option {name!r}; {suggest(name, OPTION_NAMES)}")


def _check_option(name: str, value: object) -> object:
    check_name(name)
    if name in CHOICES:
        return _check_choice(name, value)
    if name in RANGES:
        return _check_number(name, value)
    if name == "custom_rules":
        return _check_written_rules(value)
    return _check_switch(name, value)


def _check_choice(name: str, value: object) -> str:
    stays_off = name == "stacking" and (value is None or value is False)
    return "off" if stays_off else check_choice(name, value, CHOICES[name])


def check_choice(name: str, value: object, choices: Sequence[str]) -> str:
    """The value, if it is one of these; raises InvalidOption."""
    if not isinstance(value, str) or value not in choices:
        raise InvalidOption(f"{name} is one of {', '.join(choices)}, not {value!r}")
    return value


def _check_number(name: str, value: object) -> int:
    low, high = RANGES[name]
    if isinstance(value, str) and value.isascii() and value.isdigit():
        value = int(value[:40])  # so many digits are too many for each of them
    return check_whole(name, value, low, high)


def _check_switch(name: str, value: object) -> bool:
    if isinstance(value, str):
        value = _WORDS.get(value.lower(), value)
    if not isinstance(value, bool):
        raise InvalidOption(f"{name} is on or off (True or False), not {value!r}")
    return value


def _check_written_rules(value: object) -> WrittenRules:
    if value is None:
        return (None, None)
    if not isinstance(value, list | tuple) or len(value) > 2:
        raise InvalidOption(f"custom_rules takes a list of one or two entries, not {value!r}")
    first, second = (*value, None, None)[:2]
    return check_written_rule(first), check_written_rule(second)
