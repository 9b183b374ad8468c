"""The command line: `lastcard`, or `python -m lastcard`."""

import sys

from .exit_codes import FAILED, INTERRUPTED

TYPE_CHECKING = False
if TYPE_CHECKING:
    from click import Group


def main() -> None:
    """Run a command; nothing else is loaded before Ctrl-C is seen to.

    While modules are loaded, it ends everything at once: an exception may get lost among them.
    """
    try:
        import signal

        usual = signal.getsignal(signal.SIGINT)
        if usual is signal.default_int_handler:
            signal.signal(signal.SIGINT, signal.SIG_DFL)
        run = _load()
        signal.signal(signal.SIGINT, usual)
        run(prog_name="lastcard")
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)


def _load() -> "Group":
    from .errors import MissingPackage
    from .extras import comes_with

    try:
        with comes_with("play"):
            from .cli import main as run
    except MissingPackage as error:
        print(f"Error: {error}", file=sys.stderr)
        sys.exit(FAILED)
    return run


if __name__ == "__main__":
    main()
