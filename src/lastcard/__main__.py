"""`python -m lastcard` is the command line."""

from .cli import main

main(prog_name="lastcard")
