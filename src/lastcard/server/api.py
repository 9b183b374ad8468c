"""What the page asks for over HTTP: editions, new tables, finished games."""

from __future__ import annotations

import io
from typing import Any

import msgspec
import segno
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from ..bots import bot_names
from ..editions import EDITIONS, Edition
from ..editions.options import CHOICES, OPTION_NAMES, RANGES, Options, check_options
from ..table.commands import Refusal, require
from ..table.messages import MAX_BYTES, Settings
from .hosts import is_same_origin
from .limits import NEW_TABLES, REPLAYS, Buckets, Guesses
from .registry import Registry, is_code
from .replays import Replays

LONGEST_NUMBER = 9  # digits: no database has more games
_STATUS = {
    "no_table": 404,
    "too_long": 413,
    "too_fast": 429,
    "table_damaged": 500,
    "server_full": 503,
}


def json_response(data: object, status: int = 200) -> Response:
    return Response(msgspec.json.encode(data), status, media_type="application/json")


def address_of(request: Request) -> str:
    return request.client.host if request.client else ""


def refuse(refusal: Refusal) -> Response:
    data = {"reason": refusal.reason, "detail": refusal.detail}
    return json_response(data, _STATUS.get(refusal.reason, 400))


class Api:
    """The requests, around a registry of tables."""

    def __init__(self, registry: Registry, guesses: Guesses) -> None:
        self._registry = registry
        self._storage = registry.storage
        self._guesses = guesses
        self._new_tables = Buckets(NEW_TABLES)
        self._games = Buckets(REPLAYS)
        self._replays = Replays(registry.storage)

    def routes(self) -> list[Route]:
        return [
            Route("/api/editions", self.editions),
            Route("/api/tables", self.create_table, methods=["POST"]),
            Route("/api/tables/{code}", self.find_table),
            Route("/api/tables/{code}/qr.svg", self.qr_code),
            Route("/api/history", self.history),
            Route("/api/games/{number}", self.game),
            Route("/api/games/{number}/record", self.record),
            Route("/api/statistics/{name}", self.statistics),
        ]

    async def editions(self, request: Request) -> Response:
        return json_response(describe_editions())

    async def create_table(self, request: Request) -> Response:
        try:
            if not is_same_origin(request.headers):
                raise Refusal("no_credentials", "only from the page itself")
            if not self._new_tables.take(address_of(request)):
                raise Refusal("too_fast")
            settings = msgspec.json.decode(await _read_body(request) or b"{}", type=Settings)
            return json_response({"code": await self._registry.create(settings)}, 201)
        except msgspec.DecodeError as error:
            return refuse(Refusal("bad_message", str(error)))
        except Refusal as refusal:
            return refuse(refusal)
        except ClientDisconnect:
            return refuse(Refusal("bad_message", "the rest of it has not come"))

    async def find_table(self, request: Request) -> Response:
        try:
            self._guesses.guess(address_of(request))
            found = await self._registry.find(request.path_params["code"])
        except Refusal as refusal:
            return refuse(refusal)
        self._guesses.was_right(address_of(request))
        return json_response({"code": found.table.code, "edition": found.table.settings.edition})

    async def qr_code(self, request: Request) -> Response:
        """The link to a table as a QR code."""
        code = request.path_params["code"].upper()
        if not is_code(code):
            return refuse(Refusal("no_table"))
        link = str(request.url.replace(path=f"/t/{code}", query=""))
        picture = io.BytesIO()
        segno.make(link, micro=False).save(picture, kind="svg", scale=4, border=2, light="white")
        return Response(picture.getvalue(), media_type="image/svg+xml")

    # Finished games.

    async def history(self, request: Request) -> Response:
        code, address = request.query_params.get("code", "").upper(), address_of(request)
        try:
            self._guesses.guess(address)
            games = await self._storage.list_games(code)
            require(bool(games) or await self._storage.has_table(code), "no_table")
        except Refusal as refusal:
            return refuse(refusal)
        self._guesses.was_right(address)
        return json_response({"games": games})

    async def game(self, request: Request) -> Response:
        try:
            found = await self._replays.find(self._read_number(request))
            require(found, "no_table", "there is no such game")
        except Refusal as refusal:
            return refuse(refusal)
        return Response(found, media_type="application/json")

    async def record(self, request: Request) -> Response:
        try:
            number = self._read_number(request)
            found = await self._storage.load_game(number)
            if found is None:
                raise Refusal("no_table", "there is no such game")
        except Refusal as refusal:
            return refuse(refusal)
        name = f'attachment; filename="lastcard-{number}.txt"'
        return PlainTextResponse(found["record"], headers={"Content-Disposition": name})

    def _read_number(self, request: Request) -> int:
        """Which game somebody asks for; raises Refusal if there can be none, or after too many."""
        require(self._games.take(address_of(request)), "too_fast")
        text = request.path_params["number"]
        fits = text.isascii() and text.isdigit() and len(text) <= LONGEST_NUMBER
        require(fits, "no_table", "there is no such game")
        return int(text)

    async def statistics(self, request: Request) -> Response:
        return json_response(await self._storage.statistics(request.path_params["name"]))


async def _read_body(request: Request) -> bytes:
    body = b""
    async for part in request.stream():
        body += part
        if len(body) > MAX_BYTES:
            raise Refusal("too_long")
    return body


def describe_editions() -> dict[str, Any]:
    """What the start page shows: editions, the options there are, and bots."""
    return {
        "editions": [_describe(edition) for edition in EDITIONS.values()],
        "options": {name: _kind_of(name) for name in OPTION_NAMES if name != "custom_rules"},
        "defaults": {name: _defaults(edition) for name, edition in EDITIONS.items()},
        "bots": bot_names(),
    }


def _describe(edition: Edition) -> dict[str, Any]:
    return {
        "name": edition.name,
        "title": edition.title,
        "summary": edition.summary,
        "colors": edition.color_names,
        "cards": [
            {"code": wild.code, "name": wild.name, "copies": wild.copies, "words": wild.words}
            for wild in edition.wilds
        ],
        "refuses": edition.refuses,
    }


def _kind_of(option: str) -> dict[str, Any]:
    if option in CHOICES:
        return {"choices": CHOICES[option]}
    if option in RANGES:
        return dict(zip(("min", "max"), RANGES[option], strict=True))
    return {"switch": True}


def _defaults(edition: Edition) -> dict[str, object]:
    options: Options = check_options(edition, {})
    return {name: getattr(options, name) for name in OPTION_NAMES if name != "custom_rules"}
