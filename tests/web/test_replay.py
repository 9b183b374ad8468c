"""A finished game, move by move: the page shows what the table showed."""

from __future__ import annotations

from playwright.sync_api import expect

from lastcard import Game
from tests.support.browsers import PHONE, SIDEWAYS, Guest
from tests.support.offers import before_the_end
from tests.support.servers import Data
from tests.web.conftest import Open, Prepare

WAYS = {"left": "Play goes clockwise", "right": "Play goes anticlockwise"}
DOWN_THE_PAGE = "element => Math.round(element.getBoundingClientRect().top + scrollY)"
COLORS = {"r": "red", "y": "yellow", "g": "green", "b": "blue"}


def ann_wins_with_powers_about(game: Game) -> bool:
    """Ann plays the last card, play goes to the right, and somebody holds a power."""
    return game.to_act == 0 and game.direction == "right" and len(game.powers) > 0


def watch_again(prepare: Prepare, come: Open) -> Guest:
    """Somebody who has just won a game, and watches it move by move."""
    table = prepare(
        edition="color-powers",
        options={"scoring": "hand"},
        script=before_the_end,
        wanted=ann_wins_with_powers_about,
    )
    ann = come(table.link(0))
    ann.do_anything()
    ann.button("Watch the game again").click()
    ann.button("To the end").wait_for()
    return ann


def test_a_replay_shows_what_lay_on_the_table_and_whose_turn_it_was(
    prepare: Prepare, come: Open
) -> None:
    ann = watch_again(prepare, come)
    ann.button("To the end").click()
    ann.button("One move back").click()
    number = ann.page.url.partition("/g/")[2]
    steps = ann.server.request(f"/api/games/{number}")["steps"]
    shows(ann, steps[-2])
    ann.button("To the beginning").click()
    shows(ann, steps[0])
    main = ann.page.locator("main")
    main.get_by_role("tab", name="Review").click()
    expect(main.get_by_text("Round 1: Ann wins the round.")).to_be_visible(timeout=300_000)
    expect(main.locator(".account").filter(has_text="Ben")).to_be_visible()
    graph = main.get_by_role("slider", name="Everybody")
    graph.click()
    moves = main.get_by_role("slider", name="Move ")
    expect(moves).not_to_have_value("0")
    graph.press("ArrowRight")
    expect(graph).to_have_attribute("aria-valuenow", str(int(moves.input_value()) + 1))


def shows(guest: Guest, step: Data) -> None:
    """The page shows this move, to somebody who looks and to somebody who listens."""
    main = guest.page.locator("main")
    expect(main.locator("[data-pile='draw'] .count")).to_have_text(str(step["draw_count"]))
    expect(main.locator(".piles .color")).to_contain_text(COLORS[step["color"]])
    expect(main.locator(".told")).to_contain_text(WAYS[step["direction"]])
    expect(main.locator(".told")).to_contain_text(f"Round {step['round_number']}")
    name = ("Ann", "Ben")[step["to_act"]]
    expect(main.locator(".told .turn")).to_contain_text(name)
    expect(main.locator("[aria-current='true'] b")).to_have_text(name)
    for seat in (0, 1):
        held = [color for color, holder in step["powers"].items() if holder == seat]
        expect(main.locator("li").nth(seat).get_by_text(" power: ")).to_have_count(len(held))


def test_on_a_phone_one_steps_through_a_game_without_scrolling(
    prepare: Prepare, come: Open
) -> None:
    number = watch_again(prepare, come).page.url.partition("/g/")[2]
    for screen in (PHONE, SIDEWAYS):
        ann = come(f"/g/{number}", **screen)
        hands = ann.page.locator("main ul.list > li")
        hands.last.wait_for()
        ann.page.evaluate("() => scrollTo(0, document.documentElement.scrollHeight)")
        tabs = ann.page.get_by_role("tablist")
        place = tabs.evaluate(DOWN_THE_PAGE)
        for move in range(2, 12):
            ann.button("One move on").click()
            ann.sees(f"Move {move} of ")
            assert tabs.evaluate(DOWN_THE_PAGE) == place, move
            for element in (*hands.all(), ann.button("One move on")):
                expect(element).to_be_in_viewport()
