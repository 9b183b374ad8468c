"""Parquet files, for people with their own tools: they say by themselves what they are of."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np

from .. import __version__
from ..compiled.layout import Record
from ..compiled.rows import ROUND
from ..editions import EDITIONS
from ..extras import comes_with
from ..rules.actions import FLIP, GIVE
from ..rules.cards import KINDS
from ..rules.version import RULES_VERSION
from .matches import Numbers
from .output import WholeFile

ROWS_AT_ONCE = 20_000
_BY_SEAT = ("hand_points", "cards_left")
_OWN_FORM = ("went_out_with", "most_behind", "dealt", *_BY_SEAT)
_NUMBERS = tuple(name for name in ROUND.names or () if name not in _OWN_FORM)


class ParquetFile(WholeFile):
    """Takes rows in parts, for a `with` statement, and in the end what they are of."""

    def __init__(self, path: Path) -> None:
        with comes_with("lab"):
            import pyarrow
            import pyarrow.parquet
        self.arrow: Any = pyarrow
        self._parquet: Any = pyarrow.parquet
        super().__init__(path)
        self._writer: Any = None
        self._waiting: list[Any] = []

    def write(self, columns: Mapping[str, Any]) -> None:
        """Some more rows; they go into the file in large groups, which are read faster."""
        self._waiting.append(self.arrow.table(columns))
        if sum(map(len, self._waiting)) >= ROWS_AT_ONCE:
            self._flush()

    def _flush(self) -> None:
        if not self._waiting:
            return
        rows = self.arrow.concat_tables(self._waiting)
        if self._writer is None:
            self._writer = self._parquet.ParquetWriter(self.path, rows.schema, compression="zstd")
        self._writer.write_table(rows)
        self._waiting = []

    def describe(self, **about: Any) -> None:
        """What the rows are of, into the file's metadata; what is no text is written in JSON."""
        about |= {"version": __version__, "rules": RULES_VERSION}
        written = {
            name: value if isinstance(value, str) else json.dumps(value)
            for name, value in about.items()
        }
        self._flush()
        if self._writer is not None:
            self._writer.add_key_value_metadata(written)

    def by_seat(self, values: Numbers) -> Any:
        """Rows of numbers, all of the same length."""
        flat = np.ascontiguousarray(values).ravel()
        return self.arrow.FixedSizeListArray.from_arrays(flat, values.shape[1])

    def __exit__(self, kind: type[BaseException] | None, *rest: object) -> None:
        try:
            if self._writer is not None:
                self._writer.close()
        except BaseException:
            self.abandon()
            raise
        finally:
            super().__exit__(kind, *rest)


class RoundsFile(ParquetFile):
    """One row for each round; the columns are those of a row.

    Lists are by seat. Cards are codes: of `dealt`, the hands when play begins, and `went_out_with`,
    which can be `give` or `flip` too. In a round that was given up `winner` is -1 and
    `went_out_with` is null.
    """

    def __init__(self, path: Path, edition: str, players: int) -> None:
        super().__init__(path)
        self._players = players
        other = {GIVE: "give", FLIP: "flip"}
        codes = dict(enumerate(EDITIONS[edition].codes)) | other
        self._names = [codes.get(what, "") for what in range(max(other) + 1)]

    def add(self, rows: Record) -> None:
        columns = {name: rows[name] for name in _NUMBERS}
        columns |= {name: self.by_seat(rows[name][:, : self._players]) for name in _BY_SEAT}
        columns["went_out_with"] = self._codes(rows["went_out_with"])
        columns["dealt"] = self._hands(rows["dealt"][:, : self._players])
        self.write(columns)

    def _codes(self, kinds: Numbers) -> Any:
        indices = self.arrow.array(kinds.astype(np.int16), mask=kinds < 0)
        return self.arrow.DictionaryArray.from_arrays(indices, self._names)

    def _hands(self, counts: Numbers) -> Any:
        """Counts by kind to lists of codes, all hands at once."""
        flat = counts.reshape(-1, KINDS)
        kinds = np.repeat(np.tile(np.arange(KINDS), len(flat)), flat.ravel())
        ends = np.cumsum(flat.sum(axis=1, dtype=np.int32), dtype=np.int32)
        starts = np.concatenate([np.zeros(1, np.int32), ends])
        hands = self.arrow.ListArray.from_arrays(starts, self._codes(kinds))
        return self.arrow.FixedSizeListArray.from_arrays(hands, self._players)
