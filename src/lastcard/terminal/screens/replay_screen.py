"""A recorded game on the table's screen: move by move, with all hands open or one seat's view."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import Screen
from textual.timer import Timer
from textual.widgets import Static

from ...editions import find_edition
from ...event import Event
from ...recorded import Recorded
from ...view import View
from ..language import Speaking
from ..replay_steps import Moment, hands_table, list_moments
from ..score import result, round_line
from ..widgets.board_view import BoardView
from ..widgets.hand import Hand
from ..widgets.key_lines import KeyLines
from ..widgets.spots import list_spots
from .coach_view import Coach
from .pages import RulesPage

TOLD = 40  # sentences that are shown of what came before
PACE = 1.0  # seconds between two moves that play by themselves
LINES_BELOW = 2  # the prompt and the keys


class ReplayScreen(Speaking, Screen[None]):
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right,n,space", "step(1)", "do-next", key_display="→"),
        Binding("left,b", "step(-1)", "do-back", key_display="←"),
        Binding("pagedown", "round(1)", "score-round-number", key_display="PgDn"),
        Binding("pageup", "round(-1)", "score-round-number", show=False, key_display="PgUp"),
        Binding("home", "step(-1000000)", "keys-ends", show=False),
        Binding("end", "step(1000000)", "keys-ends", show=False),
        Binding("w", "review", "review-title"),
        Binding("g", "second_look(1)", "review-second-look"),
        Binding("shift+g,G", "second_look(-1)", "review-second-look", show=False),
        Binding("v,tab", "look(1)", "do-view"),
        Binding("shift+tab", "look(-1)", show=False),
        Binding("p", "play", "do-run"),
        Binding("enter", "jump", show=False),
        Binding("escape", "forget", show=False),
        Binding("r", "rules", "menu-rules"),
        Binding("t", "app.switch_theme", show=False),
        Binding("q", "dismiss", "do-leave"),
    ]

    MORE_KEYS = (("1 2 3 …  Enter", "keys-jump"),)

    def __init__(self, recorded: Recorded, review: bool = False) -> None:
        super().__init__()
        self._recorded, self._names = recorded, recorded.names
        self._moments = list_moments(recorded.game)
        self._coach: Coach | None = None  # comes when first asked
        self._reviewing = review  # is the review shown in place of all hands?
        self._now = 0
        self._seat: int | None = None  # whose view it is; None: all hands are open
        self._typed = ""
        self._timer: Timer | None = None

    def compose(self) -> ComposeResult:
        yield BoardView()
        yield Hand()
        with VerticalScroll(id="hands", can_focus=False):
            yield Static()
        yield Static(id="prompt", markup=False)
        yield KeyLines()

    def on_mount(self) -> None:
        self.app.theme_changed_signal.subscribe(self, lambda _: self._show())
        if self._reviewing:
            self._ask_coach()
        self._show()

    def on_resize(self) -> None:
        self.call_after_refresh(self._show)

    # Showing.

    def _show(self) -> None:
        moment = self._moments[self._now]
        board = self.query_one(BoardView)
        words = self.words
        remark = words.say("replay-step", number=self._now, all=len(self._moments) - 1)
        view = moment.game.view(self._seat)
        board.show(view, self._names, remark)
        all_open = self._seat is None
        board.opponents.display = not all_open
        self.query_one(Hand).display = not all_open
        self.query_one("#hands").display = all_open or self._reviewing
        if not all_open:
            self._show_hand(view)
        below = self.query_one("#hands Static", Static)
        if self._reviewing and self._coach is not None:
            room = (self.size.width - 2, self.size.height // 2)
            below.update(self._coach.show(self._now, moment.game.round_number, words, room))
        elif all_open:
            below.update(hands_table(moment.game, self._names, words))
        self._tell()
        self._show_prompt()

    def _show_hand(self, view: View) -> None:
        hand, board = self.query_one(Hand), self.query_one(BoardView)
        hand.room = max(2, self.size.height - board.least_height(view) - LINES_BELOW)
        hand.show(find_edition(view.edition), list_spots(view)[: len(view.hand)], None)

    def _tell(self) -> None:
        edition = self._moments[self._now].game.edition
        lately = self._moments[max(0, self._now - TOLD) : self._now + 1]
        sentences = [self.words.tell(self._seen(moment), edition, self._names) for moment in lately]
        self.query_one(BoardView).story.tell(sentences, edition)

    def _seen(self, moment: Moment) -> list[Event]:
        if self._seat is None:
            return moment.events
        return [event.seen_by(self._seat) for event in moment.events]

    def _show_prompt(self) -> None:
        game = self._moments[self._now].game
        words = self.words
        said = words.say("replay-open")
        if self._typed:
            said = words.say("replay-jump", typed=f"{self._typed}_")
        elif game.game_over:
            said = result(game, self._names, words)
        elif game.round_over:
            said = round_line(game, self._names, words)
        elif self._seat is not None:
            said = words.say("replay-seen", name=words.player(self._seat, self._names))
        self.query_one("#prompt", Static).update(said)

    # Stepping.

    def action_step(self, moves: int) -> None:
        self._now = min(max(0, self._now + moves), len(self._moments) - 1)
        self._show()

    def action_round(self, step: int) -> None:
        """To the next deal, or to the one before; behind the last deal, to the end."""
        deals = [place for place, moment in enumerate(self._moments) if not moment.move]
        self._go_to([*deals, len(self._moments) - 1], step)

    def _go_to(self, places: Sequence[int], step: int) -> None:
        """To the next of these places, or to the one before."""
        ahead = [place - self._now for place in places if (place - self._now) * step > 0]
        self.action_step(min(ahead, key=abs, default=0))

    def action_look(self, step: int) -> None:
        """All hands, then each seat's view, and round again."""
        seats = [None, *range(self._moments[0].game.players)]
        self._seat = seats[(seats.index(self._seat) + step) % len(seats)]
        self._show()

    def action_play(self) -> None:
        if self._timer is None:
            self._timer = self.set_interval(PACE, self._play_on)
        else:
            self._timer.stop()
            self._timer = None

    def _play_on(self) -> None:
        if self._now == len(self._moments) - 1:
            self.action_play()
        else:
            self.action_step(1)

    # The coach.

    def action_review(self) -> None:
        """Everybody's chances, and what moves gave away; or all hands again."""
        self._reviewing = not self._reviewing
        self._ask_coach()
        self._show()

    def _ask_coach(self) -> None:
        if self._coach is None:
            self._coach = Coach(self._recorded)
            self.run_worker(self._work_out(self._coach), group="coach")

    async def _work_out(self, coach: Coach) -> None:
        """A round after the other, on a thread of its own; what is there is shown."""
        reviews = coach.work_out(lambda: self.app.call_from_thread(self._show))
        while await asyncio.to_thread(next, reviews, None):
            self._show()

    def action_second_look(self, step: int) -> None:
        """To the next move that gave something away, or to the one before."""
        self._go_to([] if self._coach is None else self._coach.losses(), step)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        return action != "second_look" or self._reviewing

    # Jumping.

    def on_key(self, event: events.Key) -> None:
        if (event.character or "").isdecimal():
            event.stop()
            self._typed = (self._typed + (event.character or ""))[-6:]
            self._show_prompt()

    def action_jump(self) -> None:
        """To the move that was typed, else to the next one."""
        target = int(self._typed) if self._typed else self._now + 1
        self._typed = ""
        self.action_step(target - self._now)

    def action_forget(self) -> None:
        self._typed = ""
        self._show_prompt()

    def action_rules(self) -> None:
        self.app.push_screen(RulesPage(self._moments[0].game.edition))
