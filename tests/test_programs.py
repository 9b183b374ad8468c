"""Programs beside the package: whoever looks for them finds them."""

from __future__ import annotations

from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
WHERE_TO_LOOK = ("Makefile", "CONTRIBUTING.md", "web/README.md")
PROGRAMS = [
    file.relative_to(ROOT)
    for folder in ("bench", "tools")
    for file in sorted((ROOT / folder).glob("*.py"))
    if '__name__ == "__main__"' in file.read_text(encoding="utf-8")
]


@pytest.mark.parametrize("program", PROGRAMS, ids=str)
def test_a_program_has_a_target_or_is_described(program: Path) -> None:
    texts = [(ROOT / name).read_text(encoding="utf-8") for name in WHERE_TO_LOOK]
    module = ".".join(program.with_suffix("").parts).removesuffix(".__main__")
    assert any(program.as_posix() in text or f"-m {module}" in text for text in texts)


def test_the_benchmark_of_the_server_is_such_a_program() -> None:
    assert Path("bench/server.py") in PROGRAMS
