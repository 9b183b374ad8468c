"""Coming to a table for the first time: who one is there, whether it is there, opening one."""

from __future__ import annotations

import asyncio
import urllib.error
import urllib.request
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass

import msgspec

from ..editions import carry_edition, find_edition
from ..errors import InvalidOption
from ..table import messages as msg
from .address import Address, read_server
from .kept_tokens import forget_token, keep_token, kept_tokens
from .link import LinkLost
from .over_websocket import over_websocket
from .table_client import NotDone, learn_edition

PATIENCE = 10.0  # seconds for a connection, and as many for an answer
ABOUT_THE_NAME = ("bad_name", "name_taken", "banned")

AskName = Callable[[], str]
Complain = Callable[[NotDone], None]


@dataclass(frozen=True)
class Identity:
    """Who somebody is at a table."""

    name: str
    token: str


def find_identity(
    address: Address, name: str | None, ask_name: AskName, complain: Complain
) -> Identity:
    """As whom to sit at a table: by the link, as before, or as somebody new.

    Whoever gives a name is that person and no other. Without one, it is who came last from here; a
    name is asked for, until the table takes it, where nobody did. Raises NotDone if the table
    refuses, and InvalidOption if there is nobody to refuse.
    """
    for token in filter(None, (address.token, *kept_tokens(address, name))):
        if known := _recognise(address, token):
            return known
    if name is not None:
        return _join(address, name)
    check_table(address)  # before anybody is asked for anything
    while True:
        try:
            return _join(address, ask_name())
        except NotDone as refusal:
            if refusal.reason not in ABOUT_THE_NAME:
                raise
            complain(refusal)


def _join(address: Address, name: str) -> Identity:
    answer = _greet(address, msg.Hello(name=name))
    if answer.token is None:
        raise NotDone("bad_message")
    return _keep(address, answer, answer.token)


def _recognise(address: Address, token: str) -> Identity | None:
    """Whose token this is, if the table still knows; one that is worth nothing is forgotten."""
    try:
        return _keep(address, _greet(address, msg.Hello(token=token)), token)
    except NotDone as refusal:
        if refusal.reason != "no_credentials":
            raise
        forget_token(address, token)
        return None


def _keep(address: Address, welcome: msg.Welcome, token: str) -> Identity:
    people = welcome.table.people
    name = next((one.name for one in people if one.id == welcome.person), None)
    if name is None:
        raise NotDone("no_credentials")
    keep_token(address, name, token)
    return Identity(name, token)


def check_table(address: Address) -> None:
    """Raise NotDone if there is no such table, and InvalidOption if there is no server."""
    _greet(address, msg.Hello())


def _greet(address: Address, hello: msg.Hello) -> msg.Welcome:
    """Say hello and hear the answer; whoever stays connects again."""
    try:
        answer = asyncio.run(_hear(address, hello))
    except (LinkLost, TimeoutError) as error:
        why = error.__cause__ if isinstance(error, LinkLost) else f"not in {PATIENCE:g} seconds"
        raise InvalidOption(f"no table answers at {address.link}: {why}") from error
    if isinstance(answer, msg.Welcome):
        learn_edition(answer.table)
        own = carry_edition(answer.edition.text) if answer.edition else None
        if own is None or own.name != answer.table.settings.edition:
            find_edition(answer.table.settings.edition)  # one of the editions that are known here
        return answer
    reason = answer.reason if isinstance(answer, msg.Refused) else "bad_message"
    raise NotDone(reason)


async def _hear(address: Address, hello: msg.Hello) -> msg.ServerMessage:
    """Without threads: over TLS, those of the library may wait for each other for ever."""
    async with asyncio.timeout(PATIENCE) as limit, over_websocket(address)() as link:
        limit.reschedule(asyncio.get_running_loop().time() + PATIENCE)
        with suppress(LinkLost):  # the server may refuse before it has heard anything
            await link.send(hello)
        return await link.receive()


# A new table.


class _Opened(msgspec.Struct):
    code: str


class _Refused(msgspec.Struct):
    reason: msg.Reason
    detail: str = ""


def open_table(server: str, settings: msg.Settings) -> Address:
    """A new table at a server; raises NotDone if it refuses, and InvalidOption if there is none."""
    scheme, host = read_server(server)
    page = f"{scheme}://{host}"
    request = urllib.request.Request(
        f"{page}/api/tables", msgspec.json.encode(settings), {"Content-Type": "application/json"}
    )
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            code = msgspec.json.decode(answer.read(), type=_Opened).code
    except urllib.error.HTTPError as error:
        raise _refusal(error, page) from error
    except (OSError, msgspec.MsgspecError) as error:
        raise InvalidOption(f"no server answers at {page}: {error}") from error
    return Address(scheme, host, code)


def _refusal(error: urllib.error.HTTPError, page: str) -> NotDone | InvalidOption:
    try:
        said = msgspec.json.decode(error.read(), type=_Refused)
    except msgspec.MsgspecError:
        return InvalidOption(f"{page} opens no tables: {error}")
    return NotDone(said.reason, said.detail)
