"""About how long a game takes, for those who have half an hour.

How many rounds and turns there are was found by simulation (`tools/write_lengths.py`), by the
printed rules. How long a turn takes is the pace of a table: what people need to look, choose and
see a card fly, and what bots are given.
"""

from __future__ import annotations

from functools import cache
from importlib import resources

import msgspec

from .schedule import Tempo

ONE_ROUND = 0  # in place of a target
TARGETS = (ONE_ROUND, 200, 500)  # that are offered
PERSON = 5.0  # seconds for a turn
FLIGHT = 0.6  # seconds until what a bot has done can be seen
SHEET = 15.0  # seconds after a round, for the points
FILE = "lengths.json"

Length = tuple[float, float]  # rounds, turns


@cache
def measured() -> dict[str, dict[int, dict[int, Length]]]:
    """By edition, number of players and target."""
    text = resources.files(__package__).joinpath(FILE).read_bytes()
    return msgspec.json.decode(text, type=dict[str, dict[int, dict[int, Length]]])


def minutes(edition: str, target: int, people: int, bots: int) -> int | None:
    """About how long it takes to reach the target; None where nobody has measured that."""
    found = measured().get(edition, {}).get(people + bots, {}).get(target)
    if found is None:
        return None
    rounds, turns = found
    bot = sum(Tempo().think) / 2 + FLIGHT
    turn = (people * PERSON + bots * bot) / (people + bots)
    exact = (turns * turn + rounds * SHEET) / 60
    # As people say it: by fives from ten on.
    return max(1, round(exact)) if exact < 10 else 5 * round(exact / 5)
