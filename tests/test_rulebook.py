"""The rule texts: complete, consistent, and the page in docs/ is up to date."""

import importlib.util
import re
from collections import Counter
from pathlib import Path
from types import ModuleType

import pytest
from fluent.syntax import FluentParser, ast

import lastcard.words
from lastcard.editions import PRINTED
from lastcard.editions.rulebook import RULES, SECTIONS, rules_of
from lastcard.words import LANGUAGES, words_in

ROOT = Path(__file__).resolve().parent.parent
FOLDER = Path(lastcard.words.__file__).parent
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
    words = words_in("en")
    missing = [one.id for one in RULES if words.rule(one.id) not in page or one.id not in page]
    assert missing == []


def test_ids_are_unique() -> None:
    counts = Counter(rule.id for rule in RULES)
    assert [rule_id for rule_id, count in counts.items() if count > 1] == []


def test_edition_names() -> None:
    assert set(PRINTED) == NAMES
    for rule in RULES:
        assert rule.editions, rule.id
        assert set(rule.editions) <= NAMES, rule.id
        assert len(set(rule.editions)) == len(rule.editions), rule.id


@pytest.mark.parametrize("edition", PRINTED)
def test_every_edition_has_rules_for_each_section(edition: str) -> None:
    expected = set(SECTIONS)
    if edition in WITHOUT_SPECIAL_CARDS:
        expected.remove("special")
    assert {rule.section for rule in rules_of(edition)} == expected


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_one_to_four_sentences(language: str) -> None:
    for rule in RULES:
        text = words_in(language).rule(rule.id)
        assert text.endswith("."), rule.id
        assert "  " not in text, rule.id
        assert text.count(". ") < 4, rule.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_is_named_in_its_text(language: str) -> None:
    for rule in RULES:
        for option in (rule.option or "").split(", "):
            assert f"`{option}`" in words_in(language).rule(rule.id) or not option, rule.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_names_the_same_options_and_values_in_every_language(language: str) -> None:
    def named(tongue: str, rule_id: str) -> list[str]:
        return sorted(re.findall("`[^`]+`", words_in(tongue).rule(rule_id)))

    assert [one.id for one in RULES if named(language, one.id) != named("en", one.id)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_names_the_same_numbers_in_every_language(language: str) -> None:
    def numbers(tongue: str, rule_id: str) -> list[str]:
        text = words_in(tongue).rule(rule_id)
        return sorted(re.findall(r"(?<![+\d])\d+", text))  # +2 is the name of a card

    assert [one.id for one in RULES if numbers(language, one.id) != numbers("en", one.id)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_section_has_a_title_and_no_words_are_left_over(language: str) -> None:
    words = words_in(language)
    assert all(words.say(f"section-{section}") for section in SECTIONS)
    texts = FluentParser().parse((FOLDER / language / "rules.ftl").read_text(encoding="utf-8"))
    ids = [entry.id.name for entry in texts.body if isinstance(entry, ast.Message)]
    written = [name.removeprefix("rule-") for name in ids if name.startswith("rule-")]
    assert written == [rule.id for rule in RULES]


def test_an_edition_that_there_is_not_has_no_rules() -> None:
    with pytest.raises(ValueError, match="no edition is called 'chess'"):
        rules_of("chess")
