"""From the start page to a table with friends: inviting, agreeing, talking, watching."""

from __future__ import annotations

from playwright.sync_api import Route

from lastcard import Game
from lastcard.editions.effects import MAX_DRAW
from lastcard.editions.written_rules import MAX_WORDS
from lastcard.rules.state import MAX_CLAUSES
from tests.support.browsers import PHONE, Guest, play_on
from tests.support.offers import before_the_end, first_offer
from tests.web.conftest import Open, Prepare


def meet(come: Open, edition: str) -> tuple[Guest, Guest]:
    """Ann opens a table on the start page, and Ben comes by its code."""
    ann, ben = come("/"), come("/")
    ann.page.get_by_role("radio", name=edition).check()
    ann.page.get_by_label("Your name").fill("Ann")
    ann.page.get_by_text("4 players").click()
    ann.page.get_by_role("combobox", name="Players", exact=True).select_option("2")
    ann.button("Invite friends").click()
    ann.button("Start the game").wait_for()
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_label("Join a table").fill(ann.page.url)
    ben.button("Join").click()
    ben.button("Sit down").click()  # under the name that he has given already
    ann.sees("Ben")
    ben.sees("Waiting for Ann to start")
    return ann, ben


def test_friends_meet_by_a_link_agree_on_a_rule_and_play(come: Open) -> None:
    ann, ben = meet(come, "Super Hero Girls")
    ann.button("Propose").first.click()
    ann.page.get_by_label("Words on the card").fill("Rain for everybody else")
    ann.button("Add an effect").click()
    ann.page.get_by_role("combobox", name="Who", exact=True).select_option("others")
    ann.page.locator("form").get_by_role("button", name="Propose").click()
    ann.sees("Waiting for Ben")
    ben.sees("Rain for everybody else")
    ben.button("Agree").click()
    ann.sees("Ben agrees.")
    ann.button("Start the game").click()
    for person in (ann, ben):
        person.page.locator("#hand").wait_for()
        assert len(person.hand) >= 7
    ben.button("Help").click()
    ben.sees("Rain for everybody else. Everyone else draws 1 card.")


def test_a_rule_is_written_within_the_limits_of_the_game(prepare: Prepare, come: Open) -> None:
    ann = come(prepare(edition="super-hero-girls").link(0))
    ann.button("Propose").first.click()
    for _ in range(MAX_CLAUSES):
        ann.button("Add an effect").click()
    assert ann.button("Add an effect").count() == 0
    assert ann.page.get_by_label("Words on the card").get_attribute("maxlength") == str(MAX_WORDS)
    assert ann.page.get_by_role("spinbutton", name="Cards").first.get_attribute("max") == str(
        MAX_DRAW
    )


def test_two_clicks_lead_from_the_start_page_to_a_game_with_bots(come: Open) -> None:
    ann = come("/")
    explained = ann.page.get_by_role("article").filter(has_text="Color Powers")
    explained.get_by_role("button", name="Choose this one").click()
    assert ann.page.get_by_role("radio", name="Color Powers").is_checked()
    ann.button("Play").click()
    ann.page.locator("#hand").wait_for()
    assert len(ann.hand) >= 7
    assert ann.page.locator(".seat").count() == 3


def test_whoever_watches_sees_no_hand(prepare: Prepare, come: Open) -> None:
    table = prepare(wanted=lambda game: game.phase == "turn")
    people = [come(table.link(seat)) for seat in (0, 1)]
    watcher = come(table.path)
    watcher.button("Just watch").click()
    play_on(people, stop=lambda view: view["discard_count"] > 4)
    watcher.wait_for_news(lambda: watcher.version >= people[0].version)
    watcher.sees("You’re watching.")
    assert watcher.page.locator("#hand").count() == 0
    assert watcher.page.locator(".seat").count() == 2
    assert watcher.view["hand"] == []
    assert watcher.view["known"] == {}
    assert all("cards" not in event for event in watcher.events("drew"))
    assert any("cards" in event for person in people for event in person.events("drew"))


def test_people_talk_until_the_host_switches_the_chat_off(prepare: Prepare, come: Open) -> None:
    table = prepare(chat=True)
    ann, ben = come(table.link(0)), come(table.link(1))
    say(ben, "<b>hello</b>")
    ann.sees("<b>hello</b>")  # as it was written, never as markup
    ann.page.get_by_label("Chat", exact=True).uncheck()
    ben.sees("Chat is off.")
    assert ben.page.get_by_placeholder("Say something").count() == 0
    ben.page.get_by_role("button", name="Applause").click()
    ann.page.locator(".said").get_by_text("Applause").wait_for(state="attached")


CHAT = "Game log, Chat"


def test_what_is_said_beside_the_table_is_not_counted_as_unread(
    prepare: Prepare, come: Open
) -> None:
    table = prepare(wanted=lambda game: game.phase == "turn")
    ann, ben = come(table.link(0)), come(table.link(1))
    say(ben, "hello")
    ann.sees("hello")
    assert ann.page.locator(".unread").count() == 0
    assert ann.button(CHAT).count() == 0
    ann.page.keyboard.press("l")
    ann.page.get_by_role("region", name="Game log").and_(ann.page.locator(":focus")).wait_for()
    assert ann.page.get_by_role("dialog").count() == 0


def test_what_is_said_while_the_log_is_not_on_the_screen_is_counted_until_it_is_read(
    prepare: Prepare, come: Open
) -> None:
    table = prepare(wanted=lambda game: game.phase == "turn")
    ann, ben = come(table.link(0), **PHONE), come(table.link(1))
    ann.page.locator("#hand").wait_for()
    say(ben, "hello")
    ann.page.locator(".unread").get_by_text("1").wait_for()
    ann.button(CHAT).click()
    ann.sees("hello")
    ann.page.keyboard.press("Escape")
    ann.button(CHAT).wait_for()
    assert ann.page.locator(".unread").count() == 0


def test_the_chat_of_the_lobby_is_gone_to_and_not_opened_a_second_time(
    prepare: Prepare, come: Open
) -> None:
    ann = come(prepare().link(0), **PHONE)
    ann.page.locator(".lobby").wait_for()
    ann.button(CHAT).click()
    ann.button(CHAT).wait_for(state="detached")
    assert ann.page.get_by_role("dialog").count() == 0
    assert ann.page.get_by_placeholder("Say something").count() == 1


def test_no_second_chat_is_opened_before_the_lobby_is_there(prepare: Prepare, come: Open) -> None:
    table, ann = prepare(), come()
    held: list[Route] = []
    ann.page.route("**/api/editions", lambda route: held.append(route))
    with ann.page.expect_request("**/api/editions"):
        ann.go(table.link(0))
    ann.button(CHAT).click()
    ann.page.keyboard.press("l")
    assert ann.page.get_by_role("dialog").count() == 0
    (route,) = held
    route.continue_()
    ann.page.locator(".lobby").wait_for()
    assert ann.page.get_by_role("dialog").count() == 0


def test_the_lobby_is_there_even_if_the_editions_cannot_be_had(
    prepare: Prepare, come: Open
) -> None:
    table, ann = prepare(), come()
    ann.page.route("**/api/editions", lambda route: route.fulfill(status=500))
    ann.go(table.link(0))
    ann.button("Start the game").wait_for()
    ann.problems.clear()  # the browser complains of the answer


def say(guest: Guest, words: str) -> None:
    guest.page.get_by_placeholder("Say something").fill(words)
    guest.page.keyboard.press("Enter")


def test_the_next_host_is_named_when_the_host_hands_over(prepare: Prepare, come: Open) -> None:
    table = prepare()
    ann, ben = come(table.link(0)), come(table.link(1))
    ann.button("Make host: Ben").click()
    ann.sees("Ben is the host now.")
    ben.button("Start the game").wait_for()
    assert ann.button("Start the game").count() == 0


def test_ones_own_statistics_are_found_from_the_start_page(prepare: Prepare, come: Open) -> None:
    table = prepare(
        "Zoe",
        "Ben",
        edition="togetherness",
        script=before_the_end,
        wanted=lambda game: game.to_act == 0,
    )
    zoe = come(table.link(0))
    zoe.do_anything()
    zoe.sees("You win the game!")
    zoe.go("/")
    zoe.button("Statistics").click()
    zoe.sees("Games of your tables")
    zoe.sees("100% of games won")
    zoe.button("Watch again").click()
    zoe.sees("A game, move by move")


def test_a_rule_of_the_tables_own_is_read_while_its_card_lies_open(
    prepare: Prepare, come: Open
) -> None:
    table = prepare(
        edition="super-hero-girls",
        rule=("Sing a song!", ""),
        wanted=lambda game: game.to_act == 0 and "WA" in game.hand(0) and game.phase == "turn",
    )
    ann, ben = come(table.link(0)), come(table.link(1))
    ann.card("WA").click()
    ann.sees("Sing a song!")
    ann.questions.first.click()
    ben.page.locator(".piles").get_by_text("Sing a song!").wait_for()
    ben.page.get_by_role("button", name="On the discard pile: Wild Customizable (first)").click()
    ben.page.get_by_role("region", name="Wild Customizable (first)").wait_for()


def test_cards_that_were_seen_can_be_looked_at_again(prepare: Prepare, come: Open) -> None:
    table = prepare(edition="disney-parks", script=pass_hands, wanted=lambda game: True)
    ann = come(table.link(0))
    ann.page.get_by_role("button", name="Seen in Ben’s hand").click()
    seen = ann.page.get_by_role("region", name="Seen in Ben’s hand")
    assert seen.get_by_role("listitem").count() == len(ann.view["known"]["1"])
    ann.button("Close").click()
    seen.wait_for(state="detached")


def pass_hands(game: Game) -> str | None:
    """Play until the hands have been passed on, and Ann is to act."""
    known = game.view(0).known
    return None if known.get(1) and game.to_act == 0 and game.phase == "turn" else first_offer(game)


def ben_waits_with_magic(game: Game) -> bool:
    return game.to_act == 0 and game.phase == "turn" and "WM" in game.hand(1)


def test_a_wild_that_does_not_fit_now_says_what_it_does(prepare: Prepare, come: Open) -> None:
    table = prepare(edition="disney-parks", wanted=ben_waits_with_magic)
    ben = come(table.link(1))
    ben.page.locator("#hand").wait_for()
    ben.card("WM").hover()  # Playwright's own click would wait until the card can be played
    ben.page.mouse.down()
    ben.page.mouse.up()
    ben.sees("Everyone passes their whole hand to the left.")
    ben.page.keyboard.press("Escape")
    ben.page.get_by_role("region", name="Wild Magic").wait_for(state="detached")
    assert ben.moves == 0


def test_the_host_switches_the_chat_off_in_the_middle_of_a_game(
    prepare: Prepare, come: Open
) -> None:
    table = prepare(wanted=lambda game: game.phase == "turn")
    ann, ben = come(table.link(0)), come(table.link(1))
    ann.button("Menu").click()
    ann.page.get_by_label("Chat", exact=True).uncheck()
    ben.sees("Chat is off.")
    assert ben.page.get_by_placeholder("Say something").count() == 0
    ben.button("Menu").click()
    assert ben.page.get_by_label("Chat", exact=True).count() == 0
