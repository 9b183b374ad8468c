"""After a round: totals for everybody, going on together, and seats for those who come late."""

from __future__ import annotations

from tests.support.browsers import PHONE, box
from tests.support.offers import first_offer
from tests.web.conftest import Open, Prepare

TEN = ("Ann", "Ben", "Cleo", "Dora", "Emil", "Fritz", "Greta", "Hanna", "Ida", "Johannes-Maria")


def test_totals_are_seen_on_a_phone_after_ten_rounds_with_ten_players(
    prepare: Prepare, come: Open
) -> None:
    table = prepare(*TEN, script=first_offer, rounds=10, options={"target": 10_000})
    ann = come(table.link(0), **PHONE)
    totals = ann.page.locator("td.total")
    totals.first.wait_for()
    assert sorted(map(int, totals.all_text_contents())) == sorted(ann.view["scores"])
    for total in totals.all():
        place = box(total)
        assert place["x"] >= 0
        assert place["x"] + place["width"] <= 360
        assert place["y"] + place["height"] <= 640
    ann.page.get_by_text("All rounds").click()
    sheet = ann.page.locator(".score")
    assert sheet.evaluate("element => element.scrollWidth - element.clientWidth") == 0


def test_the_next_round_begins_when_both_have_tapped(prepare: Prepare, come: Open) -> None:
    table = prepare(script=first_offer)
    ann, ben = come(table.link(0)), come(table.link(1))
    ben.button("Next round").click()
    ben.sees("You’re ready")
    ann.sees("Ben is ready.")
    ann.button("Next round").click()
    for person in (ann, ben):
        person.page.locator(".score").wait_for(state="detached")
    assert ann.view["round_number"] == 2


def test_the_host_has_another_game_begin_without_waiting(prepare: Prepare, come: Open) -> None:
    table = prepare(script=first_offer, options={"target": 1})
    ann, ben = come(table.link(0)), come(table.link(1))
    ben.button("Play again").wait_for()
    ann.button("Play again").click()
    ann.sees("Waiting for Ben")
    ann.button("Start now").click()
    ben.page.locator(".score").wait_for(state="detached")
    assert ben.button("Start now").count() == 0


def test_somebody_who_comes_late_plays_on_for_a_bot(prepare: Prepare, come: Open) -> None:
    table = prepare("Ann", bots=["casual"], wanted=lambda game: game.to_act == 0)
    ann, zoe = come(table.link(0)), come(table.path)
    zoe.page.get_by_label("Your name").fill("Zoe")
    zoe.button("Sit down").click()
    zoe.button("Play for Ines").click()
    zoe.page.locator("#hand").wait_for()
    assert len(zoe.hand) == zoe.view["hand_sizes"][1]
    ann.page.get_by_role("list", name="The others at the table").get_by_text("Zoe").wait_for()


def test_whoever_watches_is_asked_on_the_score_sheet(prepare: Prepare, come: Open) -> None:
    table = prepare("Ann", script=first_offer, bots=["casual"])
    ann, zoe = come(table.link(0)), come(table.path)
    zoe.page.get_by_label("Your name").fill("Zoe")
    zoe.button("Sit down").click()
    zoe.button("Let me play too").click()
    zoe.sees("You’ll get a seat as soon as one is free")
    ann.button("Next round").click()
    zoe.page.locator("#hand").wait_for()


def test_the_host_sees_who_watches_and_sends_them_away(prepare: Prepare, come: Open) -> None:
    ann, stranger = come((table := prepare()).link(0)), come(table.path)
    ann.sees("1 person is watching")
    ann.page.get_by_label("Others may watch").uncheck()
    stranger.button("To the start page").wait_for()
    ann.page.get_by_text("1 person is watching").wait_for(state="detached")
