"""The table: all that a player sees of a game, and every way to make a move."""

from __future__ import annotations

import asyncio
import time
from dataclasses import replace

from textual import events, work
from textual.app import ComposeResult

from ...client.session import Session
from ...editions import Edition
from ...notation import Move
from ...table.messages import Update
from ...view import View
from ..card_text import paint_words
from ..hint import comes_soon, hint_at
from ..home import HomeSession
from ..narration import describe, names_of
from ..score import goal
from ..situation import prompt_words
from ..themes import inks_in
from ..typed import NotUnderstood, fitting, left_open, read_typed, settle
from ..widgets.board_view import BoardView
from ..widgets.buttons import Buttons
from ..widgets.choosers import Chooser, list_choices
from ..widgets.hand import Hand
from ..widgets.key_lines import KeyLines
from ..widgets.prompt_line import PromptLine
from ..widgets.spots import Chosen, Spot, first_choice, list_spots, numbered_moves, row_step
from .entry import ENTER, Entry
from .pages import GO_ON, LEAVE, REVIEW, RulesPage, ScorePage
from .session_screen import SessionScreen
from .table_keys import BINDINGS, KEYS, can_do

AGAIN = "again"
LINES_BELOW = 3  # the other moves, the prompt and the keys
LINES_AT_LEAST = 7  # for the hand, if they are there
RULES_KEY = "r"  # with Enter behind it, for red cards begin so
FROM_THE_PILE = ("draw", "accept", "flip")
END_PAUSE = 1.2  # seconds in which the last card of a round is seen before the score sheet


class TableScreen(SessionScreen[str]):
    """A game in play. Its result is AGAIN for another game, else ""."""

    KEYS = KEYS
    BINDINGS = BINDINGS

    def __init__(self, session: Session, end_pause: float = END_PAUSE) -> None:
        super().__init__(session)
        self._end_pause = end_pause
        self._pointed = 0
        self._calls_uno = False  # with the next card
        self._hinted: Move | None = None  # what the last hint said, in this situation
        self._scored: int | None = None  # the finished round whose score sheet has come
        self._message = ""  # an answer to what was done last
        self._is_complaint = False
        self._entry = Entry(time.monotonic)
        self._board, self._hand, self._buttons = BoardView(), Hand(), Buttons()
        self._prompt = PromptLine(lambda: session.client.seconds_left)

    @property
    def typed_edition(self) -> Edition:
        """Whose cards can be typed."""
        return self._session.edition

    # Showing.

    def compose(self) -> ComposeResult:
        yield from (self._board, self._hand, self._buttons, self._prompt)
        yield KeyLines(few=True)

    async def on_mount(self) -> None:
        self._session.listen(self._take_note)
        self.app.theme_changed_signal.subscribe(self, lambda _: self._show())
        await self._session.start()
        self._show()

    async def on_unmount(self) -> None:
        await self._session.close()

    def on_resize(self) -> None:
        self.call_after_refresh(self._show)

    def _take_note(self, update: Update | None) -> None:
        """Something has happened."""
        view = self._session.view
        if view is not None:
            if update is not None:
                told = describe(update, self._session, self.words)
                self._board.story.add(told, self._session.edition)
            if not any(code.endswith("!") for code in view.legal):
                self._calls_uno = False
            self._pointed = first_choice(self._spots, self._pointed)
            self._plan_scores(view)
            self._hinted = None
        self._say("")

    def _plan_scores(self, view: View) -> None:
        """The score sheet comes by itself once, a moment after the end of a round."""
        if view.to_act is not None:
            self._scored = None
            if isinstance(self.app.screen, ScorePage) and self.app.screen.is_of_the_end:
                self.app.screen.dismiss("")
        elif self._scored != view.round_number:
            self._scored = view.round_number
            self.set_timer(self._end_pause, self._show_scores)

    def _show_scores(self) -> None:
        if self._scored is not None:  # the next round has not been dealt meanwhile
            self.action_scores()

    def _show(self) -> None:
        view, session = self._session.view, self._session
        if session.client.table is None:
            return
        if view is not None:
            kind = self.words.say("form-practice") if session.is_practice else ""
            aim = goal(session.options, self.words)
            self._board.show(view, names_of(session), aim, kind, session.table.points)
            room = self.size.height - self._board.least_height(view) - LINES_BELOW
            self._hand.most = self.size.height - self._board.least_height(view, 1) - LINES_BELOW
            self._hand.room = min(room, max(LINES_AT_LEAST, self.size.height // 3))
            self._show_moves()
        self._show_prompt()
        self.refresh_bindings()
        if isinstance(self.app.screen, ScorePage):
            self.app.screen.show_footing()  # others may have asked for the next round

    def _show_moves(self) -> None:
        view, edition = self._session.view, self._session.edition
        if view is None:
            return
        spots, cards = self._spots, len(view.hand)
        pointed = self._pointed if view.to_act is not None else -1
        self._hand.show(edition, spots[:cards], pointed, self._calls_uno)
        self._buttons.show(view, spots[cards:], pointed - cards)

    def _show_prompt(self) -> None:
        said = prompt_words(self._session, self._calls_uno, self.words)
        if self._entry.is_open:
            is_rules = self._entry.text == RULES_KEY
            message = "typing-rules" if is_rules else "typing"
            said = self.words.say(message, typed=f"{self._entry.text}_")
        elif self._message:
            said = self._message
        painted = paint_words(self._session.edition, said, self.words, inks_in(self.app))
        self._prompt.show(painted, bool(self._message) and self._is_complaint)

    def _say(self, message: str, is_complaint: bool = False) -> None:
        self._message = message
        self._is_complaint = is_complaint
        self._show()

    def complain(self, complaint: str) -> None:
        self._say(complaint, is_complaint=True)

    # Pointing.

    @property
    def _spots(self) -> list[Spot]:
        """What can be pointed at."""
        view = self._session.view
        return [] if view is None else list_spots(view)

    def action_move(self, step: int) -> None:
        self._point_at((self._pointed + step) % max(1, len(self._spots)))

    def action_row(self, step: int) -> None:
        per_row, spots = self._hand.fit().per_row, self._spots
        cards = sum(spot.is_card for spot in spots)
        self._point_at(row_step(self._pointed, step, cards, len(spots), per_row))

    def action_next_playable(self, step: int) -> None:
        spots = self._spots
        for distance in range(1, len(spots) + 1):
            place = (self._pointed + step * distance) % len(spots)
            if spots[place].playable:
                self._point_at(place)
                return

    def _point_at(self, place: int) -> None:
        self._pointed = place
        self._message = ""
        self._show_moves()
        self._show_prompt()

    def on_chosen(self, event: Chosen) -> None:
        self._point_at(event.place)
        self.action_play()

    def on_piles_clicked(self) -> None:
        """Draw, or whatever else takes cards from the pile now."""
        legal = self._session.view.legal if self._session.view else ()
        self.action_do(next((verb for verb in FROM_THE_PILE if verb in legal), "draw"))

    # Typing.

    def on_key(self, event: events.Key) -> None:
        """Letters belong to what is being typed, if anything is; else they are keys."""
        character = ENTER if event.key == "enter" else event.character or ""
        if self._entry.lets_go_by(character):
            event.stop()
        elif event.is_printable and self._entry.take(character):
            event.stop()
            self._typed_on()

    def _typed_on(self) -> None:
        view = self._session.view
        if view is not None and self._entry.is_number(len(numbered_moves(view))):
            self.action_play()
        self._show_prompt()

    def action_forget(self) -> None:
        self._entry.clear()
        self._say("")

    def action_drop_last(self) -> None:
        self._entry.drop_last()
        self._show_prompt()

    # Moves.

    def action_play(self) -> None:
        """Play what was typed, or what is pointed at; between rounds, go on."""
        view, line = self._session.view, self._entry.text
        if line == RULES_KEY:
            self._open_rules()
            return
        self.action_forget()
        if view is None or view.to_act is None:
            self._go_on()
        elif line:
            self._play_typed(line)
        elif spots := self._spots:
            self._make_move(spots[min(self._pointed, len(spots) - 1)].move)

    def _play_typed(self, line: str) -> None:
        view = self._session.view
        try:
            moves = [] if view is None else numbered_moves(view)
            self._make_move(read_typed(line, moves, self._session.edition))
        except NotUnderstood as error:
            self.complain(self.words.say(error.message, **error.arguments))

    def action_do(self, verb: str) -> None:
        self._entry.acted(verb)
        self._make_move(Move(verb))

    def action_uno(self) -> None:
        """Call UNO now, or with the next card."""
        view = self._session.view
        self._entry.acted("uno")
        if view is not None and "uno" in view.legal:
            self._make_move(Move("uno"))
        elif view is not None and any(code.endswith("!") for code in view.legal):
            self._calls_uno = not self._calls_uno
            self._say("")
        else:
            self.complain(self.words.say("nothing-uno"))

    def action_catch(self) -> None:
        self.action_do("catch")

    def action_challenge(self) -> None:
        self.action_do("challenge")

    @work(exclusive=True, group="move")
    async def _make_move(self, move: Move) -> None:
        """Make a move, once everything it needs has been named."""
        view = self._session.view
        if view is None:
            return
        calling = replace(move, uno=True)
        if self._calls_uno and fitting(calling, view.legal):
            move = calling
        candidates = fitting(move, view.legal)
        while (choice := left_open(candidates)) is not None:
            name, values = choice
            choices = list_choices(name, values, view, names_of(self._session), self.words)
            hinted = self._hinted if self._hinted and self._hinted.what == move.what else None
            preferred = getattr(hinted, name, None)
            chooser = Chooser(self.words.say(f"ask-{name}"), choices, preferred)
            value = await self.app.push_screen_wait(chooser)
            if value is None:
                return
            candidates = settle(candidates, name, value)
        await self.attempt(self._session.play(str(candidates[0] if candidates else move)))

    @work(exclusive=True, group="move")
    async def _go_on(self) -> None:
        view = self._session.view
        if self._session.next_step:
            await self.attempt(self._session.go_on())
        elif view is not None and view.winners:
            self.dismiss(AGAIN if self._session.at_home else "")

    @work(exclusive=True, group="move")
    async def action_undo(self) -> None:
        if self._session.can_undo:
            await self.attempt(self._session.undo())
        else:
            at_home = self._session.at_home
            message = "nothing-undo" if at_home else "nothing-undo-shared"
            self.complain(self.words.say(message))

    def action_speed(self) -> None:
        """How fast the bots play, one after the other."""
        if isinstance(self._session, HomeSession):
            speed = self.words.say(f"speed-{self._session.change_speed()}")
            self._say(self.words.say("speed-now", speed=speed))
        else:
            self.complain(self.words.say("nothing-speed"))

    @work(exclusive=True, group="hint")
    async def action_hint(self) -> None:
        view = self._session.view
        if view is None or not self._session.can_hint:
            self.complain(self.words.say("nothing-hint"))
            return
        self._say(self.words.say("hint-thinking" if comes_soon() else "hint-first"))
        hint = await asyncio.to_thread(hint_at, self._session, view, self.words)
        self._point_to(Move.parse(hint.code))
        self._hinted = Move.parse(hint.code)
        self._say(self.words.say("hint", words=hint.words))

    def _point_to(self, move: Move) -> None:
        for place, spot in enumerate(self._spots):
            if spot.move.what == move.what and spot.playable:
                self._pointed = place
                return

    # Pages.

    def action_rules(self) -> None:
        """Red cards begin with the same letter: the rules come if Enter follows it."""
        self._entry.begin(RULES_KEY)
        self._show_prompt()

    def _open_rules(self) -> None:
        if self._entry.text == RULES_KEY and self.is_current:
            self._entry.clear()
            self.app.push_screen(RulesPage(self._session.edition))

    def action_scores(self) -> None:
        view = self._session.view
        if view is not None and self.app.screen is self:
            self.app.push_screen(ScorePage(self._session, view), self._back_from_scores)

    def _back_from_scores(self, wish: str | None) -> None:
        if wish == GO_ON:
            self._go_on()
        elif wish == LEAVE:
            self.dismiss("")
        elif wish and isinstance(self._session, HomeSession):
            from .replay_screen import ReplayScreen  # not needed by those who play

            replay = ReplayScreen(self._session.recorded, wish == REVIEW)
            self.app.push_screen(replay, lambda _: self.action_scores())

    def offers(self, action: str) -> bool:
        """Keys that can do nothing now are not offered; whoever presses them is told."""
        return can_do(self._session, action)
