"""The rules by their ids: which there are, and where they hold. Words say them: `Words.rule`."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from importlib.resources import files

from . import EDITIONS, Edition

EDITION_NAMES = tuple(EDITIONS)


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule, and where it holds.

    `option` names the option that switches or adjusts the rule; several are joined by ", ".
    """

    id: str
    section: str
    editions: tuple[str, ...]
    option: str | None = None

    @property
    def ruling(self) -> bool:
        """Is it ours rather than the printed book's?"""
        return self.id.startswith("R-")


def rules_of(edition: str) -> list[Rule]:
    """The rules that hold in an edition, in reading order; ValueError for an unknown name."""
    if edition in EDITION_NAMES:
        return [rule for rule in RULES if edition in rule.editions]
    if edition not in EDITIONS:
        raise ValueError(f"no edition is called {edition!r}; there are {', '.join(EDITION_NAMES)}")
    return [rule for rule in RULES if _holds(rule, EDITIONS[edition])]


def _holds(rule: Rule, edition: Edition) -> bool:
    """Does a rule of the printed editions hold in one of somebody's own?"""
    if rule.section == "deck" or (rule.option in edition.refuses):
        return False
    topic = rule.id.removeprefix("R-").partition("-")[0]
    brought = {
        "CUSTOM": edition.has_customizable,
        "SAVE": edition.has_shields,
        "POWER": edition.has_powers,
    }
    if topic in brought:
        return brought[topic]
    alike = {"OPEN": edition.opens_with_number, "SETUP": edition.any_dealer}
    like = "togetherness" if alike.get(topic) or rule.id == "R-OUT-SPECIAL" else "classic"
    return like in rule.editions or (rule.id == "WILD4-LEGAL-TG" and edition.wilds_match)


def by_id(rule_id: str) -> Rule:
    """The rule with this id; KeyError when there is none."""
    return _BY_ID[rule_id]


def editions_of(*ids: str) -> list[str]:
    """The editions in which all these rules hold."""
    return [name for name in EDITION_NAMES if all(name in by_id(id).editions for id in ids)]


def _read_rules() -> tuple[Rule, ...]:
    text = files(__package__).joinpath("rulebook.toml").read_text(encoding="utf-8")
    sections = tomllib.loads(text)
    return tuple(
        Rule(id, section, _read_editions(fields["editions"]), fields.get("option"))
        for section, rules in sections.items()
        for id, fields in rules.items()
    )


def _read_editions(text: str) -> tuple[str, ...]:
    """`all`, `all but` some, or a list of names."""
    if text == "all":
        return EDITION_NAMES
    left_out = text.removeprefix("all but ")
    names = left_out.split(", ")
    if left_out != text:
        return tuple(name for name in EDITION_NAMES if name not in names)
    return tuple(names)


RULES = _read_rules()
SECTIONS = tuple(dict.fromkeys(rule.section for rule in RULES))
_BY_ID = {rule.id: rule for rule in RULES}
