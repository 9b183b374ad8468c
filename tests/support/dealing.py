"""Chance in the servers that tests start: a test is dealt the same cards there in every run.

A file names the test that runs. A server deals by what it reads in there, and leaves a mark, so
that no two deals of a test are alike, whichever server makes them.
"""

from __future__ import annotations

NAMED_BY = "LASTCARD_TEST_DEALS"  # this variable says where the file is
# Goes before the program of a server. What only tells people or processes apart stays by chance.
DEALT = f"""
import os, random
def token_hex(size):
    with open(os.environ["{NAMED_BY}"], "a+") as file:
        file.write(".")
        file.seek(0)
        return random.Random(file.read()).randbytes(size).hex()
if "{NAMED_BY}" in os.environ:
    from types import SimpleNamespace
    from lastcard.table import shuffles, thinking
    shuffles.secrets = thinking.secrets = SimpleNamespace(token_hex=token_hex)
"""
