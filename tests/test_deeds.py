"""What has been done in a round: every view tells it, as all at the table saw it."""

from __future__ import annotations

import copy
import pickle
from random import Random

import msgspec
import pytest

from lastcard import Game, View, play_game
from lastcard.bots import Bot, MasterBot, make_bot
from lastcard.bots.master import list_moves
from lastcard.lab import asking_bots
from lastcard.lab.matches import BotTable, lay_table
from lastcard.notation import move_table
from lastcard.rl.single_agent import UnoEnv
from lastcard.rules.actions import DRAW, FLIP
from lastcard.rules.deeds import (
    COLOR,
    DREW_ON,
    MOST,
    MOVE,
    PHASE,
    POWERS,
    SEAT,
    SHIELDS,
    SIZES,
    WIDTH,
    note_deed,
)
from lastcard.rules.state import State
from tests.support.players import careless_decision


def rows_of(deeds: bytes) -> list[bytes]:
    return [deeds[at : at + WIDTH] for at in range(0, len(deeds), WIDTH)]


def moves_of(game: Game) -> list[str]:
    """Who did what, as a record writes it."""
    codes = move_table(game.edition).codes
    return [
        f"{row[SEAT]}:{codes[int.from_bytes(row[MOVE : MOVE + 3], 'little')]}"
        for row in rows_of(game.deeds)
    ]


def halfway(players: int = 2, moves: int = 20) -> Game:
    game = Game.new("classic", players=players, seed=1, say_pass=True)
    bot = make_bot("sharp")
    for _ in range(moves):
        game.play(bot.choose(game.view(game.to_act)))
    return game


def test_they_are_the_moves_of_the_round() -> None:
    game = halfway()
    assert moves_of(game) == game.history.rounds[-1]


def test_they_say_how_the_table_stood_before_each_move() -> None:
    game = Game.setup("classic", ["r7 r3", "g1 y2 b3"], top="r5", draw="b9 b8")
    for code in ("r7!", "draw"):
        game.play(code)
    first, second = rows_of(game.deeds)
    assert (first[COLOR], second[COLOR]) == (1, 1)  # red is 0, and one is added
    assert (first[PHASE], second[PHASE]) == (1, 1)  # on a normal turn
    assert list(first[SIZES : SIZES + 2]) == [2, 3]
    assert list(second[SIZES : SIZES + 2]) == [1, 3]
    assert list(second[DREW_ON : DREW_ON + 2]) == [0, 0]  # it is about to


def test_they_say_who_had_powers_and_shields_before_each_move() -> None:
    game = Game.setup("color-powers", ["Wr b3 b2", "b1 y2 b4"], top="b5", powers={"g": 1})
    for code in ("Wr=b", "b1"):
        game.play(code)
    first, second = (row[POWERS : POWERS + 4] for row in rows_of(game.deeds))
    assert (first, second) == (b"\xff\xff\x01\xff", b"\x00\xff\x01\xff")
    game = Game.setup("super-hero-girls", ["b3 b2", "b1 y2"], top="b5", shields=[1])
    game.play("b3!")
    assert rows_of(game.deeds)[0][SHIELDS : SHIELDS + 2] == b"\x02\x00"


def test_they_hold_nothing_hidden() -> None:
    """The same moves in a game with other hidden cards give the same deeds."""
    deeds = set()
    for theirs in ("g1 y2 b3", "g4 g5 g6"):
        game = Game.setup("classic", ["r7 r3 b1", theirs], top="r5", draw="b9 y8")
        for code in ("r7", "draw", "r3!"):
            game.play(code)
        deeds.add(game.view(0).deeds)
    assert len(deeds) == 1


def test_everybody_is_told_the_same_and_nothing_of_it_is_sent() -> None:
    game = halfway()
    one, other = game.view(0), game.view(1)
    assert one.deeds == other.deeds == game.deeds
    assert "deeds" not in msgspec.json.decode(msgspec.json.encode(one))
    assert "deeds" not in msgspec.json.decode(one.to_json())


def test_views_are_equal_however_they_came_about() -> None:
    game = halfway()
    again = Game.from_position(game.position())
    assert again.deeds == b""
    assert again.view(0) == game.view(0) == View.from_json(game.view(0).to_json())


def test_copies_remember() -> None:
    game = halfway()
    view = game.view(0)
    for twin in (copy.copy(view), copy.deepcopy(view), pickle.loads(pickle.dumps(view))):
        assert twin.deeds == view.deeds
    again = (game.copy(), pickle.loads(pickle.dumps(game)), Game.from_record(game.record()))
    assert {twin.deeds for twin in again} == {game.deeds}
    game.play(game.legal()[0])
    assert again[0].deeds == view.deeds != game.deeds


def test_a_move_taken_back_was_not_made() -> None:
    game = halfway()
    before = game.deeds
    game.play(game.legal()[0])
    game.take_back()
    assert game.deeds == before


def test_a_new_round_begins_with_none() -> None:
    game = play_until_a_round_ends()
    assert game.deeds
    game.next_round()
    assert game.deeds == b""


def play_until_a_round_ends() -> Game:
    game, bot = Game.new("classic", players=2, seed=1, target=10_000), make_bot("sharp")
    while not game.round_over:
        game.play(bot.choose(game.view(game.to_act)))
    return game


@pytest.mark.parametrize("code", ["r7@1", "r0"])
def test_what_was_done_before_hands_are_mixed_is_forgotten(code: str) -> None:
    game = Game.setup("classic", ["r7 r0 r3 r1", "r1 y2 b3"], top="r5", seven_zero=True)
    for move in ("r3", "r1", code):
        game.play(move)
    assert moves_of(game) == []


def test_a_card_that_makes_everybody_draw_mixes_no_hands() -> None:
    game = Game.setup("togetherness", ["WT r0 r3 r1", "r1 y2 b3"], top="r5")
    for move in ("r3", "r1", "WT=r"):
        game.play(move)
    assert moves_of(game) == ["0:r3", "1:r1", "0:WT=r"]


def test_but_among_more_than_two_what_was_done_before_it_is_forgotten() -> None:
    game = Game.setup("togetherness", ["WT r0 r3 r1", "r1 y2 b3", "r2 r4 b4"], top="r5")
    for move in ("r3", "r1", "r2", "WT=r"):
        game.play(move)
    assert moves_of(game) == []


@pytest.mark.parametrize(("edition", "remembered"), [("color-powers", 3), ("disney-parks", 0)])
def test_a_card_flipped_mixes_hands_where_any_card_does(edition: str, remembered: int) -> None:
    game = Game.setup(edition, ["r2 r3 r1", "y1 y2 b3"], top="r5")
    deeds = bytearray()
    for what in (DRAW, DRAW, FLIP):
        note_deed(deeds, game.state, 0, what)
    assert len(deeds) == remembered * WIDTH


def test_of_a_long_round_the_last_deeds_are_kept() -> None:
    game, luck = Game.new("classic", players=2, seed=3), Random(3)
    while len(game.history.rounds[-1]) < MOST + 10 and not game.round_over:
        seat = game.to_act
        code = "draw" if "draw" in game.legal() else careless_decision(game, luck)[1]
        game.play(code, seat)
    assert moves_of(game) == game.history.rounds[-1][-MOST:]


# Wherever bots play, they are told.


class Watcher:
    """Plays as `sharp` does, and keeps what it was told."""

    def __init__(self, seed: object = 0) -> None:
        self._bot = make_bot("sharp", seed)
        self.told: list[bytes] = []

    def choose(self, view: View) -> str:
        self.told.append(view.deeds)
        return self._bot.choose(view)


def grows(told: list[bytes]) -> bool:
    return len(told) > 2 and max(map(len, told)) >= 4 * WIDTH


def test_bots_are_told_in_a_game_by_themselves() -> None:
    bots: list[Bot] = [Watcher(), Watcher(1)]
    play_game(bots, "classic", seed=1, scoring="hand")
    assert all(grows(bot.told) for bot in bots if isinstance(bot, Watcher))


def lay_out(bots: list[str]) -> BotTable:
    return lay_table("classic", bots, None, "told", {}, timed=True)


def test_bots_are_told_in_the_arena(monkeypatch: pytest.MonkeyPatch) -> None:
    watchers: list[Watcher] = []

    def sit_down(name: str, seed: object = 0) -> Watcher:
        watchers.append(Watcher(seed))
        return watchers[-1]

    monkeypatch.setattr(asking_bots, "make_bot", sit_down)
    asking_bots.ask_bots(lay_out(["casual", "casual"]), 0, 2)
    assert len(watchers) == 2
    assert all(grows(watcher.told) for watcher in watchers)
    assert b"" in watchers[0].told[1:] or b"" in watchers[1].told[1:]  # in the second round


def test_master_is_told_in_the_arena(monkeypatch: pytest.MonkeyPatch) -> None:
    told: dict[bool, list[bytes]] = {True: [], False: []}

    def decide(bot: MasterBot, state: State, seat: int, deeds: bytes = b"") -> int:
        told[len(deeds) > 0].append(deeds)
        return list_moves(state, seat)[0]

    monkeypatch.setattr(MasterBot, "decide", decide)
    asking_bots.ask_bots(lay_out(["master", "sharp"]), 0, 1)
    assert grows(told[True])
    told[True].clear()
    asking_bots.ask_bots(lay_out(["all-seeing", "sharp"]), 0, 1)
    assert not told[True]  # who sees all cards has nothing to conclude


def test_bots_are_told_in_an_environment() -> None:
    env = UnoEnv("classic", players=2)
    env.reset(seed=1)
    watcher = Watcher()
    env._bots = {1: watcher}
    while not env.table.over:
        env.step(int(env.action_masks().argmax()))
    assert grows(watcher.told)
    assert env.clone().table.deeds == env.table.deeds
    env.table.deal(seed=2)
    assert env.table.deeds == b""
