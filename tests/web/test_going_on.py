"""After a round: totals for everybody, going on together, and seats for those who come late."""

from __future__ import annotations

import re

from lastcard import Game
from lastcard.table.shuffles import promise
from tests.support.browsers import PHONE, Guest, box, come_back_to_forger, forge_secret, play_on
from tests.support.offers import before_the_end, first_offer
from tests.support.servers import Data
from tests.web.conftest import Open, Prepare

TEN = ("Ann", "Ben", "Cleo", "Dora", "Emil", "Fritz", "Greta", "Hanna", "Ida", "Johannes-Maria")


def test_a_shuffle_that_was_not_promised_is_told_first(prepare: Prepare, come: Open) -> None:
    table = prepare(script=first_offer)
    ann = come(table.link(0), **PHONE)
    ann.button("Next round").wait_for()
    forge_secret(ann.page)
    warning = ann.page.get_by_role("alert").filter(has_text="not the one that was promised")
    warning.wait_for()
    assert box(warning)["y"] < box(ann.button("Next round"))["y"]


def test_a_shuffle_that_breaks_its_promise_is_told_at_the_deal(
    prepare: Prepare, come: Open
) -> None:
    ann = come(prepare("Ann", bots=["casual"]).link(0), **PHONE)
    ann.button("Start the game").wait_for()
    come_back_to_forger(ann.page, deal_otherwise)
    ann.button("Start the game").click()
    ann.page.get_by_role("status").filter(has_text="not the one that was promised").wait_for()


def deal_otherwise(message: Data) -> None:
    """Promise one shuffle, and show the cards of another."""
    if message.get("view"):
        message["view"]["commitment"] = "0" * 64


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


def test_the_score_sheet_says_what_the_points_are_for(prepare: Prepare, come: Open) -> None:
    few = prepare(script=first_offer, options={"scoring": "tally"})
    one_round = prepare(script=first_offer, edition="togetherness")
    come(few.link(0), **PHONE).sees("At 500 points the lowest total wins")
    ann = come(one_round.link(0), **PHONE)
    ann.button("Play again").wait_for()
    assert ann.page.locator(".score").get_by_text("500").count() == 0
    assert ann.page.locator(".score .way").count() == 0


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


def test_everybodys_share_is_in_the_next_shuffle(prepare: Prepare, come: Open) -> None:
    table = prepare(script=first_offer, options={"target": 10_000, "hand_size": 2})
    ann, ben = come(table.link(0)), come(table.link(1))
    for person in (ben, ann):  # nobody waits for Ben before he is here
        person.button("Next round").click()
    for person in (ann, ben):
        person.page.locator(".score").wait_for(state="detached")
    play_on([ann, ben], stop=lambda view: False)
    tables = [one["table"] for one in ann.frames if one["type"] == "update" and one["table"]]
    parts = tables[-1]["shuffle"]["parts"]
    assert len(parts) == 2
    said = [part for part in parts if part["share"]]  # a busy machine may be too late for somebody
    assert [promise(part["share"]) for part in said] == [part["promise"] for part in said]
    ann.page.get_by_text("Proof of the shuffle").click()
    ann.sees("Shuffled together with Ann and Ben" if len(said) == 2 else "Left out of the shuffle")


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
    zoe.sees("You’ll play from the next round on")
    ann.button("Next round").click()
    zoe.page.locator("#hand").wait_for()


def first_round(game: Game) -> str | None:
    """Play one round, and leave the next as it is dealt."""
    return first_offer(game) if game.round_number == 1 else None


def sit_down_late(zoe: Guest) -> None:
    zoe.page.get_by_label("Your name").fill("Zoe")
    zoe.button("Sit down").click()
    zoe.button("Let me play too").click()
    zoe.sees("You’ll play from the next round on")


def test_whoever_comes_late_gets_a_seat_of_their_own_with_the_next_round(
    prepare: Prepare, come: Open
) -> None:
    table = prepare(script=first_offer, options={"target": 10_000, "hand_size": 2})
    ann, ben, zoe = come(table.link(0)), come(table.link(1)), come(table.path, **PHONE)
    sit_down_late(zoe)
    for person in (ann, ben):
        person.sees("In from the next round on: Zoe")
        person.button("Next round").click()
    zoe.page.locator("#hand").wait_for()
    assert (zoe.view["seat"], zoe.view["round_number"]) == (2, 2)
    is_hers = zoe.view["dealer"] == 1 and zoe.view["top"].endswith("D")  # a Draw Two turned up
    assert len(zoe.hand) == (4 if is_hers else 2)
    ann.page.get_by_role("list", name="The others at the table").get_by_text("Zoe").wait_for()
    play_on([ann, ben, zoe], stop=lambda view: False)
    totals = zoe.page.locator("td.total")
    totals.nth(2).wait_for()
    assert sorted(map(int, totals.all_text_contents())) == sorted(zoe.view["scores"])


def test_whoever_comes_to_a_running_game_is_told_what_they_can_have(
    prepare: Prepare, come: Open
) -> None:
    names = [f"Player {number}" for number in range(10)]
    started = {"wanted": lambda game: game.to_act == 0}
    come(prepare(**started).path).sees("you can join in from the next round on")
    bots = prepare("Ann", bots=["casual"], **started)
    come(bots.path).sees("you can take over from a bot at once")
    zoe = come(prepare(*names, **started).path, **PHONE)
    zoe.sees("you can watch")
    zoe.page.get_by_label("Your name").fill("Zoe")
    zoe.button("Sit down").click()
    zoe.sees("The table is full.")
    assert zoe.button("Let me play too").count() == 0


def test_whoever_comes_late_is_told_with_how_many_points_they_start(
    prepare: Prepare, come: Open
) -> None:
    ours = prepare(wanted=lambda game: game.to_act == 0)
    few = prepare(script=first_round, rounds=2, options={"scoring": "tally", "target": 10_000})
    zoe, yves = come(ours.path, **PHONE), come(few.path, **PHONE)
    sit_down_late(zoe)
    zoe.sees("You start with no points.")
    sit_down_late(yves)
    most = max(yves.view["scores"])
    assert most > 0
    yves.sees(f"you start with as many points as whoever has most: {most} so far")


def test_the_host_sees_who_watches_and_sends_them_away(prepare: Prepare, come: Open) -> None:
    ann, stranger = come((table := prepare()).link(0)), come(table.path)
    ann.sees("1 person is watching")
    ann.page.get_by_label("Others may watch").uncheck()
    stranger.button("To the start page").wait_for()
    ann.page.get_by_text("1 person is watching").wait_for(state="detached")


def test_the_leaderboard_of_a_table_tells_two_people_of_one_name_apart(
    prepare: Prepare, come: Open
) -> None:
    table = prepare(
        "Ann",
        "Ben",
        edition="togetherness",
        script=before_the_end,
        wanted=lambda game: game.to_act == 0,
    )
    ann, ben = come(table.link(0), **PHONE), come(table.link(1))
    ann.do_anything()
    for person, own in ((ann, "Ann (you)"), (ben, "Ben (you)")):
        board = person.page.get_by_role("region", name="Leaderboard of this table")
        board.get_by_role("row", name=own).wait_for()
        board.locator("summary").click()
        board.get_by_text(re.compile(r"Ann\s+\d+, Ben\s+\d+")).wait_for()
    ann.button("Menu").click()
    menu = ann.page.get_by_role("dialog")
    menu.get_by_role("row", name="Ann (you) 1 1").wait_for()
    menu.get_by_role("button", name="Leave the table for good").click()
    menu.get_by_role("button", name="Are you sure?").click()
    another = come(table.path)
    another.page.get_by_label("Your name").fill("Ann")
    another.button("Sit down").click()
    ben.button("Back to the lobby").click()
    board = another.page.get_by_role("region", name="Leaderboard of this table")
    board.get_by_role("row", name="Ann 1 1").wait_for()
    assert board.get_by_text("(you)").count() == 0
    another.go("/statistics")
    another.sees("You haven’t finished a game here yet.")
