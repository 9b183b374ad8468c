"""What people say is seen at their seats, and can be read afterwards."""

from __future__ import annotations

from itertools import combinations

import pytest
from playwright.sync_api import expect

from tests.support.browsers import PHONE, Guest, agree, box, overlap
from tests.support.prepared import is_anns_turn
from tests.support.servers import Client, Server
from tests.web.conftest import Open, Prepare


def on_screen(guest: Guest, selector: str) -> bool:
    place, window = box(guest.page.locator(selector)), guest.page.viewport_size
    assert window is not None
    right, bottom = place["x"] + place["width"], place["y"] + place["height"]
    return (
        min(place["x"], place["y"]) >= 0 and right <= window["width"] and bottom <= window["height"]
    )


def test_a_reaction_takes_two_taps_on_a_phone_and_is_seen_at_both_ends(
    prepare: Prepare, come: Open
) -> None:
    table = prepare(wanted=is_anns_turn)
    ann, ben = come(table.link(0), **PHONE), come(table.link(1), **PHONE)
    agree([ann, ben])
    ann.button("Reactions").tap()
    ann.page.get_by_role("button", name="Applause").tap()
    for guest in (ann, ben):
        guest.page.locator('.bubble.reaction[data-from="0"]').wait_for()
    assert (
        ann.page.get_by_role("button", name="Applause").count() == 0
    )  # the table is in sight again


def test_what_somebody_says_stands_at_their_seat_and_is_kept(prepare: Prepare, come: Open) -> None:
    table = prepare(wanted=is_anns_turn)
    ann, ben = come(table.link(0)), come(table.link(1), **PHONE)
    agree([ann, ben])
    words = "You had a green one all along, admit it! " * 4
    ann.page.get_by_label("Say something").fill(words)
    ann.button("Send").click()
    bubble = ben.page.locator('.bubble[data-from="0"]')
    bubble.wait_for()
    assert words.strip() in bubble.inner_text()
    assert on_screen(ben, '.bubble[data-from="0"]')
    ben.page.get_by_role("button", name="Game log").tap()
    log = ben.page.get_by_role("dialog").get_by_role("region", name="Game log")
    ben.button("Chat only").tap()
    assert log.locator("p").all_inner_texts() == [f"Ann {words.strip()}"]


def test_whoever_opens_the_log_sees_what_was_said_last_and_what_is_said_then(
    prepare: Prepare, come: Open
) -> None:
    table = prepare(wanted=is_anns_turn)
    ann, ben = come(table.link(0), **PHONE), come(table.link(1))
    agree([ann, ben])
    for times in (1, 2, 3):
        ben.page.get_by_label("Say something").fill("Which card do you wait for? " * 7)
        ben.button("Send").click()
        expect(ann.page.locator(".unread")).to_have_text(str(times))
    ann.page.get_by_role("button", name="Game log").tap()
    latest = ann.page.get_by_role("dialog").get_by_role("region", name="Game log").locator("p").last
    expect(latest).to_contain_text("Which card")
    expect(latest).to_be_in_viewport(ratio=0.9)
    ben.page.get_by_label("Say something").fill("Your turn, Ann! " * 10)
    ben.button("Send").click()
    expect(latest).to_contain_text("Your turn")
    expect(latest).to_be_in_viewport(ratio=0.9)


def test_only_what_others_have_said_since_is_unread_also_after_a_reload(
    prepare: Prepare, come: Open, server: Server
) -> None:
    table = prepare(wanted=is_anns_turn)
    ann = come(table.link(0), **PHONE)
    ben = Client(server, table.code, token=table.tokens[1])
    unread = ann.page.locator(".unread")
    ann.page.locator(".held").first.wait_for()
    ben.send("chat", text="Good luck!")
    expect(unread).to_have_text("1")
    log = ann.page.get_by_role("button", name="Game log")
    log.tap()
    ann.page.get_by_role("textbox", name="Say something").fill("And to you!")
    ann.button("Send").tap()
    ann.page.get_by_role("dialog").get_by_text("And to you!").wait_for()
    for _ in range(2):
        ann.page.reload()
        ann.raised.first.wait_for()
        expect(log).to_be_visible()
        expect(unread).to_have_count(0)
    ben.send("chat", text="Your turn!")
    expect(unread).to_have_text("1")
    ann.page.reload()
    expect(unread).to_have_text("1")  # it has not been read


# Looked at in one moment, by the page: bubbles stay for a few seconds.
ALL_BUBBLES = """() => {
  const bubbles = [...document.querySelectorAll(".bubble")];
  if (bubbles.length < 3 || !document.querySelector(".bubble.reaction")) return null;
  const places = bubbles.map((bubble) => bubble.getBoundingClientRect().toJSON());
  const names = bubbles.map((bubble) => bubble.querySelector(".who"));
  return { places, named: names.filter((name) => name.checkVisibility()).length };
}"""


@pytest.mark.parametrize("size", [(360, 640), (390, 844)], ids=["phone", "tall"])
def test_what_neighbours_say_at_the_same_time_can_all_be_read(
    prepare: Prepare, come: Open, server: Server, size: tuple[int, int]
) -> None:
    table = prepare("Ann", "Ben", "Cleo", "Dan", wanted=is_anns_turn)
    ann = come(table.link(0), **PHONE | {"viewport": {"width": size[0], "height": size[1]}})
    ann.page.locator(".held").first.wait_for()
    people = [Client(server, table.code, token=token) for token in table.tokens[1:]]
    for person in people:
        person.send("chat", text="You had a green one all along!")
    people[1].send("react", reaction="clap")  # instead of words
    seen = ann.page.wait_for_function(ALL_BUBBLES).json_value()
    assert not any(overlap(one, other) for one, other in combinations(seen["places"], 2))
    assert seen["named"] >= 1, "what lies elsewhere says whose it is"
