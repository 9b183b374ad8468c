"""No release of a dependency that is known to have a hole can be installed."""

from __future__ import annotations

import tools.audit as audit

HOLES = audit.read_holes(
    '[[hole]]\npackage = "Some_Package"\nfixed = "2.1"\nid = "CVE-1"\nwhy = "it leaks"\n'
)
COMPLAINT = "some-package 2.0 has CVE-1, until 2.1: it leaks"


def bounds(requirement: str) -> list[str]:
    text = f'[project.optional-dependencies]\nplay = ["{requirement}"]\n'
    return list(audit.check_bounds(text, HOLES))


def test_nothing_that_the_project_asks_for_has_a_known_hole() -> None:
    assert audit.check_project() == []


def test_a_lower_bound_that_lets_a_hole_in_is_found() -> None:
    assert bounds("some-package[extra]>=2.0,<3") == [f"pyproject.toml: {COMPLAINT}"]
    assert bounds("some.package>=2.1") == bounds("another>=1") == []
    assert bounds("some-package")[0].startswith("pyproject.toml: some-package 0 has CVE-1")


def test_a_pin_that_has_a_hole_is_found() -> None:
    lock = "another==1.0 \\\n    --hash=sha256:00\nsome-package==2.0 ; python_version < '4' \\\n"
    assert list(audit.check_pins(lock, "play.txt", HOLES)) == [f"play.txt: {COMPLAINT}"]
    assert list(audit.check_pins(lock.replace("2.0", "2.1"), "play.txt", HOLES)) == []
