"""What is kept: a table from its entries; a finished game with what proves its shuffles."""

from __future__ import annotations

import re

import msgspec

from ..errors import InvalidRecord, LastcardError
from ..game import Game
from ..record import NAMES, other_rules, quote_names, write_record
from ..rules.version import RULES_VERSION
from . import entries as log
from .audience import Audience
from .messages import Settings
from .shuffles import commitment, dice_of, first_seed
from .storage import FinishedGame, StoredTable
from .table import Play, Table
from .tallies import TALLIED

_PROOF = re.compile(r'\[(?P<key>Commitments|Secrets) "(?P<value>[^"]*)"\]')
_DICE = re.compile(r"dice:([0-9a-f]{32})")


def write_proven_record(play: Play) -> str:
    """A game's record with who played, the commitments to its shuffles and their secrets."""
    secrets = " ".join(one.secret for one in play.rounds)
    commitments = " ".join(one.commitment for one in play.rounds)
    proof = {"Commitments": commitments, "Secrets": secrets}
    return write_record(play.game, {NAMES: quote_names(play.names), **proof})


def check_proof(text: str) -> int:
    """Check that every shuffle is the one committed to; returns how many rounds there were.

    Raises InvalidRecord if the record is not what it says.
    """
    game = Game.from_record(text)
    found = {match["key"]: match["value"].split() for match in _PROOF.finditer(text)}
    commitments, secrets = found.get("Commitments", []), found.get("Secrets", [])
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
    _check_dice(game, secrets)
    return len(secrets)


def _check_dice(game: Game, secrets: list[str]) -> None:
    """Every shuffle's randomness has to follow from the secrets, in order."""
    if game.history.seed != first_seed(secrets[0]):
        raise InvalidRecord("round 1: the deal does not follow from the secret")
    for number, moves in enumerate(game.history.rounds, 1):
        dice = [match[1] for move in moves if (match := _DICE.fullmatch(move))]
        expected = _expected_dice(secrets, number, len(dice), number == len(secrets))
        if dice != expected:
            raise InvalidRecord(f"round {number}: a shuffle does not follow from the secret")


def _expected_dice(secrets: list[str], number: int, count: int, is_last: bool) -> list[str]:
    """The reshuffles of a round, and in its end the deal of the next one."""
    next_deal = [] if is_last else [dice_of(secrets[number], 0)]
    own = count - len(next_deal)
    return [*(dice_of(secrets[number - 1], i) for i in range(1, own + 1)), *next_deal]


def restore_table(code: str, stored: StoredTable) -> tuple[Table, Audience]:
    """The table that its entries make, and an audience that can tell of the last of them.

    Raises InvalidRecord if they make none, which may be due to other rules.
    """
    table = Table(code, msgspec.json.decode(stored.settings, type=Settings))
    audience = Audience(table)
    audience.last_game = stored.last_game
    rules = RULES_VERSION
    for version, entry in stored.entries:
        table.version = version - 1  # in between people have talked
        if isinstance(entry, log.Started):
            rules = entry.rules
        try:
            audience.recall(entry, table.apply(entry))
        except LastcardError as error:
            raise InvalidRecord(f"entry {version}: {error}{other_rules(rules)}") from error
    table.version = stored.version
    return table, audience


def finished_game(table: Table) -> FinishedGame | None:
    """What goes into the history, if the game is over."""
    play = table.play
    if play is None or play.practice or not play.game.game_over:
        return None
    game = play.game
    results = [
        {
            "seat": seat,
            "name": name,
            "won": seat in game.winners,
            "points": game.scores[seat],
            **{what: getattr(play.tallies[seat], what) for what in TALLIED},
        }
        for seat, name in enumerate(play.names)
        if play.people[seat]
    ]
    return FinishedGame(
        game.edition.name, play.names, game.scores, game.winners, write_proven_record(play), results
    )
