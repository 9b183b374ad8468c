"""Make an edition on the page, and play it at once with whoever comes."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

from lastcard.editions import load_edition
from tests.support.browsers import PHONE, Guest
from tests.web.conftest import Open
from tests.web.test_accessibility import look


def make_storm(guest: Guest, copies: int = 4) -> None:
    """Storm: a wild by which everybody else draws three."""
    guest.page.get_by_label("What is it called?").fill("Storm")
    guest.button("New wild").click()
    guest.page.get_by_label("Name", exact=True).fill("Wild Storm")
    guest.page.get_by_role("radio", name="bolt").check()
    number = guest.page.get_by_role("spinbutton", name="How many", exact=True)
    number.fill(str(copies))
    number.press("Enter")
    for _ in range(2):
        guest.button("More: Cards").click()


def leave_out_the_numbers(guest: Guest) -> None:
    for number in range(10):
        field = guest.page.locator(".rows input").nth(number)
        field.fill("0" if number > 1 else "1")
        field.press("Enter")


def test_somebody_makes_a_card_tries_it_and_a_friend_sees_it(come: Open) -> None:
    ann = come("/")
    ann.button("Make an edition").click()
    make_storm(ann, copies=60)
    leave_out_the_numbers(ann)
    ann.page.locator("legend", has_text="Everyone else draws 3 cards.").wait_for()
    ann.sees("ready to play")
    ann.button("Try it").click()
    ann.page.locator("#hand").wait_for()
    ann.wait_for_news(lambda: ann.view.get("to_act") == ann.view.get("seat") == 0)
    assert "WX" in ann.hand
    ann.do_anything()
    ben = come(ann.page.url.removeprefix(ann.server.url("")))
    ben.wait_for_news(lambda: bool(ben.frames))
    welcome = next(one for one in ben.frames if one["type"] == "welcome")
    assert welcome["edition"]["about"]["title"] == "Storm"
    storm = next(one for one in welcome["edition"]["about"]["cards"] if one["code"] == "WX")
    assert (storm["name"], storm["picture"]) == ("Wild Storm", "bolt")
    assert storm["words"]["fr"]


def test_friends_sit_down_at_a_table_that_carries_it(come: Open) -> None:
    ann = come("/make")
    make_storm(ann)
    ann.button("Invite friends").click()
    ann.button("Start the game").wait_for()
    ben = come(ann.page.url.removeprefix(ann.server.url("")), locale="de-DE", **PHONE)
    ben.page.get_by_label("Dein Name").fill("Ben")
    ben.page.keyboard.press("Enter")
    ben.button("Hilfe").click()
    ben.sees("Wild Storm")
    ben.sees("Alle anderen ziehen 3 Karten.")


def test_it_is_there_again_and_goes_on_in_a_link_and_in_a_file(come: Open, tmp_path: Path) -> None:
    ann = come("/make")
    make_storm(ann)
    ann.page.reload()
    assert ann.page.get_by_label("What is it called?").input_value() == "Storm"
    ann.button("Share").click()
    link = ann.page.get_by_role("dialog").get_by_role("textbox").input_value()
    with ann.page.expect_download() as saved:
        ann.page.get_by_role("link", name="Save as a file").click()
    file = tmp_path / saved.value.suggested_filename
    saved.value.save_as(file)
    assert file.name == "storm.toml"
    assert load_edition(file).rules["WX"][0].cards == 3

    ben = come(link.removeprefix(ann.server.url("")))
    ben.sees("Wild Storm")
    assert "#" not in ben.page.url
    text = file.read_text() + "\n[points]\nWX = 77\n"
    file.write_text(text.replace("Storm", "Hail"))
    ben.page.locator("input[type=file]").set_input_files(file)
    ben.sees("Wild Hail")
    ben.button("Share").click()
    ben.page.get_by_text("As a file", exact=True).click()
    again = ben.page.locator("pre").inner_text()
    assert tomllib.loads(again) == tomllib.loads(file.read_text())
    ben.page.keyboard.press("Escape")
    ben.button("Back to what you had before").click()
    ben.sees("Wild Storm")


def test_what_cannot_be_played_is_said_with_its_line(come: Open, tmp_path: Path) -> None:
    ann = come("/make")
    ann.page.get_by_label("What is it called?").fill("classic")
    ann.sees("There is an edition called classic already")
    assert ann.button("Try it").is_disabled()
    ann.page.get_by_label("What is it called?").fill("<b>Storm</b>")
    ann.sees("<b>Storm</b>")
    wrong = tmp_path / "wrong.toml"
    wrong.write_text('title = "Storm"\n[wilds]\nWX = 3\n')
    ann.page.locator("input[type=file]").set_input_files(wrong)
    ann.sees("That isn’t an edition. Line 3: WX is a table")
    assert ann.page.get_by_label("What is it called?").input_value() == "<b>Storm</b>"
    ann.go("/make#damaged").page.reload()
    ann.sees("This link is damaged.")
    # The file was refused, and so was the name, if the page had the time to ask about that.
    assert {one.partition("status of ")[2] for one in ann.problems} == {"400 (Bad Request)"}
    ann.problems.clear()


def test_an_example_to_begin_with_speaks_the_readers_language(come: Open) -> None:
    ann = come("/make", locale="fr")
    ann.page.get_by_label("Partir de").select_option("La montée")
    ann.page.locator("details.special", has_text="Joker Éboulement").wait_for()
    assert (
        ann.page.get_by_label(re.compile("Comment s’appelle-t-elle")).input_value() == "La montée"
    )


def test_axe_finds_nothing_and_everything_fits_on_a_phone(come: Open) -> None:
    guest = come("/make", **PHONE)
    make_storm(guest)
    guest.page.get_by_label("When").select_option("unless show")
    guest.sees("shows their hand instead")
    guest.page.get_by_label("Start from").wait_for()
    look(guest)
    assert guest.page.evaluate("document.documentElement.scrollWidth") == 360
    guest.button("Share").click()
    guest.page.get_by_text("As a file", exact=True).click()
    look(guest)


def test_a_card_that_is_there_already_stays_open_while_it_is_changed(come: Open) -> None:
    guest = come("/make")
    make_storm(guest)
    guest.page.reload()
    card = guest.page.locator("details.special")
    card.locator("summary").click()
    card.get_by_label("Name", exact=True).press_sequentially("s!")
    guest.button("More: Cards").click()
    guest.page.locator("legend", has_text="Everyone else draws 4 cards.").wait_for()
    card.get_by_label("Name", exact=True).fill("")
    card.locator("summary", has_text="Wild Surprise").wait_for()
    guest.sees("ready to play")


def test_what_one_can_click_to_is_refused_in_one_s_language(come: Open) -> None:
    guest = come("/make", locale="de-DE")
    for _ in range(2):
        guest.button("Neue Wahlkarte").click()
        guest.page.get_by_role("combobox", name="Was", exact=True).last.select_option("shield")
    guest.sees("Überraschung und Überraschung tun dasselbe; das kann nur eine Wahlkarte.")
    guest.page.get_by_role("combobox", name="Was", exact=True).last.select_option("miss")
    leave_out_the_numbers(guest)
    guest.sees("spielbereit")


def test_a_card_is_made_by_keys_alone(come: Open) -> None:
    guest = come("/make")
    guest.button("New wild").focus()
    guest.page.keyboard.press("Enter")
    what = guest.page.get_by_role("combobox", name="What", exact=True)
    what.focus()
    guest.page.keyboard.type("swaps")
    guest.page.locator("legend", has_text="swaps hands with a player").wait_for()
