"""What there is to take pictures of: every page, and every moment of a game. Deals are fixed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from typing import Any

from lastcard import EDITIONS, Game
from tests.support.browsers import Guest, forge_secret
from tests.support.offers import before_the_end, first_offer
from tests.support.prepared import Prepared, Script, Wanted, prepare_table
from tests.support.servers import Client, Server

Act = Callable[[Guest], None]
FOUR = ("Ann", "Ben", "Cleo", "Dan")
TEN = ("Ann", "Bartholomew", "Cleo", "Wilhelmina", "Emil", "Fritz", "Greta", "Hanna", "Ida", "Jo")


@dataclass(frozen=True)
class Scene:
    """A page to take a picture of: where it is, and what to do there first."""

    name: str
    path: str
    act: Act
    whole: bool = False  # the page to its very end, not only what fits the screen
    again: Act = lambda guest: None  # before each picture
    how: dict[str, Any] = field(default_factory=dict)  # the browser is another one than usual


def spoken(scene: Scene) -> Iterator[Scene]:
    """The same in every language: some need more room for their words."""
    yield scene
    for name, locale in (("german", "de-DE"), ("french", "fr-FR"), ("spanish", "es-ES")):
        yield replace(scene, name=f"{scene.name}-{name}", how={"locale": locale})


class Studio:
    """Tables in a database, laid out for pictures."""

    def __init__(self, server: Server, database: str) -> None:
        self._server = server
        self._database = database
        self._people: list[Client] = []  # who stay at their tables while pictures are taken

    def table(self, *names: str, **how: Any) -> Prepared:
        return prepare_table(self._database, names or ("Ann",), **how)

    def scenes(self, key: str) -> Iterator[Scene]:
        """All of them, one after the other; `key` is that of a finished game."""
        yield from self._pages(key)
        yield from self._around_a_game()
        yield from self.editions()
        yield from self._tables()
        yield from self._questions()
        yield from self._calls()
        yield from self._results()

    def _pages(self, key: str) -> Iterator[Scene]:
        yield from spoken(Scene("start", "/", see(".edition"), whole=True))
        yield Scene("learn", "/learn", see("#hand"))
        yield Scene("learn-further", "/learn", further)
        yield Scene("rules", "/rules/color-powers", see("h1"))
        yield Scene("rules-found", "/rules/color-powers", search("power"))
        yield Scene("statistics", "/statistics", see(".found p"))
        yield Scene("workshop", "/make", see("main h1"), whole=True)
        yield Scene("replay", f"/g/{key}", half_way, whole=True)
        yield Scene("review", f"/g/{key}", reviewed, whole=True)
        yield Scene("no-such-table", "/t/aba-aba-aba", see("main p"))
        yield Scene("no-such-page", "/nowhere", see("main"))
        yield Scene("offline", "/", offline, how={"service_workers": "allow"})

    def _around_a_game(self) -> Iterator[Scene]:
        hero = {"edition": "super-hero-girls", "seats": 4}
        lobby = self.table("Ann", "Ben", **hero)
        yield from spoken(Scene("lobby", lobby.link(0), see(".lobby select"), whole=True))
        yield Scene("lobby-guest", lobby.link(1), see(".lobby"), whole=True)
        yield Scene("propose", lobby.link(0), propose, whole=True)
        yield Scene("join", lobby.path, see("form"), whole=True)
        running = self.table("Ann", bots=["casual"] * 2, wanted=anns_turn, late=True)
        yield Scene("late", running.path, come_late)
        yield Scene("lost", running.link(0), lost)

    def editions(self) -> Iterator[Scene]:
        """The middle of a round of four, in each edition."""
        for edition in EDITIONS:
            table = self.table(*FOUR, edition=edition, script=until(10), wanted=lively, live=8)
            self._play_rest(table)
            yield Scene(f"table-{edition}", table.link(0), see(".held"))

    def _play_rest(self, table: Prepared) -> None:
        """Make the last moves at the table itself, so that its log tells of them."""
        people = [Client(self._server, table.code, token=token) for token in table.tokens]
        for seat, move in table.rest:
            for person in people:
                person.catch_up(max(one.accepted for one in people))
            people[seat].play(move)
        self._people += people

    def _tables(self) -> Iterator[Scene]:
        """Few people and many, few cards and many, and what can lie in front of a player."""
        two = self.table("Ann", "Ben", script=until(6), wanted=lively)
        yield from spoken(Scene("two-players", two.link(0), see(".held")))
        yield Scene("waiting", two.link(1), see(".held"))
        six = self.table(*TEN[:6], script=until(8), wanted=lively)
        yield Scene("six-players", six.link(0), see(".held"))
        ten = self.table(*TEN, script=until(12, 3), wanted=lively, rounds=3)
        yield Scene("ten-players", ten.link(0), see(".held"))
        many = self.table(bots=["casual"], script=draw_40, wanted=anns_turn)
        yield Scene("40-cards", many.link(0), see(".held"))
        shields = self.table(*FOUR, edition="super-hero-girls", script=shielded, wanted=shield_lies)
        yield Scene("shields", shields.link(0), see(".held"))
        yield self._own_rule()
        yield self._seen()
        watched = self.table(*FOUR, script=until(8), wanted=lively)
        yield Scene("watching", watched.path, press("Just watch"))

    def _own_rule(self) -> Scene:
        """Somebody has played a card with a rule of the table's own."""
        table = self.table(
            "Ann",
            "Ben",
            bots=["casual"],
            edition="super-hero-girls",
            rule=("Rain for everybody else!", "others draw 1"),
            script=lambda game: None if game.top == "WA" else first_offer(game),
            wanted=lambda game: game.top == "WA" and game.to_act == 0,
        )
        return Scene("own-rule", table.link(0), see(".rule"))

    def _seen(self) -> Scene:
        table = self.table("Ann", "Ben", edition="disney-parks", script=until_seen, wanted=any_hand)
        return Scene("seen", table.link(0), lambda guest: guest.page.locator(".known").click())

    def _questions(self) -> Iterator[Scene]:
        yield self._wild("choose-colour", "classic", "W", 3)
        yield self._wild("choose-player", "super-hero-girls", "WS", 5)
        yield self._wild("choose-player-of-ten", "super-hero-girls", "WS", 9)
        yield self._wild("choose-power", "color-powers", "WP", 5)
        bluff = self.table(*FOUR, script=until_challenged, wanted=challenged)
        yield from spoken(Scene("challenge", bluff.link(1), see(".moment")))
        piled = self.table(*FOUR, script=until_debt, wanted=owes, options={"stacking": "same"})
        yield Scene("pass-it-on", piled.link(1), see(".moment"))
        drawn = self.table(*FOUR, script=draw_once, wanted=may_keep)
        yield Scene("drawn", drawn.link(0), see(".held"))
        yield from self._dialogues()

    def _wild(self, name: str, edition: str, card: str, others: int) -> Scene:
        table = self.table(bots=["casual"] * others, edition=edition, wanted=holds(card))
        return Scene(name, table.link(0), lambda guest: guest.card(card).click())

    def _dialogues(self) -> Iterator[Scene]:
        table = self.table(bots=["casual"], edition="color-powers", wanted=holds("WP"))
        for name in ("Menu", "Help", "Rules"):
            yield Scene(f"open-{name.lower()}", table.link(0), press(name))
        yield Scene("invite", table.link(0), lambda guest: guest.page.locator(".code").click())
        yield Scene("reactions", table.link(0), press("Reactions"))
        yield Scene("misfit", table.link(0), misfit)
        talked = self.table(*FOUR, script=until(6), wanted=lively)
        self._people += [Client(self._server, talked.code, token=one) for one in talked.tokens[1:]]
        yield Scene("talk", talked.link(0), see(".held"), again=self._talk(self._people[-3:]))

    def _talk(self, people: list[Client]) -> Act:
        said = ("You had a green one all along!", "", "Grandma, it is your turn.")

        def say(guest: Guest) -> None:
            for person, words in zip(people, said, strict=True):
                person.send("chat", text=words) if words else person.send("react", reaction="clap")
            guest.page.locator(".bubble").nth(2).wait_for()

        return say

    def _calls(self) -> Iterator[Scene]:
        two = {"options": {"hand_size": 2}}
        call = self.table(*FOUR, wanted=two_cards, **two)
        yield Scene("uno", call.link(0), see(".uno"))
        forgot = self.table(*FOUR, wanted=owed, script=play_one_card, **two)
        yield Scene("uno-forgotten", forgot.link(0), see(".actions .uno"))
        yield Scene("catch", forgot.link(1), see(".catch"))

    def _results(self) -> Iterator[Scene]:
        over = self.table(*FOUR, script=first_offer, wanted=won_by_ann)
        yield from spoken(Scene("end-of-round", over.link(0), see(".score")))
        yield Scene("forged", over.link(0), forged)
        win = self.table(*FOUR, script=first_offer, wanted=won_by_ann, options={"target": 1})
        yield Scene("end-of-game", win.link(0), see(".score"))
        far = {"rounds": 10, "options": {"target": 10_000}}
        many = self.table(*TEN, script=first_offer, **far)
        yield Scene("ten-rounds", many.link(0), all_rounds)

    def almost_over(self) -> Prepared:
        """A game that ends with the next move, which is Ann's."""
        return self.table(
            "Ann",
            "Ben",
            edition="togetherness",
            script=before_the_end,
            wanted=lambda game: game.to_act == 0,
        )

    def finish_a_game(self, guest: Guest) -> str:
        """Make the last move of a game; returns the key by which it is found again."""
        guest.go(self.almost_over().link(0))
        guest.do_anything()
        guest.sees("Watch the game again")
        tables = (one["table"] for one in reversed(guest.frames) if one.get("table"))
        return str(next(tables)["game"])


# What to do on a page.


def see(selector: str) -> Act:
    return lambda guest: guest.page.locator(selector).first.wait_for()


def press(name: str) -> Act:
    return lambda guest: guest.button(name).click()


def search(word: str) -> Act:
    return lambda guest: guest.page.get_by_label("Search the rules").fill(word)


def half_way(guest: Guest) -> None:
    for _ in range(9):
        guest.button("One move on").click()


def reviewed(guest: Guest) -> None:
    guest.page.get_by_role("tab", name="Review").click()
    guest.page.locator("polyline").first.wait_for(state="attached", timeout=200_000)


def further(guest: Guest) -> None:
    guest.button("Continue").click()
    guest.raised.first.wait_for()


def offline(guest: Guest) -> None:
    guest.page.evaluate("() => navigator.serviceWorker.ready.then(() => null)")
    guest.page.reload()
    see(".edition")(guest)
    guest.page.context.set_offline(True)
    guest.page.reload()
    guest.sees("You’re offline.")


def lost(guest: Guest) -> None:
    """The connection breaks off, and no other one can be had."""
    guest.page.route_web_socket("**/ws/*", lambda socket: socket.close())
    guest.page.reload()
    guest.sees("Connection lost")


def forged(guest: Guest) -> None:
    forge_secret(guest.page)
    see(".warning")(guest)


def propose(guest: Guest) -> None:
    guest.button("Propose").first.click()
    guest.page.get_by_label("Words on the card").fill("Rain for everybody else")
    guest.button("Add an effect").click()


def come_late(guest: Guest) -> None:
    """Two come late, one with fingers and one with a mouse, and no two have the same name."""
    touched = guest.page.evaluate("() => navigator.maxTouchPoints > 0")
    guest.page.get_by_label("Your name").fill("Zoe" if touched else "Yann")
    guest.button("Sit down").click()
    guest.page.get_by_role("button", name="Play for").first.wait_for()


def misfit(guest: Guest) -> None:
    cards = guest.page.locator('#hand [aria-disabled="true"]')
    cards.first.click(position={"x": 14, "y": 40}, force=True)  # it is there to be explained


def all_rounds(guest: Guest) -> None:
    guest.page.locator(".score").wait_for()


# The games in the pictures.


def anns_turn(game: Game) -> bool:
    return game.to_act == 0 and game.phase == "turn"


def until(discards: int, round: int = 1) -> Script:
    """Play until Ann is to act in this round, with so many cards on the pile."""

    def go_on(game: Game) -> str | None:
        far = game.discard_count >= discards and game.round_number == round
        return None if far and anns_turn(game) else first_offer(game)

    return go_on


def lively(game: Game) -> bool:
    """Something to play, some cards in the hand, and where there are powers, some are held."""
    held = len(game.powers) >= 2 or game.edition.name != "color-powers"
    fits = any(move[0] in "rygb" for move in game.legal()) if not game.round_over else False
    return fits and len(game.hand(0)) >= 5 and held


def holds(card: str) -> Wanted:
    return lambda game: anns_turn(game) and card in game.hand(0)


def until_challenged(game: Game) -> str | None:
    return None if "challenge" in game.legal() else first_offer(game)


def challenged(game: Game) -> bool:
    return game.to_act == 1 and "challenge" in game.legal()


def until_debt(game: Game) -> str | None:
    return None if game.debt else first_offer(game)


def owes(game: Game) -> bool:
    answers = game.legal()
    owed = game.debt > 0 and game.to_act == 1
    return owed and len(answers) > 1 and "challenge" not in answers


def draw_once(game: Game) -> str | None:
    return "draw" if anns_turn(game) else None


def may_keep(game: Game) -> bool:
    return game.to_act == 0 and "pass" in game.legal() and len(game.legal()) > 1


def draw_40(game: Game) -> str | None:
    if game.hand_sizes[0] >= 40 and anns_turn(game):
        return None
    return next((word for word in ("draw", "pass") if word in game.legal()), game.legal()[0])


def shielded(game: Game) -> str | None:
    return None if shield_lies(game) else first_offer(game)


def shield_lies(game: Game) -> bool:
    return anns_turn(game) and bool(game.view(0).shields)


def until_seen(game: Game) -> str | None:
    return None if game.view(0).known.get(1) and anns_turn(game) else first_offer(game)


def any_hand(game: Game) -> bool:
    return not game.round_over


def two_cards(game: Game) -> bool:
    return anns_turn(game) and any(len(move) == 2 and move[0] in "rygb" for move in game.legal())


def play_one_card(game: Game) -> str | None:
    cards = [move for move in game.legal() if move[-1].isdigit() and len(move) == 2]
    return cards[0] if game.hand_sizes[0] == 2 and game.to_act == 0 and cards else None


def owed(game: Game) -> bool:
    return game.uno_owed == 0 and game.to_act == 1


def won_by_ann(game: Game) -> bool:
    return game.round_winner == 0
