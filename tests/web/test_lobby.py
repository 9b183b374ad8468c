"""Before a game: bots for the free seats, and rules that are still being agreed on."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from lastcard.words import LANGUAGES, words_in
from tests.support.browsers import PHONE, Guest, box, overlap
from tests.web.conftest import Open, Prepare

OPEN = "A proposed rule isn’t agreed on yet"
TAKEN = "Somebody here already has that name, or one that looks like it."


def test_the_bot_that_was_chosen_fills_the_seats_that_friends_have_left(come: Open) -> None:
    ann = come("/")
    ann.page.get_by_text("4 players").click()
    ann.page.get_by_role("combobox", name="Bots", exact=True).select_option("sharp")
    ann.button("Invite friends").click()
    ann.button("Fill with bots: Sharp").click()
    ann.button("Fill with bots: Sharp").wait_for(state="detached")
    chosen = ann.page.locator("select.bot").evaluate_all("all => all.map(one => one.value)")
    assert chosen == ["sharp"] * 3
    ann.button("Start the game").click()
    ann.page.locator("#hand").wait_for()


def test_whoever_finds_no_seat_asks_for_one_and_gets_it(prepare: Prepare, come: Open) -> None:
    table = prepare("Ann", "Ben")
    ann, zoe = come(table.link(0), **PHONE), come(table.path, **PHONE)
    zoe.page.get_by_label("Your name").fill("Zoe")
    zoe.button("Sit down").click()
    zoe.sees("All seats are taken. Ask Ann for one more.")
    ann.button("One more seat").click()
    zoe.button("Sit here").click()
    zoe.button("Just watch").wait_for()
    ann.button("One more seat").wait_for()
    ann.button("Start the game").click()
    zoe.page.locator("#hand").wait_for()
    assert zoe.view["players"] == 3


@pytest.mark.parametrize("watch", [True, False], ids=["watching", "shut"])
def test_a_name_that_is_taken_is_told_of_under_its_field_until_there_is_another(
    watch: bool, prepare: Prepare, come: Open
) -> None:
    table = prepare("Ann", "Ben", watch=watch)
    zoe = come(**PHONE)
    zoe.page.clock.install()
    zoe.go(table.path)
    field = zoe.page.get_by_label("Your name")
    reason = zoe.page.locator("form").get_by_role("alert")
    field.fill("Ann")
    zoe.button("Sit down").click()
    expect(reason).to_have_text(TAKEN)
    expect(zoe.page.locator(".status")).to_be_empty()  # nothing lies over the form
    zoe.page.clock.fast_forward(10_000)
    expect(reason).to_have_text(TAKEN)
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(field).to_have_accessible_description(TAKEN)
    expect(field).to_be_focused()
    assert zoe.page.evaluate("getSelection().toString()") == "Ann"
    zoe.page.keyboard.type("Zoe")  # in place of what is selected
    expect(reason).to_have_count(0)
    expect(field).to_have_attribute("aria-invalid", "false")
    zoe.button("Sit down").click()
    expect(field).to_have_count(0)
    assert zoe.page.evaluate("localStorage.getItem('lastcard.name')") == "Zoe"


def write(guest: Guest, card: int, words: str) -> Locator:
    """Begin to write a rule on one of the two Customizable cards; returns the form."""
    article = guest.page.get_by_role("article").nth(card)
    article.get_by_role("button", name="Propose").click()
    article.get_by_label("Words on the card").fill(words)
    return article.locator("form")


def test_an_open_proposal_has_a_badge_for_everybody_and_starting_asks_first(
    prepare: Prepare, come: Open
) -> None:
    table = prepare(edition="super-hero-girls")
    ann, ben = come(table.link(0), **PHONE), come(table.link(1), **PHONE)
    write(ben, 0, "Sing!").get_by_role("button", name="Propose").click()
    ben.button(f"1 {OPEN}").wait_for()
    ann.button("1 A rule is waiting for your answer").click()
    title = ann.page.get_by_role("heading", name="Your own rules")
    title.and_(ann.page.locator(":focus")).wait_for()
    ann.button("Start the game").click()
    asked = ann.page.get_by_role("dialog", name=OPEN)
    asked.get_by_role("button", name="Cancel").click()
    ann.button("Agree").click()
    ann.page.get_by_text("A rule is waiting for your answer").wait_for(state="detached")
    ann.button("Start the game").click()
    ben.page.locator("#hand").wait_for()


def test_a_half_written_proposal_is_not_lost(prepare: Prepare, come: Open) -> None:
    ann = come(prepare(edition="super-hero-girls").link(0))
    first = write(ann, 0, "Everybody dances")
    first.get_by_role("button", name="Add an effect").click()
    write(ann, 1, "Nobody laughs")
    ann.page.reload()
    words = ann.page.get_by_label("Words on the card")
    words.nth(1).wait_for()
    assert [field.input_value() for field in words.all()] == ["Everybody dances", "Nobody laughs"]
    assert first.locator(".clause").count() == 1
    first.get_by_role("button", name="Cancel").click()
    words.nth(1).wait_for(state="detached")
    assert words.input_value() == "Nobody laughs"


NEEDED = """(field) => {
  const bare = field.cloneNode(true);
  bare.style.cssText = 'position: absolute; flex: none; max-width: none; width: max-content';
  field.after(bare);
  const width = bare.getBoundingClientRect().width;
  bare.remove();
  return width;
}"""


def test_what_an_effect_does_can_be_read_as_a_whole(prepare: Prepare, come: Open) -> None:
    link = prepare(edition="super-hero-girls").link(0)
    for language, screen in [("en", {}), *((one, PHONE) for one in LANGUAGES)]:
        say = words_in(language).say
        ann = come(link, **screen, locale=language)
        card = ann.page.get_by_role("article").first
        card.get_by_role("button", name=say("custom-propose")).click()
        card.get_by_role("button", name=say("custom-add")).click()
        for field in card.locator(".clause select").all():
            assert box(field)["width"] >= field.evaluate(NEEDED) - 1


def test_a_short_game_is_offered_with_the_time_that_it_takes(come: Open) -> None:
    ann = come("/")
    length = ann.page.get_by_role("combobox", name="Length of the game")
    for game in ("One round", "200 points", "500 points"):
        pattern = re.compile(rf"^{game}, about \d+ min$")
        length.locator("option").filter(has_text=pattern).wait_for(state="attached")
    length.select_option("0")
    ann.button("Invite friends").click()
    ann.button("Start the game").wait_for()
    length.and_(ann.page.locator(":enabled")).wait_for()
    assert length.input_value() == "0"
    length.select_option("200")
    ann.page.get_by_text("House rules (1)").wait_for()
    length.select_option("0")
    ann.button("Fill with bots: Easy-going").click()
    ann.button("Fill with bots: Easy-going").wait_for(state="detached")
    ann.button("Start the game").click()
    ann.page.locator("#hand").wait_for()
    assert ann.view["options"]["scoring"] == "hand"


# Chooses an edition and a number of seats before the table can have answered.
CHANGE_BOTH = """() => {
  const [edition, seats] = document.querySelectorAll(".rules select");
  for (const [field, value] of [[edition, "color-powers"], [seats, "6"]]) {
    field.value = value;
    field.dispatchEvent(new Event("change", { bubbles: true }));
  }
}"""


def test_two_settings_that_are_changed_at_once_both_count(prepare: Prepare, come: Open) -> None:
    ann = come(prepare("Ann").link(0))
    ann.page.get_by_label("Edition").wait_for()
    ann.page.evaluate(CHANGE_BOTH)
    ann.page.locator(".lobby ol > li").nth(5).wait_for()
    ann.page.get_by_role("heading", name="Color Powers").wait_for()


def test_where_a_guest_could_sit_is_within_its_row(prepare: Prepare, come: Open) -> None:
    table = prepare("Ann", "Ben", seats=4)
    for language in LANGUAGES:
        say = words_in(language).say
        ben = come(table.link(1), locale=language)
        for width in (320, 360, 390, 430, 820, 1280):
            ben.page.set_viewport_size({"width": width, "height": 720})
            ben.button(say("lobby-sit")).nth(1).wait_for()
            ben.settle()
            for row in ben.page.locator("li.free").all():
                place, sit = box(row), box(row.get_by_role("button"))
                assert sit["x"] + sit["width"] < place["x"] + place["width"], (language, width)
                assert not overlap(sit, box(row.locator(".name"))), (language, width)
