"""The rule texts: complete, consistent, and the page in docs/ is up to date."""

import importlib.util
from collections import Counter
from pathlib import Path
from types import ModuleType

import pytest

from lastcard.editions.rulebook import EDITION_NAMES, RULES, SECTIONS, by_id, rules_of

ROOT = Path(__file__).resolve().parent.parent
NAMES = {
    "classic",
    "super-hero-girls",
    "color-powers",
    "togetherness",
    "artiste-fairey",
    "disney-parks",
}
WITHOUT_SPECIAL_CARDS = {"classic", "artiste-fairey"}


def load_tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("write_rules", ROOT / "tools" / "write_rules.py")
    assert spec is not None
    assert spec.loader is not None
    tool = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    return tool


def test_page_is_up_to_date() -> None:
    page = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
    assert page == load_tool().rules_page(), "docs/rules.md is out of date: run make docs"


def test_page_shows_every_rule() -> None:
    page = load_tool().rules_page()
    assert [rule.id for rule in RULES if rule.text not in page or rule.id not in page] == []


def test_ids_are_unique() -> None:
    counts = Counter(rule.id for rule in RULES)
    assert [rule_id for rule_id, count in counts.items() if count > 1] == []


def test_edition_names() -> None:
    assert set(EDITION_NAMES) == NAMES
    for rule in RULES:
        assert rule.editions, rule.id
        assert set(rule.editions) <= NAMES, rule.id
        assert len(set(rule.editions)) == len(rule.editions), rule.id


@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_every_edition_has_rules_for_each_section(edition: str) -> None:
    expected = set(SECTIONS)
    if edition in WITHOUT_SPECIAL_CARDS:
        expected.remove("Special cards")
    assert {rule.section for rule in rules_of(edition)} == expected


def test_texts_are_one_to_four_sentences() -> None:
    for rule in RULES:
        assert rule.text.endswith("."), rule.id
        assert "  " not in rule.text, rule.id
        assert rule.text.count(". ") < 4, rule.id


def test_every_option_is_named_in_its_text() -> None:
    for rule in RULES:
        for option in (rule.option or "").split(", "):
            assert f"`{option}`" in rule.text or not option, rule.id


def test_looking_up() -> None:
    assert by_id("TURN-MATCH").section == "Your turn"
    with pytest.raises(KeyError):
        by_id("TURN-UP")
    with pytest.raises(ValueError, match="no edition is called 'chess'"):
        rules_of("chess")
