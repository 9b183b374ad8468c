"""A client for a lastcard server, written from docs/protocol.md alone: lastcard is not needed.

It opens a table, puts a bot in the other seat and plays a whole game, always the first move that
the server offers; then it prints the game's record.

    pip install websockets
    python examples/client.py http://localhost:8665

With --transcript it prints every message as it goes (>) and comes (<).
"""

from __future__ import annotations

import argparse
import json
import sys
import time
import urllib.request
from typing import Any

from websockets.sync.client import ClientConnection, connect

Data = dict[str, Any]


class Table:
    """One person at a table."""

    def __init__(self, socket: ClientConnection, transcript: bool) -> None:
        self.socket = socket
        self.transcript = transcript
        self.table: Data = {}
        self.view: Data = {}
        self.answered = 0  # the id of the last message that was answered
        self.asked = 0

    def ask(self, kind: str, **fields: Any) -> None:
        """Send a message and take in what comes, until it has been answered."""
        self.asked += 1
        text = json.dumps({"type": kind, "id": self.asked, **fields})
        self.show(">", text)
        self.socket.send(text)
        while self.answered < self.asked:
            self.take_in()

    def take_in(self) -> None:
        text = str(self.socket.recv())
        self.show("<", text)
        message = json.loads(text)
        kind = message["type"]
        if kind in ("welcome", "update"):
            self.table = message["table"] or self.table
            self.view = message["view"] or self.view
        if kind in ("welcome", "accepted", "refused"):
            self.answered = message["id"]
        if kind == "refused":
            self.refused(message["reason"], message["detail"])

    def refused(self, reason: str, detail: str) -> None:
        """After these the move is chosen anew; anything else is a mistake of this program."""
        if reason == "too_fast":
            time.sleep(0.5)
        elif reason not in ("stale", "not_your_move", "illegal"):  # somebody was quicker
            sys.exit(f"refused: {reason} {detail}")

    def play(self) -> None:
        """Play until the game is over."""
        while self.table["phase"] != "game_over":
            if self.table["phase"] == "round_over":
                self.ask("next_round")
            elif self.view["legal"]:
                self.ask("play", move=self.view["legal"][0], version=self.view["version"])
            else:
                self.take_in()

    def show(self, way: str, text: str) -> None:
        if self.transcript:
            print(way, text, file=sys.stderr)


def request(address: str, body: Data | None = None) -> bytes:
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(address, data, timeout=30) as answer:
        found: bytes = answer.read()
        return found


def main() -> None:
    parser = argparse.ArgumentParser(description="Play a game at a lastcard server.")
    parser.add_argument("server", help="its address, such as http://localhost:8665")
    parser.add_argument("--transcript", action="store_true", help="print every message")
    arguments = parser.parse_args()
    server = arguments.server.rstrip("/")
    code = json.loads(request(f"{server}/api/tables", {"seats": 2}))["code"]
    with connect(f"{server.replace('http', 'ws', 1)}/ws/{code}") as socket:
        table = Table(socket, arguments.transcript)
        table.ask("hello", name="Ann")
        table.ask("change", settings={"options": {"target": 50}})
        table.ask("seat_bot", seat=1, bot="casual")
        table.ask("start")
        table.play()
    print(request(f"{server}/api/games/{table.table['game']}/record").decode(), end="")


if __name__ == "__main__":
    main()
