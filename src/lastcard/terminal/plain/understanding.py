"""What somebody means who types words: cards, deeds and wishes, in the language that is spoken."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from difflib import get_close_matches

from ...editions import Edition
from ...editions.edition import COLOR_LETTERS
from ...errors import InvalidMove
from ...notation import Move, is_wild
from ...words import Words
from ...words.words import color_id
from ..typed import NotUnderstood, begins, deeds, fold, spell

DEEDS = ("draw", "pass", "accept", "challenge", "flip", "uno", "catch", "give")
WISHES = ("help", "hand", "table", "scores", "lately", "rules", "hint", "undo", "quit", "later")
LOBBY_WISHES = ("start", "bot", "drop", "sit", "watch", "set", "agree", "decline", "say")
NAMES = (*DEEDS, *WISHES, *LOBBY_WISHES)


def spellings(words: Words, name: str) -> list[str]:
    """All that can be typed for something, as it is compared."""
    return [fold(form) for form in words.say(f"typed-{name}").split(",")]


class Vocabulary:
    """What can be typed in a language. English words and the codes of moves always count."""

    def __init__(self, words: Words, has_lobby: bool = True) -> None:
        self._words = words
        self._useless = () if has_lobby else LOBBY_WISHES
        self.offered: dict[str, str] = {}  # what is said to be typed for each
        self._known = {name: name for name in NAMES}
        figures = words.say("typed-figures").split(",")
        self._figures = {fold(figure): str(number) for number, figure in enumerate(figures)}
        for name in NAMES:
            self.offered[name] = words.say(f"typed-{name}").partition(",")[0]
            self._known |= dict.fromkeys(spellings(words, name), name)

    def offer(self, names: Iterable[str]) -> str:
        """What to type for each, in quotes."""
        return ", ".join(self._words.say("quoted", text=self.offered[name]) for name in names)

    def wish(self, line: str) -> str | None:
        """What somebody wants to hear or to do besides a move."""
        name = self._known.get(fold(line))
        return name if name in (*WISHES, *LOBBY_WISHES) else None

    def wish_with(self, line: str) -> tuple[str, str]:
        """A wish with what stands behind it: "say hello", "rules skip"; "" for none."""
        first, _, rest = line.strip().partition(" ")
        return self._known.get(fold(first), ""), rest.strip()

    def read_move(
        self, line: str, hand: Sequence[str], legal: Sequence[str], edition: Edition
    ) -> Move:
        """The move that was meant, with things left open perhaps; raises NotUnderstood."""
        bare, uno = _without_uno(line, self._known)
        deed = self._known.get(fold(bare))
        if deed == "draw" and "draw" not in legal and "accept" in legal:
            deed = "accept"  # the cards that there are to draw
        if deed in DEEDS and not self._means_card(bare, deed, hand, legal, edition):
            return Move(deed, uno=uno)
        try:
            read = Move.parse(spell(bare, edition))
        except InvalidMove:
            read = self._named(bare, hand, legal, edition)
        return replace(read, uno=uno or read.uno)

    def _means_card(
        self, text: str, deed: str, hand: Sequence[str], legal: Sequence[str], edition: Edition
    ) -> bool:
        """Is this the first letter of a card rather than of a deed that cannot be done now?"""
        typed, can_do = fold(text), deed in deeds(legal)
        return len(typed) == 1 and not can_do and bool(self._cards([typed], hand, legal, edition))

    def _named(
        self, text: str, hand: Sequence[str], legal: Sequence[str], edition: Edition
    ) -> Move:
        """A card or a colour by its name."""
        typed = fold(text).split()
        opening = any(code.startswith("=") for code in legal)
        if opening and (chosen := self.read_color(text, edition)):
            return Move("", chosen)
        cards, color = self._cards(typed, hand, legal, edition), None
        if not cards and len(typed) > 1 and (color := self.read_color(typed[-1], edition)):
            wilds = [code for code in hand if code.startswith("W")]
            cards = self._cards(typed[:-1], wilds, legal, edition)
        if len(cards) == 1:
            return Move(cards[0], color)
        if cards:
            raise NotUnderstood("plain-which", cards=self._words.labels(edition, cards))
        raise self.unknown(text, hand, edition)

    def read_color(self, text: str, edition: Edition) -> str | None:
        """The letter of a colour that begins so, if only one does."""
        begun = [
            letter
            for letter in COLOR_LETTERS
            if fold(text) and fold(self._words.color(edition, letter)).startswith(fold(text))
        ]
        return begun[0] if len(begun) == 1 else None

    def _cards(
        self, typed: Sequence[str], hand: Sequence[str], legal: Sequence[str], edition: Edition
    ) -> list[str]:
        """The cards that may be meant: those in hand first, and of those the ones that fit."""
        labels = {code: fold(self._words.card(edition, code)).split() for code in edition.kinds}
        figures = self._in_figures(typed)
        wordings = (typed, figures, self._as_called(figures, edition))  # "draw two" and "red two"
        for wording in wordings:
            exact = [code for code, label in labels.items() if sorted(label) == sorted(wording)]
            if exact:
                return exact[:1]
        # A colour alone means cards of it, and no wild in whose name it stands.
        colored = len(typed) == 1 and self.read_color(typed[0], edition) is not None
        cards = [code for code in dict.fromkeys(hand) if not (colored and is_wild(code))]
        found = [code for code in cards if any(begins(one, labels[code]) for one in wordings)]
        return [code for code in found if code in deeds(legal)] or found

    def _as_called(self, typed: Iterable[str], edition: Edition) -> list[str]:
        """Words with each colour as cards are called by it: German “blaue 3” is “Blau 3”."""
        say, color = self._words.say, self._words.color
        called = {
            fold(say("color-stem", color=color_id(edition, letter))): fold(color(edition, letter))
            for letter in COLOR_LETTERS
        }
        return [
            next((name for stem, name in called.items() if word.startswith(stem)), word)
            for word in typed
        ]

    def unknown(self, text: str, hand: Sequence[str], edition: Edition) -> NotUnderstood:
        """What else may have been meant: best of all something that can be done."""
        typed = fold(text)
        colored = self.read_color(typed, edition) is not None  # of which there is no card
        if typed in self._known or colored:  # and it is not what can be done now
            return NotUnderstood("plain-nothing")
        words = (said for name, said in self.offered.items() if name not in self._useless)
        near = [*(self._words.card(edition, code) for code in hand), *words]
        far = [self._words.card(edition, code) for code in edition.kinds]
        figures = " ".join(self._in_figures(typed.split()))
        tries = (_nearest(one, offers) for offers in (near, far) for one in (figures, typed))
        meant = next(filter(None, tries), "none")
        return NotUnderstood("plain-unknown", typed=text.strip()[:40], meant=meant)

    def _in_figures(self, typed: Iterable[str]) -> list[str]:
        """Words with figures for the names of numbers: "green six" is "green 6"."""
        return [self._figures.get(word, word) for word in typed]


def _nearest(typed: str, offers: Iterable[str]) -> str | None:
    """What looks most like what was typed; a number is meant as it stands."""
    numbers = {word for word in typed.split() if word.isdigit()}
    known = {fold(offer): offer for offer in offers}
    fitting = [one for one in known if numbers <= set(one.split())]
    near = get_close_matches(typed, fitting, 1)
    return known[near[0]] if near else None


def _without_uno(line: str, known: dict[str, str]) -> tuple[str, bool]:
    """What was typed before a call of UNO, and whether there was one."""
    stripped = line.strip()
    if stripped.endswith("!") and len(stripped) > 1:
        return stripped[:-1], True
    before, _, last = stripped.rpartition(" ")
    if before and known.get(fold(last)) == "uno":
        return before, True
    return stripped, False
