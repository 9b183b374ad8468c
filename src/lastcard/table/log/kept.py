"""What is kept: a table from its entries; a finished game for the history."""

from __future__ import annotations

import msgspec

from ...editions import Edition, carry_edition
from ...errors import InvalidRecord, LastcardError
from ...record import other_rules
from ...rules.version import RULES_VERSION
from ..audience import Audience
from ..messages import NewTable
from ..proof import write_proven_record
from ..table import Table
from ..tallies import TALLIED
from . import entries as log
from .snapshots import read_snapshot
from .storage import FinishedGame, StoredTable


def restore_table(
    code: str, stored: StoredTable, own: Edition | None = None
) -> tuple[Table, Audience]:
    """The table that its entries make, and an audience that can tell of the last of them.

    `own` is the edition that it carries, unless its settings have that. Raises InvalidRecord if
    they make no table, which may be due to other rules.
    """
    opened = msgspec.json.decode(stored.settings, type=NewTable)
    own = carry_edition(opened.edition_text) if opened.edition_text else own
    if stored.snapshot is not None:
        table, audience = read_snapshot(code, stored.snapshot, own)
    else:
        table = Table(code, opened.settings, own)
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
            "person": person,
            "name": name,
            "won": seat in game.winners,
            "points": game.scores[seat],
            **{what: getattr(play.tallies[seat], what) for what in TALLIED},
        }
        for seat, (name, person) in enumerate(zip(play.names, play.persons, strict=True))
        if person is not None
    ]
    return FinishedGame(
        # One that only a table had is called what people called it.
        game.edition.title if game.edition.carried_as else game.edition.name,
        play.names,
        game.scores,
        game.winners,
        write_proven_record(play),
        results,
    )
