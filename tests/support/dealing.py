"""Chance in the servers that tests start: a test is dealt the same cards there in every run.

A file names the test that runs. A server deals by what it reads in there, and leaves a mark, so
that no two deals of a test are alike, whichever server makes them.
"""

from __future__ import annotations

import os
import random
from types import SimpleNamespace

from lastcard.table import shuffles, thinking

NAMED_BY = "LASTCARD_TEST_DEALS"  # this variable says where the file is


def deal_by_file() -> None:
    """Only cards are dealt so: what tells people or processes apart stays by chance."""
    for module in (shuffles, thinking):
        vars(module)["secrets"] = SimpleNamespace(token_hex=_token_hex)


def _token_hex(size: int) -> str:
    with open(os.environ[NAMED_BY], "a+") as file:
        file.write(".")
        file.seek(0)
        return random.Random(file.read()).randbytes(size).hex()
