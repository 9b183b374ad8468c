"""No byte sent to anybody holds a card that they may not see."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from lastcard.table import messages as msg
from lastcard.table.played_game import PlayedGame
from tests.support.live_tables import Desk, Someone, at_desk
from tests.support.tables import EDITION_NAMES

PUBLIC = {"played", "turned_up", "put_back", "flipped", "drew_for_deal"}  # events with open cards


def cards_of(data: Any, codes: set[str]) -> list[str]:
    """All card codes that occur anywhere in a message, but for legal moves and the top card."""
    if isinstance(data, dict):
        parts = [value for key, value in data.items() if key not in ("legal", "top")]
        return [card for part in parts for card in cards_of(part, codes)]
    if isinstance(data, list):
        return [card for part in data for card in cards_of(part, codes)]
    return [data] if isinstance(data, str) and data in codes else []


def may_see(play: PlayedGame, seat: int | None, sent: dict[str, Any]) -> list[str]:
    """The cards that a message may name: the own hand, what was shown, what lies open."""
    game = play.game
    allowed = list(game.discards)
    if game.round_over:
        allowed += [card for other in range(game.players) for card in game.hand(other)]
    if seat is not None:
        allowed += game.hand(seat) * 2
        allowed += [card for cards in game.view(seat).known.values() for card in cards] * 2
    missed = [event for update in sent.get("missed", []) for event in update["events"]]
    for event in [*sent.get("events", []), *missed]:
        shown_to_all = event["name"] == "showed" and "other" not in event
        concerned = seat is not None and seat in (event.get("seat"), event.get("other"))
        if event["name"] in PUBLIC or shown_to_all or concerned:
            allowed += event.get("cards", [])
    return allowed


class Censor:
    """Reads everything that is sent, at the moment when it is sent."""

    def __init__(self, desk: Desk, someone: Someone) -> None:
        self.desk = desk
        self.someone = someone
        self.read = 0
        self.bytes = 0
        self._keep = someone.viewer.send
        someone.viewer.send = self.look

    def look(self, message: msg.ServerMessage) -> None:
        self._keep(message)
        play = self.desk.table.play
        data = msg.write_message(message)
        self.bytes += len(data)
        if play is None or not isinstance(message, msg.Update | msg.Welcome):
            return
        sent = json.loads(data)
        codes = set(play.game.edition.kinds)
        person = self.desk.table.people.get(self.someone.id)
        allowed = may_see(play, person.seat if person else None, sent)
        assert [card for card in cards_of(sent, codes) if card not in allowed] == []
        self.look_for_secrets(play, data.decode())
        self.read += 1

    def look_for_secrets(self, play: PlayedGame, text: str) -> None:
        """Neither shuffles nor tokens, but the secrets of rounds that are over."""
        over = play.rounds if play.game.round_over else play.rounds[:-1]
        known = {one.secret for one in over} | {one.commitment for one in play.rounds}
        assert set(re.findall(r"[0-9a-f]{64}", text)) <= known
        assert not re.search(r"[^0-9a-f][0-9a-f]{32}[^0-9a-f]", text)  # the words of a shuffle


@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize("players", [2, 4])
def test_nothing_hidden_is_sent_to_anybody(edition: str, players: int, tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        people = await desk.join(*["Ann", "Ben", "Cleo", "Dora"][:players])
        watcher = await desk.watch()
        censors = [Censor(desk, someone) for someone in (*people, watcher)]
        await people[0].send(msg.Start())
        luck = Random(edition)
        for _ in range(150):
            await any_move(desk, people, luck)
        again = Someone(desk)
        censors.append(Censor(desk, again))
        await again.come(token=people[1].token, seen=3)
        assert min(censor.read for censor in censors[:-1]) > 100
        assert censors[-1].read == 1

    options: dict[str, str | int | bool] = {"jump_in": True, "stacking": "any"}
    at_desk(tmp_path, scene, msg.Settings(edition, options, seats=players, window=0))


async def any_move(desk: Desk, people: list[Someone], luck: Random) -> None:
    game = desk.table.current.game
    if desk.table.phase == "game_over":
        await people[0].send(msg.Start())
    elif desk.table.phase == "round_over":
        await people[0].send(msg.NextRound(now=True))
    else:
        able = [one for one in people if game.legal(desk.table.people[one.id].seat)]
        mover = luck.choice(able)
        assert await mover.play(luck.choice(mover.view.legal)) == "accepted"
    await desk.wait(0.01)


def test_the_censor_would_find_a_card_that_leaks(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        ann, _ = await desk.join("Ann", "Ben")
        await ann.send(msg.Start())
        play = desk.table.current
        hidden = next(
            c for c in play.game.hand(1) if c not in play.game.hand(0) + play.game.discards
        )
        leak = {"events": [{"name": "drew", "seat": 1, "cards": [hidden]}]}
        found = cards_of(leak, set(play.game.edition.kinds))
        assert found == [hidden]
        assert hidden not in may_see(play, 0, leak)
        assert hidden in may_see(play, 1, leak)

    at_desk(tmp_path, scene, msg.Settings(seats=2))
