"""The page comes quickly, over a telephone's connection too."""

from __future__ import annotations

import gzip
import re

from lastcard.server.asgi import PAGE

MOST = 130_000  # bytes, compressed


def test_the_first_load_is_small() -> None:
    page = (PAGE / "index.html").read_text()
    files = [PAGE / path for path in re.findall(r'(?:src|href)="\./([^"]+)"', page)]
    assert len(files) >= 2
    files.append(
        max((PAGE / "assets").glob("_words_??-*.js"), key=lambda file: file.stat().st_size)
    )
    sizes = {file.name: len(gzip.compress(file.read_bytes())) for file in files}
    print(f"first load: {sum(sizes.values()) / 1000:.0f} KB compressed")
    assert sum(sizes.values()) < MOST, sizes
