"""Write docs/protocol.schema.json, and the reference at the end of docs/protocol.md."""

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import get_args

import msgspec
import msgspec.inspect as inspect

from lastcard.editions import find_edition
from lastcard.event import EVENT_FIELDS, Event
from lastcard.notation import Phase
from lastcard.server.sockets import CLOSE_CODES
from lastcard.table import messages
from lastcard.table.log import entries
from lastcard.table.messages.schema import declarations, field_words, schema, summary
from lastcard.table.views import NOTE_TEXTS
from lastcard.words import Names, words_in

DOCS = Path(__file__).resolve().parent.parent / "docs"
PAGE, SCHEMA = DOCS / "protocol.md", DOCS / "protocol.schema.json"
MARK = "<!-- From here on written by tools/write_protocol.py: change the code instead. -->\n"
NAMES = ("Ann", "Ben")
SIMPLE = {
    inspect.IntType: "number",
    inspect.StrType: "text",
    inspect.BoolType: "true or false",
    inspect.NoneType: "null",
    inspect.AnyType: "anything",
}


def write_reference() -> str:
    parts = [
        "\n## Reference\n",
        "The same as [JSON Schema](protocol.schema.json), which a server has at `/api/schema`. "
        "Fields with a default may be left out.\n",
        "### From a client\n",
        *_messages(messages.ClientMessage),
        "### From the server\n",
        *_messages(messages.ServerMessage),
        "### What they are made of\n",
        *_parts(),
        "### Events\n",
        "What `name` can be, the other fields that come with it, and what it means.\n",
        _table(("name", "fields", "for example"), _events()),
        "### Notes\n",
        "What `what` can be. A note of the game comes with events that say more.\n",
        _table(("what", "fields", "meaning"), _notes()),
        "### Reasons\n",
        _table(("reason", "meaning"), _reasons()),
        "### Phases of a game\n",
        _table(("phase", "what the game waits for"), _phases()),
        "### Close codes\n",
        _table(("code", "meaning"), ((f"`{code}`", words) for code, words in CLOSE_CODES.items())),
    ]
    return "\n".join(parts)


def _table(heads: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    lines = [" | ".join(heads), " | ".join("---" for _ in heads)]
    lines += [" | ".join(cell.replace("|", "\\|") for cell in row) for row in rows]
    return "".join(f"| {line} |\n" for line in lines)


def _messages(union: object) -> Iterator[str]:
    for cls in get_args(union):
        info = inspect.type_info(cls)
        assert isinstance(info, inspect.StructType)
        yield f"**`{info.tag}`** {summary(cls)}\n"
        fields = [field for field in info.fields if field.name != "id"]
        if fields:
            yield _fields(cls, fields)


def _parts() -> Iterator[str]:
    sent = {
        cls.__name__
        for union in (messages.ClientMessage, messages.ServerMessage)
        for cls in get_args(union)
    }
    for name in schema()["$defs"]:
        if name not in sent and not name.endswith("Message"):
            cls = declarations()[name]
            info = inspect.type_info(cls)
            assert isinstance(info, inspect.StructType | inspect.DataclassType)
            yield f"**{name}** {summary(cls)}\n"
            yield _fields(cls, info.fields)


def _fields(cls: type, fields: Iterable[inspect.Field]) -> str:
    words = {name: text.replace("None", "null") for name, text in field_words(cls).items()}
    rows = ((f"`{one.name}`", _type(one.type), _default(one), words[one.name]) for one in fields)
    return _table(("field", "values", "default", "meaning"), rows)


def _default(field: inspect.Field) -> str:
    if field.required or field.default in (msgspec.NODEFAULT, msgspec.UNSET):
        return ""
    return f"`{json.dumps(field.default)}`" if _is_plain(field.default) else ""


def _is_plain(value: object) -> bool:
    return value is None or isinstance(value, str | int | bool)


def _type(info: inspect.Type) -> str:
    match info:
        case inspect.StructType(cls=cls) | inspect.DataclassType(cls=cls):
            return str(cls.__name__)
        case inspect.LiteralType(values=values):
            return "a reason" if len(values) > 20 else ", ".join(f"`{value}`" for value in values)
        case inspect.UnionType(types=types):
            return " or ".join(_type(one) for one in types)
        case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
            return f"list of {_type(item)}"
        case inspect.DictType(key_type=key, value_type=value):
            return f"object: {_type(key)} to {_type(value)}"
    return SIMPLE[type(info)]


def _events() -> Iterator[tuple[str, ...]]:
    classic, words = find_edition("classic"), words_in("en")
    values = {"seat": 0, "other": 1, "cards": ("r7",), "color": "r", "count": 2}
    for name, fields in EVENT_FIELDS.items():
        given = {"count": 1} | {field: values[field] for field in fields}
        event = Event(name, **given)  # type: ignore[arg-type]  # each value fits its field
        shown = ", ".join(f"`{field}`" for field in fields)
        yield f"`{name}`", shown, words.event(event, classic, NAMES)


def _notes() -> Iterator[tuple[str, ...]]:
    kinds = get_args(entries.AnyEntry)
    for cls in (one for one in vars(entries).values() if one in kinds):  # in their order there
        info = inspect.type_info(cls)
        assert isinstance(info, inspect.StructType)
        tag = str(info.tag)
        own = {field.name: field for field in info.fields}
        fields = ["`person`"] if "person" in own or tag == "proposed" else []
        fields += ["`seat`"] if "seat" in own else []
        if tag in NOTE_TEXTS:
            fields.append(f"`text` ({_text(tag, own[NOTE_TEXTS[tag]])})")
        yield f"`{tag}`", ", ".join(fields), summary(cls)


def _text(tag: str, field: inspect.Field) -> str:
    if tag == "answered":
        return "`yes`, `no`"
    literal = isinstance(field.type, inspect.LiteralType)
    return _type(field.type) if literal else f"the {field.name}"


def _reasons() -> Iterator[tuple[str, str]]:
    for reason in get_args(messages.Reason):
        yield f"`{reason}`", words_in("en").refusal(reason, most=messages.MAX_NAME)


def _phases() -> Iterator[tuple[str, str]]:
    for phase in get_args(Phase):
        yield f"`{phase}`", words_in("en").phase(phase, 0, Names(NAMES, you=0))


def write_documents() -> dict[Path, str]:
    written = PAGE.read_text(encoding="utf-8").partition(MARK)[0]
    return {
        PAGE: written.rstrip("\n") + "\n\n" + MARK + write_reference(),
        SCHEMA: json.dumps(schema(), indent=1) + "\n",
    }


if __name__ == "__main__":
    for path, text in write_documents().items():
        path.write_text(text, encoding="utf-8")
