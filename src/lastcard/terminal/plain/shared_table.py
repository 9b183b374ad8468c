"""A table on a server, line by line: what happens is said when it happens.

Whatever is typed is understood at any time: a move, something to hear, something to do in the
lobby.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ...bots import bot_names
from ...client.table_client import NotDone
from ...editions import find_edition
from ...editions.options import RANGES
from ...table import messages as msg
from ...table.codes import spell_code
from ..form import Line
from ..narration import free_seats, proposal_words, status_words, step_words, waiting_proposal
from ..situation import situation
from ..table_form import TableForm
from ..typed import NotUnderstood, fold, number_up_to
from . import saying
from .plain_seat import GoBack, MovedOn, PlainSeat
from .understanding import LOBBY_WISHES

BOT = "casual"
OF_THE_LOBBY, OF_THE_HOST = ("set", "sit", "watch", "quit"), ("start", "bot", "drop")  # wishes


class PlainTable(PlainSeat):
    """A session at a table with others, with somebody at the keyboard."""

    _has_lobby = True
    _asked_at = 0  # the version for which somebody was asked for a move
    _phase = "lobby"
    _status = ""
    _is_there = False  # at the table, where all that happens is told
    _is_cut_off = False
    _ask_again = True  # for a move, though it was asked for before
    _proposed = 0  # the last proposal that was told
    _set_before: msg.Settings | None = None

    async def run(self) -> None:
        """Stay until the player leaves (Leave, EOFError) or the table is over for good."""
        self.session.listen(self._heard)
        try:
            await self.session.start(self._welcome)
            self._is_there = True
            self._notice()
            while not self.session.client.end:
                await self._understand(await self._read(""))
        finally:
            await self.session.close()

    # What happens.

    def _welcome(self) -> None:
        if self.session.client.end:
            return
        self.say(*self._lobby())
        if self.session.view is not None:
            self.say(*saying.say_table(self.view, self.names, self.words))

    def _heard(self, update: msg.Update | None) -> None:
        if not self._is_there:
            if update is not None:
                self.recall(update)  # it was before: only for who asks
            return
        self._say_reconnected()
        if update is not None:
            self.tell(update)
            if update.note.what in ("sat", "bot_sat") and update.note.seat is not None:
                self.say(self._seat_line(update.note.seat))
            if update.events and all(event.name == "uno" for event in update.events):
                self._asked_at = max(self._asked_at, update.version)  # the question stays the same
        if update is None or update.version == self.session.client.version:
            self._notice()

    def _say_reconnected(self) -> None:
        if self._is_cut_off and self.session.trouble is None:
            self.say(self.words.say("plain-connected"))
            self._ask_again = True
            self._moves += 1  # no question from before is open
        self._is_cut_off = self.session.trouble is not None

    def _notice(self) -> None:
        """Say what is new when all has been told that has happened: whose move it is."""
        self.tell_hands()
        self._say_status()
        self._say_stage()
        self._say_changes()
        self._say_question()
        self._say_proposal()

    def _say_status(self) -> None:
        status = status_words(self.session, self.words, covered="plain-covered")
        if status != self._status:
            self.say(status)
        self._status = status

    def _say_question(self) -> None:
        table, view = self.session.table, self.session.view
        if self.session.client.is_covered:
            return
        again, self._ask_again = self._ask_again, False
        if view is not None and view.legal and (again or view.version > self._asked_at):
            self._ask_for_move(view)
            self._say_seconds(None if again else table.settings.clock)

    def _say_proposal(self) -> None:
        proposal = waiting_proposal(self.session)
        if proposal is not None and proposal.number != self._proposed:
            self._proposed = proposal.number
            card = self.words.card(self.session.edition, proposal.card)
            self.say(proposal_words("plain-agree", card, proposal, self.words))
            offer = self.vocabulary.offer(("agree", "decline"))
            self.say(self.words.say("plain-or", words=offer))

    def _say_stage(self) -> None:
        """What the table has come to: the lobby, or the end of a round."""
        if self.session.table.phase == self._phase:
            return
        self._phase = self.session.table.phase
        if self._phase == "lobby":
            self.say(*self._lobby())
        elif self._phase != "playing":
            self.sum_up()
            self.say(step_words(self.session, self.words) or self.words.say("wait-next"))

    def _ask_for_move(self, view: msg.GameView) -> None:
        self._asked_at = view.version
        if view.to_act == view.seat:
            self.say_turn(view)
        else:
            self.say(situation(view, self.names, self.words))
            self.say(self.words.say("plain-or", words=self.chances(view)))

    def _say_seconds(self, seconds: int | None) -> None:
        """How long a turn may take that has just begun, or (None) what is left of one."""
        left = self.session.client.seconds_left if seconds is None else seconds
        if left and self.view.to_act == self.view.seat:
            self.say(self.words.say("plain-seconds", count=round(left)))

    def _lobby(self) -> Iterator[str]:
        table, words = self.session.table, self.words
        edition = words.edition(find_edition(table.settings.edition))
        yield words.say("plain-lobby", code=spell_code(table.code), edition=edition)
        yield from map(self._seat_line, range(len(table.seats)))
        if self.session.client.seat is None:
            yield words.say("table-watching")
        if table.phase == "lobby":
            host = self.session.client.is_host
            yield words.say("plain-lobby-host" if host else "wait-start")

    def _seat_line(self, seat: int) -> str:
        name = self.names.names[seat]
        message = "plain-seat" if name else "plain-seat-free"
        message = "plain-seat-you" if seat == self.names.you else message
        return f"{self.words.say(message, number=seat + 1, name=name)}."

    def _answer(self, wish: str) -> Iterable[str]:
        if wish == "table" and self.session.view is None:
            return self._lobby()
        return super()._answer(wish)

    def _help(self) -> Iterator[str]:
        """In the lobby, what is done there; cards come later."""
        lobby = self.session.table.phase == "lobby"
        host = lobby and self.session.client.is_host
        known = ("say", *(OF_THE_LOBBY if lobby else ()), *(OF_THE_HOST if host else ()))
        if not lobby:
            yield from super()._help()
        yield self.words.say("plain-help-table", words=self.vocabulary.offer(known))
        if host:
            yield self.words.say("plain-set-how")
        if lobby:
            yield self._help_rules()

    # What is typed.

    async def _understand(self, line: str) -> None:
        try:
            if not await self._wished(line.strip()) and not await self.fulfil(line):
                await self._play(line)
        except (NotDone, NotUnderstood) as error:
            self.complain(error)
        except GoBack:
            pass
        except MovedOn as late:
            await self._understand(str(late))

    async def _play(self, line: str) -> None:
        view = self.session.view
        if view is None or self.session.table.phase != "playing":
            self._explain_waiting(line)
            return
        if self.session.client.is_covered:
            await self._take_over()
        elif not line.strip():
            self._say_turn_again(view)
        if line.strip():
            await self.session.play(await self.read_move(line, self.view))

    def _explain_waiting(self, line: str) -> None:
        """Nothing is played now: Enter says what is waited for, and a move has to wait too."""
        in_lobby = self.session.table.phase == "lobby"
        if line.strip():
            self.vocabulary.read_move(line, (), (), self.session.edition)
            raise NotUnderstood("plain-not-yet" if in_lobby else "plain-nothing")
        waiting = step_words(self.session, self.words) or self.words.say("wait-next")
        self.say(*(self._lobby() if in_lobby else (waiting,)))

    def _say_turn_again(self, view: msg.GameView) -> None:
        """For Enter: one's own turn, a chance out of turn, or whom everybody waits for."""
        if view.legal:
            self._ask_for_move(view)
            self._say_seconds(None)
        elif view.to_act is not None:
            name = self.words.seat(view.to_act, self.names)
            self.say(self.words.say("now-thinking", name=name))

    async def _take_over(self) -> None:
        """Play again where a bot has played; what it was not told about is asked then."""
        self._ask_again = True
        await self.session.client.ask(msg.Back())

    async def _wished(self, line: str) -> bool:
        """Something to do in the lobby or between games, or something to say."""
        if not line and self.session.next_step in ("next_round", "start_again"):
            await self.session.go_on()
            return True
        wish, rest = self.vocabulary.wish_with(line)
        if wish == "say":
            await self._talk(rest)
        elif wish == "start":
            await self.session.go_on()
        elif wish == "bot":
            await self._add_bot(rest)
        elif wish == "drop":
            await self._drop_bot()
        elif wish == "set":
            await self._change(rest)
        elif wish in ("agree", "decline"):
            await self._answer_proposal(wish == "agree")
        elif wish in ("sit", "watch"):
            await self.session.client.ask(msg.Sit(seat=self._seat(rest) if wish == "sit" else None))
        return wish in LOBBY_WISHES

    def _seat(self, typed: str) -> int:
        """The seat with this number; nobody gets up by leaving it out."""
        if number := number_up_to(len(self.session.table.seats), typed):
            return number - 1
        if free := [str(seat + 1) for seat in free_seats(self.session.table)]:
            raise NotUnderstood("plain-which", cards=", ".join(free))
        raise NotDone("table_full")

    async def _talk(self, text: str) -> None:
        if text:
            await self.session.say(msg.Chat(text=text))
        else:
            self.say(self.words.say("plain-say-what"))

    async def _add_bot(self, kind: str) -> None:
        free = free_seats(self.session.table)
        if not free:
            raise NotDone("table_full")
        called = {fold(name): bot for bot in bot_names() for name in (bot, self.words.bot(bot))}
        if kind and fold(kind) not in called:
            raise NotUnderstood("plain-which", cards=", ".join(dict.fromkeys(called.values())))
        bot = called.get(fold(kind), BOT)
        await self.session.client.ask(msg.SeatBot(seat=free[0], bot=bot))

    async def _drop_bot(self) -> None:
        bots = [seat for seat, one in enumerate(self.session.table.seats) if one.bot]
        if not bots:
            raise NotUnderstood("plain-nothing")
        await self.session.client.ask(msg.SeatBot(seat=bots[-1], bot=None))

    async def _change(self, typed: str) -> None:
        """What is played: said, or changed by a choice and its value."""
        form = self._form(self.session.table.settings)
        if typed:
            self._set(form, typed)
            change = msg.SettingsChange.to(form.settings)
            await self.session.client.ask(msg.Change(settings=change))
            return
        self.say(*self._chosen(self.session.table.settings).values())
        if self.session.client.is_host:
            self.say(self.words.say("plain-set-how"))

    def _set(self, form: TableForm, typed: str) -> None:
        """Take a choice and its value; whoever names no such thing hears what there is."""
        found = form.find(typed)
        if found is None:
            labels = [line.label for line in form.lines() if line.name != "added"]
            raise NotUnderstood("plain-which", cards=", ".join(labels))
        line, value = found
        if not form.take(line, value):
            raise NotUnderstood("plain-values", label=line.label, values=self._values(form, line))

    def _values(self, form: TableForm, line: Line) -> str:
        if line.name in RANGES:
            least, most = RANGES[line.name]
            return self.words.say("plain-range", least=least, most=most)
        return "; ".join(form.shown(line.name, one) for one in line.values)

    def _form(self, settings: msg.Settings) -> TableForm:
        return TableForm(settings, self.words, BOT)

    def _chosen(self, settings: msg.Settings) -> dict[str, str]:
        """What has been chosen for the table, in a sentence for each choice."""
        lines = (line for line in self._form(settings).lines() if line.name != "added")
        return {
            line.name: f"{self.words.say('labelled', label=line.label, value=line.shown)}."
            for line in lines
        }

    def _say_changes(self) -> None:
        """What is set otherwise than it was when it was looked at last."""
        now = self.session.table.settings
        before, self._set_before = self._set_before or now, now
        if now != before:
            was, chosen = self._chosen(before), self._chosen(now)
            self.say(*(said for name, said in chosen.items() if was.get(name, said) != said))

    async def _answer_proposal(self, agree: bool) -> None:
        proposal = waiting_proposal(self.session)
        if proposal is None:
            raise NotUnderstood("plain-nothing")
        await self.session.client.ask(msg.Answer(proposal=proposal.number, agree=agree))
