"""The moments of a game: challenges, calls and catches, choices, and a card that is dragged."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator

from lastcard import Game
from tests.support.browsers import (
    LARGE_TEXT,
    PHONE,
    SCREENS,
    SMALLEST,
    Guest,
    box,
    click,
    overlap,
    question_covers_nothing,
)
from tests.support.offers import first_offer
from tests.support.prepared import Wanted
from tests.web.conftest import Open, Prepare


def holds_a_bluff(game: Game) -> bool:
    """Ann is to act and may bluff: a Wild Draw Four beside a card of the colour."""
    hand = game.hand(0)
    colored = any(card[0] == game.color for card in hand)
    return game.to_act == 0 and "W4" in hand and colored and game.phase == "turn"


def two_plain_cards(game: Game) -> bool:
    """Ann is to act and holds two cards; the left one fits and is a number."""
    if game.to_act != 0 or game.phase != "turn":
        return False
    cards = [move for move in game.legal() if len(move) == 2 and move[1].isdigit()]
    return len(cards) > 0 and game.hand(1)[0][0] != "W"


def bluff(prepare: Prepare, come: Open) -> tuple[Guest, Guest]:
    """Ann plays a Wild Draw Four, which she must not; now Ben has to answer."""
    table = prepare(wanted=holds_a_bluff)
    ann, ben = come(table.link(0)), come(table.link(1))
    ann.card("W4").click()
    said = ann.page.locator(".chooser .words").inner_text()
    ann.questions.first.click()
    assert "so this is a bluff" in said
    ben.sees("card?")
    return ann, ben


def test_a_challenge_names_the_colour_and_says_what_either_answer_brings(
    prepare: Prepare, come: Open
) -> None:
    table = prepare(wanted=holds_a_bluff)
    ann, ben = come(table.link(0)), come(table.link(1), **PHONE)
    color = ann.page.locator(".piles .color").inner_text().split()[-1]
    ann.card("W4").click()
    ann.questions.first.click()
    moment = ben.page.get_by_role("group", name=f"Did Ann hold a {color} card?")
    moment.wait_for()
    assert ben.page.locator(".turn").inner_text().strip() == "Draw 4, or challenge"
    said = moment.inner_text()
    assert "If so, Ann draws 4 and you play on." in said
    assert "If not, you draw 6 and miss your turn." in said
    question_covers_nothing(ben)


def test_a_question_covers_nothing_for_whoever_reads_large_letters(
    prepare: Prepare, come: Open
) -> None:
    four = ("Ann", "Ben", "Cleo", "Dan")
    table = prepare(*four, wanted=lambda game: game.to_act == 0 and "W4" in game.hand(0))
    ann = come(**PHONE | {"viewport": {"width": 390, "height": 844}})
    ann.page.add_init_script(LARGE_TEXT)
    ann.go(table.link(0))
    ann.card("W4").click()
    question_covers_nothing(ann)


def has_drawn_a_wild_beside_a_power(game: Game) -> bool:
    """Ann may play the wild that she has just drawn, and holds a power."""
    wild = any(move.startswith("W") for move in game.legal())
    return game.to_act == 0 and game.phase == "drawn" and wild and 0 in game.powers.values()


def until_then(game: Game) -> str | None:
    return None if has_drawn_a_wild_beside_a_power(game) else first_offer(game)


def test_large_letters_on_the_smallest_screen_leave_room_to_answer(
    prepare: Prepare, come: Open
) -> None:
    table = prepare(
        *("Ann", "Ben", "Cleo", "Dan"),
        edition="color-powers",
        script=until_then,
        wanted=has_drawn_a_wild_beside_a_power,
    )
    ann = come(**SMALLEST, locale="de")
    ann.page.add_init_script(LARGE_TEXT)
    ann.go(table.link(0))
    ann.raised.first.wait_for()
    click(ann.raised.first)
    ann.questions.nth(3).wait_for()
    ann.settle()
    ann.questions.nth(3).click()
    ann.wait_for_news(lambda: ann.moves == 1)


def test_a_challenger_is_shown_the_hand_and_the_bluffer_draws(prepare: Prepare, come: Open) -> None:
    ann, ben = bluff(prepare, come)
    kept = ann.hand
    ben.button("Challenge").click()
    shown = ben.page.get_by_role("region", name="Ann’s hand")
    shown.wait_for()
    assert "as it was when the Wild Draw Four was played" in shown.inner_text()
    assert shown.get_by_role("listitem").count() == len(kept)
    assert sorted(ben.events("showed")[0]["cards"]) == sorted(kept)
    ann.sees("You were bluffing.")
    assert len(ann.hand) == len(kept) + 4


def test_hands_that_are_shown_at_once_are_all_seen_for_as_long(
    prepare: Prepare, come: Open
) -> None:
    table = prepare(
        *("Ann", "Ben", "Cleo"),
        edition="super-hero-girls",
        rule=("All show", "others show"),
        wanted=lambda game: game.to_act == 0 and "WA" in game.hand(0),
    )
    ann = come()
    ann.page.clock.install()
    ann.go(table.link(0))
    ann.card("WA").click()
    ann.questions.first.click()
    hands = ann.page.get_by_role("region", name=re.compile("hand$"))
    hands.nth(1).wait_for()
    assert [one.get_by_role("listitem").count() for one in hands.all()] == [7, 7]
    ann.page.clock.fast_forward(8_000)
    ann.page.locator("[data-pile='discard']").click()  # what its card does is told instead
    hands.first.wait_for(state="detached")
    ann.page.clock.fast_forward(8_000)
    ann.button("Close").click()
    assert hands.count() == 0


def test_whoever_does_not_challenge_draws_four_and_sees_nothing(
    prepare: Prepare, come: Open
) -> None:
    _, ben = bluff(prepare, come)
    before = len(ben.hand)
    ben.button("Draw 4").click()
    ben.sees("You miss a turn.")
    assert len(ben.hand) == before + 4
    assert ben.events("showed") == []


def test_uno_is_called_with_the_card(prepare: Prepare, come: Open) -> None:
    table = prepare(wanted=two_plain_cards, options={"hand_size": 2})
    ann, ben = come(table.link(0)), come(table.link(1))
    ann.uno.click()
    assert ann.uno.get_attribute("aria-pressed") == "true"
    ann.raised.first.click()
    ben.sees("Ann calls UNO!")
    ben.page.locator(".seat .uno").wait_for()
    assert ben.button("Catch!").count() == 0


def test_uno_is_called_after_the_card(prepare: Prepare, come: Open) -> None:
    table = prepare(wanted=two_plain_cards, options={"hand_size": 2})
    ann, ben = come(table.link(0)), come(table.link(1))
    ann.raised.first.click()
    ann.button("Call UNO now").click()
    ben.sees("Ann calls UNO!")


def test_whoever_forgets_uno_is_caught(prepare: Prepare, come: Open) -> None:
    table = prepare(wanted=two_plain_cards, options={"hand_size": 2})
    ann, ben = come(table.link(0)), come(table.link(1))
    ann.raised.first.click()
    ben.page.get_by_role("button", name="Catch!").click()
    ann.sees("Ben catches you: you didn’t call UNO.")
    assert len(ann.hand) == 3


def forgot_uno(game: Game) -> bool:
    """Ann has forgotten to call UNO, and Ben holds a wild and is to act."""
    return game.uno_owed == 0 and game.to_act == 1 and "W" in game.hand(1)


def play_one_card(game: Game) -> str | None:
    cards = [move for move in game.legal() if move[-1].isdigit() and len(move) == 2]
    return cards[0] if game.hand_sizes[0] == 2 and game.to_act == 0 and cards else None


@pytest.mark.parametrize("screen", SCREENS)
def test_choosing_a_colour_leaves_room_to_catch(screen: str, prepare: Prepare, come: Open) -> None:
    table = prepare(wanted=forgot_uno, script=play_one_card, options={"hand_size": 2})
    ben = come(table.link(1), **SCREENS[screen])
    ben.card("W").click()
    assert_apart(ben, ben.page.locator(".chooser"), "Which colour?")
    ben.page.get_by_role("button", name="Catch!").click()
    ben.sees("You catch Ann, who didn’t call UNO.")


def holds(card: str) -> Wanted:
    return lambda game: game.to_act == 0 and game.phase == "turn" and card in game.hand(0)


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize(
    ("edition", "card", "questions"),
    [
        ("super-hero-girls", "WS", ["Which player?", "Which colour?"]),
        ("color-powers", "WP", ["Which power?", "Which colour?"]),
    ],
)
def test_choosing_a_player_or_a_power_covers_no_button(
    screen: str, edition: str, card: str, questions: list[str], prepare: Prepare, come: Open
) -> None:
    table = prepare(edition=edition, bots=["casual"] * 8, wanted=holds(card))
    ann = come(table.link(0), **SCREENS[screen])
    ann.card(card).click()
    for question in questions:
        assert_apart(ann, ann.page.locator(".chooser"), question)
        ann.questions.first.click()
    ann.wait_for_news(lambda: bool(ann.events("played")))


@pytest.mark.parametrize(
    ("edition", "card"),
    [
        ("classic", "W"),
        ("disney-parks", "WM"),
        ("super-hero-girls", "WS"),
        ("color-powers", "WP"),
    ],
)
def test_the_piles_and_the_hand_are_in_sight_of_a_small_screen_while_something_is_chosen(
    edition: str, card: str, prepare: Prepare, come: Open
) -> None:
    table = prepare(edition=edition, bots=["casual"] * 8, wanted=holds(card))
    ann = come(table.link(0), **PHONE)
    ann.card(card).click()
    question_covers_nothing(ann)
    piles = [box(pile) for pile in ann.page.locator("[data-pile]").all()]
    seats = [box(seat) for seat in ann.page.locator(".others:not(.hidden) .seat").all()]
    assert not any(overlap(pile, seat) for pile in piles for seat in seats)


HEIGHTS = """() => {
  window.heights = [];
  const look = () => {
    const question = document.querySelector(".question > :not(.shield)");
    if (question) heights.push(question.clientHeight);
    requestAnimationFrame(look);
  };
  look();
}"""


def test_a_question_begins_with_its_title_and_answers_on_the_smallest_phone(
    prepare: Prepare, come: Open
) -> None:
    four = ("Ann", "Tante Élodie", "Cleo", "Dan")
    table = prepare(*four, edition="color-powers", wanted=holds("WP"))
    ann = come(table.link(0), **SMALLEST, locale="fr")
    ann.card("WP").click()
    for title, answers in (("Quel pouvoir ?", 2), ("Quelle couleur ?", 4)):
        question = ann.page.get_by_role("group", name=title)
        question.wait_for()
        ann.settle()
        seen = [question.get_by_text(title), ann.button("Annuler")]
        for part in seen + ann.questions.all()[:answers]:
            assert within(box(part), box(question)), title
        ann.questions.first.click()


def within(inner: dict[str, float], outer: dict[str, float]) -> bool:
    return inner["y"] >= outer["y"] and inner["y"] + inner["height"] <= outer["y"] + outer["height"]


def test_a_question_has_all_its_room_when_it_is_first_seen(prepare: Prepare, come: Open) -> None:
    """What a frame begins with has been seen; the piles have made room before the first is."""
    table = prepare(edition="disney-parks", bots=["casual"] * 8, wanted=holds("WM"))
    ann = come(table.link(0), **PHONE)
    ann.page.evaluate(HEIGHTS)
    ann.card("WM").click()
    ann.page.wait_for_function("() => heights.length > 9")
    assert len({*ann.page.evaluate("() => heights.slice(1)")}) == 1


@pytest.mark.parametrize(("edition", "card"), [("super-hero-girls", "WS"), ("color-powers", "WP")])
def test_choosing_covers_nobody_at_a_table_of_six_on_a_tablet(
    edition: str, card: str, prepare: Prepare, come: Open
) -> None:
    table = prepare(edition=edition, bots=["casual"] * 5, wanted=holds(card))
    ann = come(table.link(0), viewport={"width": 820, "height": 1180})
    ann.card(card).click()
    question_covers_nothing(ann)


def assert_apart(guest: Guest, chooser: Locator, question: str) -> None:
    """The choice, all of it, is on the screen and covers neither UNO nor other buttons."""
    guest.sees(question)
    buttons = guest.page.locator(".actions button")
    assert buttons.count() > 0
    assert not any(overlap(box(chooser), box(button)) for button in buttons.all())
    window = guest.page.viewport_size
    assert window is not None
    for button in [*guest.questions.all(), guest.uno]:
        button.scroll_into_view_if_needed()
        place = box(button)
        assert place["x"] >= 0
        assert place["x"] + place["width"] <= window["width"]
        assert place["y"] + place["height"] <= window["height"]


def test_a_card_is_dragged_to_the_pile(prepare: Prepare, come: Open) -> None:
    table = prepare(wanted=two_plain_cards, options={"hand_size": 3})
    ann = come(table.link(0), reduced_motion="no-preference")
    card = ann.raised.first
    code = card.get_attribute("data-card")
    drag_up(ann, card, 45)  # too short a way, and too long for a finger that trembled
    card.hover()  # it is still there
    assert ann.moves == 0
    drag_up(ann, card, 160)
    ann.sees("You play")
    assert ann.events("played")[0]["cards"] == [code]


def drag_up(guest: Guest, card: Locator, height: float) -> None:
    card.hover(position={"x": 20, "y": 30})
    place, mouse = box(card), guest.page.mouse
    x, y = place["x"] + 20, place["y"] + 30
    mouse.down()
    mouse.move(x, y - height, steps=3)
    mouse.up()
