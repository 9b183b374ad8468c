"""The compiled rules beside C that was written by hand for classic, in the same rounds.

    python -m bench.yardstick

Both play the same games to the last byte, or it fails. They take turns, and the best time of each
counts, in seconds of the processor: other programs on the machine only make it slower.
"""

from __future__ import annotations

import ctypes
import shutil
import subprocess
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from lastcard.compiled.batch import play_random_rounds
from lastcard.compiled.layout import LUCK, RECORD, Record
from lastcard.compiled.rows import ROUND
from lastcard.editions.start import seed_key
from lastcard.lab.matches import DECISION_LIMIT, BotTable, lay_table
from lastcard.rules.state import MAX_PLAYERS

SOURCE = Path(__file__).with_suffix(".c")
COMPILERS = ("clang", "gcc")
ROUNDS, REPEATS = 200, 40
Play = Callable[[Record, Record, Record, Any], None]


def declare(name: str, layout: np.dtype[Any]) -> str:
    """A record as C declares it; both languages lay it out alike."""
    fields = []
    for field in layout.names or ():
        kind = layout[field]
        width, unsigned = 8 * kind.base.itemsize, kind.base.kind == "u"
        shape = "".join(f"[{length}]" for length in kind.shape)
        fields.append(f"{'u' * unsigned}int{width}_t {field}{shape};")
    size = f'_Static_assert(sizeof({name}) == {layout.itemsize}, "another layout");'
    return f"typedef struct {{ {' '.join(fields)} }} {name};\n{size}\n"


def build(compiler: str, folder: Path) -> Play:
    layouts = {"State": RECORD, "Luck": LUCK, "Round": ROUND}
    types = "".join(declare(name, layout) for name, layout in layouts.items())
    text = f"#include <stdint.h>\n#include <string.h>\n{types}{SOURCE.read_text()}"
    library = folder / f"{compiler}.so"
    options = ["-O3", "-march=native", "-shared", "-fPIC", "-w", "-x", "c", "-"]
    subprocess.run([compiler, *options, "-o", library], input=text, text=True, check=True)
    play_rounds = ctypes.CDLL(str(library)).play_rounds

    def play(games: Record, lucks: Record, rows: Record, key: Any) -> None:
        places = [ctypes.c_void_p(array.ctypes.data) for array in (games, lucks, rows, key)]
        play_rounds(*places, ctypes.c_int64(len(rows)), ctypes.c_int64(DECISION_LIMIT))

    return play


def play_compiled(games: Record, lucks: Record, rows: Record, key: Any) -> None:
    play_random_rounds(games, lucks, rows, key, 0, 1, DECISION_LIMIT)


def run(play: Play, table: BotTable) -> tuple[bytes, float]:
    """What became of the rounds, all rows and the last game, and the time of a decision in ns."""
    games, lucks = table.deal_record(), np.zeros(MAX_PLAYERS, LUCK)
    rows, key = np.zeros(ROUNDS, ROUND), np.array(seed_key(table.seed))
    start = time.thread_time_ns()
    play(games, lucks, rows, key)
    spent = time.thread_time_ns() - start
    return games.tobytes() + rows.tobytes(), spent / int(rows["decisions"].sum())


def compare(plays: dict[str, Play], players: int) -> dict[str, float]:
    """The best time of each, in nanoseconds for a decision."""
    table = lay_table("classic", "random", players, 1, {})
    expected = run(play_compiled, table)[0]
    best = dict.fromkeys(plays, float("inf"))
    for _ in range(REPEATS):
        for name, play in plays.items():
            result, spent = run(play, table)
            if result != expected:
                raise RuntimeError(f"{name} does not play the same games with {players} players")
            best[name] = min(best[name], spent)
    return best


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        found = [name for name in COMPILERS if shutil.which(name)]
        plays = {"lastcard": play_compiled} | {c: build(c, Path(folder)) for c in found}
        if not found:
            print("There is no C compiler here: nothing to be measured against.")
        for players in (2, 4, 10):
            times = compare(plays, players)
            for name, spent in times.items():
                speed, part = 1000 / spent, spent / times["lastcard"]
                figures = f"{speed:6.1f} million decisions/s; lastcard {part:.2f} of it"
                print(f"{players:2} players, {name:8} {figures}")


if __name__ == "__main__":
    main()
