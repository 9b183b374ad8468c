"""The page's types, limits and messages are those of the code."""

from tools import write_messages, write_types


def test_the_pages_types_are_written_from_the_code() -> None:
    written = write_types.FILE.read_text(encoding="utf-8")
    assert written == write_types.write_types(), "run python tools/write_types.py"


def test_the_pages_messages_are_those_of_the_catalogue() -> None:
    written = write_messages.FILE.read_text(encoding="utf-8")
    assert written == write_messages.write_messages(), "run python tools/write_messages.py"
