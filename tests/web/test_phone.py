"""A small screen and fingers."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from lastcard import Game
from lastcard.words import LANGUAGES, words_in
from tests.support.browsers import LARGE_TEXT, PHONE, SMALLEST, Guest, box
from tests.support.offers import first_offer
from tests.web.conftest import Open, Prepare

COVERED = """() => [...document.querySelectorAll("#hand [data-card]")].filter((card) => {
  card.scrollIntoView({ block: "nearest" });
  const box = card.getBoundingClientRect();
  const seen = document.elementFromPoint(box.left + 14, box.top + 22);
  return seen?.closest("[data-card]") !== card;
}).map((card) => card.dataset.card)"""
TOO_WIDE = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


def draw_25(game: Game) -> str | None:
    """Ann draws and draws, until she holds 25 cards and is to act."""
    if game.hand_sizes[0] >= 25 and game.to_act == 0 and game.phase == "turn":
        return None
    words = ("draw", "pass", "accept", "=r")
    return next((word for word in words if word in game.legal()), game.legal()[0])


def fits_the_screen(guest: Guest) -> None:
    guest.settle()
    assert guest.page.evaluate(TOO_WIDE) == 0
    board = guest.page.locator(".board")
    assert board.evaluate("board => board.scrollWidth - board.clientWidth") == 0


def test_25_cards_lie_on_a_small_screen_and_each_can_be_touched(
    prepare: Prepare, come: Open
) -> None:
    table = prepare(script=draw_25, wanted=lambda game: game.hand_sizes[0] >= 25)
    ann = come(table.link(0), **PHONE)
    ann.raised.first.wait_for()
    assert len(ann.hand) >= 25
    fits_the_screen(ann)
    assert ann.page.evaluate(COVERED) == []
    ann.raised.first.tap(position={"x": 14, "y": 22})
    ann.wait_for_news(lambda: ann.moves == 1 or ann.questions.count() > 0)


def test_ten_players_fit_a_small_screen(prepare: Prepare, come: Open) -> None:
    names = ("Bartholomew the 3rd", "Wilhelmina Longname", "Ann")
    table = prepare(*names, bots=["casual"] * 7, wanted=lambda game: game.to_act == 0)
    ann = come(table.link(0), **PHONE)
    ann.page.locator("[data-seat='9']").wait_for()
    fits_the_screen(ann)
    seats = ann.page.locator(".seat").all()
    assert len(seats) == 9
    places = [seat.bounding_box() for seat in seats]
    assert all(place and place["x"] >= 0 and place["x"] + place["width"] <= 360 for place in places)


def test_large_letters_fit_the_start_page_and_the_menu(prepare: Prepare, come: Open) -> None:
    table = prepare("Ann", "Tante Élodie", script=first_offer)
    ann = come(**SMALLEST, locale="fr")
    ann.page.add_init_script(LARGE_TEXT)
    ann.go("/")
    ann.button("Jouer").wait_for()
    fits(ann.page.locator("html"))
    ann.go(table.link(0))
    ann.button("Menu").click()
    menu = ann.page.get_by_role("dialog")
    fits(menu)
    assert box(menu.locator(".cut", has_text="Tante"))["width"] > 60


@pytest.mark.parametrize("path", ["/make", "/statistics"])
def test_large_letters_make_no_page_wider_than_the_smallest_screen(path: str, come: Open) -> None:
    guest = come(**SMALLEST)
    guest.page.add_init_script(LARGE_TEXT)
    guest.go(path)
    guest.page.locator(".button").first.wait_for()
    guest.settle()
    assert guest.page.evaluate(TOO_WIDE) == 0


def test_large_letters_leave_room_to_choose_a_bot(prepare: Prepare, come: Open) -> None:
    ann = come(**SMALLEST, locale="de")
    ann.page.add_init_script(LARGE_TEXT)
    ann.go(prepare(seats=3).link(0))
    bot, seat = ann.page.locator(".free select"), ann.page.locator(".free")
    assert box(bot)["width"] > 100
    fits(seat)


def fits(element: Locator) -> None:
    assert element.evaluate("element => element.scrollWidth - element.clientWidth") <= 0


def test_the_start_page_and_the_lobby_fit_a_small_screen(prepare: Prepare, come: Open) -> None:
    start = come(prepare().link(0), **PHONE)
    start.button("Start the game").wait_for()
    start.go("/").page.get_by_title("Back to the table").wait_for()
    assert start.page.evaluate(TOO_WIDE) == 0
    name, decks = start.page.get_by_label("Your name"), start.page.get_by_role("radio")
    for field in (name, *decks.all(), start.button("Play"), start.button("Join")):
        expect(field).to_be_in_viewport(ratio=1)
    lobby = come(prepare(edition="super-hero-girls", seats=10).link(0), **PHONE)
    lobby.button("Start the game").wait_for()
    assert lobby.page.evaluate(TOO_WIDE) == 0


def test_help_lists_keys_only_where_there_are_some_and_symbols_without_a_color(
    prepare: Prepare, come: Open
) -> None:
    table = prepare(wanted=lambda game: game.to_act == 0)
    for language in LANGUAGES:
        say = words_in(language).say
        for screen in (PHONE, {}):
            ann = come(table.link(0), **screen, locale=language)
            ann.page.locator("#hand [data-card]").first.wait_for()
            ann.page.get_by_role("button", name=say("menu-help"), exact=True).first.click()
            ann.page.locator("dialog kbd").first.wait_for(state="attached")
            assert ann.page.locator("dialog kbd").first.is_visible() == (screen == {})
            names = ann.page.locator("dialog .cards b").all_inner_texts()
            for color in ("red", "yellow", "green", "blue"):
                said = say("color", color=color).lower()
                assert not any(said in name.lower().split() for name in names), names


WORDS_WIDE = """(select) => {
  const span = document.createElement("span");
  span.style.font = getComputedStyle(select).font;
  span.textContent = select.selectedOptions[0].textContent;
  document.body.append(span);
  const { width } = span.getBoundingClientRect();
  span.remove();
  return width;
}"""


def test_what_an_edition_can_begin_with_is_read_whole(come: Open) -> None:
    for language in LANGUAGES:
        ann = come("/make", **PHONE | {"viewport": {"width": 390, "height": 844}}, locale=language)
        label = words_in(language).say("make-start-from")
        select = ann.page.get_by_role("combobox", name=label)
        assert box(select)["width"] >= select.evaluate(WORDS_WIDE) + 60  # round it, and its arrow
