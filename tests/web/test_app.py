"""The page as an app: without a network, and under a path behind a proxy."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser

from tests.support.browsers import Guest
from tests.support.servers import Server
from tests.support.sqlite_files import ready_in
from tests.web.conftest import Open


def test_the_page_opens_without_a_network_says_so_and_comes_back(come: Open) -> None:
    ann = come("/", service_workers="allow")
    ann.page.wait_for_function("() => navigator.serviceWorker.controller")
    ann.page.reload()  # now by way of the service worker, which keeps what the page asks for
    ann.button("Play").and_(ann.page.locator(":enabled")).wait_for()
    ann.page.get_by_role("heading", name="Togetherness").first.wait_for()
    ann.page.context.set_offline(True)
    ann.page.reload()
    ann.sees("You’re offline.")
    ann.page.get_by_role("heading", name="Togetherness").first.wait_for()  # as it was told last
    ann.button("Play").and_(ann.page.locator(":disabled")).wait_for()
    ann.page.context.set_offline(False)
    ann.page.get_by_text("You’re offline.").wait_for(state="detached")
    ann.problems.clear()  # the browser complains of what it could not get


def test_everything_works_under_a_path(browser: Browser, tmp_path: Path) -> None:
    with Server(ready_in(tmp_path), more=("--path", "/uno")) as server:
        ann = Guest(browser.new_context(service_workers="block", locale="en-GB").new_page(), server)
        ann.go("/uno/")
        ann.button("Play").click()
        ann.page.locator("#hand").wait_for()
        assert "/uno/t/" in ann.page.url
        ann.page.reload()
        ann.page.locator("#hand").wait_for()
        ann.page.context.close()
        assert ann.problems == []
