"""The rules by their ids: which there are, and where they hold. Words say them: `Words.rule`."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from importlib.resources import files

from . import EDITIONS, PRINTED, Edition
from .edition import SYMBOL_LETTERS, USUAL_WILDS


@dataclass(frozen=True)
class Rule:
    """One rule, and where it holds.

    `where` is as in rulebook.toml. `option` names the option that switches or adjusts the rule;
    several are joined by ", ".
    """

    id: str
    section: str
    where: str
    option: str | None = None

    @cached_property
    def editions(self) -> tuple[str, ...]:
        """The printed editions in which it holds."""
        return tuple(n for n in PRINTED if _holds(self.where, self.option, EDITIONS[n]))

    @property
    def ruling(self) -> bool:
        """Is it ours rather than the printed book's?"""
        return self.id.startswith("R-")


def rules_of(edition: Edition | str) -> list[Rule]:
    """The rules that hold in an edition, in reading order; ValueError for an unknown name."""
    if isinstance(edition, str):
        if edition not in EDITIONS:
            known = ", ".join(PRINTED)
            raise ValueError(f"no edition is called {edition!r}; there are {known}")
        edition = EDITIONS[edition]
    return [rule for rule in RULES if _holds(rule.where, rule.option, edition)]


def _holds(where: str, option: str | None, edition: Edition) -> bool:
    return option not in edition.refuses and any(
        all(_has(edition, part) for part in way.split(" and ")) for way in where.split(" or ")
    )


def _has(edition: Edition, what: str) -> bool:
    """Is it the edition meant, has it what is meant, or a card of that name?"""
    if what in ("all", edition.name):
        return True
    return _FEATURES[what](edition) if what in _FEATURES else _has_card(edition, what)


def _has_card(edition: Edition, name: str) -> bool:
    if name in _ACTIONS:
        letter = _ACTIONS[name]
        copies = edition.one_color[SYMBOL_LETTERS.index(letter)]
        return copies > 0 and letter not in edition.symbols
    return any(wild.name == name and wild.copies for wild in edition.wilds)


_ACTIONS = {"Skip": "S", "Reverse": "R", "Draw Two": "D"}
_FEATURES: dict[str, Callable[[Edition], bool]] = {
    "drawing for the deal": lambda edition: not edition.any_dealer,
    "number opening": lambda edition: edition.opens_with_number,
    "any opening": lambda edition: not edition.opens_with_number,
    "matching wilds": lambda edition: edition.wilds_match,
    "sevens": lambda edition: "seven_zero" not in edition.refuses,
    "one hand": lambda edition: edition.defaults.get("scoring") == "hand",
    "points": lambda edition: edition.defaults.get("scoring") != "hand",
    "powers": lambda edition: edition.has_powers,
    "shields": lambda edition: edition.has_shields,
    "written rules": lambda edition: edition.has_customizable,
    "special wilds": lambda edition: any(w.code not in USUAL_WILDS for w in edition.wilds),
    "clauses": lambda edition: bool(edition.rules),
    "effects on players": lambda edition: edition.has_customizable or edition.concerns_players,
}


def _read_rules() -> tuple[Rule, ...]:
    text = files(__package__).joinpath("rulebook.toml").read_text(encoding="utf-8")
    sections = tomllib.loads(text)
    return tuple(
        Rule(id, section, fields["where"], fields.get("option"))
        for section, rules in sections.items()
        for id, fields in rules.items()
    )


RULES = _read_rules()
SECTIONS = tuple(dict.fromkeys(rule.section for rule in RULES))
