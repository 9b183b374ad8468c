"""Asking bots one by one, with a clock: for bots that are no policies, and for tournaments."""

from __future__ import annotations

import time
import traceback
from functools import cache
from pathlib import Path

import numpy as np

from ..board import Board
from ..bots import WAIT, Bot, MasterBot, make_bot
from ..bots.policy_bots import POLICIES, PolicyBot, SharpBot
from ..compiled import rows, seats, stepping
from ..compiled.layout import LUCK, Record, known_to_nobody, record_of
from ..editions import find_edition
from ..editions.start import seed_key
from ..errors import InvalidOption
from ..notation import move_table
from ..rules import actions
from ..rules.chance import seed_stream
from ..rules.deeds import note_deed
from ..rules.scoring import is_winner
from ..rules.state import GAME_OVER, MAX_PLAYERS, ROUND_OVER, State
from ..view import View, make_view
from .matches import ALL_SEEING, DECISION_LIMIT, BotTable, Failure, Played, lay_table

_SHOWN = 6  # legal moves that are named where a bot chose another


def ask_bots(table: BotTable, first: int, count: int) -> Played:
    """Play some rounds, or whole games, of a table; the bots come to it fresh.

    A round in which a bot fails ends there, and the next one begins: what somebody else did in its
    place would say nothing about the bot, nor about those who play against it.
    """
    _practise(table.searches, bool(POLICIES.keys() & {*table.bots}), table.whole_games)
    asking = _Asking(table, [_make_player(table, i, first) for i in range(table.players)])
    played = np.zeros(count, rows.ROUND)
    failures = []
    for i in range(count):
        try:
            asking.play(played[i : i + 1], first + i)
        except _BotFailed as error:
            played[i]["winner"] = -1
            player = asking.players.index(error.player)
            failures.append(Failure(i, player, f"{error}, in round {first + i}"))
    by_player = np.array([(one.decisions, one.seconds, one.points) for one in asking.players])
    decisions, seconds, points = by_player.T
    return Played(played, decisions, seconds, points, failures)


@cache
def _practise(searching: bool, by_thumb: bool, whole_games: bool) -> None:
    """Compile what asking such bots takes, or load it, in a game in which nobody's time is taken.

    Of bots that others wrote there is nothing to compile: somebody else sits in for them.
    """
    table = lay_table("classic", "sharp", 2, 0, {}, whole_games=whole_games)
    quick: Bot = SharpBot() if searching or by_thumb else _Beginner()
    asking = _Asking(table, [Player(quick), Player(MasterBot(0, 1) if searching else quick)])
    asking.play(np.zeros(1, rows.ROUND), 0)


class _Beginner:
    """Makes the first move that it finds."""

    def choose(self, view: View) -> str:
        return view.legal[0]


class _BotFailed(Exception):
    def __init__(self, player: Player, reason: str) -> None:
        super().__init__(reason)
        self.player = player


class Player:
    """A bot that is asked in the quickest way it allows."""

    def __init__(self, bot: Bot, sees_all: bool = False) -> None:
        self.bot = bot
        self.sees_all = sees_all
        self.decisions = 0
        self.seconds = 0.0
        self.points = 0

    def decide(self, seen: Board, seat: int, luck: Record) -> int:
        """The action that the bot chooses, legal in any case."""
        start = time.perf_counter()
        try:
            action = self._ask(seen, seat, luck)
        except (Exception, SystemExit) as error:
            raise _BotFailed(self, _explain(error)) from error
        self.seconds += time.perf_counter() - start
        self.decisions += 1
        return action

    def _ask(self, seen: Board, seat: int, luck: Record) -> int:
        if isinstance(self.bot, PolicyBot) and type(self.bot).choose is PolicyBot.choose:
            return int(seats.policy_move(record_of(seen.state), luck, seat, self.bot.policy))
        if isinstance(self.bot, MasterBot) and type(self.bot).choose is MasterBot.choose:
            return self.bot.decide(seen.state, seat, b"" if self.sees_all else seen.deeds)
        return _read(self.bot.choose(make_view(seen, seat)), seen, seat)


def _read(code: str, seen: Board, seat: int) -> int:
    if code == WAIT and seat != seen.to_act:
        return actions.WAIT
    legal = seen.legal(seat)
    if str(code) not in legal:
        texts, more = " ".join(legal[:_SHOWN]), " …" if len(legal) > _SHOWN else ""
        raise InvalidOption(f"choose returned {code!r}, and legal was {texts}{more}")
    return move_table(seen.edition).actions[str(code)]


def _explain(error: BaseException) -> str:
    """What went wrong, and where in the bot if it did not come from what the bot returned."""
    if isinstance(error, InvalidOption):
        return str(error)
    last = traceback.extract_tb(error.__traceback__)[-1]
    place = f"{Path(last.filename).name}, line {last.lineno}"
    return f"{type(error).__name__}: {error} ({place})"


class _Asking:
    """One table's memory, used for round after round."""

    def __init__(self, table: BotTable, players: list[Player]) -> None:
        self._table = table
        self.players = players
        edition = find_edition(table.edition)
        self._game = table.new_state()
        self._game.notes_events = 1
        self._known = known_to_nobody()
        self._deeds = bytearray()
        self._seen = Board(edition, table.options, State(), self._known.data, self._deeds)
        self._lucks = np.zeros(MAX_PLAYERS, LUCK)
        self._key = np.array(seed_key(table.seed))

    def play(self, row: Record, number: int) -> None:
        """Play a round, or a game that begins with it."""
        game = record_of(self._game)
        rows.begin_round(game, self._lucks, row, self._key, number, self._table.rotations)
        rotation = int(row["rotation"][0])
        at_seats = self.players[rotation:] + self.players[:rotation]
        self._play_round(row, at_seats)
        if self._table.whole_games:
            self._play_on(row, at_seats, number // self._table.rotations)
        rows.end_round(game, row)
        if self._table.whole_games and self._game.phase == GAME_OVER:
            row["winner"] = next(s for s in range(len(at_seats)) if is_winner(self._game, s))
        for player, points in zip(at_seats, self._game.scores, strict=False):
            player.points += points

    def _play_on(self, row: Record, at_seats: list[Player], deal: int) -> None:
        """Play the rounds after the first, dealt alike whoever sits where."""
        while self._game.phase == ROUND_OVER:
            key = np.array(seed_key((self._table.seed, self._game.round_number)))
            seed_stream(self._game, key.data, deal)
            self._game.event_count = 0
            stepping.start_next_round(record_of(self._game))
            self._play_round(row, at_seats)

    def _play_round(self, row: Record, at_seats: list[Player]) -> None:
        game = record_of(self._game)
        stepping.learn(self._known, game)
        self._deeds.clear()
        for _ in range(DECISION_LIMIT):
            if self._game.phase >= ROUND_OVER:
                break
            seat = stepping.next_to_decide(game)
            self._make_move(row, seat, at_seats[seat])

    def _make_move(self, row: Record, seat: int, player: Player) -> None:
        game = record_of(self._game)
        seen = record_of(self._seen.state)
        if player.sees_all:
            seen[:] = game
        else:
            seats.look(game, seen, self._known, seat)
        action = player.decide(self._seen, seat, self._lucks[seat : seat + 1])
        rows.note_before(game, row, action)
        note_deed(self._deeds, self._game, seat, action)
        stepping.apply_and_learn(self._known, game, seat, action)
        rows.note_after(game, row, seat)


def _make_player(table: BotTable, player: int, first: int) -> Player:
    name = table.bots[player]
    seed = (table.seed, first, player)
    if name not in ("master", ALL_SEEING):
        return Player(make_bot(name, seed))
    tries = table.tries if table.think is None else 1_000_000
    bot = MasterBot(seed, tries, table.think)
    return Player(bot, sees_all=name == ALL_SEEING)
