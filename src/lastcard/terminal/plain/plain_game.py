"""A whole game against bots, line by line, in any terminal or through a pipe.

The table waits for each answer, however long it takes, so that nothing depends on speed.
"""

from __future__ import annotations

from ...client.table_client import NotDone
from ...table.messages import Update
from ...table.table import CUSTOM_CARDS
from ...view import View
from ..score import goal
from ..situation import situation
from ..typed import NotUnderstood, deeds
from . import saying
from .plain_seat import GoBack, PlainSeat, TookBack


class PlainGame(PlainSeat):
    """A session at a patient table, with somebody at the keyboard."""

    goes_on = False  # from the middle of a round, of which only that is told which is asked for
    _later = False  # gifts are not offered again before the next turn

    async def run(self) -> None:
        """Play to the end of the game; raises Leave or EOFError when the player goes before."""
        self.session.listen(self._heard)
        try:
            await self.session.start(self._welcome)
            self.goes_on = False
            await self._wait()
            while self.session.table.phase != "game_over":
                await self._go_on()
            self.sum_up()
        finally:
            await self.session.close()

    async def _wait(self) -> None:
        """Let the bots play until somebody has to decide something."""
        session = self.session
        await session.until(lambda: session.is_asked or session.table.phase != "playing")

    async def _go_on(self) -> None:
        """Decide something, or have the next round dealt."""
        try:
            if self.session.table.phase == "playing":
                await self._decide()
            else:
                await self._next_round()
        except TookBack:
            pass
        await self._wait()

    def _heard(self, update: Update | None) -> None:
        if update is None:
            return
        if self.goes_on:
            self.recall(update)
        else:
            self.tell(update)
            self.tell_hands()

    def _welcome(self) -> None:
        session, words = self.session, self.words
        others = words.join(self.names.names[1 : self.view.players])
        edition = words.edition(session.edition)
        self.say(words.say("plain-welcome", edition=edition, names=others))
        self.say(goal(session.options, words), words.say("plain-how"))
        if session.is_practice:
            self.say(words.say("plain-practice"))
        for code, rule in zip(CUSTOM_CARDS, session.options.custom_rules, strict=True):
            if rule and rule.words:
                card = words.card(session.edition, code)
                self.say(words.say("plain-written", card=card, text=rule.words))
        if self.goes_on or self.view.round_number > 1:
            self.say(*saying.say_table(self.view, self.names, words))
        if self.goes_on and self.view.phase == "drawn":
            self.say(situation(self.view, self.names, words))

    async def _next_round(self) -> None:
        self.sum_up()
        while await self.ask(f"{self.words.say('plain-next-round')} "):
            pass
        await self.session.go_on()

    # Decisions.

    async def _decide(self) -> None:
        view = self.view
        code = await (self._choose(view) if view.to_act == view.seat else self._chance(view))
        while code is not None:
            try:
                await self.session.play(code)
                return
            except NotDone as refusal:
                self.complain(refusal)
            in_turn = view.to_act == view.seat
            code = await (self._ask_move(view) if in_turn else self._ask_chance(view))
        await self.session.let_pass()

    async def _choose(self, view: View) -> str:
        """A move in turn; what is typed may still turn out to be illegal."""
        self._later = False
        self.say_turn(view)
        return await self._ask_move(view)

    async def _ask_move(self, view: View) -> str:
        while True:
            line = await self.ask(f"{self.words.say('plain-your-move')} ")
            if not line and len(view.legal) > 1:
                self.say_turn(view)
                continue
            if code := await self._understood(line, view) if line else view.legal[0]:
                return code

    async def _understood(self, line: str, view: View) -> str | None:
        """The move that was typed; None where it is to be asked for again."""
        try:
            return await self.read_move(line, view)
        except GoBack:
            return None
        except NotUnderstood as error:
            self.complain(error)
            return None

    async def _chance(self, view: View) -> str | None:
        """A move out of turn, or None to let the chance pass."""
        if self._later and self._only_gifts(view):
            return None
        self.say(situation(view, self.names, self.words))
        return await self._ask_chance(view)

    async def _ask_chance(self, view: View) -> str | None:
        later = [self.vocabulary.offer(["later"])] if self._only_gifts(view) else []
        offers = ", ".join([self.chances(view), *later])
        question = self.words.say("plain-pass-by", words=offers)
        while True:
            line = await self.ask(f"{question} ")
            self._later = self._later or self.vocabulary.wish(line) == "later"
            if not line or self._later:
                return None
            if code := await self._understood(line, view):
                return code

    def _only_gifts(self, view: View) -> bool:
        return deeds(view.legal) == ["give"]
