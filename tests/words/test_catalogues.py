"""The catalogues of all languages: the same messages, with the blanks that are filled in."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime.errors import FluentReferenceError
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import lastcard.words
from lastcard.words import LANGUAGES
from lastcard.words.catalogue import Catalogue

FOLDER = Path(lastcard.words.__file__).parent
FILES = sorted(file.name for file in (FOLDER / "en").glob("*.ftl"))
OTHERS = [language for language in LANGUAGES if language != "en"]
PIECE = "part-"  # messages that a language may have for itself, to build others from


class References(Visitor):
    """The variables and messages that a pattern names."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


@cache
def parse(language: str, file: str) -> list[ast.Message]:
    text = (FOLDER / language / file).read_text(encoding="utf-8")
    entries = FluentParser().parse(text).body
    assert [entry for entry in entries if isinstance(entry, ast.Junk)] == []
    return [entry for entry in entries if isinstance(entry, ast.Message)]


@cache
def patterns(language: str) -> dict[str, ast.Pattern]:
    """Every text of a language, by its id, or `id.attribute`."""
    found: dict[str, ast.Pattern] = {}
    for message in (message for file in FILES for message in parse(language, file)):
        texts = {message.id.name: message.value} if message.value else {}
        texts |= {f"{message.id.name}.{one.id.name}": one.value for one in message.attributes}
        assert not texts.keys() & found.keys()
        found |= texts
    return found


def variables(language: str, name: str) -> set[str]:
    """All that has to be given for a text, by what it names itself or in other messages."""
    references = References()
    references.visit(patterns(language)[name])
    inside = (variables(language, other) for other in references.messages)
    return references.variables.union(*inside)


def shared(language: str) -> Iterator[str]:
    return (name for name in patterns(language) if not name.startswith(PIECE))


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_files(language: str) -> None:
    assert sorted(file.name for file in (FOLDER / language).glob("*.ftl")) == FILES


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_messages_in_the_same_order(language: str, file: str) -> None:
    def names(tongue: str) -> list[str]:
        return [
            f"{message.id.name} {' '.join(attribute.id.name for attribute in message.attributes)}"
            for message in parse(tongue, file)
            if not message.id.name.startswith(PIECE)
        ]

    assert names(language) == names("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_piece_of_a_language_is_used_there(language: str) -> None:
    used: set[str] = set()
    for pattern in patterns(language).values():
        references = References()
        references.visit(pattern)
        used |= references.messages
    assert {name for name in patterns(language) if name.startswith(PIECE)} <= used
    assert used <= patterns(language).keys()


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_fills_in_the_same_blanks(language: str) -> None:
    mine = {name: variables(language, name) for name in shared(language)}
    assert mine == {name: variables("en", name) for name in shared("en")}


def texts(language: str) -> Iterator[str]:
    """The lines of a language's files, without comments."""
    for file in (FOLDER / language).glob("*.ftl"):
        lines = file.read_text(encoding="utf-8").splitlines()
        yield from (line for line in lines if not line.startswith("#"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_apostrophes_and_dots_are_typographic(language: str) -> None:
    wrong = re.compile(r"\.\.\.|\s…|\w'")
    assert [line for line in texts(language) if wrong.search(line)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_ends_within_a_word(language: str) -> None:
    assert [line for line in texts(language) if line.endswith("-")] == []


def test_french_keeps_its_signs_on_the_line_with_spaces_that_do_not_break() -> None:
    wrong = re.compile(r"[ \w’)}][:;!?»](\s|$)|«[ \w]|^\s+[:;!?»]")
    assert [line for line in texts("fr") if wrong.search(line)] == []


@pytest.mark.parametrize(
    ("language", "several"),
    [
        ("de", r"\b(ihr|euch|eure[rnms]?|habt|seid|könnt)\b"),
        ("es", r"\b(vosotr|vuestr)|\w+(áis|éis|adlo|edlo|idlo)\b"),
        ("fr", r"\b(vous|vos|(?!chez|assez)\w{2,}ez)\b"),
    ],
)
def test_the_reader_is_one_person(language: str, several: str) -> None:
    found = [line for line in texts(language) if re.search(several, line, re.IGNORECASE)]
    assert found == []


def test_a_blank_that_nothing_fills_is_an_error_and_not_shown_to_people() -> None:
    with pytest.raises(FluentReferenceError):
        Catalogue("en").say("count-cards")
