"""What the coach says of a game, in words and signs that a family understands."""

from __future__ import annotations

import colorsys
import json
from collections.abc import Sequence

import pytest
from playwright.sync_api import Locator, Route, expect

from lastcard.coach import Account, Decision, RoundReview, Step, Verdict
from lastcard.coach.short_form import shorten_round
from lastcard.words import Words
from tests.support.browsers import PHONE, Guest, box
from tests.support.offers import before_the_end
from tests.support.prepared import is_anns_turn
from tests.web.conftest import Open, Prepare

# Of three who play; rounded each by itself, Kim's parts would add up to -1.
ACCOUNTS = (
    Account(0, 1 / 3, 0.762, 0.006, -0.101, 0.04, 1.0),
    Account(1, 1 / 3, -0.2855, -0.4061, 0.3583, 0.05, 0.0),
    Account(2, 1 / 3, -0.012, -0.031, -0.29, 0.05, 0.0),
)


def decided(move: str, best: str, verdict: Verdict) -> Decision:
    return Decision(1, move, best, 0.26, 0.4, verdict)


DECISIONS = {
    2: decided("r7", "y5", Verdict.SLIP),
    3: decided("W=r", "W=b", Verdict.MISTAKE),
    4: decided("yD", "yD!", Verdict.BLUNDER),
    5: decided("r7@0", "r7@2!", Verdict.BLUNDER),
    6: decided("r7", "r7", Verdict.FINE),
}


def ask_the_coach(prepare: Prepare, come: Open, language: str = "en", **how: object) -> Guest:
    """Look at what a coach who is quick says of a finished game."""
    names, goal = ("Ann", "Kim", "Ben"), {"target": 1}
    table = prepare(*names, options=goal, script=before_the_end, wanted=is_anns_turn)
    ann = come(table.link(0), locale=language, **how)
    ann.do_anything()
    ann.page.route("**/review", say_it)
    ann.button(Words(language).say("score-replay")).click()
    ann.page.get_by_role("tab").nth(1).click()
    ann.page.locator(".account").first.wait_for()
    return ann


def say_it(route: Route) -> None:
    chances = {number: (0.3, 0.2 + number / 50, 0.5 - number / 50) for number in range(1, 8)}
    steps = tuple(Step(one, "", chances[one], DECISIONS.get(one)) for one in chances)
    found = shorten_round(RoundReview(1, 0, steps, ACCOUNTS))
    route.fulfill(
        content_type="application/json", body=json.dumps({"done": True, "rounds": [found]})
    )


def test_everybody_has_a_sentence_and_bars_whose_numbers_add_up(
    prepare: Prepare, come: Open
) -> None:
    ann = ask_the_coach(prepare, come, **PHONE)
    accounts = ann.page.locator(".account")
    sentences = (
        "Ann was lucky and gave hardly anything away.",
        "Kim was unlucky and gave a lot away.",
        "Ben was neither lucky nor unlucky and gave hardly anything away.",
    )
    for account, sentence in zip(accounts.all(), sentences, strict=True):
        expect(account.get_by_text(sentence)).to_be_visible()
        points = [in_points(one) for one in account.locator("dd").all()]
        assert [one.inner_text() for one in account.locator("dt").all()] == PARTS
        sums = account.locator(".sum").inner_text()
        fair, result = int(sums.split()[0]), int(sums.split()[-1])
        assert fair + sum(points) == result
        for bar, each in zip(account.locator(".bar").all(), points, strict=True):
            assert side_of(bar) == (each > 0) - (each < 0)


PARTS = ["Luck", "Own decisions", "The others’ decisions"]


def in_points(place: Locator) -> int:
    return int(place.inner_text().replace("−", "-"))


def side_of(bar: Locator) -> int:
    """Where a bar points, for those who do not see its colour: 1 to the right, -1 to the left."""
    track, drawn = box(bar.locator("..")), box(bar)
    beyond = drawn["x"] + drawn["width"] / 2 - track["x"] - track["width"] / 2
    return 0 if drawn["width"] == 0 else 1 if beyond > 0 else -1


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_slips_and_mistakes_are_amber_and_blunders_red_each_with_a_sign(
    scheme: str, prepare: Prepare, come: Open
) -> None:
    ann = ask_the_coach(prepare, come, color_scheme=scheme)
    looks = ann.page.locator("section li button").evaluate_all(LOOKS)
    assert [one["sign"] for one in looks] == ["!", "!!", "!!!", "!!!"]
    slip, mistake, blunder, _ = [one["bar"] for one in looks]
    assert slip == mistake
    for less, more in ((GREEN, slip), (slip, blunder)):  # from green by way of yellow to red
        assert hue(less) - hue(more) > 20
    for one in looks:
        assert contrast(one["bar"], one["sheet"]) >= 3
        assert contrast(one["ink"], one["ground"]) >= 4.5


def test_a_better_move_with_the_same_card_says_just_what_is_different(
    prepare: Prepare, come: Open
) -> None:
    ann = ask_the_coach(prepare, come)
    moves = ann.page.locator("section li button")
    for at, better in enumerate(
        (
            "Better: Play a yellow 5,",
            "Better: the same card, but choose blue,",
            "Better: the same card, but call UNO,",
            "Better: the same card, but choose Ben and call UNO,",
        )
    ):
        expect(moves.nth(at)).to_contain_text(better)


GREEN = (0.0, 0.5, 0.0)
LOOKS = """(buttons) => {
  const parts = (color) => color.match(/[0-9.]+/g).slice(0, 3).map((part) => part / 255);
  return buttons.map((button) => {
    const sign = button.querySelector(".sign");
    const own = sign && getComputedStyle(sign);
    const { borderLeftColor, backgroundColor } = getComputedStyle(button);
    return {
      sign: sign?.innerText ?? "",
      ink: parts(own?.color ?? backgroundColor),
      ground: parts(own?.backgroundColor ?? backgroundColor),
      bar: parts(borderLeftColor),
      sheet: parts(backgroundColor),
    };
  });
}"""


def hue(color: Sequence[float]) -> float:
    """0 is red, 60 yellow and 120 green; a red that is nearly pink is below 0."""
    red, green, blue = color
    degrees = 360 * colorsys.rgb_to_hsv(red, green, blue)[0]
    return degrees if degrees < 300 else degrees - 360


def contrast(one: Sequence[float], other: Sequence[float]) -> float:
    """As WCAG has it: 3 for signs, 4.5 for words."""
    darker, lighter = sorted((light_of(one), light_of(other)))
    return (lighter + 0.05) / (darker + 0.05)


def light_of(color: Sequence[float]) -> float:
    red, green, blue = (
        part / 12.92 if part <= 0.04 else ((part + 0.055) / 1.055) ** 2.4 for part in color
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
