"""Write web/src/lib/words/messages.ts: ids and blanks of all messages that the page can say."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "src" / "lastcard" / "words" / "en"  # all languages have the same
FILE = ROOT / "web" / "src" / "lib" / "words" / "messages.ts"
# Said elsewhere, or read apart: see web/words-plugin.ts.
APART = ("rules.ftl", "terminal.ftl", "plain.ftl", "cli.ftl")
HEADER = """\
// Written by tools/write_messages.py from src/lastcard/words/en. Change it there.

type Value = string | number;

export interface Messages {
"""


class Blanks(Visitor):
    """What a pattern needs, directly or by the messages that it refers to."""

    def __init__(self, messages: dict[str, ast.Message]) -> None:
        self.messages = messages
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.visit(self.messages[node.id.name].value)


def read_messages() -> dict[str, ast.Message]:
    files = [file for file in sorted(FOLDER.glob("*.ftl")) if file.name not in APART]
    texts = (file.read_text(encoding="utf-8") for file in files)
    entries = (entry for text in texts for entry in FluentParser().parse(text).body)
    return {entry.id.name: entry for entry in entries if isinstance(entry, ast.Message)}


def patterns(message: ast.Message) -> Iterator[tuple[str, ast.Pattern]]:
    """The texts of a message, by the ids with which they are asked for."""
    if message.value:
        yield message.id.name, message.value
    for attribute in message.attributes:
        yield f"{message.id.name}.{attribute.id.name}", attribute.value


def write_messages() -> str:
    messages = read_messages()
    lines = []
    for name, pattern in (one for message in messages.values() for one in patterns(message)):
        if not name.startswith("part-"):
            blanks = Blanks(messages)
            blanks.visit(pattern)
            needs = "; ".join(f"{blank}: Value" for blank in sorted(blanks.found))
            lines.append(f'  "{name}": {{ {needs} }};\n' if needs else f'  "{name}": object;\n')
    return HEADER + "".join(lines) + "}\n"


if __name__ == "__main__":
    FILE.write_text(write_messages(), encoding="utf-8")
