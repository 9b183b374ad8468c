"""Deals recomputed from their secrets, by code that imports nothing of the package."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from lastcard import Event, Game
from lastcard.table.proof import read_part
from lastcard.table.shuffles import Round

ROOT = Path(__file__).parents[1]
PROGRAM = ROOT / "examples" / "recompute_deal.py"
VECTORS = ROOT / "docs" / "shuffles.json"
known = json.loads(VECTORS.read_text())
DEALS = [vector for vector in known["vectors"] if "edition" in vector]
(PILE,) = [vector for vector in known["vectors"] if "edition" not in vector]


def shuffle_of(vector: dict[str, Any]) -> Round:
    return Round(vector["secret"], [read_part(text) for text in vector.get("shares", [])])


def dealt_by_the_game(vector: dict[str, Any]) -> tuple[Game, list[Event]]:
    """The same round in a game, with what happened in the deal."""
    words = shuffle_of(vector).dice(0)
    options: dict[str, Any] = {"hand_size": vector["hand_size"], "scoring": "winner"}
    if vector["round"] == 1:
        game = Game.new(vector["edition"], vector["players"], words, **options)
        return game, game.history.events
    hands = ["r1", *(f"g{number}" for number in range(1, vector["players"]))]
    seat = vector["dealer_before"]
    game = Game.setup(vector["edition"], hands, "r5", dealer=seat, **options)
    game.play("r1")
    game.reseed(words)
    return game, game.next_round()


@pytest.mark.parametrize("vector", DEALS, ids=lambda one: f"{one['edition']}-{one['round']}")
def test_a_game_deals_as_the_vectors_say(vector: dict[str, Any]) -> None:
    game, events = dealt_by_the_game(vector)
    opening = [event for event in events if event.name == "drew"]  # a Draw Two that was turned up
    pile = re.search(r" draw=(\S*)", game.position())
    assert pile is not None
    taken = [card for event in opening for card in event.cards]
    assert (vector["dealer"], vector["turned_up"][-1]) == (game.dealer, game.top)
    assert vector["pile"] == [*taken, *pile[1].split(",")]
    for seat, hand in enumerate(vector["hands"]):
        more = [card for event in opening if event.seat == seat for card in event.cards]
        assert sorted([*hand, *more]) == sorted(game.hand(seat))
    assert vector["commitment"] == shuffle_of(vector).commitment
    assert vector["words"] == shuffle_of(vector).dice(0)


def test_a_game_reshuffles_as_the_vectors_say() -> None:
    """The discard pile, from its bottom, is what is shuffled; the last card is on top."""
    discard = ",".join([*PILE["before"], "g5"])
    rest = [code for code, copies in known["editions"]["classic"]["deck"] for _ in range(copies)]
    for card in discard.split(","):
        rest.remove(card)
    hands = f"{','.join(rest[:40])}/{','.join(rest[40:])}"
    game = Game.from_position(f"classic hands={hands} draw= discard={discard}")
    game.reseed(PILE["words"])
    game.play("draw")
    pile = re.search(r" draw=(\S*)", game.position())
    assert pile is not None
    top = PILE["shuffled"][-1]
    assert [top, *pile[1].split(",")] == PILE["shuffled"][::-1]


def test_the_vectors_have_what_is_special_about_some_deals() -> None:
    assert {vector["edition"] for vector in DEALS} == set(known["editions"])
    assert any(len(vector["turned_up"]) > 1 for vector in DEALS)
    secrets = [vector["secret"] for vector in DEALS if vector["round"] == 2]
    assert len(set(secrets)) == len(secrets)
    shares = [share for vector in DEALS for share in vector.get("shares", [])]
    assert {share[0] == "~" for share in shares} == {True, False}


def test_anybody_can_recompute_them_without_the_package() -> None:
    assert "import lastcard" not in PROGRAM.read_text()
    assert "from lastcard" not in PROGRAM.read_text()
    ran = subprocess.run(
        [sys.executable, "-I", "-S", PROGRAM, VECTORS], capture_output=True, text=True, check=True
    )
    assert ran.stdout.count("right") == len(known["vectors"])


def test_a_wrong_vector_is_found_out(tmp_path: Path) -> None:
    changed = tmp_path / "changed.json"
    changed.write_text(VECTORS.read_text().replace('"dealer": 0', '"dealer": 1', 1))
    ran = subprocess.run(
        [sys.executable, "-I", "-S", PROGRAM, changed], capture_output=True, text=True, check=False
    )
    assert (ran.returncode, ran.stdout.count("WRONG")) == (1, 1)
