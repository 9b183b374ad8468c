"""Views and events as JSON: an object with the fields that their declarations name."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import MISSING, fields
from functools import cache
from types import NoneType, UnionType
from typing import Any, Literal, NoReturn, get_args, get_origin, get_type_hints

from .errors import InvalidRecord


def write_json(value: Mapping[str, object]) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def read_object(text: str | bytes, what: str) -> dict[str, Any]:
    """A JSON object; raises InvalidRecord."""
    try:
        found = json.loads(text)
    except (TypeError, ValueError, RecursionError) as error:
        raise InvalidRecord(f"{what} is a JSON object, and this is no JSON: {error}") from error
    if not isinstance(found, dict):
        raise InvalidRecord(f"{what} is a JSON object, not {text[:40]!r}")
    return found


def read_fields(declared: type, given: Mapping[str, object], what: str) -> dict[str, Any]:
    """Values for the fields of a dataclass, of the types that they have there.

    Numbers as keys have become text in JSON, and tuples lists. Raises InvalidRecord.
    """
    hints = _hints(declared)
    for name in given.keys() - hints.keys():
        raise InvalidRecord(f"{what} has no field {name!r}")
    required = [one.name for one in fields(declared) if one.default is MISSING]
    for name in required:
        if name not in given:
            raise InvalidRecord(f"{what} lacks the field {name!r}")
    return {name: _read(value, hints[name], f"{what}: {name}") for name, value in given.items()}


@cache
def _hints(declared: type) -> dict[str, Any]:
    hints = get_type_hints(declared)
    return {one.name: hints[one.name] for one in fields(declared)}


def _read(value: Any, hint: Any, where: str) -> Any:
    kind, inner = get_origin(hint), get_args(hint)
    if kind is UnionType:  # with None
        hint = next(one for one in inner if one is not NoneType)
        return None if value is None else _read(value, hint, where)
    if kind is Literal:
        return value if value in inner else _complain(value, where)
    if kind in (list, tuple) and isinstance(value, list):
        return kind(_read(one, inner[0], where) for one in value)
    if kind is dict and isinstance(value, dict):
        return {_read_key(k, inner[0], where): _read(v, inner[1], where) for k, v in value.items()}
    if hint is Any or type(value) is hint:
        return value
    return _complain(value, where)


def _read_key(key: str, hint: type, where: str) -> str | int:
    if hint is not int:
        return key
    return int(key) if key.isascii() and key.isdecimal() else _complain(key, where)


def _complain(value: object, where: str) -> NoReturn:
    raise InvalidRecord(f"{where} cannot be {str(value)[:40]!r}")
