"""What whoever runs a server may decide: each a flag, an environment variable or a line in a file.

Nothing here brings the server in, so that `lastcard serve --help` need not wait for it.
"""

from __future__ import annotations

import math
import re
import tomllib
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import msgspec

from ..errors import InvalidOption
from ..table.rates import Rate

PREFIX = "LASTCARD_SERVE_"  # of environment variables
THIS_MACHINE = ("127.0.0.1", "::1")


class About(NamedTuple):
    """What a setting is for, what it takes, and what it can be if not anything."""

    help: str
    takes: str = ""
    choices: tuple[str, ...] = ()


_DB = About(
    "Where tables are kept: sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME (which "
    'needs pip install "lastcard[postgres]"). Without it, a file in your data folder.',
    "URL",
)
_BUS = About(
    "Many processes that share a PostgreSQL talk to each other through NATS: "
    'nats://USER:PASSWORD@HOST:4222, several separated by commas (pip install "lastcard[serve]").',
    "URL",
)
_ALLOW_HOST = About(
    "A name under which browsers reach it, say, through a proxy. Addresses, localhost and "
    "this computer's own name need not be allowed. Can be given several times.",
    "NAME",
)
_PATH = About(
    "The path under which a proxy shows it, say /uno; by itself it is at the top.", "PATH"
)
_TRUST_PROXY = About(
    "A proxy that is believed when it says who asks (X-Forwarded-For) and whether by https "
    "(X-Forwarded-Proto): an address, a network such as 10.0.0.0/8, or * for whoever "
    "connects. Can be given several times.",
    "ADDRESS",
)
_METRICS_FROM = About(
    "Who may ask for /metrics: an address, a network, or * for everybody. Can be given "
    "several times.",
    "ADDRESS",
)
_EDITION = About(
    "An edition that tables may play: its name, or the file that describes it. Can be given "
    "several times; without it, all that are known.",
    "NAME",
)
_MOST_TABLES = About("Tables in use at a time.", "N")
_MOST_SOCKETS = About("Connections to tables at a time.", "N")
_OF_ADDRESS = About("Connections to tables from one address at a time.", "N")
_WATCHERS = About("Connections to one table that only watch.", "N")
_NEW_SOCKETS = About("New connections to tables from one address.", "N:RATE")
_NEW_TABLES = About("New tables from one address.", "N:RATE")
_WRONG_GUESSES = About("Wrong codes and tokens from one address.", "N:RATE")
_REQUESTS = About("Requests from one address.", "N:RATE")
_REPLAYS = About("Finished games asked for from one address.", "N:RATE")
_KEPT_GAMES = About(
    "Finished games that are kept from one address; further ones are played but not kept.",
    "N:RATE",
)
_MESSAGES = About("Messages on one connection.", "N:RATE")
_KEEP_TABLES = About("How long a table is kept that nobody uses.", "DAYS")
_KEEP_UNPLAYED = About("How long one is kept at which no game was ever started.", "HOURS")
_KEEP_GAMES = About("How long finished games are kept; 0 for good.", "DAYS")
_LOG_FORMAT = About("How the log is written.", "", ("text", "json"))


class ServerSettings(msgspec.Struct, frozen=True, kw_only=True):
    """All that can be set beside where a server listens."""

    db: Annotated[str | None, _DB] = None
    bus: Annotated[str | None, _BUS] = None
    allow_host: Annotated[tuple[str, ...], _ALLOW_HOST] = ()
    path: Annotated[str, _PATH] = ""
    trust_proxy: Annotated[tuple[str, ...], _TRUST_PROXY] = THIS_MACHINE
    metrics_from: Annotated[tuple[str, ...], _METRICS_FROM] = THIS_MACHINE
    edition: Annotated[tuple[str, ...], _EDITION] = ()
    most_tables: Annotated[int, _MOST_TABLES] = 5_000
    most_sockets: Annotated[int, _MOST_SOCKETS] = 10_000
    most_sockets_of_address: Annotated[int, _OF_ADDRESS] = 100
    most_watchers: Annotated[int, _WATCHERS] = 50
    new_sockets: Annotated[Rate, _NEW_SOCKETS] = Rate(100, 4)
    new_tables: Annotated[Rate, _NEW_TABLES] = Rate(30, 0.1)
    wrong_guesses: Annotated[Rate, _WRONG_GUESSES] = Rate(20, 0.2)
    requests: Annotated[Rate, _REQUESTS] = Rate(300, 30)
    replays: Annotated[Rate, _REPLAYS] = Rate(30, 0.5)
    kept_games: Annotated[Rate, _KEPT_GAMES] = Rate(200, 0.1)
    messages: Annotated[Rate, _MESSAGES] = Rate(30, 8)
    keep_tables: Annotated[float, _KEEP_TABLES] = 30.0
    keep_unplayed: Annotated[float, _KEEP_UNPLAYED] = 6.0
    keep_games: Annotated[float, _KEEP_GAMES] = 0.0
    log_format: Annotated[str, _LOG_FORMAT] = "text"

    def __post_init__(self) -> None:
        """Raises InvalidOption for a path that no page could be under."""
        if not re.fullmatch(r"(/[\w.~-]+)*", self.path):
            raise InvalidOption(
                f"a path looks like /uno, without a / at its end, not {self.path!r}"
            )


_FIELDS = msgspec.structs.fields(ServerSettings)
LISTS = {one.name for one in _FIELDS if isinstance(one.default, tuple)}


def without_path(asked: str, path: str) -> str:
    """What of a server's own is asked for, where it is shown under a path."""
    return asked.removeprefix(path) if asked.startswith(f"{path}/") else asked


def read_rate(text: str) -> Rate:
    """So many at once and so many a second, as `30:8`."""
    burst, separator, per_second = text.partition(":")
    try:
        rate = Rate(float(burst), float(per_second))
    except ValueError:
        rate = Rate(0, 0)
    known = math.isfinite(rate.burst) and math.isfinite(rate.per_second)
    if not separator or not known or rate.burst < 1 or rate.per_second <= 0:
        raise InvalidOption(f"so many at once and so many a second are written 30:8, not {text!r}")
    return rate


def write_rate(rate: Rate) -> str:
    return f"{rate.burst:g}:{rate.per_second:g}"


def read_file(file: Path, known: set[str]) -> dict[str, Any]:
    """The settings in a file of TOML, by name."""
    try:
        found = tomllib.loads(file.read_text("utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeError) as error:
        raise InvalidOption(f"{file}: {error}") from error
    if unknown := sorted(found.keys() - known):
        raise InvalidOption(f"{file}: there is no setting {', '.join(unknown)}")
    for name in LISTS & found.keys():
        if not isinstance(found[name], list):
            raise InvalidOption(f'{file}: {name} is a list: {name} = ["{found[name]}"]')
    return found
