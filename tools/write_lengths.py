"""Measure how long games of the printed editions are, and write src/lastcard/table/lengths.json."""

from __future__ import annotations

import json
from pathlib import Path

from lastcard.editions import PRINTED
from lastcard.lab.game_lengths import measure_lengths
from lastcard.rules.state import MAX_PLAYERS
from lastcard.table.lengths import FILE, TARGETS

FOLDER = Path(__file__).resolve().parent.parent / "src" / "lastcard" / "table"


def main() -> None:
    found = {
        edition: {
            players: {
                target: [round(number, 1) for number in length]
                for target, length in measure_lengths(edition, players, TARGETS).items()
            }
            for players in range(2, MAX_PLAYERS + 1)
        }
        for edition in PRINTED
    }
    lines = [f'"{edition}": {json.dumps(lengths)}' for edition, lengths in found.items()]
    (FOLDER / FILE).write_text("{" + ",\n".join(lines) + "}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
