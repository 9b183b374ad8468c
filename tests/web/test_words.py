"""The words of the page: the rules to read, and languages to change."""

from __future__ import annotations

import pytest

from lastcard import EDITIONS
from lastcard.editions.rulebook import rules_of
from lastcard.words import words_in
from tests.web.conftest import Open, Prepare


@pytest.mark.parametrize(("locale", "help_"), [("en-GB", "Rules"), ("fr-FR", "Règles")])
def test_the_rules_of_the_edition_can_be_read_at_the_table(
    come: Open, prepare: Prepare, locale: str, help_: str
) -> None:
    words = words_in(locale[:2])
    ann = come(prepare(edition="disney-parks").link(0), locale=locale)
    ann.button(help_).click()
    for rule in rules_of("disney-parks"):
        ann.page.get_by_text(rule.id, exact=True).wait_for()
    ann.page.get_by_role("heading", name=words.say("section-actions")).wait_for()
    text = " ".join(ann.page.get_by_role("dialog").inner_text().split())
    assert " ".join(words.rule("MAGIC-PASS").split()) in text


def test_the_rules_of_the_edition_can_be_read_in_the_lobby(come: Open) -> None:
    ann = come("/")
    ann.page.get_by_label("Your name").fill("Ann")
    ann.button("Invite friends").click()
    ann.button("Rules").click()
    dialog = ann.page.get_by_role("dialog", name="Rules: Classic")
    dialog.get_by_text("TURN-MATCH", exact=True).wait_for()
    assert dialog.get_by_text("POWER-RED", exact=True).count() == 0


def test_another_language_is_loaded_when_it_is_chosen(come: Open) -> None:
    ann = come("/")
    ann.sees("Which one is yours?")
    ann.page.get_by_label("Language").select_option("es")
    ann.sees("¿Cuál te gusta?")
    ann.page.reload()
    ann.sees("¿Cuál te gusta?")
    assert ann.page.locator("html").get_attribute("lang") == "es"


def test_cards_are_called_by_their_editions_colours(come: Open, prepare: Prepare) -> None:
    table = prepare(edition="artiste-fairey", wanted=lambda game: "y7" in game.hand(0))
    ann = come(table.link(0))
    name = words_in("en").card(EDITIONS["artiste-fairey"], "y7")
    assert name == "gold 7"
    ann.page.get_by_role("group", name="Your cards").get_by_role("button", name=name).wait_for()
