"""Every rule of the rulebook has a test that cites it, in every edition in which it holds."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from lastcard.editions.rulebook import RULES, Rule
from tests.support.cited_rules import editions_of

FOLDER = Path(__file__).parent


@cache
def cited_rules() -> list[tuple[str, list[str]]]:
    """Each rule id that a test cites, with the editions in which that test runs."""
    files = [ast.parse(file.read_text()) for file in FOLDER.rglob("test_*.py")]
    functions = [node for file in files for node in file.body if isinstance(node, ast.FunctionDef)]
    return [citation for function in functions for citation in citations(function)]


def citations(test: ast.FunctionDef) -> Iterator[tuple[str, list[str]]]:
    for mark in test.decorator_list:
        if isinstance(mark, ast.Call) and ast.unparse(mark.func).endswith("rule"):
            ids = [argument.value for argument in mark.args if isinstance(argument, ast.Constant)]
            names = [str(name) for name in ids]
            editions = editions_of(*names)
            runs_in_each = any(argument.arg == "edition" for argument in test.args.args)
            for name in names:
                yield name, editions if runs_in_each or len(editions) == 1 else []


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.id)
def test_the_rule_is_cited_by_a_test_in_each_of_its_editions(rule: Rule) -> None:
    shown = {edition for name, editions in cited_rules() if name == rule.id for edition in editions}
    assert shown >= set(rule.editions), f"no test shows {rule.id} in all of its editions"
