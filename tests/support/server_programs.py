"""What runs in the process of a server.

All of them are forked from one that has imported this: they have half a second less to do.
"""

from __future__ import annotations

import os
import resource
import sys
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any

from lastcard.__main__ import main
from lastcard.cli import serving  # noqa: F401  # what the command would import
from lastcard.server import asgi, running  # noqa: F401
from lastcard.server.config import ServerSettings
from lastcard.server.sql import database, leases
from lastcard.table.rates import Rate
from lastcard.table.schedule import Tempo
from tests.support.dealing import NAMED_BY, deal_by_file

FILES = resource.RLIMIT_NOFILE


def serve(port: int, address: str, *more: str) -> None:
    """As somebody does who types this."""
    sys.argv = ["lastcard", "serve", "--port", str(port), "--db", address, *more]
    main()


def serve_quickly(port: int, address: str, bus: str) -> None:
    """With bots that do not take their time, as they do for people.

    And without a limit to how many people come from one address, that of the tests, and how fast a
    program may play.
    """
    listening = running.bind(running.LOOPBACK, port)
    link = f"http://127.0.0.1:{listening.getsockname()[1]}/"
    tempo = Tempo(think=(0.0, 0.01), react=(0.0, 0.01), gone=0.5, share=60)
    limited = ("new_sockets", "new_tables", "requests", "replays", "messages")
    limits: dict[str, Any] = dict.fromkeys(limited, Rate(10_000, 10_000))
    database.ANSWER_WITHIN = 60.0  # a busy machine is no database that does not answer
    if bus:
        leases.LASTS = 2.0  # seconds, so that nobody has to wait long for another owner
    settings = ServerSettings(db=running.check_database(address), bus=bus or None, **limits)
    running.run_server(listening, settings, lambda: print(f"lastcard is at {link}"), tempo)


def run(
    program: Callable[..., None],
    arguments: tuple[int | str, ...],
    said: Connection,
    environment: dict[str, str],
    files: tuple[int, int],
) -> None:
    """Run it with what a program that is started takes over from whoever starts it."""
    os.environ.clear()
    os.environ.update(environment)
    resource.setrlimit(FILES, files)
    for stream in (1, 2):
        os.dup2(said.fileno(), stream)
    said.close()
    sys.stdout, sys.stderr = (os.fdopen(stream, "w", buffering=1) for stream in (1, 2))
    if NAMED_BY in environment:
        deal_by_file()
    program(*arguments)
