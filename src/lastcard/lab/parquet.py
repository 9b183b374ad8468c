"""Rounds as a Parquet file, one row for each, for people with their own tools."""

from __future__ import annotations

from pathlib import Path
from types import TracebackType
from typing import Any

import numpy as np

from ..compiled.layout import Record
from ..compiled.rows import ROUND
from ..editions import EDITIONS
from ..extras import comes_with
from ..rules.actions import FLIP, GIVE
from ..rules.cards import KINDS
from .matches import Numbers
from .output import WholeFile

_BY_SEAT = ("hand_points", "cards_left")
_OWN_FORM = ("went_out_with", "most_behind", "dealt", *_BY_SEAT)
_NUMBERS = tuple(name for name in ROUND.names or () if name not in _OWN_FORM)


class ParquetFile(WholeFile):
    """Takes rows in parts, for a `with` statement; the columns are those of a row.

    Lists are by seat. Cards are codes: of `dealt`, the hands when play begins, and `went_out_with`,
    which can be `give` or `flip` too. In a round that was given up `winner` is -1 and
    `went_out_with` is null.
    """

    def __init__(self, path: Path, edition: str, players: int) -> None:
        with comes_with("lab"):
            import pyarrow
            import pyarrow.parquet
        self._arrow: Any = pyarrow
        self._parquet: Any = pyarrow.parquet
        super().__init__(path)
        self._players = players
        other = {GIVE: "give", FLIP: "flip"}
        codes = dict(enumerate(EDITIONS[edition].codes)) | other
        self._names = [codes.get(what, "") for what in range(max(other) + 1)]
        self._writer: Any = None

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        try:
            if self._writer is not None:
                self._writer.close()
        except BaseException:
            self.abandon()
            raise
        finally:
            super().__exit__(kind, error, trace)

    def add(self, rows: Record) -> None:
        """Write some more rounds."""
        columns = {name: rows[name] for name in _NUMBERS}
        columns |= {name: self._by_seat(rows[name]) for name in _BY_SEAT}
        columns["went_out_with"] = self._codes(rows["went_out_with"])
        columns["dealt"] = self._hands(rows["dealt"][:, : self._players])
        part = self._arrow.table(columns)
        if self._writer is None:
            self._writer = self._parquet.ParquetWriter(self.path, part.schema, compression="zstd")
        self._writer.write_table(part)

    def _by_seat(self, values: Numbers) -> Any:
        flat = np.ascontiguousarray(values[:, : self._players]).ravel()
        return self._arrow.FixedSizeListArray.from_arrays(flat, self._players)

    def _codes(self, kinds: Numbers) -> Any:
        indices = self._arrow.array(kinds.astype(np.int16), mask=kinds < 0)
        return self._arrow.DictionaryArray.from_arrays(indices, self._names)

    def _hands(self, counts: Numbers) -> Any:
        """Counts by kind to lists of codes, all hands at once."""
        flat = counts.reshape(-1, KINDS)
        kinds = np.repeat(np.tile(np.arange(KINDS), len(flat)), flat.ravel())
        ends = np.cumsum(flat.sum(axis=1, dtype=np.int32), dtype=np.int32)
        starts = np.concatenate([np.zeros(1, np.int32), ends])
        hands = self._arrow.ListArray.from_arrays(starts, self._codes(kinds))
        return self._arrow.FixedSizeListArray.from_arrays(hands, self._players)
