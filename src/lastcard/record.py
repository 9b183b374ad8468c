"""Game records: a whole game as text, readable as chess games in PGN are, or as JSON.

Headers say how to start (a seed, or a position), then come the rounds with their moves, each with
the seat that made it. Replaying a record gives the same game, shuffles included.
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any
from urllib.parse import quote, unquote

from .editions import Edition
from .editions.options import read_options, write_options
from .editions.registry import recorded_edition
from .errors import IllegalMove, InvalidRecord, LastcardError, check_text
from .notation import BYTE_ORDER_MARK
from .rules.version import RULES_VERSION

if TYPE_CHECKING:
    from .event import Event
    from .game import Game

_HEADER = re.compile(r'\[(?P<key>[A-Za-z]+) "(?P<value>[^"]*)"\]')
_MOVE = re.compile(r"(?P<seat>[0-9]):(?P<code>\S+)")
_ROUND = re.compile(r"round (?P<number>[0-9]+)")
_DICE = re.compile(r"dice:(?P<words>[0-9a-f]{32})")
_JOINS = re.compile(r"joins:(?P<seat>[0-9])")
_UNFINISHED = "*"
_PLAIN = " !'(),:;=?@"  # what need not be percent-encoded in a header, besides letters and digits
NAMES = "Names"  # a header that says who sat where; replays show it
EDITION_TEXT = "EditionText"  # a header with an edition's file, so that nobody needs it besides
PEOPLE = "People"  # a header with the seats in which people sat, and no bots
OF_THE_END = ("Scores", "Result")  # headers that a record which grows gets in the end


@dataclass
class History:
    """How a game began, and everything that was done in it since."""

    seed: str | None = None
    position: str | None = None
    rounds: list[list[str]] = field(default_factory=lambda: [[]])
    events: list[Event] = field(default_factory=list)  # of the first deal

    def add(self, who: object, what: object) -> None:
        """A move by its seat, or `dice` with fresh words, or that a seat `joins`."""
        self.rounds[-1].append(f"{who}:{what}")

    @property
    def joined(self) -> int:
        """How many seats the game has more than in the beginning."""
        return sum(map(_count_joins, self.rounds))

    def first_dealer(self, dealer: int, players: int) -> int:
        """Who dealt the first round, if now it is this one of so many players."""
        for moves in reversed(self.rounds[:-1]):
            dealer = (dealer - 1) % players
            players -= _count_joins(moves)
        return dealer

    def cut(self, seat: int | None) -> tuple[History, list[str]]:
        """The history before the last move, or the last one of a seat, and what came from there on.

        Without a seat a deal counts as a move too: it is "", as in a replay.
        """
        for number in reversed(range(len(self.rounds))):
            moves = self.rounds[number]
            for at in reversed(range(len(moves))):
                who = moves[at].partition(":")[0]
                if who == str(seat) or (seat is None and is_move(moves[at])):
                    return self._cut_at(number, at)
            if seat is None and number > 0:
                return self._cut_at(number - 1, len(self.rounds[number - 1]))
        raise IllegalMove("there is no move to take back")

    def _cut_at(self, number: int, at: int) -> tuple[History, list[str]]:
        kept, (first, *rest) = self.copy(), self.rounds[number:]
        kept.rounds[number:] = [first[:at]]
        return kept, first[at:] + [entry for moves in rest for entry in ("", *moves)]

    def copy(self) -> History:
        rounds = [list(moves) for moves in self.rounds]
        return History(self.seed, self.position, rounds, list(self.events))


def is_move(entry: str) -> bool:
    """Is what a history says a move, and not what comes in between: fresh words, a new seat?"""
    return entry[:1].isdigit()


def _count_joins(moves: Iterable[str]) -> int:
    return sum(entry.startswith("joins:") for entry in moves)


def replay(recorded: Game, until: History | None = None) -> Iterator[tuple[Game, str, list[Event]]]:
    """Go through a game again: after each deal and move the game, the move, and what happened.

    A deal is the move "". It is always the same game, which goes on. `until` is a part of its
    history to stop after.
    """
    game = _restart(recorded)
    yield game, "", game.history.events
    for number, moves in enumerate((until or recorded.history).rounds):
        if number > 0:
            yield game, "", game.next_round()
        for move in moves:
            if is_move(move):
                seat, _, code = move.partition(":")
                yield game, move, game.play(code, int(seat))
            else:
                replay_entry(game, move)


def _restart(recorded: Game) -> Game:
    if recorded.history.position is not None:
        return type(recorded).from_position(recorded.history.position)
    options = recorded.options.changes(recorded.edition)
    players, seed = recorded.players - recorded.history.joined, recorded.history.seed
    return type(recorded).new(recorded.edition, players, seed, **options)


def write_record(game: Game, extra: Mapping[str, str] | None = None) -> str:
    """A game's record. It shows all hidden cards to whoever replays it.

    `extra` are headers that somebody else wants to find in it again.
    """
    lines = _header_lines({**_headers(game), **(extra or {})})
    for number, moves in _numbered_rounds(game):
        lines += ["", f"round {number}"]
        lines += textwrap.wrap(" ".join(moves), 78, break_long_words=False, break_on_hyphens=False)
    return "\n".join(lines) + "\n"


def write_opening(game: Game, extra: Mapping[str, str]) -> str:
    """The headers of a record that is to grow: without those that only its end decides."""
    known = {key: text for key, text in _headers(game).items() if key not in OF_THE_END}
    return "\n".join(_header_lines({**known, **extra})) + "\n"


def record_lines(game: Game) -> list[str]:
    """What comes after the headers, a line for each round and each move."""
    return [
        line for number, moves in _numbered_rounds(game) for line in (f"round {number}", *moves)
    ]


def _header_lines(headers: Mapping[str, str]) -> list[str]:
    return [f'[{key} "{value}"]' for key, value in headers.items()]


def _numbered_rounds(game: Game) -> Iterator[tuple[int, list[str]]]:
    return enumerate(game.history.rounds, game.round_number - len(game.history.rounds) + 1)


def _headers(game: Game) -> dict[str, str]:
    options = write_options(game.options, game.edition)
    history = game.history
    start = {"Position": history.position or ""}
    if history.seed is not None:
        start = {"Seed": quote_text(history.seed)}
    return {
        "Rules": str(RULES_VERSION),
        "Edition": game.edition.id,
        **({EDITION_TEXT: quote_text(game.edition.text)} if game.edition.text else {}),
        "Players": str(game.players - history.joined),
        "Options": " ".join(f"{name}={text}" for name, text in options.items()),
        "Dealer": str(history.first_dealer(game.dealer, game.players)),
        **start,
        "Scores": " ".join(map(str, game.scores)),
        "Result": _result(game),
    }


def quote_text(text: str) -> str:
    """Any text, as it can stand in a header."""
    return quote(text, safe=_PLAIN, errors="surrogatepass")


def unquote_text(text: str) -> str:
    return unquote(text, errors="surrogatepass")


def quote_names(names: Iterable[str]) -> str:
    """Names, with commas between them, as they can stand in a header.

    >>> quote_names(["Ann", "Ben, the other one"])
    'Ann, Ben%2C the other one'
    """
    return ", ".join(quote_text(name).replace(",", "%2C") for name in names)


def unquote_names(text: str) -> list[str]:
    """The names in a header; none where there is none."""
    return [unquote_text(name) for name in text.split(", ")] if text else []


def _result(game: Game) -> str:
    return " ".join(map(str, game.winners)) + " won" if game.game_over else _UNFINISHED


def read_record(game_type: type[Game], text: str) -> Game:
    """Replay a record strictly; an error names the line and the move."""
    check_text(text, "a record", InvalidRecord)
    text = text.removeprefix(BYTE_ORDER_MARK)
    lines = list(enumerate(text.splitlines(), 1))
    if not any(_HEADER.fullmatch(line.strip()) for _, line in lines):
        raise InvalidRecord('this is not a game record: it has no header like [Edition "classic"]')
    headers = read_headers(text)
    try:
        return _play_again(game_type, headers, lines)
    except InvalidRecord as error:
        version = headers.get("Rules", "1")
        raise InvalidRecord(f"{error}{other_rules(version)}") from error


def other_rules(version: object) -> str:
    """What to add to a complaint about a game that was played by another version of the rules."""
    if str(version) == str(RULES_VERSION):
        return ""
    return f" (played by version {version} of the rules, and these are version {RULES_VERSION})"


def _play_again(
    game_type: type[Game], headers: dict[str, str], lines: list[tuple[int, str]]
) -> Game:
    game = _start(game_type, headers)
    if headers.get("Edition") != game.edition.name:  # which may stand there without a hash
        _check(headers, "Edition", game.edition.id)
    for key in ("Players", "Options", "Dealer"):
        _check(headers, key, _headers(game)[key])
    _replay_entries(game, _moves(lines))
    _check(headers, "Scores", " ".join(map(str, game.scores)))
    _check(headers, "Result", _result(game))
    return game


def read_headers(text: str) -> dict[str, str]:
    """The headers of a record by their names; raises InvalidRecord."""
    headers: dict[str, str] = {}
    for number, line in enumerate(text.removeprefix(BYTE_ORDER_MARK).splitlines(), 1):
        if not line.startswith("["):
            continue
        found = _HEADER.fullmatch(line.strip())
        if found is None:
            raise InvalidRecord(f'line {number}: a header looks like [Edition "classic"]')
        if found["key"] in headers:
            raise InvalidRecord(f"line {number}: the header {found['key']} comes twice")
        headers[found["key"]] = found["value"]
    return headers


def _start(game_type: type[Game], headers: dict[str, str]) -> Game:
    try:
        edition = edition_of(headers)
        if "Position" in headers:
            return game_type.from_position(headers["Position"])
        options = _read_options(headers.get("Options", ""))
        players = int(headers["Players"])
        seed = unquote_text(headers["Seed"])
        return game_type.new(edition, players, seed, **options)
    except KeyError as error:
        raise InvalidRecord(f"the record has no header {error}") from error
    except ValueError as error:
        raise InvalidRecord(f"the record's headers do not start a game: {error}") from error


def edition_of(headers: Mapping[str, str]) -> Edition:
    """What a record is of; raises KeyError, InvalidEdition or UnknownEdition."""
    return recorded_edition(headers["Edition"], unquote_text(headers.get(EDITION_TEXT, "")))


def _read_options(text: str) -> dict[str, Any]:
    fields = dict(part.partition("=")[::2] for part in text.split())
    options = read_options(fields)
    if fields:
        raise InvalidRecord(f"there is no option {min(fields)!r}")
    return options


def _moves(lines: list[tuple[int, str]]) -> Iterator[tuple[str, str]]:
    """The moves and round lines, each with where it stands; `;` starts a comment."""
    for number, line in lines:
        words = line.partition(";")[0].strip()
        if words.startswith("["):
            continue
        if words.startswith("round"):
            yield f"line {number}", words
        else:
            yield from ((f"line {number}", move) for move in words.split())


def _replay_entries(game: Game, entries: Iterable[tuple[str, str]]) -> None:
    """Each has where it stands before it, for complaints."""
    for where, move in entries:
        try:
            replay_entry(game, move)
        except LastcardError as error:
            raise InvalidRecord(f"{where}, move {move}: {error}") from error


def replay_entry(game: Game, move: str) -> None:
    """Do again what a record says: a move, words of a shuffle, a new seat, a round's line."""
    if found := _MOVE.fullmatch(move):
        game.play(found["code"], int(found["seat"]))
    elif found := _DICE.fullmatch(move):
        game.reseed(found["words"])
    elif found := _JOINS.fullmatch(move):
        if game.add_seat() != int(found["seat"]):
            raise InvalidRecord(f"the new seat is {game.players - 1}")
    elif found := _ROUND.fullmatch(move):
        if int(found["number"]) != game.round_number:
            game.next_round()
        if int(found["number"]) != game.round_number:
            raise InvalidRecord(f"this is round {game.round_number}")
    else:
        raise InvalidRecord("a move looks like 2:r7, with its seat")


def _check(headers: dict[str, str], key: str, value: str) -> None:
    if headers.get(key, value) != value:
        raise InvalidRecord(f"the header {key} says {headers[key]!r}, but it is {value!r}")


# The same as JSON, for programs.


def write_game(game: Game) -> dict[str, Any]:
    """How a game began, what was done in it, and how it stands."""
    history = game.history
    start = {"position": history.position} if history.seed is None else {"seed": history.seed}
    return {
        "rules": RULES_VERSION,
        "edition": game.edition.id,
        **({"edition_text": game.edition.text} if game.edition.text else {}),
        "players": game.players - history.joined,
        "options": game.options.changes(game.edition),
        **start,
        "rounds": history.rounds,
        "scores": game.scores,
        "winners": game.winners,
    }


def read_game(game_type: type[Game], given: Mapping[str, Any]) -> Game:
    """Replay a game strictly; raises InvalidRecord."""
    try:
        return _play_from_json(game_type, given)
    except (KeyError, TypeError, AttributeError) as error:
        raise InvalidRecord(f"this is not a game: {type(error).__name__} {error}") from error
    except InvalidRecord as error:
        raise InvalidRecord(f"{error}{other_rules(given.get('rules', 1))}") from error


def _play_from_json(game_type: type[Game], given: Mapping[str, Any]) -> Game:
    game = _start_from_json(game_type, given)
    for number, moves in enumerate(given["rounds"], game.round_number):
        name = f"round {number}"
        _replay_entries(game, ((name, move) for move in (name, *moves)))
    for key, value in (("scores", game.scores), ("winners", game.winners)):
        if given.get(key, value) != value:
            raise InvalidRecord(f"{key} are said to be {given[key]}, but they are {value}")
    return game


def _start_from_json(game_type: type[Game], given: Mapping[str, Any]) -> Game:
    try:
        edition = recorded_edition(given["edition"], given.get("edition_text", ""))
        if "position" in given:
            return game_type.from_position(given["position"])
        return game_type.new(edition, given["players"], given["seed"], **given["options"])
    except ValueError as error:
        raise InvalidRecord(f"no game can start so: {error}") from error
