"""What the coach says of a game, drawn beside its replay: chances as lines, and what moves cost."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from ...coach import RoundReview, Verdict, review_game
from ...coach.telling import tell_account, tell_decision
from ...recorded import Recorded
from ...words import Words
from ..card_text import INKS

HEIGHT = (4, 9)  # lines of the drawing: at least, and at most
BESIDE = 5  # columns left of it
# How the players are told apart besides by their numbers.
STYLES = [*INKS.values(), "bold", "bold magenta", "bold cyan", "bold"]


class Coach:
    """The review of a game, as far as it has been worked out."""

    def __init__(self, recorded: Recorded) -> None:
        self._recorded = recorded
        self._rounds: dict[int, RoundReview] = {}
        self._done = (0, 0)  # of so many moves

    def work_out(self, tell: Callable[[], object]) -> Iterator[RoundReview]:
        """Look at one round after the other; `tell` hears of each move on the way."""

        def note(done: int, total: int) -> None:
            self._done = (done, total)
            tell()

        bots = self._recorded.bots
        for review in review_game(self._recorded.game, progress=note, bots=bots):
            self._rounds[review.number] = review
            yield review

    def losses(self) -> list[int]:
        """The places of the moves that gave something away, among all deals and moves."""
        steps = (step for review in self._rounds.values() for step in review.steps)
        return [
            step.number - 1
            for step in steps
            if step.decision and step.decision.verdict is not Verdict.FINE
        ]

    def show(
        self, place: int, round_number: int, words: Words, room: tuple[int, int]
    ) -> RenderableType:
        """The round of a move, in so many columns and lines."""
        review = self._rounds.get(round_number)
        if review is None:
            done, total = self._done
            return Text(words.say("review-working", done=done, total=total), "dim")
        now = next(i for i, step in enumerate(review.steps) if step.number == place + 1)
        chances = [step.chances for step in review.steps]
        width, height = room[0] - BESIDE, min(HEIGHT[1], max(HEIGHT[0], room[1] - 5))
        names = [words.player(seat, self._recorded.names) for seat in range(len(chances[0]))]
        drawn = draw_chances(chances, now, width, height)
        return Group(*drawn, _legend(names, chances[now]), *self._words(review, now, words))

    def _words(self, review: RoundReview, now: int, words: Words) -> Iterator[Text]:
        """What a move gave away; at the end of the round, where everybody's result comes from."""
        edition, names = self._recorded.game.edition, self._recorded.names
        step = review.steps[now]
        if step.decision and step.decision.verdict is not Verdict.FINE:
            yield Text(tell_decision(step.number, step.decision, edition, words, names), "bold")
        if now == len(review.steps) - 1:
            yield from (Text(tell_account(one, words, names)) for one in review.accounts)


def _legend(names: Sequence[str], chances: Sequence[float]) -> Text:
    """Who has which number, and the chances now."""
    parts = [
        Text(f"{seat + 1} {name} {chance:.0%}", STYLES[seat])
        for seat, (name, chance) in enumerate(zip(names, chances, strict=True))
    ]
    return Text("   ").join(parts)


def draw_chances(
    chances: Sequence[Sequence[float]], now: int, width: int, height: int
) -> list[Text]:
    """Everybody's chances after each step, a line of numbers for each; one step is marked."""
    columns = min(width, len(chances) * max(1, width // len(chances)))
    lines = [[(" ", "")] * columns for _ in range(height)]
    for column in range(columns):
        step = column * len(chances) // columns
        for seat in reversed(range(len(chances[step]))):  # the first player on top
            row = round((1 - chances[step][seat]) * (height - 1))
            lines[row][column] = (str((seat + 1) % 10), STYLES[seat])
        if step == now:
            for line in lines:
                line[column] = (line[column][0], f"{line[column][1]} reverse")
    scale = {0: "100 ", height // 2: " 50 ", height - 1: "  0 "}
    labels = (Text(scale.get(row, "    "), "dim") for row in range(height))
    return [
        label.append_text(Text.assemble(*line)) for label, line in zip(labels, lines, strict=True)
    ]
