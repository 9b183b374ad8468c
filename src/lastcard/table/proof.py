"""A game's record with what proves its shuffles, and whether it does."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ..errors import InvalidRecord
from ..game import Game
from ..record import NAMES, PEOPLE, quote_names, read_headers, write_record
from .played_game import PlayedGame
from .shuffles import SHOWN, SHUFFLING, Part, Round, calls_for_fresh_words, promise

WITHHELD = "~"  # before the promise of somebody who has not said the share


def write_proven_record(play: PlayedGame) -> str:
    """A game's record with who played, the commitments to its shuffles and what opens them."""
    proof = {
        "Rules": str(play.rules),
        "Shuffling": str(play.shuffling),
        "Commitments": " ".join(one.commitment for one in play.rounds),
        "Secrets": " ".join(one.secret for one in play.rounds),
        "Shares": " / ".join(map(_write_parts, play.rounds)),
    }
    if not any(one.parts for one in play.rounds):
        del proof["Shares"]
    people = (str(seat) for seat, person in enumerate(play.persons) if person is not None)
    who = {NAMES: quote_names(play.names), PEOPLE: " ".join(people)}
    return write_record(play.game, {**who, **proof})


def _write_parts(one: Round) -> str:
    return " ".join(part.share or WITHHELD + part.promise for part in one.parts)


def read_part(text: str) -> Part:
    """What a record says of one player's part in a round; it does not say whose."""
    if text.startswith(WITHHELD):
        return Part("", text.removeprefix(WITHHELD))
    return Part("", promise(text), text)


def check_proof(text: str) -> list[Round]:
    """Check that every shuffle is the one committed to; returns how it was, by round.

    Raises InvalidRecord if the record is not what it says.
    """
    game, headers = Game.from_record(text), read_headers(text)
    rounds = _read_rounds(headers, len(game.history.rounds))
    promised = headers["Commitments"].split()
    for number, (commitment, one) in enumerate(zip(promised, rounds, strict=True), 1):
        if one.commitment != commitment:
            raise InvalidRecord(f"round {number}: the secret is not the one committed to")
    _check_words(game, rounds, _read_shuffling(headers.get("Shuffling", "1")))
    return rounds


def _read_rounds(headers: Mapping[str, str], played: int) -> list[Round]:
    """The secrets and the shares of a record, as many as there are rounds."""
    commitments, secrets = (
        headers.get("Commitments", "").split(),
        headers.get("Secrets", "").split(),
    )
    shares = headers["Shares"].split("/") if "Shares" in headers else ["" for _ in secrets]
    if not commitments:
        raise InvalidRecord("this record has no commitments: its shuffles cannot be checked")
    if not played == len(commitments) == len(secrets) == len(shares):
        raise InvalidRecord(
            f"there are {played} rounds, but {len(commitments)} commitments, "
            f"{len(secrets)} secrets and the shares of {len(shares)}"
        )
    parts = [[read_part(one) for one in text.split()] for text in shares]
    return [*map(Round, secrets, parts)]


def check_seen(rounds: Sequence[Round], seen: Sequence[str]) -> None:
    """Check that what people saw before the first card is among the commitments of a record.

    Raises InvalidRecord if it is not.
    """
    for text in seen:
        digits = text.replace("-", "").replace(" ", "").lower()
        if len(digits) < SHOWN:
            raise InvalidRecord(f"a commitment has {SHOWN} digits at least, and {text!r} has fewer")
        if not any(one.commitment.startswith(digits) for one in rounds):
            raise InvalidRecord(f"no round of this record was committed to by {text}")


def _read_shuffling(text: str) -> int:
    if text not in map(str, range(1, SHUFFLING + 1)):
        raise InvalidRecord(
            f"this record's shuffles are of version {text[:20]}, which is not known"
        )
    return int(text)


def _check_words(game: Game, rounds: Sequence[Round], shuffling: int) -> None:
    """The words of every shuffle have to follow from secrets and shares, each where it belongs."""
    if game.history.seed != rounds[0].dice(0):
        raise InvalidRecord("round 1: the deal does not follow from the secret")
    expected = _expected_moves(game, rounds, shuffling)
    for number, (moves, right) in enumerate(zip(game.history.rounds, expected, strict=True), 1):
        if [entry for entry in moves if not entry.startswith("joins:")] != right:
            raise InvalidRecord(f"round {number}: a shuffle does not follow from the secret")


def _expected_moves(game: Game, rounds: Sequence[Round], shuffling: int) -> list[list[str]]:
    """The moves of all rounds, and in between the words as secrets and shares give them."""
    expected: list[list[str]] = []
    shuffled = 0
    for _, move, events in game.replay():
        if move:
            expected[-1].append(move)
        else:
            if expected:  # the words of a deal stand at the end of the round before
                expected[-1].append(f"dice:{rounds[len(expected)].dice(0)}")
            expected.append([])
            shuffled = 0
        if calls_for_fresh_words(events, shuffling):
            shuffled += 1
            expected[-1].append(f"dice:{rounds[len(expected) - 1].dice(shuffled)}")
    return expected
