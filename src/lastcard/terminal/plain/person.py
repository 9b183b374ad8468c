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
from ...words import Names, Words
from ..card_text import paint_words
from ..console import ReadLine, show_long
from ..hint import Adviser
from ..narration import names_of, why_not
from ..score import goal
from ..situation import situation
from ..typed import Misread, fitting, left_open, menu, read_typed, settle
from . import table_text as screen
from .rules_text import code_list, rules_page

LOG_LINES = 15
LATER = "later"
COMMANDS = {  # what does something else than a move, in every language
    "q": ("q", "quit", "exit"),
    "?": ("?", "h", "help"),
    "t": ("t", "table", "hand"),
}
HELP = ("move", "wild", "choices", "uno", "answer", "commands")  # paragraphs


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
        words: Words,
    ) -> None:
        self.session = session
        self.undo = undo
        self.words = words
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
        screen.show_table(self.console, view, self.names, self.words)
        self._say(situation(view, self.names, self.words))
        moves = self._show_menu(view)
        only = str(moves[0]) if len(moves) == 1 else ""
        return self._ask(view, moves, only)

    def interrupt(self, view: View) -> str | None:
        """A move out of turn, or None to let the chance pass."""
        moves = menu(view.legal)
        only_gifts = all(move.what == "give" for move in moves)
        if only_gifts and self._later:
            return None
        self.console.print()
        self._say(situation(view, self.names, self.words))
        screen.show_hand(self.console, view, self.words)
        self._show_menu(view)
        return self._ask_out_of_turn(view, moves, only_gifts)

    def ask_again(self, view: View, error: LastcardError) -> str | None:
        """After a move that was refused: say why, and ask once more."""
        self._complain(error)
        moves = menu(view.legal)
        if view.seat != view.to_act:
            return self._ask_out_of_turn(view, moves, False)
        return self._ask(view, moves, str(moves[0]) if len(moves) == 1 else "")

    # Prompts.

    def _ask(self, view: View, moves: Sequence[Move], only: str) -> str:
        prompt = self.words.say("plain-your-move", only=only or "none")
        while True:
            line = self.read(f"{prompt} ", view) or only
            try:
                return self._read_move(line, moves, view)
            except GoBack:
                pass
            except InvalidMove as error:
                self._complain(error)

    def _ask_out_of_turn(self, view: View, moves: Sequence[Move], gifts: bool) -> str | None:
        prompt = self.words.say("plain-out-of-turn", later=LATER if gifts else "none")
        while True:
            line = self.read(f"{prompt} ", view)
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
        if command in COMMANDS["q"]:
            raise Leave
        if command in COMMANDS["?"]:
            self.console.print(*self._help(), code_list(self.session.edition, self.words), sep="\n")
        elif command in COMMANDS["t"]:
            screen.show_table(self.console, view, self.names, self.words)
            self._show_menu(view)
        elif command == "undo":
            self._take_back()
        elif command == "hint" and view.legal:
            self._say(self._advise(view))
        elif command == "l":
            self.console.print("\n".join(self.log[-LOG_LINES:]))
        elif command == "s":
            aim = goal(self.session.options, self.words)
            screen.show_scores(self.console, view, self.names, aim, self.words)
        elif command == "r":
            show_long(self.console, rules_page(self.session.edition, self.words))
        else:
            return False
        return True

    def _help(self) -> list[Text]:
        return [Text(self.words.say(f"plain-help-{part}")) for part in HELP]

    def _take_back(self) -> None:
        try:
            self.undo()
        except NotDone:
            self.console.print(Text(self.words.say("nothing-undo"), "bold red"))
        else:
            raise TookBack

    def _advise(self, view: View) -> str:
        """A hint, from somebody who comes when first asked."""
        self._adviser = self._adviser or Adviser()
        return self._adviser.advise(view, self.names, self.words).words

    # Understanding what was typed.

    def _read_move(self, line: str, moves: Sequence[Move], view: View) -> str:
        if not line:
            raise Misread("typed-nothing")
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
        question = self.words.say(f"ask-{name}")
        words = {value: self._value_words(name, value, view) for value in values}
        choices = ", ".join(f"{_typed_for(value)} {text}" for value, text in words.items())
        answers = _answers(words)
        while True:
            self.console.print(self._paint(f"{question} {choices}"))
            typed = (
                self.read_line(f"{self.words.say('plain-choose', question=question)} ")
                .strip()
                .lower()
            )
            if not typed:
                raise GoBack
            if typed in answers:  # before the commands: r is red here
                return answers[typed]
            self._carry_out(typed, view)

    def _value_words(self, name: str, value: str | int, view: View) -> str:
        if isinstance(value, int):
            size = self.words.count_cards(view.hand_sizes[value])
            return f"{self.words.player(value, self.names)}: {size}"
        if name == "power":
            return self.words.say(f"power-{value}.does")
        return self.words.color(self.session.edition, value)

    # Showing.

    def tell(self, sentence: str) -> None:
        self.log.append(sentence)
        self._say(sentence)

    def _say(self, sentence: str) -> None:
        if sentence:
            self.console.print(self._paint(sentence))

    def _paint(self, sentence: str) -> Text:
        return paint_words(self.session.edition, sentence, self.words)

    def _complain(self, error: LastcardError) -> None:
        said = (
            self.words.say(error.message, **error.arguments)
            if isinstance(error, Misread)
            else why_not(error, self.session, self.words)
        )
        self.console.print(Text(said, "bold red"))

    def _show_menu(self, view: View) -> list[Move]:
        moves = menu(view.legal)
        screen.show_menu(
            self.console, moves, self.session.edition, self.session.options, self.words
        )
        return moves


def _typed_for(value: str | int) -> str:
    """What stands for a value: people count seats from one."""
    return str(value + 1) if isinstance(value, int) else value


def _answers(words: Mapping[str | int, str]) -> dict[str, str | int]:
    """What may be typed for each value: itself, its name, or for a letter its place in the list."""
    answers = {_typed_for(value): value for value in words}
    answers |= {text.lower().split(":")[0]: value for value, text in words.items()}
    numbers = {str(place): value for place, value in enumerate(words, 1) if isinstance(value, str)}
    return answers | numbers
