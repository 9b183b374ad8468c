"""The contract with other people's programs: every message as JSON Schema.

All of it is made from the declarations: the fields and their values from the types, what they mean
from the docstrings, in which `field: words` says what a field is.
"""

from __future__ import annotations

import inspect
import re
from functools import cache
from typing import Any

import msgspec

from ...rules.state import MAX_PLAYERS
from .. import messages as msg
from .. import settings
from ..commands.agreeing import CLOCKS, WINDOWS

_FIELD = re.compile(r"(?P<name>\w+): (?P<words>.+(?:\n +.+)*)")
_BOUNDS = {"seats": (2, MAX_PLAYERS), "clock": CLOCKS, "window": WINDOWS}
_LONGEST = {("Hello", "name"): msg.MAX_NAME, ("Rename", "name"): msg.MAX_NAME}
_LONGEST |= {("Chat", "text"): msg.MAX_TEXT}
_CHANGED: dict[type, type] = {settings.SettingsChange: settings.Settings}  # it has the same fields


def schema() -> dict[str, Any]:
    """What clients and the server send each other, as JSON Schema."""
    unions = (msg.ClientMessage, msg.ServerMessage)
    kinds = (*unions, msg.NewTable)
    (client, server, _), parts = msgspec.json.schema_components(
        kinds, ref_template="#/$defs/{name}"
    )
    for name, part in parts.items():
        _describe(name, part)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "The messages of a lastcard table",
        "anyOf": [{"$ref": "#/$defs/ClientMessage"}, {"$ref": "#/$defs/ServerMessage"}],
        "$defs": {"ClientMessage": client, "ServerMessage": server, **parts},
    }


def _describe(name: str, part: dict[str, Any]) -> None:
    cls = declarations()[name]
    part["description"] = summary(cls)
    meanings = field_words(cls)
    for field, about in part["properties"].items():
        if field in meanings:
            about["description"] = meanings[field]
        if field in _BOUNDS and name in ("Settings", "SettingsChange", "NewTable"):
            about["minimum"], about["maximum"] = _BOUNDS[field]
        if (name, field) in _LONGEST:
            about["maxLength"] = _LONGEST[name, field]


@cache
def declarations() -> dict[str, type]:
    """The classes of all that is sent, by name."""
    found = {**vars(settings), **vars(msg)}
    return {name: value for name, value in found.items() if isinstance(value, type)}


def summary(cls: type) -> str:
    """What a class is, without its fields."""
    kept = [line for line in _paragraphs(cls) if not _FIELD.match(line)]
    return " ".join(" ".join(kept).split())


def field_words(cls: type) -> dict[str, str]:
    """What each field means, those of the classes above included."""
    words: dict[str, str] = {}
    for one in (_CHANGED.get(cls, cls), *cls.__mro__)[::-1]:
        text = "\n".join(part for part in _paragraphs(one) if _FIELD.match(part))
        words |= {
            found["name"]: " ".join(found["words"].split()) for found in _FIELD.finditer(text)
        }
    return words


def _paragraphs(cls: type) -> list[str]:
    return inspect.cleandoc(vars(cls).get("__doc__") or "").split("\n\n")
