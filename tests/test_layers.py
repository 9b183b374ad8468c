"""The folders show the architecture: imports point one way only."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

SOURCE = Path(__file__).resolve().parent.parent / "src"
FILES = sorted((SOURCE / "lastcard").rglob("*.py"))

# From the bottom to the top. Modules that no layer names, and the package itself, are the game.
LAYERS = (
    ("errors",),
    ("file_lock", "folders", "plugins", "whole_numbers"),
    ("rules",),
    ("editions", "policies"),
    ("game",),
    ("compiled",),
    ("bots",),
    ("recorded",),
    ("coach",),
    ("table",),
    ("client", "server", "lab", "rl"),
    ("terminal",),
    ("cli",),
    ("__main__",),
)
# `lastcard.simulate` is offered by the package itself, the lowest place that people import; it is
# loaded when somebody asks for it, so that importing the package does not import the compiler.
EXCEPTIONS = {("__init__.py", "lastcard.lab.simulation"), ("__init__.py", "lastcard.bots")}
# What stands side by side does not know each other, but for these.
SIBLINGS = {("lab/dataset.py", "lastcard.rl")}


# What is called otherwise where it is installed from.
DISTRIBUTIONS = {
    "PIL": "pillow",
    "fluent": "fluent.runtime",
    "nats": "nats-py",
    "prometheus_client": "prometheus-client",
    "pygame": "pygame-ce",
    "pyspiel": "open-spiel",
}
CATALOGUE = SOURCE / "lastcard" / "words" / "catalogue.py"
FOLDERS = SOURCE / "lastcard" / "folders.py"


def layer_of(module: str) -> int:
    """How high a module stands."""
    part = (*module.split("."), "")[1]
    ranks = [rank for rank, parts in enumerate(LAYERS) if part in parts]
    return ranks[0] if ranks else LAYERS.index(("game",))


def module_name(file: Path) -> str:
    return ".".join(file.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__")


@cache
def imports(file: Path) -> tuple[str, ...]:
    """The full names of all that a file imports, wherever in the file it does so."""
    return tuple(named_in(file))


def named_in(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from from_import(file, node)


def from_import(file: Path, node: ast.ImportFrom) -> Iterator[str]:
    folders = file.relative_to(SOURCE).parent.parts
    base = folders[: len(folders) - node.level + 1] if node.level else ()
    source = ".".join((*base, *filter(None, [node.module])))
    if source == "lastcard":  # what is named may be a module that stands higher
        yield from (f"{source}.{alias.name}" for alias in node.names)
    else:
        yield source


@pytest.mark.parametrize("file", FILES, ids=module_name)
def test_a_module_imports_only_from_its_own_layer_or_below(file: Path) -> None:
    own = layer_of(module_name(file))
    inside = {name for name in imports(file) if name.startswith("lastcard.")}
    allowed = {name for place, name in EXCEPTIONS if file == SOURCE / "lastcard" / place}
    assert {name for name in inside - allowed if layer_of(name) > own} == set()


@pytest.mark.parametrize("file", FILES, ids=module_name)
def test_a_program_that_a_module_starts_stands_no_higher_either(file: Path) -> None:
    nodes = ast.walk(ast.parse(file.read_text("utf-8")))
    text = "\n".join(str(one.value) for one in nodes if isinstance(one, ast.Constant))
    named = re.findall(r"^(?:from |import )?(lastcard\.\w+)", text, re.MULTILINE)
    assert {name for name in named if layer_of(name) > layer_of(module_name(file))} == set()


def beside(file: Path) -> set[str]:
    """What a file imports from that stands on its own layer under another name."""
    module = module_name(file)
    parts, own = LAYERS[layer_of(module)], (*module.split("."), "")[1]
    named = {name.split(".")[1] for name in imports(file) if name.startswith("lastcard.")}
    return {f"lastcard.{part}" for part in named & {*parts} - {own}} if own in parts else set()


def test_a_module_imports_nothing_from_beside_its_folder_but_what_is_listed() -> None:
    folder = SOURCE / "lastcard"
    found = {(file.relative_to(folder).as_posix(), name) for file in FILES for name in beside(file)}
    assert found == SIBLINGS


def test_commands_for_records_and_for_measuring_need_no_screens() -> None:
    for name in ("lab", "serving"):
        file = SOURCE / "lastcard" / "cli" / f"{name}.py"
        screens = {one for one in imports(file) if one.startswith("lastcard.terminal")}
        assert screens <= {"lastcard.terminal.console"}


def test_no_two_folders_need_each_other() -> None:
    needs = {
        (module_name(file).split(".")[1], name.split(".")[1])
        for file in FILES
        if file.parent.parent.name == "lastcard"
        for name in imports(file)
        if name.startswith("lastcard.") and (SOURCE / "lastcard" / name.split(".")[1]).is_dir()
    }
    assert {(one, other) for one, other in needs if one < other and (other, one) in needs} == set()


def needs_only_python(file: Path) -> bool:
    """The game, all below it, and the bots; the compiler comes when a bot is made that searches.

    Words come from catalogues, which one module reads once something is said; another one knows
    where files of editions may be, and is asked where it can be.
    """
    bots = file.parent.name == "bots" and file.name != "weighing.py"
    low = layer_of(module_name(file)) <= LAYERS.index(("game",))
    return (bots or low) and file not in (CATALOGUE, FOLDERS)


def test_the_game_and_its_bots_need_nothing_but_the_standard_library() -> None:
    alone = [file for file in FILES if needs_only_python(file)]
    needed = {name.split(".")[0] for file in alone for name in imports(file)}
    assert needed - {"lastcard"} <= sys.stdlib_module_names


def test_only_the_catalogue_needs_fluent() -> None:
    for file in FILES:
        names = {name.split(".")[0] for name in imports(file)}
        assert (names & {"fluent", "babel"} != set()) == (file == CATALOGUE)


def test_whatever_is_imported_is_declared() -> None:
    project = tomllib.loads((SOURCE.parent / "pyproject.toml").read_text(encoding="utf-8"))
    extras = project["project"]["optional-dependencies"].values()
    declared = {re.split(r"[\[<>=;]", one)[0] for extra in extras for one in extra}
    needed = {name.split(".")[0] for file in FILES for name in imports(file)}
    brought = (
        needed - sys.stdlib_module_names - {"lastcard", "llvmlite"}
    )  # Numba has one of its own
    assert {DISTRIBUTIONS.get(name, name) for name in brought} <= declared


def test_the_rules_need_next_to_nothing() -> None:
    needed = {name for file in FILES if file.parent.name == "rules" for name in imports(file)}
    outside = {name for name in needed if not name.startswith("lastcard.rules.")}
    assert outside == {"__future__", "math", "typing"}


def test_only_the_compiled_package_knows_the_compiler() -> None:
    compilers = ("numba", "llvmlite")
    users = {
        file.parent.name for file in FILES for name in imports(file) if name.startswith(compilers)
    }
    assert users == {"compiled"}


def test_a_table_knows_neither_databases_nor_sockets() -> None:
    brought = {"sqlalchemy", "sqlite3", "asyncpg", "starlette", "uvicorn", "websockets", "socket"}
    tables = [file for file in FILES if file.parent.name == "table"]
    assert {name.split(".")[0] for file in tables for name in imports(file)} & brought == set()


def test_full_screen_and_line_by_line_share_only_what_stands_above_both() -> None:
    kinds = {"plain": {"screens", "widgets"}, "screens": {"plain"}, "widgets": {"plain"}}
    for folder, others in kinds.items():
        files = [file for file in FILES if file.parent == SOURCE / "lastcard" / "terminal" / folder]
        needed = {
            name.split(".")[2] for one in files for name in imports(one) if "terminal." in name
        }
        assert files
        assert needed & others == set()


def test_the_errors_stand_at_the_bottom() -> None:
    assert set(imports(SOURCE / "lastcard" / "errors.py")) == set()


def test_the_exceptions_are_still_needed() -> None:
    for place, name in EXCEPTIONS:
        assert name in set(imports(SOURCE / "lastcard" / place))


def test_no_two_modules_share_a_name() -> None:
    """A name that a newcomer searches for is found once."""
    named = [file.stem for file in FILES if not file.stem.startswith("__")]
    assert {name for name in named if named.count(name) > 1} == set()
