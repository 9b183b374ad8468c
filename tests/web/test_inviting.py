"""Bringing friends to a table: a link says how far it reaches."""

from __future__ import annotations

import pytest

from tests.support.browsers import ELSEWHERE, SCREENS, Guest
from tests.web.conftest import Open, Prepare

ONLY_HERE = "This link works on this computer only."
TOO_WIDE = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost"])
@pytest.mark.parametrize("screen", SCREENS)
def test_a_link_that_leads_only_to_this_computer_says_so(
    host: str, screen: str, prepare: Prepare, come: Open
) -> None:
    ann = come(prepare().link(0), host, **SCREENS[screen])
    ann.sees(ONLY_HERE)
    ann.sees("lastcard --lan")
    assert qr_codes(ann) == 0
    assert ann.page.evaluate(TOO_WIDE) == 0
    ann.button("Menu").click()
    dialog = ann.page.get_by_role("dialog")
    dialog.get_by_text("Continue on another device").wait_for()
    dialog.get_by_text(ONLY_HERE).wait_for()


def test_a_link_that_others_can_follow_is_copied_and_has_a_qr_code(
    prepare: Prepare, come: Open
) -> None:
    ann = come(prepare().link(0), ELSEWHERE)
    ann.button("Copy the link").click()
    ann.button("Copied").wait_for()
    assert qr_codes(ann) == 1
    assert ann.page.get_by_text(ONLY_HERE).count() == 0


def qr_codes(guest: Guest) -> int:
    return guest.page.get_by_role("img", name="QR code with the link to this table").count()
