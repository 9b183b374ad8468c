"""Coming to a table for the first time: who one is, and whether there is such a table at all."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

import msgspec
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import connect

from ..editions import find_edition
from ..errors import InvalidOption
from ..table import messages as msg
from .address import Address, find_token, forget_token, keep_token
from .table_client import NotDone

PATIENCE = 10.0  # seconds
ABOUT_THE_NAME = ("bad_name", "name_taken")

AskName = Callable[[], str]
Complain = Callable[[NotDone], None]


def find_identity(address: Address, name: str | None, ask_name: AskName, complain: Complain) -> str:
    """The token with which to sit at a table: of the link, kept from before, or a new one.

    A name that was not given is asked for, until the table takes it. Raises NotDone if the table
    refuses, and InvalidOption if there is nobody to refuse.
    """
    token = address.token or find_token(address)
    if token is not None and _is_known(address, token):
        keep_token(address, token)
        return token
    if name is None:
        check_table(address)  # before anybody is asked for anything
    while True:
        try:
            return _join(address, name or ask_name())
        except NotDone as refusal:
            if name is not None or refusal.reason not in ABOUT_THE_NAME:
                raise
            complain(refusal)


def _join(address: Address, name: str) -> str:
    answer = _greet(address, msg.Hello(name=name))
    if answer.token is None:
        raise NotDone("bad_message")
    keep_token(address, answer.token)
    return answer.token


def _is_known(address: Address, token: str) -> bool:
    """Does the table still know whose token this is? One that is worth nothing is forgotten."""
    try:
        _greet(address, msg.Hello(token=token))
    except NotDone as refusal:
        if refusal.reason != "no_credentials":
            raise
        forget_token(address)
        return False
    return True


def check_table(address: Address) -> None:
    """Raise NotDone if there is no such table, and InvalidOption if there is no server."""
    _greet(address, msg.Hello())


def _greet(address: Address, hello: msg.Hello) -> msg.Welcome:
    """Say hello and hear the answer; whoever stays connects again."""
    try:
        with connect(address.socket, open_timeout=PATIENCE) as link:
            with suppress(ConnectionClosed):  # the server may refuse before it has heard anything
                link.send(msg.write_message(hello).decode())
            answer = msg.read_server_message(link.recv(PATIENCE))
    except (OSError, WebSocketException, msgspec.DecodeError) as error:
        raise InvalidOption(f"no table answers at {address.link}: {error}") from error
    if isinstance(answer, msg.Welcome):
        find_edition(answer.table.settings.edition)  # one of the editions that are known here
        return answer
    reason = answer.reason if isinstance(answer, msg.Refused) else "bad_message"
    raise NotDone(reason)
