"""Nobody loses a card: pages are loaded anew, and the server dies and comes again."""

from __future__ import annotations

from playwright.sync_api import Route, WebSocketRoute, expect

from lastcard import Game
from tests.support.browsers import play_on
from tests.support.servers import Server
from tests.web.conftest import Open, Prepare


def in_mid_turn(game: Game) -> str | None:
    """Everybody draws, until somebody has drawn a card that fits, and may play or keep it."""
    if game.phase == "drawn":
        return None
    return "draw" if "draw" in game.legal() else game.legal()[0]


def ann_has_drawn(game: Game) -> bool:
    drawn = game.view(0).drawn
    return game.to_act == 0 and drawn is not None and game.hand(0).count(drawn) == 1


def test_loading_the_page_anew_in_mid_turn_changes_nothing(prepare: Prepare, come: Open) -> None:
    table = prepare(script=in_mid_turn, wanted=ann_has_drawn)
    ann = come(table.link(0))
    ann.button("Keep it").wait_for()
    hand, drawn = ann.hand, ann.raised.get_attribute("data-card")
    ben = come(table.link(1))
    ben.page.get_by_placeholder("Say something").fill("Your turn!")
    ben.page.keyboard.press("Enter")
    ann.sees("Your turn!")
    assert ann.page.url.endswith(table.path)  # the token is not left in the address
    ann.page.reload()
    ann.button("Keep it").wait_for()
    assert ann.hand == hand
    ann.sees("Your turn!")  # what was said is there again too
    assert ann.raised.get_attribute("data-card") == drawn
    ann.raised.click()
    ann.page.locator(".chooser, .moment, .turn:not(.mine)").first.wait_for()


def test_a_killed_server_is_waited_for_and_the_round_goes_on(
    prepare: Prepare, come: Open, server: Server
) -> None:
    table = prepare(wanted=lambda game: game.phase == "turn")
    people = [come(table.link(seat)) for seat in (0, 1)]
    play_on(people, stop=lambda view: view["discard_count"] > 3)
    hands = [person.hand for person in people]
    server.kill()
    for person in people:
        person.sees("Connection lost. Reconnecting…")
    server.start()
    for person, hand in zip(people, hands, strict=True):
        person.page.get_by_text("Connection lost").wait_for(state="detached")
        assert person.hand == hand
        person.problems = [one for one in person.problems if "WebSocket connection" not in one]
    play_on(people, stop=lambda view: view["discard_count"] > 5)


def test_a_link_of_ones_own_goes_on_with_another_device(prepare: Prepare, come: Open) -> None:
    table = prepare(wanted=lambda game: True)
    ann = come(table.link(0))
    ann.page.locator("#hand").wait_for()
    ann.button("Menu").click()
    link = ann.page.locator("dialog input[readonly]").input_value()
    phone = come(link.partition(str(ann.server.port))[2])
    phone.page.locator("#hand").wait_for()
    assert phone.hand == ann.hand


def test_a_refusal_that_passes_costs_nobody_the_seat(prepare: Prepare, come: Open) -> None:
    table = prepare(wanted=lambda game: True)
    ann = come(table.link(0))
    ann.page.locator("#hand").wait_for()
    hand, tries = ann.hand, []

    def refuse_twice(socket: WebSocketRoute) -> None:
        tries.append(socket)
        if len(tries) > 2:
            socket.connect_to_server()
        else:
            refused = '{"type": "refused", "id": 0, "reason": "too_fast", "detail": ""}'
            socket.on_message(lambda _: socket.send(refused))

    ann.page.route_web_socket("**/ws/*", refuse_twice)
    ann.page.reload()
    ann.page.locator("#hand").wait_for()
    assert (ann.hand, len(tries)) == (hand, 3)


def test_a_link_with_something_else_in_it_does_not_cost_the_seat(
    prepare: Prepare, come: Open
) -> None:
    table = prepare(wanted=lambda game: True)
    ann = come(table.link(0))
    ann.page.locator("#hand").wait_for()
    hand = ann.hand
    ann.go("/")
    ann.go(f"{table.path}#look-at-this-table")
    ann.page.locator("#hand").wait_for()
    assert ann.hand == hand


def test_no_felt_and_no_card_is_seen_before_the_edition_is_known(
    prepare: Prepare, come: Open
) -> None:
    held: list[Route] = []
    table = prepare(edition="disney-parks", wanted=lambda game: game.to_act == 0)
    ann = come()
    ann.page.route("**/api/editions*", lambda route: held.append(route))
    ann.go(table.link(0))
    ann.wait_for_news(lambda: ann.view.get("edition") == "disney-parks")
    ann.settle()
    expect(ann.page.locator(".felt.lit, .board")).to_have_count(0)
    for route in held:
        route.continue_()
    ann.page.locator(".felt.lit").wait_for(state="attached")
    ann.raised.first.wait_for()


def test_the_start_page_leads_back_to_the_tables_that_one_sits_at(
    prepare: Prepare, come: Open
) -> None:
    table = prepare("Ann", "Ben", wanted=lambda game: game.to_act == 0)
    ann, ben = come(table.link(0)), come(table.link(1))
    ben.page.locator("#hand").wait_for()
    ann.page.locator("#hand").wait_for()
    ann.page.evaluate("localStorage.setItem('lastcard.token.ZZZZZZZZ', 'worth-nothing')")
    ann.go("/")
    back = ann.page.get_by_role("region", name="Your tables")
    back.get_by_text("There now: Ben").wait_for()
    back.get_by_text("It’s your turn!").click()
    ann.page.locator("#hand").wait_for()
    kept = ann.page.evaluate("Object.keys(localStorage).filter((key) => key.includes('token'))")
    assert kept == [f"lastcard.token.{table.code}"]  # a table that is no more is forgotten


def test_an_address_that_there_is_not_says_so_and_leads_home(come: Open) -> None:
    ann = come("/nowhere")
    ann.page.get_by_role("heading", name="There is no such page").wait_for()
    ann.button("To the start page").click()
    ann.page.locator(".edition").first.wait_for()
    assert [one for one in ann.problems if "404" not in one] == []
    ann.problems.clear()  # the browser tells of the server's answer
