"""Write web/src/lib/server/protocol.ts: the messages of lastcard.table.messages, and limits."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import msgspec
import msgspec.inspect as inspect

from lastcard import View, notation
from lastcard.coach import reasons, review, short_form
from lastcard.editions import checking, edition, edition_files, effects, written_rules
from lastcard.rules import state
from lastcard.table import lengths, messages
from lastcard.words import BOT_NAMES

FILE = Path(__file__).resolve().parent.parent / "web" / "src" / "lib" / "server" / "protocol.ts"

HEADER = """\
// Written by tools/write_types.py from src/lastcard: view.py, table/messages/from_client.py and
// to_client.py, table/lengths.py, coach/review.py and reasons.py, rules/state.py, editions/.
// Change it there.
"""
LIMITS = {
    messages: ("MAX_NAME", "MAX_TEXT"),
    state: ("MAX_PLAYERS", "MAX_CLAUSES", "MAX_CARDS"),
    written_rules: ("MAX_WORDS",),
    effects: ("MAX_DRAW",),
    checking: ("MAX_WILDS", "OWN_CLAUSES", "MAX_POINTS"),
    edition_files: ("LARGEST_FILE", "LONGEST_TITLE"),
}
CONSTANTS = {
    "COUNTED": effects.COUNTED,
    "COLORED": effects.COLORED,
    "CONDITIONS": list(effects.CONDITIONS),
    "UNCONDITIONAL": effects.UNCONDITIONAL,
    "USUAL_COLORS": effects.USUAL_COLORS,
    "KNOWN_COLORS": edition.KNOWN_COLORS,
    "SYMBOLS": list(edition.SYMBOL_LETTERS),
    "USUAL_COUNTS": edition.USUAL_COLOR,
    "SHAPES": edition.SHAPES,
    "CRESTS": edition.CRESTS,
    "CUSTOM_CARDS": get_args(messages.CustomCard),
    "REACTIONS": get_args(messages.Reaction),
    "TARGETS": lengths.TARGETS,
}
UNIONS = ("ClientMessage", "ServerMessage")
# The closed lists that have a name.
ALIASES = {name: getattr(messages, name) for name in ("CustomCard", "Reaction", "Phase", "Reason")}
ALIASES |= {"Direction": notation.Direction, "GamePhase": notation.Phase}
# What the coach says of a round, the innermost first. The page has other reasons and steps as well.
REVIEWED = (reasons.Reason, review.Decision, review.Step, review.Account, review.RoundReview)
RENAMED: dict[type, str] = {reasons.Reason: "ReviewReason", review.Step: "ReviewStep"}
SIMPLE = {
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "unknown",
}
EMPTY = {"number": "0", "string": '""', "boolean": "false"}


def write_types() -> str:
    """The whole TypeScript file."""
    parts = [HEADER]
    parts += [
        f"export const {name} = {getattr(module, name)};"
        for module, names in LIMITS.items()
        for name in names
    ]
    parts += [_write_whom(), f"\nexport const BOT_NAMES = {json.dumps(BOT_NAMES)};"]
    parts += [_write_constant(name, value) for name, value in CONSTANTS.items()]
    parts += [_write_list(name) for name in ALIASES]
    parts += [_write_view(), _write_table_view(), _write_empty_view()]
    parts += [_write_reviewed(cls) for cls in REVIEWED]
    parts += [_write_struct(struct) for struct in _structs()]
    parts += [_write_union(name) for name in UNIONS]
    return "\n".join(parts) + "\n"


def _write_whom() -> str:
    """Whom each effect of a written rule can be about."""
    lines = [f"  {json.dumps(deed)}: {json.dumps(who)}," for deed, who in effects.WHOM.items()]
    return "\n".join(["\nexport const WHOM = {", *lines, "} as const;"])


def _write_constant(name: str, value: object) -> str:
    return f"\nexport const {name} = {json.dumps(value)} as const;"


def _write_list(name: str) -> str:
    words = "".join(f'\n  | "{word}"' for word in get_args(ALIASES[name]))
    return f"\nexport type {name} ={words};"


def _write_union(name: str) -> str:
    names = "".join(f"\n  | {member.__name__}" for member in get_args(getattr(messages, name)))
    return f"\nexport type {name} ={names};"


def _write_view() -> str:
    lines = [_write_field(field, may_lack=False) for field in _fields(View)]
    return "\n".join(["\nexport interface View {", *lines, "}"])


def _write_reviewed(cls: type) -> str:
    shown = [field for field in _fields(cls) if field.name not in short_form.OF_SUMS]
    lines = [_write_field(field, may_lack=False) for field in shown]
    return "\n".join([f"\nexport interface {_name(cls)} {{", *lines, "}"])


def _write_table_view() -> str:
    """What a table adds to a view."""
    added = [field for field in _fields(messages.GameView) if field not in _fields(View)]
    lines = [_write_field(field, may_lack=False) for field in added]
    return "\n".join(["\nexport interface GameView extends View {", *lines, "}"])


def _write_empty_view() -> str:
    """A view in which nothing is known."""
    lines = [f"  {one.name}: {_write_empty(one.type)}," for one in _fields(messages.GameView)]
    return "\n".join(["\nexport const EMPTY_VIEW: GameView = {", *lines, "};"])


def _write_empty(info: inspect.Type) -> str:
    match info:
        case inspect.UnionType():
            return "null"
        case inspect.ListType():
            return "[]"
        case inspect.DictType():
            return "{}"
        case inspect.LiteralType(values=values):
            return json.dumps(get_args(ALIASES[_write_literal(values)])[0])
    return EMPTY[_write_type(info)]


def _fields(cls: type) -> tuple[inspect.Field, ...]:
    info = inspect.type_info(cls)
    assert isinstance(info, inspect.DataclassType)
    return info.fields


def _structs() -> Iterator[inspect.StructType]:
    """All structs that are sent, in the order in which they are written in the module."""
    for value in vars(messages).values():
        if isinstance(value, type) and issubclass(value, msgspec.Struct):
            info = inspect.type_info(value)
            if isinstance(info, inspect.StructType) and (info.tag or info.fields):
                yield info


def _write_struct(struct: inspect.StructType) -> str:
    from_client = issubclass(struct.cls, messages.FromClient)
    may_lack = from_client or struct.cls.__struct_config__.omit_defaults
    lines = [f'  type: "{struct.tag}";'] if struct.tag else []
    lines += [_write_field(field, may_lack) for field in struct.fields]
    return "\n".join([f"\nexport interface {struct.cls.__name__} {{", *lines, "}"])


def _write_field(field: inspect.Field, may_lack: bool) -> str:
    mark = "?" if may_lack and not field.required else ""
    return f"  {field.encode_name}{mark}: {_write_type(field.type)};"


def _write_type(info: inspect.Type) -> str:
    match info:
        case inspect.StructType(cls=cls) | inspect.DataclassType(cls=cls):
            return _name(cls)
        case inspect.LiteralType(values=values):
            return _write_literal(values)
        case inspect.EnumType(cls=cls):
            return " | ".join(json.dumps(member.value) for member in cls)
        case inspect.UnionType(types=types):
            return " | ".join(_write_type(member) for member in types)
        case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
            return f"{_write_item(item)}[]"
        case inspect.DictType(value_type=value):
            return f"Record<string, {_write_type(value)}>"
    return SIMPLE[type(info)]


def _name(cls: type) -> str:
    return RENAMED.get(cls, cls.__name__)


def _write_item(item: inspect.Type) -> str:
    written = _write_type(item)
    return f"({written})" if " | " in written else written


def _write_literal(values: tuple[object, ...]) -> str:
    for name, words in ALIASES.items():
        if set(get_args(words)) == set(values):
            return name
    return " | ".join(f'"{value}"' for value in values)


if __name__ == "__main__":
    FILE.write_text(write_types(), encoding="utf-8")
