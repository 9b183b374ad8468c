"""One seat's end of a table, in this process or over a WebSocket: for screens, bots and others.

`TableClient` keeps up with a table through any kind of `Link`; `Session` is what a screen needs of
it. Nothing here draws, and nothing is said in words: whatever happens comes as codes.
"""

from .in_process import in_process
from .link import Connect, Link, LinkLost
from .session import Session
from .table_client import NotDone, TableClient

__all__ = ["Connect", "Link", "LinkLost", "NotDone", "Session", "TableClient", "in_process"]
