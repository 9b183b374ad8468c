"""What happens is shown as it happens: a card flies, lands, and only then does its effect show."""

from __future__ import annotations

from lastcard import Game
from tests.support.browsers import PHONE, Guest, box, overlap
from tests.support.prepared import is_anns_turn
from tests.web.conftest import Open, Prepare

# Notes, change by change, what lies on the piles and in the hand, and what flies and is shouted.
FILM = """() => {
  window.film = [];
  const look = () => {
    const all = (selector) => [...document.querySelectorAll(selector)];
    const scene = JSON.stringify({
      top: document.querySelector('[data-pile="discard"]')?.getAttribute("aria-label"),
      hand: all("#hand [data-card]").length,
      flying: all(".flight").length,
      shouts: all(".shout").map((one) => one.className),
      turn: document.querySelector(".turn")?.textContent,
      score: all(".score").length,
      offers: all(".actions .buttons .button").map((one) => one.textContent.trim()),
      powers: all(".place .mark").length,
    });
    if (window.film.at(-1) !== scene) window.film.push(scene);
  };
  look();
  const all = { childList: true, subtree: true, attributes: true, characterData: true };
  new MutationObserver(look).observe(document.body, all);
}"""
SCENES = "() => window.film.map(JSON.parse)"
MOVING = {"reduced_motion": "no-preference"}


def plain_cards(game: Game) -> bool:
    """Ann can play a number at once, and nothing else is in question."""
    fits = [move for move in game.legal() if len(move) == 2 and move[1].isdigit()]
    return is_anns_turn(game) and bool(fits)


def film(guest: Guest) -> None:
    guest.settle()
    guest.page.evaluate(FILM)


def play_a_number(guest: Guest) -> None:
    cards = guest.raised.evaluate_all("all => all.map(card => card.dataset.card)")
    guest.card(next(code for code in cards if code[1].isdigit())).click()


def test_a_card_leaves_flies_and_lands_before_the_turn_goes_on(
    prepare: Prepare, come: Open
) -> None:
    table = prepare(wanted=plain_cards)
    ann = come(table.link(0), **MOVING)
    ann.raised.first.wait_for()
    before = len(ann.hand)
    film(ann)
    play_a_number(ann)
    ann.page.locator(".turn:not(.mine)").wait_for()
    scenes = ann.page.evaluate(SCENES)
    left = next(i for i, one in enumerate(scenes) if one["hand"] == before - 1)
    flew = next(i for i, one in enumerate(scenes) if one["flying"])
    landed = next(i for i, one in enumerate(scenes) if one["top"] != scenes[0]["top"])
    lines = [one["turn"].strip() for one in scenes]
    passed_on = next(i for i, line in enumerate(lines) if line not in ("", lines[0]))
    assert flew <= left < landed <= passed_on
    assert "" in lines[:passed_on], "the line asks for what has been done"
    assert scenes[-1]["flying"] == 0


def test_a_drawn_card_is_not_in_the_hand_before_it_has_arrived(
    prepare: Prepare, come: Open
) -> None:
    ann = come(prepare(wanted=is_anns_turn).link(0), **MOVING)
    ann.draw_pile.wait_for()
    before = len(ann.hand)
    film(ann)
    ann.draw_pile.click()
    ann.page.locator("#hand [data-card]").nth(before).wait_for()
    scenes = ann.page.evaluate(SCENES)
    took_off = next(i for i, one in enumerate(scenes) if one["flying"])
    arrived = next(i for i, one in enumerate(scenes) if one["hand"] > before)
    assert took_off < arrived


def test_a_move_is_accepted_while_cards_still_fly(prepare: Prepare, come: Open) -> None:
    table = prepare(wanted=plain_cards)
    ann, ben = come(table.link(0), **MOVING), come(table.link(1), **MOVING)
    ann.raised.first.wait_for()
    ben.page.locator("#hand [data-card]").first.wait_for()
    ben.page.evaluate("""() => new MutationObserver(() => {
      const key = new KeyboardEvent("keydown", { key: "d", bubbles: true });
      if (document.querySelector(".flight")) document.body.dispatchEvent(key);
    }).observe(document.body, { childList: true, subtree: true })""")
    play_a_number(ann)
    ben.wait_for_news(lambda: bool(ben.events("drew")))
    assert ben.moves == 1


def test_whoever_comes_back_sees_the_present_at_once(prepare: Prepare, come: Open) -> None:
    table = prepare(wanted=plain_cards)
    ann, ben = come(table.link(0)), come(table.link(1), **MOVING)
    ann.raised.first.wait_for()
    ben.page.locator("#hand [data-card]").first.wait_for()
    film(ben)
    ben.page.evaluate("""() => {
      Object.defineProperty(document, "hidden", { get: () => true });
      document.dispatchEvent(new Event("visibilitychange"));
    }""")
    play_a_number(ann)
    ben.page.locator(".turn.mine").wait_for()
    assert all(scene["flying"] == 0 for scene in ben.page.evaluate(SCENES))


def last_card(game: Game) -> bool:
    return plain_cards(game) and len(game.hand(0)) == 1


def test_the_winning_card_is_seen_before_the_sheet_covers_it(prepare: Prepare, come: Open) -> None:
    table = prepare(wanted=last_card, options={"hand_size": 1})
    for motion in ("reduce", "no-preference"):
        ann = come(table.link(0), reduced_motion=motion)
        if motion == "reduce":
            ann.raised.first.wait_for()
            film(ann)
            play_a_number(ann)
            ann.page.locator(".score").wait_for()
            scenes = ann.page.evaluate(SCENES)
            landed = next(i for i, one in enumerate(scenes) if one["top"] != scenes[0]["top"])
            covered = next(i for i, one in enumerate(scenes) if one["score"])
            assert landed < covered
            assert {one["turn"].strip() for one in scenes[landed:covered]} == {"You win the round!"}
        else:
            ann.page.locator(".score").wait_for()  # the round is over: there is nothing to wait for
            assert ann.page.locator(".rain").count() == 1


def test_a_deal_is_dealt_card_by_card(come: Open) -> None:
    ann = come("/", **MOVING)
    ann.page.evaluate(FILM)
    ann.button("Play").click()
    ann.page.locator("#hand [data-card]").nth(6).wait_for()
    scenes = ann.page.evaluate(SCENES)
    hands = [scene["hand"] for scene in scenes]
    assert {1, 3, 5} <= set(hands)
    assert hands == sorted(hands)
    assert any(scene["flying"] for scene in scenes)


def holds_red_figure(game: Game) -> bool:
    """Ann can take the red power, and has red cards to give away."""
    hand = game.hand(0)
    return is_anns_turn(game) and "Wr" in hand and any(card[0] == "r" for card in hand)


def test_giving_cards_is_offered_when_the_power_for_it_has_arrived(
    prepare: Prepare, come: Open
) -> None:
    table = prepare("Ann", "Ben", "Cleo", edition="color-powers", wanted=holds_red_figure)
    ann = come(table.link(0), **MOVING)
    ann.raised.first.wait_for()
    film(ann)
    ann.card("Wr").click()
    ann.page.locator('[data-answer="b"]').click()
    ann.button("Give red cards").wait_for()
    scenes = ann.page.evaluate(SCENES)
    offered = next(one for one in scenes if "Give red cards" in one["offers"])
    assert any(one["flying"] for one in scenes)
    assert offered["powers"] == 1
    assert offered["flying"] == 0


def ben_goes_out(game: Game) -> bool:
    fits = [move for move in game.legal() if len(move) == 2 and move[1].isdigit()]
    return game.to_act == 1 and game.phase == "turn" and len(fits) == 1


def test_the_crown_covers_nothing_of_the_card_that_has_won(prepare: Prepare, come: Open) -> None:
    names = ("Ann", "Ben", "Cleo", "Dan", "Emil", "Fritz")
    table = prepare(*names, wanted=ben_goes_out, options={"hand_size": 1})
    others = [come(table.link(seat), **PHONE) for seat in (0, 3)]
    ben = come(table.link(1))
    ben.raised.first.wait_for()
    for guest in others:
        guest.page.locator(".held").first.wait_for()
    play_a_number(ben)
    for guest in others:
        crown = guest.page.locator(".shout.went_out")
        crown.wait_for()
        assert not overlap(box(crown), box(guest.page.locator('[data-pile="discard"]')))
