"""What the page asks for over HTTP: editions, new tables, finished games."""

from __future__ import annotations

import asyncio
import io
import re
import tomllib
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import cache, lru_cache, partial
from typing import Any, TypeVar

import msgspec
import segno
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from ..bots import bot_names
from ..editions import EDITIONS
from ..editions.edition_files import LARGEST_FILE
from ..editions.options import CHOICES, OPTION_NAMES, RANGES
from ..editions.registry import is_offered
from ..table.codes import is_code, read_code, spell_code
from ..table.commands.agreeing import read_own_edition
from ..table.lengths import TARGETS, minutes
from ..table.messages import MAX_BYTES, UNREADABLE, NewTable
from ..table.messages.about_editions import carried, defaults_of, describe, describe_rules
from ..table.messages.schema import schema
from ..table.refusal import Refusal, require
from ..table.table import hash_token
from .cluster.open_tables import Registry
from .cluster.visits import Visits
from .held_places import MOST_PLACES, find_places
from .network.answers import json_response
from .network.hosts import is_same_origin
from .network.limits import Limits, home_of
from .replays import Replays
from .reviews import Reviews
from .sql import keeping

_KEY = re.compile("[A-Za-z0-9_-]{16}")
MOST_TABLES = 30  # of somebody, in one question
QR_CODES = 1_000  # to be kept

MOST_WITH_EDITION = MAX_BYTES + 2 * LARGEST_FILE  # bytes: in JSON a text is longer

Kind = TypeVar("Kind")
Handler = Callable[[Request], Awaitable[Response]]


class EditionText(msgspec.Struct, forbid_unknown_fields=True):
    """What somebody has made, to be read."""

    text: str


def address_of(request: Request) -> str:
    return request.client.host if request.client else ""


@dataclass
class Api:
    """The requests, around a registry of tables. What is refused raises Refusal."""

    registry: Registry
    visits: Visits
    limits: Limits
    path: str

    def __post_init__(self) -> None:
        self._storage = self.registry.storage
        self._replays = Replays(self._storage)
        self.reviews = Reviews(self._storage.database)

    def routes(self) -> list[Route]:
        return [
            Route("/api/editions", self._limited(self.editions)),
            Route("/api/editions", self._limited(self.read_edition), methods=["POST"]),
            Route("/api/editions/{name}/rules", self._limited(self.rules)),
            Route("/api/editions/{name}/lengths", self._limited(self.lengths)),
            Route("/api/schema", self._limited(self.schema)),
            Route("/api/tables", self._limited(self.create_table), methods=["POST"]),
            Route("/api/tables/{code}", self._limited(self.find_table)),
            Route("/api/tables/{code}/qr.svg", self._limited(self.qr_code)),
            Route("/api/history", self._limited(self.history)),
            Route("/api/games/{key}", self._limited(self.game)),
            Route("/api/games/{key}/record", self._limited(self.record)),
            Route("/api/games/{key}/review", self._limited(self.review)),
            Route("/api/places", self._limited(self.places), methods=["POST"]),
            Route("/api/statistics", self._limited(self.statistics), methods=["POST"]),
            Route("/api/forget", self._limited(self.forget), methods=["POST"]),
            Route("/api/{path:path}", self.nothing),
        ]

    def _limited(self, handler: Handler) -> Handler:
        """So that nobody asks without end."""

        async def ask(request: Request) -> Response:
            require(self.limits.requests.take(address_of(request)), "too_fast")
            return await handler(request)

        return ask

    async def nothing(self, request: Request) -> Response:
        raise Refusal("no_table", "there is nothing at this address")

    async def editions(self, request: Request) -> Response:
        written = await asyncio.to_thread(write_editions)  # the first time it takes long
        return Response(written, media_type="application/json")

    async def read_edition(self, request: Request) -> Response:
        """What the text of an edition's file says, and its values; or the line that is wrong."""
        require(self.limits.replays.take(address_of(request)), "too_fast")
        given = await _read_json(request, EditionText, MOST_WITH_EDITION)
        return json_response(await asyncio.to_thread(show_own_edition, given.text))

    async def rules(self, request: Request) -> Response:
        name = request.path_params["name"]
        require(name in EDITIONS, "no_table", "there is no such edition")
        return json_response({"rules": describe_rules(name)})

    async def lengths(self, request: Request) -> Response:
        """About how many minutes the games take that are offered, for so many people and bots."""
        people, bots = (_read_count(request, who) for who in ("people", "bots"))
        name = request.path_params["name"]
        return json_response(
            {"minutes": {target: minutes(name, target, people, bots) for target in TARGETS}}
        )

    async def schema(self, request: Request) -> Response:
        return Response(write_schema(), media_type="application/json")

    async def create_table(self, request: Request) -> Response:
        _require_page(request)
        require(self.limits.new_tables.take(address_of(request)), "too_fast")
        table = await _read_json(request, NewTable, MOST_WITH_EDITION)
        code = await self.registry.create(table.settings, table.edition_text)
        return json_response({"code": code}, 201)

    async def find_table(self, request: Request) -> Response:
        code = await self._check_code(request, request.path_params["code"])
        return json_response({"code": code})

    async def _check_code(self, request: Request, text: str) -> str:
        """The code of a table that there is; raises Refusal."""
        code, address = read_code(text), address_of(request)
        self.limits.wrong_guesses.check(address)
        if code is None or not await self.registry.has(code):
            self.limits.wrong_guesses.was_wrong(address)
            raise Refusal("no_table")
        return code

    async def qr_code(self, request: Request) -> Response:
        """The link to a table as a QR code."""
        code = await self._check_code(request, request.path_params["code"])
        link = str(request.url.replace(path=f"{self.path}/t/{spell_code(code)}", query=""))
        return Response(draw_qr_code(link), media_type="image/svg+xml")

    # Finished games.

    async def history(self, request: Request) -> Response:
        text, address = request.query_params.get("code", ""), address_of(request)
        self.limits.wrong_guesses.check(address)
        code = read_code(text)
        games = await self._storage.list_games(code) if code else []
        if not games:  # which stay longer than their table
            await self._check_code(request, text)
        standings = await self._storage.standings(code) if code else []
        return json_response({"games": games, "standings": standings})

    async def game(self, request: Request) -> Response:
        home = home_of(address_of(request))
        found = await self._replays.find(self._read_key(request), home)
        if found is None:
            raise Refusal("no_table", "there is no such game")
        return Response(found, media_type="application/json")

    async def record(self, request: Request) -> Response:
        found = await self._load(self._read_key(request))
        name = f'attachment; filename="lastcard-{found["key"]}.txt"'
        return PlainTextResponse(found["record"], headers={"Content-Disposition": name})

    async def review(self, request: Request) -> Response:
        """What the coach says of a game so far; whoever asks first sets it to work."""
        key: str = request.path_params["key"]
        if not self.reviews.is_at_work(key):
            kept = await self.reviews.find(self._read_key(request))
            if kept is not None:
                return json_response(kept)
            found = await self._load(key)
            self.reviews.begin(key, found["record"], home_of(address_of(request)))
        return json_response(self.reviews.show(key))

    async def _load(self, key: str) -> dict[str, Any]:
        """A finished game; raises Refusal if there is none."""
        found = await self._storage.load_game(key)
        if found is None:
            raise Refusal("no_table", "there is no such game")
        return found

    def _read_key(self, request: Request) -> str:
        """Which game somebody asks for; raises Refusal if there can be none, or after too many."""
        require(self.limits.replays.take(address_of(request)), "too_fast")
        key: str = request.path_params["key"]
        require(_KEY.fullmatch(key), "no_table", "there is no such game")
        return key

    async def statistics(self, request: Request) -> Response:
        """How somebody has done, who shows the tokens that were theirs at these tables."""
        return json_response(await self._storage.statistics(await self._read_people(request)))

    async def forget(self, request: Request) -> Response:
        """Take out of games and logs what somebody was called, who shows the tokens for it."""
        _require_page(request)
        people = await self._read_people(request)
        work = [partial(keeping.forget_people, people[code], code) for code in people]
        games = [await self._storage.database.remove(one) for one in work]
        return json_response({"games": sum(games)})

    async def _read_people(self, request: Request) -> dict[str, set[str]]:
        """Who somebody is at tables, by the tokens that they have sent."""
        require(self.limits.replays.take(address_of(request)), "too_fast")
        asked = await _read_json(request, dict[str, str])
        require(len(asked) <= MOST_TABLES, "too_long", f"at most {MOST_TABLES} tables")
        found = {
            code: await self._storage.people_of(code, hash_token(token))
            for code, token in asked.items()
            if is_code(code)
        }
        return {code: people for code, people in found.items() if people}

    async def places(self, request: Request) -> Response:
        """The tables at which somebody has a place, who shows the tokens for it."""
        asked = await _read_json(request, dict[str, str])
        require(len(asked) <= MOST_PLACES, "too_long", f"at most {MOST_PLACES} tables")
        require(self.limits.replays.take(address_of(request)), "too_fast")
        return json_response({"places": await find_places(self.visits, asked)})


def _require_page(request: Request) -> None:
    require(is_same_origin(request.headers), "no_credentials", "only from the page itself")


async def _read_json(request: Request, kind: type[Kind], most: int = MAX_BYTES) -> Kind:
    """What was sent with a request; raises Refusal."""
    try:
        return msgspec.json.decode(await _read_body(request, most) or b"{}", type=kind)
    except UNREADABLE as error:
        raise Refusal("bad_message", str(error)) from error
    except ClientDisconnect:
        raise Refusal("bad_message", "the rest of it has not come") from None


async def _read_body(request: Request, most: int) -> bytes:
    body = b""
    async for part in request.stream():
        body += part
        if len(body) > most:
            raise Refusal("too_long")
    return body


def _read_count(request: Request, who: str) -> int:
    text = request.query_params.get(who, "")
    is_number = text.isascii() and text.isdigit() and len(text) <= 2
    require(is_number, "bad_message", f"{who} has to be a number")
    return int(text)


@lru_cache(QR_CODES)
def draw_qr_code(link: str) -> bytes:
    picture = io.BytesIO()
    segno.make(link, micro=False).save(picture, kind="svg", scale=4, border=2, light="white")
    return picture.getvalue()


def show_own_edition(text: str) -> dict[str, Any]:
    """What an edition's file says, for those who write it; raises Refusal."""
    return {"edition": carried(read_own_edition(text)), "file": tomllib.loads(text)}


@cache
def write_schema() -> bytes:
    return msgspec.json.encode(schema())


@cache
def write_editions() -> bytes:
    return msgspec.json.encode(describe_editions())


def describe_editions() -> dict[str, Any]:
    """What the start page shows: editions, the options there are, and bots."""
    offered = [edition for edition in EDITIONS.values() if is_offered(edition.name)]
    return {
        "editions": [describe(edition) for edition in offered],
        "options": {name: _kind_of(name) for name in OPTION_NAMES if name != "custom_rules"},
        "defaults": {edition.name: defaults_of(edition) for edition in offered},
        "bots": bot_names(),
    }


def _kind_of(option: str) -> dict[str, Any]:
    if option in CHOICES:
        return {"choices": CHOICES[option]}
    if option in RANGES:
        return dict(zip(("min", "max"), RANGES[option], strict=True))
    return {"switch": True}
