"""Starting the server: where it listens, where it keeps its tables, and how people get there."""

from __future__ import annotations

import asyncio
import gc
import logging
import signal
import socket
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager, closing, suppress
from functools import partial
from typing import Any, NoReturn

import h11
import sqlalchemy as sa
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol

from ..editions import bring_editions
from ..errors import InvalidOption
from ..folders import data_folder
from ..table.messages import PORT
from ..table.schedule import Tempo
from .asgi import House
from .cluster.bus import open_bus
from .config import ServerSettings
from .logs import start_log
from .network.answers import NotAnswered
from .network.connections import AT_ONCE, Watched, allow_many_files
from .network.websocket import WebSocket, write_refusal
from .sql.sql_storage import open_storage
from .sql.sqlite_file import file_of, make_private

_logger = logging.getLogger(__name__)
LOOPBACK, EVERYWHERE = "127.0.0.1", "0.0.0.0"
NEARBY = 20  # ports to try after the usual one
DATABASES = "sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME"
IN_MEMORY = ("", "/", "/:memory:")  # what SQLite would keep nowhere


def find_database(address: str | None) -> str:
    """Where tables are kept: where somebody says, or in SQLite in the user's data folder."""
    return check_database(address) if address else f"sqlite:///{data_folder() / 'tables.db'}"


def check_database(address: str) -> str:
    """An address as SQLAlchemy takes it, PostgreSQL's with a driver that can wait."""
    drivers = {"sqlite": "sqlite", "postgresql": "postgresql+asyncpg"}
    scheme, separator, rest = address.partition("://")
    known = separator and scheme in {*drivers, *drivers.values(), "postgres"}
    if not known or (scheme == "sqlite" and rest in IN_MEMORY):
        raise InvalidOption(f"a database is {DATABASES}, not {address}")
    scheme = "postgresql" if scheme == "postgres" else scheme
    found = f"{drivers.get(scheme, scheme)}://{rest}"
    try:
        sa.make_url(found)
    except (ValueError, sa.exc.ArgumentError) as error:
        raise InvalidOption(f"the database's address cannot be read; it is {DATABASES}") from error
    return found


def prepare_database(address: str) -> None:
    """Make the database if there is none; raises InvalidOption if tables cannot be kept there."""
    try:
        if (file := file_of(address)) is not None:
            with suppress(FileNotFoundError, IsADirectoryError):  # which the database says better
                make_private(file)
        asyncio.run(_open_once(open_storage(address)))
    except ModuleNotFoundError as error:
        missing = f'PostgreSQL needs {error.name}: pip install "lastcard[postgres]"'
        raise InvalidOption(missing) from error
    except Exception as error:  # each driver has errors of its own
        why = error.orig if isinstance(error, sa.exc.DBAPIError) else error
        shown = sa.make_url(address).render_as_string(hide_password=True)
        needed = "a file in a folder that exists, or a server that runs and knows you"
        raise InvalidOption(
            f"tables cannot be kept at {shown}: {why} (it takes {needed})"
        ) from error


def prepare_bus(settings: ServerSettings) -> None:
    """Raise InvalidOption if there is to be a bus and none can be."""
    if settings.bus is None:
        return
    if file_of(settings.db or "") is not None:
        raise InvalidOption("a bus is for processes that share a database: --db postgresql://…")
    asyncio.run(_open_once(open_bus(settings.bus, "start")))


async def _open_once(what: AbstractAsyncContextManager[object]) -> None:
    async with what:
        pass


def bind(host: str, port: int | None) -> socket.socket:
    """A socket to listen on: the port asked for, or the first free one of the usual ones."""
    ports = range(PORT, PORT + NEARBY) if port is None else [port]
    reason: str | None = ""
    for number in ports:
        listening = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, number))
        except OSError as error:
            listening.close()
            reason = error.strerror
        else:
            return listening
    raise InvalidOption(f"cannot listen at {host}, port {ports[0]}: {reason}")


def address_in_network() -> str:
    """This machine's address as others in the local network reach it."""
    with closing(socket.socket(socket.AF_INET, socket.SOCK_DGRAM)) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # nothing is sent: this only chooses an interface
            return str(probe.getsockname()[0])
        except OSError:
            return LOOPBACK


class Server(uvicorn.Server):
    """Says when it is ready; stops cleanly on Ctrl-C and SIGTERM."""

    def __init__(self, house: House, ready: Callable[[], None]) -> None:
        super().__init__(make_config(house))
        self._house = house
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            _look_for_garbage_less_often()
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._house.leave()
        await super().shutdown(sockets)


class Requests(Watched, H11Protocol):
    """Reads requests; also what is none is answered in JSON."""

    def send_400_response(self, msg: str) -> None:
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):  # nothing of an answer has gone
            self.transport.write(write_refusal(NotAnswered(400, "bad_request", msg)))
        self.transport.close()


def make_config(house: House) -> uvicorn.Config:
    """uvicorn reads the requests; connections are watched, and WebSockets served, by the house."""
    config = uvicorn.Config(
        house.app,
        http=Requests,
        ws="none",
        backlog=AT_ONCE,
        log_config=None,
        timeout_graceful_shutdown=3,
        server_header=False,
        proxy_headers=False,
    )
    config.load()

    def make_websocket(**given: Any) -> Any:
        return WebSocket(house.sockets)

    # They make what it makes.
    config.http_protocol_class = partial(Requests, house.connections)  # type: ignore[assignment]
    config.ws_protocol_class = make_websocket  # type: ignore[assignment]
    return config


def _look_for_garbage_less_often() -> None:
    """A look at all that a thousand connections hold takes longer than anybody should wait.

    What is new is looked at in small parts, since each look keeps everybody waiting: 15,000 things
    at a time take about 20 ms. All there is is looked at after twenty million new ones.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(5_000, 2, 2_000)


def _end(*_: object) -> NoReturn:
    """Being told to end is no failure. uvicorn has the signal end it as usual, once all is done."""
    raise SystemExit(0)


def run_server(
    listening: socket.socket,
    settings: ServerSettings,
    ready: Callable[[], None],
    tempo: Tempo | None = None,
) -> None:
    """Serve until somebody stops it; `settings.db` has been checked."""
    start_log(settings.log_format)
    for complaint in bring_editions():
        _logger.warning("an edition is left out: %s", complaint)
    allow_many_files(settings.most_sockets)
    signal.signal(signal.SIGTERM, _end)
    with listening:
        Server(House(settings, tempo), ready).run([listening])
