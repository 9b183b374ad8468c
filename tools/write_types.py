"""Write web/src/lib/protocol.ts: the messages of lastcard.table.messages, and limits of the rules.

With --check nothing is written: the command fails if the file is not what it would write.
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import msgspec
import msgspec.inspect as inspect

from lastcard.editions import written_rules
from lastcard.rules import state
from lastcard.table import messages

FILE = Path(__file__).resolve().parent.parent / "web" / "src" / "lib" / "protocol.ts"

HEADER = """\
// Written by tools/write_types.py from src/lastcard: table/messages.py, rules/state.py and
// editions/written_rules.py. Change it there.
"""
LIMITS = {
    messages: ("MAX_NAME", "MAX_TEXT"),
    state: ("MAX_PLAYERS", "MAX_CLAUSES"),
    written_rules: ("MAX_WORDS", "MAX_DRAW"),
}
UNIONS = ("ClientMessage", "ServerMessage")
ALIASES = ("CustomCard", "Reaction", "Phase", "Reason")  # the closed lists that have a name
SIMPLE = {
    inspect.IntType: "number",
    inspect.StrType: "string",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
}


def write_types() -> str:
    """The whole TypeScript file."""
    parts = [HEADER]
    parts += [
        f"export const {name} = {getattr(module, name)};"
        for module, names in LIMITS.items()
        for name in names
    ]
    parts += [_write_whom()]
    parts += [_write_list(name) for name in ALIASES]
    parts += [_write_struct(struct) for struct in _structs()]
    parts += [_write_union(name) for name in UNIONS]
    return "\n".join(parts) + "\n"


def _write_whom() -> str:
    """Whom each effect of a written rule can be about."""
    lines = [
        f"  {json.dumps(deed)}: {json.dumps(who)}," for deed, who in written_rules.WHOM.items()
    ]
    return "\n".join(["\nexport const WHOM = {", *lines, "} as const;"])


def _write_list(name: str) -> str:
    words = "".join(f'\n  | "{word}"' for word in get_args(getattr(messages, name)))
    return f"\nexport type {name} ={words};"


def _write_union(name: str) -> str:
    names = "".join(f"\n  | {member.__name__}" for member in get_args(getattr(messages, name)))
    return f"\nexport type {name} ={names};"


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
        case inspect.StructType(cls=cls):
            return str(cls.__name__)
        case inspect.LiteralType(values=values):
            return _write_literal(values)
        case inspect.UnionType(types=types):
            return " | ".join(_write_type(member) for member in types)
        case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
            return f"{_write_item(item)}[]"
        case inspect.DictType(value_type=value):
            return f"Record<string, {_write_type(value)}>"
    return SIMPLE[type(info)]


def _write_item(item: inspect.Type) -> str:
    written = _write_type(item)
    return f"({written})" if " | " in written else written


def _write_literal(values: tuple[object, ...]) -> str:
    for name in ALIASES:
        if set(get_args(getattr(messages, name))) == set(values):
            return name
    return " | ".join(f'"{value}"' for value in values)


def main(arguments: list[str]) -> int:
    wanted = write_types()
    if "--check" not in arguments:
        FILE.write_text(wanted, encoding="utf-8")
        return 0
    if FILE.exists() and FILE.read_text(encoding="utf-8") == wanted:
        return 0
    print(f"{FILE} is not what the code says: run python {Path(__file__).name}", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
