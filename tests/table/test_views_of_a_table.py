"""What people at a table are shown of the game is what a view shows, read off more quickly."""

from __future__ import annotations

from dataclasses import fields
from random import Random

import msgspec
import pytest

from lastcard import RULES_VERSION, InvalidRecord
from lastcard.editions import EDITIONS
from lastcard.table import messages as msg
from lastcard.table.log import entries as log
from lastcard.table.log.kept import restore_table
from lastcard.table.log.storage import StoredTable
from lastcard.table.played_game import PlayedGame
from lastcard.table.table import Table
from lastcard.table.views import GameShower
from lastcard.view import View

OPTIONS: dict[str, str | int | bool] = {"jump_in": True, "stacking": "any"}
FROM_VIEW = [field.name for field in fields(View)]


def start_game(edition: str, players: int) -> Table:
    table = Table("TABLE234", msg.Settings(edition, OPTIONS, seats=players))
    for seat in range(players):
        table.apply(log.BotSat(seat, "sharp"))
    table.apply(log.Started("ab" * 32))
    return table


def any_step(table: Table, luck: Random) -> log.AnyEntry:
    game = table.current.game
    if table.phase == "game_over":
        return log.Started("cd" * 32)
    if table.phase == "round_over":
        return log.Dealt("ef" * 32)
    able = [seat for seat in range(game.players) if game.legal(seat)]
    seat = luck.choice(able)
    return log.Moved(seat, luck.choice(game.legal(seat)), "bot")


def check_everybody_sees_a_view(play: PlayedGame) -> None:
    shower = GameShower(play)
    for seat in (None, *range(play.game.players)):
        shown, view = shower.show(seat), play.game.view(seat)
        for name in FROM_VIEW:
            assert getattr(shown, name) == getattr(view, name), (seat, name)
        sent = msgspec.json.decode(shower.write(seat))
        assert sent == msgspec.json.decode(msgspec.json.encode(shown))


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [2, 5])
def test_what_is_shown_is_what_a_view_shows(edition: str, players: int) -> None:
    table, luck = start_game(edition, players), Random(edition)
    for _ in range(150):
        check_everybody_sees_a_view(table.current)
        table.apply(any_step(table, luck))


def stored(*entries: log.AnyEntry) -> StoredTable:
    settings = msgspec.json.encode(msg.Settings("classic", {}, seats=2))
    numbered = list(enumerate(entries, 1))
    return StoredTable(settings=settings, version=len(entries), entries=numbered, last_game=None)


@pytest.mark.parametrize(
    ("rules", "why"),
    [
        (RULES_VERSION, ""),
        (99, f" (played by version 99 of the rules, and these are version {RULES_VERSION})"),
    ],
)
def test_a_log_of_other_rules_that_cannot_be_followed_says_so(rules: int, why: str) -> None:
    seats = [log.BotSat(seat, "sharp") for seat in range(2)]
    told = stored(*seats, log.Started("ab" * 32, rules), log.Moved(0, "uno", "bot"))
    with pytest.raises(InvalidRecord) as caught:
        restore_table("TABLE234", told)
    assert str(caught.value).startswith("entry 4: seat 0 cannot uno")
    assert str(caught.value).endswith(why)
    assert ("version" in str(caught.value)) == bool(why)


def test_hands_and_the_secret_are_shown_only_when_the_round_is_over() -> None:
    table, luck = start_game("classic", 3), Random(1)
    while table.phase == "playing":
        shown = GameShower(table.current).show(None)
        assert (shown.hands, shown.secret) == (None, None)
        table.apply(any_step(table, luck))
    shown = GameShower(table.current).show(None)
    assert shown.secret == "ab" * 32
    assert shown.hands == [table.current.game.hand(seat) for seat in range(3)]
