"""A client for a lastcard server, written from docs/protocol.md alone: lastcard is not needed.

It opens a table, puts a bot in the other seat and plays a whole game, always the first move that
the server offers; then it prints the game's record.

    pip install websockets
    python examples/client.py http://localhost:8665

With --transcript it prints every message as it goes (>) and comes (<).
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import urllib.request
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

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

    async def ask(self, kind: str, **fields: Any) -> None:
        """Send a message and take in what comes, until it has been answered."""
        self.asked += 1
        text = json.dumps({"type": kind, "id": self.asked, **fields})
        self.show(">", text)
        await self.socket.send(text)
        while self.answered < self.asked:
            await self.take_in()

    async def take_in(self) -> None:
        text = str(await self.socket.recv())
        self.show("<", text)
        message = json.loads(text)
        kind = message["type"]
        if kind in ("welcome", "update"):
            self.table = message["table"] or self.table
            self.view = message["view"] or self.view
        if kind in ("welcome", "accepted", "refused"):
            self.answered = message["id"]
        if kind == "refused":
            await self.refused(message["reason"], message["detail"])

    async def refused(self, reason: str, detail: str) -> None:
        """After these the move is chosen anew; anything else is a mistake of this program."""
        if reason == "too_fast":
            await asyncio.sleep(0.5)
        elif reason not in ("stale", "not_your_move", "illegal"):  # somebody was quicker
            sys.exit(f"refused: {reason} {detail}")

    async def play(self) -> None:
        """Play until the game is over."""
        while self.table["phase"] != "game_over":
            if self.table["phase"] == "round_over":
                await self.ask("next_round")
            elif self.view["legal"]:
                await self.ask("play", move=self.view["legal"][0], version=self.view["version"])
            else:
                await self.take_in()

    def show(self, way: str, text: str) -> None:
        if self.transcript:
            print(way, text, file=sys.stderr)


def request(address: str, body: Data | None = None) -> bytes:
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(address, data, timeout=30) as answer:
        found: bytes = answer.read()
        return found


async def play_game(server: str, transcript: bool) -> str:
    """Play a short game against a bot; returns the id under which the server keeps it."""
    code = json.loads(request(f"{server}/api/tables", {"seats": 2}))["code"]
    async with connect(f"{server.replace('http', 'ws', 1)}/ws/{code}") as socket:
        table = Table(socket, transcript)
        await table.ask("hello", name="Ann")
        await table.ask("change", settings={"options": {"target": 50}})
        await table.ask("seat_bot", seat=1, bot="casual")
        await table.ask("start")
        await table.play()
    return str(table.table["game"])


def main() -> None:
    parser = argparse.ArgumentParser(description="Play a game at a lastcard server.")
    parser.add_argument("server", help="its address, such as http://localhost:8665")
    parser.add_argument("--transcript", action="store_true", help="print every message")
    arguments = parser.parse_args()
    server = arguments.server.rstrip("/")
    try:
        game = asyncio.run(play_game(server, arguments.transcript))
        print(request(f"{server}/api/games/{game}/record").decode(), end="")
    except OSError as error:
        sys.exit(f"{server} does not answer: {error}")


if __name__ == "__main__":
    main()
