"""Loads the rules and the policies a second time, with every function compiled.

An import hook answers for `lastcard.compiled.rules` with the files of `lastcard.rules` (and for
`policies` likewise) and wraps the functions of each module once it has been executed. The files
themselves know nothing of it.
"""

from __future__ import annotations

import hashlib
import importlib.abc
import importlib.machinery
import importlib.util
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import cache, wraps
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

import numba
import numpy as np
import platformdirs
from numba import types

from ..file_lock import lock
from . import intrinsics

SOURCES = Path(__file__).parents[1]
PACKAGES = ("rules", "policies")
_PREFIX = "lastcard.compiled."
_KEPT_SECONDS = 60 * 24 * 3600
# What is not compiled from the rules' own source, by module.
_INSTRUCTIONS = {
    "bits": (
        *("lowest_bit", "count_bits", "nth_bit"),
        "scratch",
        *("copy_counts", "copy_hand", "copy_known", "mark_colors", "clear", "clear_all"),
    )
}

# Inlining everything that ordinary moves go through doubles the speed; inlining what is rare as
# well would only make compiling slow.
_RARE_MODULES = ("clauses", "deal", "features", "learned", "scoring")
_RARE = (
    "carry_out_special",
    "choose",
    "continue_move",
    "flip",
    "give_away",
    "give_cards",
    "lose_powers",
    "make_next_draw",
    "pass_hands",
    "redeal_hands",
    "show_hand",
    "swap_hands",
    "note_cards",
    "_deal_heap",
    "_exchange",
    "_forget_cards",
    "_is_favor",
    "_worth_of_rule",
    "_follow_gift",
    "_follow_passing",
    "_follow_swap",
    "_forget_all",
    "_rebuild_draw_pile",
    "_see_hand",
)

# A few lines each with all of the rules or policies below them: compiled by themselves, all of that
# would be optimized and translated once more.
_STEPS = ("apply", "apply_and_learn", "choose_move", "learned_move")


def compile_function(function: Callable[..., Any], inline: bool = False) -> Any:
    """Compile a function, when it is first needed, for calls from other compiled functions."""
    return _compile(function, forceinline=inline, no_cpython_wrapper=True, no_cfunc_wrapper=True)


def compile_into_caller(function: Callable[..., Any]) -> Any:
    """Compile a function as a part of its caller.

    Whatever a function calls is optimized once more with it. Where it is a few lines, or has but
    one caller, all below would be so once in vain.
    """
    return _compile(function, inline="always")


def compile_entry(function: Callable[..., Any]) -> Any:
    """Compile a function that Python calls; it runs without Python's lock."""
    return _compile(function, nogil=True)


def compile_sole_entry(function: Callable[..., Any]) -> Any:
    """The same for a function whose arguments have the same types in every call.

    Only in the first one Numba finds out what they are: of two dozen arrays that takes it as long
    as a step of twenty games.
    """
    entry = compile_entry(function)
    direct: Any = None

    @wraps(function)
    def call(*args: Any) -> Any:
        nonlocal direct
        if direct is None:
            result = entry(*args)
            (signature,) = entry.signatures
            direct = entry.get_overload(signature)
            return result
        return direct(*args)

    return call


def _compile(function: Callable[..., Any], **how: bool | str) -> Any:
    """Compile with a cache on disk.

    The cache lies in a folder named after all the sources: Numba itself would notice a change
    in the file of a function, but not in the functions that it calls. Nothing is allocated in
    compiled code, so arrays need no counting of references, which costs as much as a move.
    """
    compiler = numba.njit(cache=True, error_model="numpy", _nrt=False, **how)
    with _cache_folder():
        return _keep_in_turn(_widen_integers(compiler(function)))


def _keep_in_turn(dispatcher: Any) -> Any:
    """Let one process at a time add to the cache.

    What two of them add for one function at the same moment Numba gives the same name, and from
    then on whoever looks for the one finds the other.
    """
    cached = dispatcher._cache
    keep = cached.save_overload

    def save_overload(signature: Any, code: Any) -> None:
        with (cache_folder() / "lock").open("ab") as file:
            with suppress(OSError):  # of a file system that knows no locks
                lock(file.fileno())  # until it is closed
            keep(signature, code)

    cached.save_overload = save_overload
    return dispatcher


def _widen_integers(dispatcher: Any) -> Any:
    """Compile a function once for all integers: Numba would do so for each width and constant."""
    template = dispatcher.get_call_template

    def get_call_template(args: Sequence[Any], kws: dict[str, Any]) -> Any:
        return template([_widen(type_) for type_ in args], kws)

    dispatcher.get_call_template = get_call_template
    return dispatcher


def _widen(type_: Any) -> Any:
    return types.int64 if isinstance(type_, types.Integer | types.IntegerLiteral) else type_


class _Finder(importlib.abc.MetaPathFinder):
    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        package, _, module = name.removeprefix(_PREFIX).partition(".")
        if not name.startswith(_PREFIX) or package not in PACKAGES:
            return None
        folder = SOURCES / package
        file = folder / f"{module or '__init__'}.py"
        return importlib.util.spec_from_file_location(
            name,
            file,
            loader=_Loader(name, str(file)),
            submodule_search_locations=None if module else [str(folder)],
        )


class _Loader(importlib.machinery.SourceFileLoader):
    def exec_module(self, module: ModuleType) -> None:
        super().exec_module(module)
        module_name = module.__name__.rpartition(".")[2]
        for name, value in list(vars(module).items()):
            if isinstance(value, FunctionType) and value.__module__ == module.__name__:
                inline = module_name not in _RARE_MODULES and name not in _RARE
                if name in _INSTRUCTIONS.get(module_name, ()):
                    setattr(module, name, getattr(intrinsics, name))
                elif name in _STEPS:
                    setattr(module, name, compile_into_caller(value))
                else:
                    setattr(module, name, compile_function(value, inline))
            elif isinstance(value, memoryview):
                setattr(module, name, np.asarray(value))  # which the compiler takes as constant


def install() -> None:
    """Make `lastcard.compiled.rules` and `lastcard.compiled.policies` importable."""
    if not any(isinstance(finder, _Finder) for finder in sys.meta_path):
        sys.meta_path.insert(0, _Finder())


@cache
def cache_folder() -> Path:
    """Where compiled code is kept: `LASTCARD_CACHE`, or the user's cache folder.

    If that cannot be written to, a folder for this process alone: Numba would keep the code beside
    the sources instead, and not notice when they change.
    """
    base = Path(os.environ.get("LASTCARD_CACHE") or platformdirs.user_cache_dir("lastcard"))
    folder = base / f"compiled-{_fingerprint()}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=folder).close()
    except OSError:
        return Path(tempfile.mkdtemp(prefix="lastcard-"))
    _remove_old_folders(base)
    return folder


def _remove_old_folders(base: Path) -> None:
    """Code of other versions that nobody has compiled for weeks is of no use."""
    for folder in base.glob("compiled-*"):
        with suppress(OSError):
            if time.time() - folder.stat().st_mtime > _KEPT_SECONDS:
                shutil.rmtree(folder)


def is_compiled(entry: str) -> bool:
    """Has this entry function been compiled from these very files, as they are now?"""
    touched = max(file.stat().st_mtime for file in _sources())
    found = cache_folder().glob(f"**/*.{entry}-*.nbi")
    return any(one.stat().st_mtime > touched for one in found)


def _sources() -> list[Path]:
    folders = [SOURCES / name for name in (*PACKAGES, "compiled")]
    files = [file for folder in folders for file in sorted(folder.glob("*"))]
    return [file for file in files if file.suffix in (".py", ".weights")]


def _fingerprint() -> str:
    """What is compiled, and where it stands: Numba takes the same text elsewhere for another."""
    digest = hashlib.sha256(f"{numba.__version__} {SOURCES}".encode())
    for file in _sources():
        digest.update(file.name.encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()[:16]


@contextmanager
def _cache_folder() -> Iterator[None]:
    """Numba reads its cache folder when a function is wrapped; other users keep theirs."""
    before = numba.config.CACHE_DIR
    numba.config.CACHE_DIR = str(cache_folder())
    try:
        yield
    finally:
        numba.config.CACHE_DIR = before
