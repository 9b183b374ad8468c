"""What clients and tables say to each other: two closed unions of messages, read and written here.

Both are JSON objects with a `type`. Whatever a client sends is read by `read_message`, which never
throws.
"""

from __future__ import annotations

import msgspec

from ..settings import NewTable as NewTable
from ..settings import Settings as Settings
from ..settings import SettingsChange as SettingsChange
from ..settings import Whole as Whole
from .about_editions import CardInfo as CardInfo
from .about_editions import CarriedEdition as CarriedEdition
from .about_editions import EditionInfo as EditionInfo
from .about_editions import LookInfo as LookInfo
from .about_editions import SectionInfo as SectionInfo
from .from_client import *  # noqa: F403  (`messages.Hello`, `messages.Update`: one name for all)
from .from_client import ClientMessage
from .to_client import *  # noqa: F403
from .to_client import Refused, ServerMessage

PORT = 8665  # where a server listens by itself; UNO5 on a telephone, more or less
MAX_BYTES = 4_000  # of a message from a client
MAX_NAME = 20
MAX_TEXT = 300

_reader: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
_server_reader: msgspec.json.Decoder[ServerMessage] = msgspec.json.Decoder(ServerMessage)
_writer = msgspec.json.Encoder()
UNREADABLE = (msgspec.DecodeError, UnicodeError, RecursionError)


def read_message(data: bytes | str) -> ClientMessage | Refused:
    """A client's message, or the refusal to send back. It never throws."""
    size = len(data.encode(errors="surrogatepass")) if isinstance(data, str) else len(data)
    if size > MAX_BYTES:
        return Refused(read_id(data), "too_long", f"a message has at most {MAX_BYTES} bytes")
    try:
        return _reader.decode(data)
    except UNREADABLE as error:
        return Refused(read_id(data), "bad_message", str(error)[:200])


def read_id(data: bytes | str) -> int:
    """The client's number for a message that is refused as a whole; 0 if it has none."""
    try:
        parts = msgspec.json.decode(data, type=dict[str, msgspec.Raw])
        return msgspec.json.decode(parts.get("id", b"0"), type=Whole)
    except UNREADABLE:
        return 0


def read_server_message(data: bytes | str) -> ServerMessage:
    """What a server sends, for clients; raises msgspec.DecodeError."""
    return _server_reader.decode(data)


def write_message(message: ServerMessage | ClientMessage) -> bytes:
    return _writer.encode(message)
