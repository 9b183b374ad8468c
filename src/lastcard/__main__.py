"""The command line: `lastcard`, or `python -m lastcard`."""

from __future__ import annotations

import sys

from .errors import MissingPackage
from .extras import comes_with

FAILED, INTERRUPTED = 2, 130


def main() -> None:
    try:
        with comes_with("play"):
            from .cli import main as run
    except MissingPackage as error:
        print(f"Error: {error}", file=sys.stderr)
        sys.exit(FAILED)
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
    run(prog_name="lastcard")


if __name__ == "__main__":
    main()
