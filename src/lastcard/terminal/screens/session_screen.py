"""What the lobby and the table have in common: what is done may be refused, and people talk."""

from __future__ import annotations

from collections.abc import Awaitable

from textual.screen import Screen, ScreenResultType

from ...client.session import Session, Utterance
from ...errors import LastcardError
from ..language import Speaking
from ..narration import why_not
from ..widgets.talk_window import TalkWindow


class SessionScreen(Speaking, Screen[ScreenResultType]):
    """A screen for somebody's end of a table."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session

    def complain(self, complaint: str) -> None:
        raise NotImplementedError

    async def attempt(self, deed: Awaitable[None]) -> None:
        """Do something that may be refused, and say why."""
        try:
            await deed
        except LastcardError as error:
            self.complain(why_not(error, self._session, self.words))

    def action_talk(self, line: str = "") -> None:
        """Open the window to say something; part of it may have been written already."""
        if self._session.can_talk:
            window = TalkWindow(self._session.table.settings.chat, line)
            self.app.push_screen(window, self._talked)
        else:
            self.complain(self.words.say("nothing-talk"))

    def _talked(self, utterance: Utterance | None) -> None:
        if utterance is not None:
            self.run_worker(self.attempt(self._session.say(utterance)), group="talk")
