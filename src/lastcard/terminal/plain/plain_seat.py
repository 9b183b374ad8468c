"""Somebody at a table who hears sentences and types words, wherever the table is."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence

from ...client.session import Session
from ...client.table_client import NotDone
from ...errors import LastcardError
from ...table.messages import GameView, Update
from ...view import View
from ...words import Names, Words
from ..hint import comes_soon, hint_at
from ..narration import describe, names_of, why_not
from ..score import goal, result, round_line
from ..situation import situation
from ..typed import NotUnderstood, deeds, fitting, fold, left_open, pick, settle
from . import saying
from .understanding import DEEDS, WISHES, Vocabulary

LATELY = 10  # sentences
HEARD = ("hand", "table", "scores", "lately", "rules", "hint", "help", "quit")  # of the wishes
MOVES_IN_TURN = ("pass", "accept", "challenge", "flip", "give", "uno", "catch")

Say = Callable[[str], None]
Read = Callable[[str], Awaitable[str]]  # a line that was typed, after a question


class Leave(Exception):
    """The player wants to go."""


class TookBack(Exception):
    """The last move has been taken back: whatever was asked is not the question any more."""


class GoBack(Exception):
    """The player has thought better of a move that needed something named."""


class MovedOn(Exception):
    """Somebody has moved while a question was open: what was typed (its text) is no answer."""


class PlainSeat:
    """What is said and understood, whatever the table; who waits for what is for others to say."""

    _has_lobby = False  # where there is something to agree on, and others to talk to

    def __init__(self, session: Session, say: Say, read: Read, words: Words) -> None:
        self.session = session
        self.words = words
        self.vocabulary = Vocabulary(words, self._has_lobby)
        self.lately: list[str] = []
        self._say = say
        self._read = read
        self._sizes: Sequence[int] = ()  # of all hands, when they were last spoken of
        self._powers: Mapping[str, int] = {}  # who held which, then
        self._owed = 0  # the cards that somebody has to draw, as far as it was told with a move
        self._summed_up = 0  # the last round whose points were told
        self._has_new_hand = False  # which has not been read yet
        self._moves = 0  # that were told; a call of UNO changes no question

    @property
    def names(self) -> Names:
        return names_of(self.session)

    @property
    def view(self) -> GameView:
        if self.session.view is None:
            raise NotDone("not_playing")
        return self.session.view

    # What is said.

    def say(self, *sentences: str) -> None:
        for sentence in filter(None, sentences):
            self._say(sentence)

    def tell(self, update: Update) -> None:
        """What has happened, a move a line."""
        self.say(self.recall(update))
        self._moves += any(event.name != "uno" for event in update.events)
        self._owed = sum(event.count for event in update.events if event.name == "owes")
        self._has_new_hand |= any(
            saying.is_new_hand(event, self.names.you) for event in update.events
        )

    def recall(self, update: Update) -> str:
        """What has happened, for who asks for it later."""
        told = describe(update, self.session, self.words)
        self.lately += [told] if told else []
        return told

    def tell_hands(self) -> None:
        """What has become of the hands by all that was told."""
        view = self.session.view
        if view is None:
            return
        self.say(*saying.say_few(self._sizes, view, self.names, self.words))
        self.say(*saying.say_robbed(self._powers, view, self.names, self.words))
        self._sizes, self._powers = list(view.hand_sizes), view.powers
        if self._has_new_hand:
            self.say(saying.say_hand(view, self.words))
        self._has_new_hand = False

    def say_turn(self, view: View) -> None:
        """All that matters for a move, and no more."""
        if view.phase != "drawn":
            self.say(situation(view, self.names, self.words, told=self._owed))
        self._owed = 0  # who asks again has not heard it just now
        self.say(saying.say_turn(view, self.names, self.words))
        cards = saying.playable(view) if view.phase == "drawn" else []  # or they were said just now
        others = [deed for deed in MOVES_IN_TURN if deed in deeds(view.legal)]
        if cards or others:
            self.say(self.words.say("plain-or", words=self._offer(cards, others)))

    def sum_up(self) -> None:
        """The points, once at the end of each round."""
        view, session = self.view, self.session
        if self._summed_up == view.round_number or not session.table.points:
            return
        self._summed_up = view.round_number
        self.say(_sentence(round_line(view, self.names, self.words)))
        hands, gained = session.hands or [], session.table.points[-1]
        self.say(*saying.say_round_end(view, hands, gained, self.names, self.words))
        if view.winners:
            self.say(result(view, self.names, self.words))

    def complain(self, error: LastcardError) -> None:
        if isinstance(error, NotUnderstood):
            self.say(self.words.say(error.message, **error.arguments))
        else:
            self.say(why_not(error, self.session, self.words))

    # What is typed.

    async def ask(self, question: str) -> str:
        """A line that is no wish; wishes are fulfilled."""
        while True:
            line = (await self._read(question)).strip()
            if not await self.fulfil(line):
                return line

    async def fulfil(self, line: str) -> bool:
        """Was this a wish? Then it has been fulfilled."""
        wish = self.vocabulary.wish(line)
        first, sought = self.vocabulary.wish_with(line)
        if first == "rules" and sought:
            self.say(*saying.say_rules(self.session.edition, self.words, sought))
            return True
        if wish not in WISHES or wish == "later":
            return False
        if wish == "quit":
            raise Leave
        if wish == "undo":
            await self._take_back()
        elif wish == "hint":
            await self._hint()
        else:
            self.say(*self._answer(wish))
        return True

    async def _hint(self) -> None:
        view = self.session.view
        if view is None or not self.session.can_hint:
            self.say(self.words.say("plain-nothing" if self.session.at_home else "plain-no-hint"))
            return
        if not comes_soon():
            self.say(self.words.say("hint-first"))
        hint = await asyncio.to_thread(hint_at, self.session, view, self.words)
        self.say(hint.words)

    def _answer(self, wish: str) -> Iterable[str]:
        words, names, view = self.words, self.names, self.session.view
        if wish == "help":
            return self._help()
        if wish == "lately":
            return self.lately[-LATELY:]
        if wish == "rules":
            return [*saying.say_rules(self.session.edition, words), self._help_rules()]
        if view is None:
            return [words.say("plain-not-yet")]
        if wish == "scores":
            return [saying.say_scores(view.scores, names, words), goal(self.session.options, words)]
        if wish == "hand":
            return [saying.say_hand(view, words)]
        return [*saying.say_table(view, names, words), situation(view, names, words)]

    def _help(self) -> Iterable[str]:
        words, edition = self.words, self.session.edition
        card = words.card(edition, "r7")
        uno = self.vocabulary.offered["uno"]
        yield words.say("plain-help-cards", card=card)
        wilds = [wild.code for wild in edition.dealt_wilds]
        for code in sorted(wilds, key=len)[:1]:  # the simple one, where there is one
            wild = f"{words.card(edition, code)} {words.color(edition, 'b')}"
            yield words.say("plain-help-wild", card=wild)
        yield words.say("plain-help-uno", card=f"{card} {uno}", uno=uno)
        yield words.say("plain-help-moves", words=self.vocabulary.offer(DEEDS))
        practice, shared = self.session.is_practice, not self.session.at_home
        heard = [wish for wish in HEARD if not (shared and wish == "hint")]
        heard += ["undo"] if practice else []
        yield words.say("plain-help-commands", words=self.vocabulary.offer(heard))
        yield self._help_rules()
        yield words.say("plain-help-codes")

    def _help_rules(self) -> str:
        rules, uno = self.vocabulary.offered["rules"], self.vocabulary.offered["uno"]
        return self.words.say("plain-help-rules", section=f"{rules} 2", word=f"{rules} {uno}")

    async def _take_back(self) -> None:
        try:
            await self.session.undo()
        except NotDone:
            self.say(self.words.say("nothing-undo"))
        else:
            self._summed_up = 0
            raise TookBack

    # Moves.

    async def read_move(self, line: str, view: View) -> str:
        """The code of the move that was typed; asks for what it leaves open.

        Raises NotUnderstood, GoBack or MovedOn. A move that is not allowed comes back as it is:
        the game knows best why not.
        """
        move = self.vocabulary.read_move(line, view.hand, view.legal, self.session.edition)
        candidates = fitting(move, view.legal)
        if not candidates:
            return str(move)
        if left_open(candidates):
            self._say_card(move.what, line)
        while (choice := left_open(candidates)) is not None:
            name, values = choice
            candidates = settle(candidates, name, await self._ask_for(name, values, view))
        return str(candidates[0])

    def _say_card(self, code: str, typed: str) -> None:
        """Which card is going to be asked about, where only its beginning was typed."""
        edition = self.session.edition
        if code in edition.kinds and fold(self.words.card(edition, code)) != fold(typed):
            self.say(f"{self.words.card(edition, code)}.")

    def chances(self, view: View) -> str:
        """What can be typed out of turn."""
        whats = deeds(view.legal)
        cards = [what for what in whats if what in self.session.edition.kinds]
        return self._offer(cards, [what for what in whats if what not in cards])

    def _offer(self, cards: Iterable[str], others: Iterable[str]) -> str:
        named = [self.words.card(self.session.edition, code) for code in cards]
        return ", ".join(filter(None, [*named, self.vocabulary.offer(others)]))

    async def _ask_for(self, name: str, values: Sequence[str | int], view: View) -> str | int:
        """Which colour, player or power; Enter goes back to the moves."""
        called = {value: self._called(name, value, view) for value in values}
        choices = ", ".join(forms[0] for forms in called.values())
        question = self.words.say(
            "plain-choices", question=self.words.say(f"ask-{name}"), choices=choices
        )
        moves = self._moves
        while True:
            typed = (await self._read(f"{question} ")).strip()
            if moves != self._moves:
                raise MovedOn(typed)
            if not typed:
                raise GoBack
            found = pick(typed, called)
            if found is not None:
                return found
            if not await self.fulfil(typed):
                self.say(self.words.say("plain-pick", typed=typed[:40]))

    def _called(self, name: str, value: str | int, view: View) -> Sequence[str]:
        """What is offered, and what else can be typed for it."""
        if isinstance(value, int):
            player = self.words.seat(value, self.names)
            return f"{player} ({self.words.count_cards(view.hand_sizes[value])})", player
        color = self.words.color(self.session.edition, value)
        return (self.words.power(value), color, value) if name == "power" else (color, value)


def _sentence(words: str) -> str:
    return words if words.endswith(("!", ".")) else f"{words}."
