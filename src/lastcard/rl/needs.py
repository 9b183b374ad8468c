"""What the environments need beyond the package itself, and what to do when it is missing."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def extra_packages() -> Iterator[None]:
    """Around imports: say how to install what is not there."""
    try:
        yield
    except ModuleNotFoundError as error:
        message = f'this environment needs {error.name}: pip install "lastcard[rl]"'
        raise ModuleNotFoundError(message, name=error.name) from error
