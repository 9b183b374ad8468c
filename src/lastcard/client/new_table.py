"""Opening a table at a server."""

from __future__ import annotations

import urllib.error
import urllib.request

import msgspec

from ..errors import InvalidOption
from ..table import messages as msg
from .address import Address, read_server
from .handshake import PATIENCE
from .table_client import NotDone


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
