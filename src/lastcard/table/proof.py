"""A game's record with what proves its shuffles, and whether it does."""

from __future__ import annotations

from collections.abc import Sequence

from ..errors import InvalidRecord
from ..game import Game
from ..record import NAMES, quote_names, read_headers, write_record
from .shuffles import SHOWN, calls_for_fresh_words, commitment, dice_of, first_seed
from .table import Play


def write_proven_record(play: Play) -> str:
    """A game's record with who played, the commitments to its shuffles and their secrets."""
    secrets = " ".join(one.secret for one in play.rounds)
    commitments = " ".join(one.commitment for one in play.rounds)
    proof = {
        "Shuffling": str(play.shuffling),
        "Commitments": commitments,
        "Secrets": secrets,
    }
    return write_record(play.game, {NAMES: quote_names(play.names), **proof})


def check_proof(text: str) -> list[str]:
    """Check that every shuffle is the one committed to; returns the commitments by round.

    Raises InvalidRecord if the record is not what it says.
    """
    game, headers = Game.from_record(text), read_headers(text)
    commitments = headers.get("Commitments", "").split()
    secrets = headers.get("Secrets", "").split()
    if not commitments:
        raise InvalidRecord("this record has no commitments: its shuffles cannot be checked")
    if not len(commitments) == len(secrets) == len(game.history.rounds):
        raise InvalidRecord(
            f"there are {len(game.history.rounds)} rounds, but {len(commitments)} commitments and "
            f"{len(secrets)} secrets"
        )
    for number, (promised, secret) in enumerate(zip(commitments, secrets, strict=True), 1):
        if commitment(secret) != promised:
            raise InvalidRecord(f"round {number}: the secret is not the one committed to")
    _check_words(game, secrets, _read_shuffling(headers.get("Shuffling", "1")))
    return commitments


def check_seen(commitments: Sequence[str], seen: Sequence[str]) -> None:
    """Check that what people saw before the first card is among the commitments of a record.

    Raises InvalidRecord if it is not.
    """
    for text in seen:
        digits = text.replace("-", "").replace(" ", "").lower()
        if len(digits) < SHOWN:
            raise InvalidRecord(f"a commitment has {SHOWN} digits at least, and {text!r} has fewer")
        if not any(promised.startswith(digits) for promised in commitments):
            raise InvalidRecord(f"no round of this record was committed to by {text}")


def _read_shuffling(text: str) -> int:
    if text not in ("1", "2"):
        raise InvalidRecord(
            f"this record's shuffles are of version {text[:20]}, which is not known"
        )
    return int(text)


def _check_words(game: Game, secrets: list[str], shuffling: int) -> None:
    """The words of every shuffle have to follow from the secrets, each where it belongs."""
    if game.history.seed != first_seed(secrets[0]):
        raise InvalidRecord("round 1: the deal does not follow from the secret")
    expected = _expected_rounds(game, secrets, shuffling)
    for number, (moves, right) in enumerate(zip(game.history.rounds, expected, strict=True), 1):
        if moves != right:
            raise InvalidRecord(f"round {number}: a shuffle does not follow from the secret")


def _expected_rounds(game: Game, secrets: list[str], shuffling: int) -> list[list[str]]:
    """The moves of all rounds, and in between the words as the secrets give them."""
    rounds: list[list[str]] = []
    shuffled = 0
    for _, move, events in game.replay():
        if move:
            rounds[-1].append(move)
        else:
            if rounds:  # the words of a deal stand at the end of the round before
                rounds[-1].append(f"dice:{dice_of(secrets[len(rounds)], 0)}")
            rounds.append([])
            shuffled = 0
        if calls_for_fresh_words(events, shuffling):
            shuffled += 1
            rounds[-1].append(f"dice:{dice_of(secrets[len(rounds) - 1], shuffled)}")
    return rounds
