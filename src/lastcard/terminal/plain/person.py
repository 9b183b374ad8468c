"""Asking somebody at the keyboard: what to play, and what to name with it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from rich.console import Console
from rich.text import Text

from ...client.session import Session
from ...client.table_client import NotDone
from ...errors import InvalidMove, LastcardError
from ...notation import Move
from ...view import View
from ..card_text import color_name, paint_words
from ..console import ReadLine, show_long
from ..hint import Adviser
from ..narration import names_of, why_not
from ..sentences import Names, count_cards
from ..situation import situation
from ..typed import QUESTIONS, fitting, left_open, read_typed, settle
from . import table_text as screen
from .rules_text import code_list, rules_page

LOG_LINES = 15
LATER = "later"
HELP = """\
Type the number of a move or its code: a card (r7, W4) or a word (draw).
  W         a wild: you are asked for its colour; W=b names it at once
  WS=g@2    a colour and a player, by seat;  WP=b*y  a colour and a power
  r7!       calls UNO with your next-to-last card;  uno  calls it afterwards
  catch     catches a player who forgot UNO
  accept, challenge   answer a Wild Draw Four: take the cards, or two more if it was no bluff
  ?  this help     t  the table again     l  what happened lately
  s  scores        r  the rules           q  leave the game
  hint  what a strong player would do
  undo  take your last move back (with --practice)
"""


class Leave(Exception):
    """The player wants to go."""


class TookBack(Exception):
    """The last move has been taken back: whatever was asked is not the question any more."""


class GoBack(Exception):
    """The player has thought better of a move that needed something named."""


class Person:
    """The player at the keyboard, who sees a view of the game and nothing else."""

    def __init__(
        self,
        session: Session,
        console: Console,
        read_line: ReadLine,
        undo: Callable[[], None],
    ) -> None:
        self.session = session
        self.undo = undo
        self.console = console
        self.read_line = read_line
        self.log: list[str] = []
        self._later = False  # gifts are not offered again before the next turn
        self._adviser: Adviser | None = None

    @property
    def names(self) -> Names:
        return names_of(self.session)

    # The two occasions.

    def choose(self, view: View) -> str:
        """A move in turn; what is typed may still turn out to be illegal."""
        self._later = False
        self.console.print()
        screen.show_table(self.console, view, self.names)
        self._say(situation(view, self.names))
        moves = self._show_menu(view)
        only = str(moves[0]) if len(moves) == 1 else ""
        return self._ask(view, moves, only)

    def interrupt(self, view: View) -> str | None:
        """A move out of turn, or None to let the chance pass."""
        moves = screen.menu(view.legal)
        only_gifts = all(move.what == "give" for move in moves)
        if only_gifts and self._later:
            return None
        self.console.print()
        self._say(situation(view, self.names))
        screen.show_hand(self.console, view)
        self._show_menu(view)
        return self._ask_out_of_turn(view, moves, only_gifts)

    def ask_again(self, view: View, error: LastcardError) -> str | None:
        """After a move that was refused: say why, and ask once more."""
        self._complain(error)
        moves = screen.menu(view.legal)
        if view.seat != view.to_act:
            return self._ask_out_of_turn(view, moves, False)
        return self._ask(view, moves, str(moves[0]) if len(moves) == 1 else "")

    # Prompts.

    def _ask(self, view: View, moves: Sequence[Move], only: str) -> str:
        hint = f"Enter for {only}, " if only else ""
        while True:
            line = self.read(f"Your move ({hint}? for help): ", view) or only
            try:
                return self._read_move(line, moves, view)
            except GoBack:
                pass
            except InvalidMove as error:
                self._complain(error)

    def _ask_out_of_turn(self, view: View, moves: Sequence[Move], gifts: bool) -> str | None:
        hint = f", {LATER} to wait for your turn" if gifts else ""
        while True:
            line = self.read(f"A move, or Enter to let it pass{hint}: ", view)
            self._later = self._later or line == LATER
            if not line or line == LATER:
                return None
            try:
                return self._read_move(line, moves, view)
            except GoBack:
                pass
            except InvalidMove as error:
                self._complain(error)

    def read(self, prompt: str, view: View) -> str:
        """A line that is not one of the commands; those are carried out."""
        while True:
            line = self.read_line(prompt).strip()
            if not self._carry_out(line.lower(), view):
                return line

    def _carry_out(self, command: str, view: View) -> bool:
        if command in ("q", "quit", "exit"):
            raise Leave
        if command in ("?", "h", "help"):
            self.console.print(Text(HELP), code_list(self.session.edition))
        elif command in ("t", "table", "hand"):
            screen.show_table(self.console, view, self.names)
            self._show_menu(view)
        elif command == "undo":
            self._take_back()
        elif command == "hint" and view.legal:
            self._say(self._advise(view))
        elif command == "l":
            self.console.print("\n".join(self.log[-LOG_LINES:]))
        elif command == "s":
            goal = screen.goal(self.session.options)
            screen.show_scores(self.console, view, self.names, goal)
        elif command == "r":
            show_long(self.console, rules_page(self.session.edition))
        else:
            return False
        return True

    def _take_back(self) -> None:
        try:
            self.undo()
        except NotDone as error:
            self._complain(error)
        else:
            raise TookBack

    def _advise(self, view: View) -> str:
        """A hint, from somebody who comes when first asked."""
        self._adviser = self._adviser or Adviser()
        return self._adviser.advise(view, self.names).words

    # Understanding what was typed.

    def _read_move(self, line: str, moves: Sequence[Move], view: View) -> str:
        if not line:
            raise InvalidMove("type the number or the code of a move, t for the table, ? for help")
        move = read_typed(line, moves, self.session.edition)
        candidates = fitting(move, view.legal)
        if not candidates:
            return str(move)  # the game knows best why not
        while (choice := left_open(candidates)) is not None:
            name, values = choice
            candidates = settle(candidates, name, self._ask_for(name, values, view))
        return str(candidates[0])

    def _ask_for(self, name: str, values: Sequence[str | int], view: View) -> str | int:
        """Which colour, player or power; Enter goes back to the moves."""
        question = QUESTIONS[name]
        words = {value: self._value_words(name, value, view) for value in values}
        choices = ", ".join(f"{value} {text}" for value, text in words.items())
        answers = _answers(words)
        while True:
            self.console.print(paint_words(self.session.edition, f"{question}? {choices}"))
            typed = self.read_line(f"{question} (Enter to go back): ").strip().lower()
            if not typed:
                raise GoBack
            if typed in answers:  # before the commands: r is red here
                return answers[typed]
            self._carry_out(typed, view)

    def _value_words(self, name: str, value: str | int, view: View) -> str:
        if isinstance(value, int):
            size = view.hand_sizes[value]
            return f"{self.names.first(value)}: {count_cards(size)}"
        color = color_name(self.session.edition, value)
        return f"{color}: {screen.POWER_WORDS[value]}" if name == "power" else color

    # Showing.

    def tell(self, sentence: str) -> None:
        self.log.append(sentence)
        self._say(sentence)

    def _say(self, sentence: str) -> None:
        if sentence:
            self.console.print(paint_words(self.session.edition, sentence))

    def _complain(self, error: LastcardError) -> None:
        self.console.print(Text(why_not(error, self.names), "bold red"))

    def _show_menu(self, view: View) -> list[Move]:
        moves = screen.menu(view.legal)
        screen.show_menu(self.console, moves, self.session.edition, self.session.options)
        return moves


def _answers(words: Mapping[str | int, str]) -> dict[str, str | int]:
    """What may be typed for each value: itself, its name, or for a letter its place in the list."""
    answers = {str(value): value for value in words}
    answers |= {text.lower().split(":")[0]: value for value, text in words.items()}
    numbers = {str(place): value for place, value in enumerate(words, 1) if isinstance(value, str)}
    return answers | numbers
