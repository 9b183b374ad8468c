"""Packages that the library itself does without; extras such as `lastcard[play]` bring them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec

from .errors import MissingPackage


@contextmanager
def comes_with(extra: str) -> Iterator[None]:
    """Around imports: say how to install what is not there."""
    try:
        yield
    except MissingPackage:
        raise
    except ModuleNotFoundError as error:
        raise _missing(str(error.name), extra) from error


def check_installed(package: str, extra: str) -> None:
    """Raise MissingPackage where a package is not there; if it is, it is not loaded yet."""
    if find_spec(package) is None:
        raise _missing(package, extra)


def _missing(package: str, extra: str) -> MissingPackage:
    how = f'pip install "lastcard[{extra}]"'
    return MissingPackage(f"{package} is not installed: {how}", name=package)
