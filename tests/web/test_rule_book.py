"""The rules of an edition: one tap from the table, searchable, and a page of their own."""

from __future__ import annotations

from lastcard.editions.rulebook import rules_of
from tests.support.browsers import PHONE, Guest
from tests.web.conftest import Open, Prepare


def ids(guest: Guest) -> list[str]:
    return guest.page.locator("li small").all_inner_texts()


def test_the_rules_are_one_tap_away_and_can_be_searched(prepare: Prepare, come: Open) -> None:
    table = prepare(edition="color-powers", wanted=lambda game: game.to_act == 0)
    ann = come(table.link(0), **PHONE)
    ann.button("Rules").tap()
    ann.page.locator("li small").first.wait_for()
    everything = ids(ann)
    assert everything == [rule.id for rule in rules_of("color-powers")]
    ann.page.get_by_label("Search the rules").fill("BLUFF challenge")
    found = ids(ann)
    assert "WILD4-CHALLENGE" in found
    assert 0 < len(found) < len(everything)
    ann.sees(f"{len(found)} rule")
    assert "bluff" in {one.lower() for one in ann.page.locator("mark").all_inner_texts()}
    ann.page.get_by_label("Search the rules").fill("chess")
    ann.sees("No rule says that.")


def test_the_rules_of_every_edition_have_an_address(come: Open) -> None:
    ann = come("/rules/togetherness")
    ann.page.locator("li small").first.wait_for()
    assert ids(ann) == [rule.id for rule in rules_of("togetherness")]
    ann.page.get_by_label("Edition").select_option("disney-parks")
    ann.sees("Wild Magic")
    assert ann.page.url.endswith("/rules/disney-parks")
