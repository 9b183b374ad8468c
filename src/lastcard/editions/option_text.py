"""Options of a game on the command line: `stacking=any`, `jump_in=on`, `target=300`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from ..errors import InvalidOption
from . import EDITIONS
from .options import CHOICES, OPTION_NAMES, RANGES, on_or_off

WRITTEN = "custom_rules"
ARROW = "=>"
HELP = (
    "A rule of the table, as often as you like: "
    + ", ".join(f"{name}={'|'.join(values)}" for name, values in CHOICES.items())
    + "; "
    + ", ".join(f"{name}={low}-{high}" for name, (low, high) in RANGES.items())
    + "; and with =on or =off "
    + ", ".join(n for n in OPTION_NAMES if n not in (*CHOICES, *RANGES, WRITTEN))
    + ". What is written on the two Customizable cards of super-hero-girls, first card first: "
    + f"'{WRITTEN}=Everybody else draws one {ARROW} others draw 1' (words, then what the engine "
    + f"does; either may be left out, and {WRITTEN}=- leaves a card blank)."
)


def options_from_text(texts: Iterable[str]) -> dict[str, Any]:
    """The options as `Game.new` takes them; their values are checked there."""
    found: dict[str, object] = {}
    written: list[tuple[str, str] | None] = []
    for text in texts:
        name, equals, value = text.partition("=")
        name = name.strip().replace("-", "_")
        if not equals:
            raise InvalidOption(
                f"an option looks like name=value, such as jump_in=on, not {text!r}"
            )
        if name == WRITTEN:
            written.append(_read_rule(value))
        elif name in found:
            raise InvalidOption(f"the option {name} is given twice")
        else:
            found[name] = value.strip()
    return found | ({WRITTEN: written} if written else {})


def _read_rule(text: str) -> tuple[str, str] | None:
    words, _, effects = text.partition(ARROW)
    return None if text.strip() == "-" else (words.strip(), effects.strip())


def options_as_text(options: Mapping[str, object]) -> list[str]:
    """The texts that `options_from_text` reads as these options."""
    texts = []
    for name, value in options.items():
        if name == WRITTEN and isinstance(value, tuple):
            texts += [f"{name}={write_rule(rule)}" for rule in value]
        else:
            texts.append(f"{name}={on_or_off(value)}")
    return texts


def write_rule(rule: tuple[str, str] | None) -> str:
    return f" {ARROW} ".join(rule) if rule else "-"


def complete_option(edition: str | None, incomplete: str) -> list[str]:
    """Options that begin so, with their values where those can be listed."""
    refused = EDITIONS[edition].refuses if edition in EDITIONS else ()
    names = (name for name in OPTION_NAMES if name not in refused)
    texts = (f"{name}={value}" for name in names for value in _values(name))
    return [text for text in texts if text.startswith(incomplete)]


def _values(name: str) -> tuple[str, ...]:
    if name in RANGES or name == WRITTEN:
        return ("",)
    return CHOICES.get(name, ("on", "off"))
