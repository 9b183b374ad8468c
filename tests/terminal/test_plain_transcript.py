"""A whole game line by line, against a transcript that reads well aloud.

In `plain_transcript.txt` what is typed stands behind the questions, as it would on the screen.
"""

from __future__ import annotations

from pathlib import Path

from lastcard import Game
from lastcard.terminal.home import HomeSession
from tests.support.line_by_line import Watchful, sit

TRANSCRIPT = Path(__file__).parent / "plain_transcript.txt"


def test_a_game_sounds_as_in_the_transcript() -> None:
    expected = TRANSCRIPT.read_text(encoding="utf-8").splitlines()
    replies = iter(expected)

    def read_aloud(question: str, session: HomeSession) -> str:
        """Type what the transcript has behind the next such question."""
        asked = question.rstrip()
        reply = next(line for line in replies if line.startswith(asked))
        return reply.removeprefix(asked).strip()

    game = Game.new("classic", players=3, seed="f", target=30)
    assert sit(game, read_aloud, Watchful()) == expected
