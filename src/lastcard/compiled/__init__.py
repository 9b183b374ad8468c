"""The rules once more, compiled: for simulation, search and environments.

`lastcard.compiled.rules` is a second copy of `lastcard.rules`, made from the same files by the
loader; both can be used in one process. Importing this package imports Numba.
"""

from ..extras import comes_with

with comes_with("play"):
    from . import layout as layout  # before anything is compiled
    from .loader import install

install()
