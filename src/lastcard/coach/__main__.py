"""The coach beside a server: judges the record that comes through a pipe, a line for a round."""

import json
import os
from dataclasses import asdict

from ..recorded import PIPE, load_recorded
from .review import review_game


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(10)  # whoever plays comes first, so the work that can wait is not in a hurry
    recorded = load_recorded(PIPE)
    for one in review_game(recorded.game, bots=recorded.bots):
        print(json.dumps(asdict(one)), flush=True)


if __name__ == "__main__":
    main()
