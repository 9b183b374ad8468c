"""A real server and a real browser for the tests of the page."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.support.browsers import ELSEWHERE, Guest, browser_or_skip, open_browser
from tests.support.prepared import Prepared, prepare_table
from tests.support.servers import Server
from tests.support.sqlite_files import ready_in

Open = Callable[..., Guest]
Prepare = Callable[..., Prepared]

# No share is given twice, since a page that promises the same again is not asked for it. With
# these ones the rounds that are played to their end are short.
FIXED_SHARES = "let next = {first}; crypto.getRandomValues = (all) => all.fill(next++)"


@pytest.fixture(scope="package")  # not longer: Playwright's loop would be in the way of others'
def browser() -> Iterator[Browser]:
    with open_browser() as opened:
        yield opened


@pytest.fixture(scope="session")
def database(tmp_path_factory: pytest.TempPathFactory) -> str:
    return ready_in(tmp_path_factory.mktemp("tables"))


@pytest.fixture(scope="session")
def server(database: str) -> Iterator[Server]:
    browser_or_skip()
    with Server(database, more=("--allow-host", ELSEWHERE)) as running:
        yield running


@pytest.fixture
def prepare(database: str, server: Server) -> Prepare:
    """Lay out a table in the middle of a game."""

    def lay_out(*names: str, **how: Any) -> Prepared:
        return prepare_table(database, names or ("Ann", "Ben"), **how)

    return lay_out


@pytest.fixture
def come(browser: Browser, server: Server) -> Iterator[Open]:
    """Let somebody come with a browser of their own; an error on the page fails the test.

    Their shares in shuffles are the same in every run, and so are the deals.
    """
    guests: list[Guest] = []

    def open_page(path: str = "", host: str = "127.0.0.1", **how: Any) -> Guest:
        """Without a path, somebody whose page is still empty."""
        usual = {"locale": "en-GB", "reduced_motion": "reduce", "service_workers": "block"}
        settings = {**usual, **how}
        context = browser.new_context(**settings)
        context.add_init_script(FIXED_SHARES.format(first=11 + 16 * len(guests)))
        guest = Guest(context.new_page(), server)
        guests.append(guest)
        return guest.go(path, host) if path else guest

    yield open_page
    problems = [problem for guest in guests for problem in guest.problems]
    for guest in guests:
        guest.page.context.close()
    assert problems == []
