"""The page comes quickly, over a telephone's connection too."""

from __future__ import annotations

import gzip

from lastcard.server.asgi import PAGE
from tests.support.browsers import Guest
from tests.web.conftest import Open, Prepare

MOST = 130_000  # bytes, compressed
MOST_FILES = 12  # each costs the browser and the server more than its bytes
LOADED = "() => performance.getEntriesByType('resource').map((one) => new URL(one.name).pathname)"


def test_the_first_load_is_small_and_in_few_files(prepare: Prepare, come: Open) -> None:
    table = prepare(wanted=lambda game: True)
    start = come("/", locale="de-DE")
    start.page.locator(".edition").first.wait_for()
    board = come(table.link(0), locale="de-DE")
    board.page.locator(".held").first.wait_for()
    for guest in (start, board):
        sizes = first_load(guest)
        print(f"first load: {sum(sizes.values()) / 1000:.0f} KB compressed")
        assert sum(sizes.values()) < MOST, sizes
        assert len(sizes) <= MOST_FILES, sizes


def first_load(guest: Guest) -> dict[str, int]:
    """What the browser has asked for so far, and how large it is."""
    files = [PAGE / path.lstrip("/") for path in ("index.html", *guest.page.evaluate(LOADED))]
    assert any(file.suffix == ".woff2" for file in files)
    return {one.name: len(gzip.compress(one.read_bytes())) for one in files if one.is_file()}


def test_the_styles_of_parts_come_after_those_of_the_page_which_they_change() -> None:
    (file,) = PAGE.glob("assets/style-*.css")
    styles = file.read_text()
    assert styles.index(":root") < styles.index(".svelte-")
