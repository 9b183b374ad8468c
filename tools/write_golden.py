"""Write the golden games: whole games told move by move, to be compared with what is played now.

Each file holds a game's record and below it what every move did. A difference means that the
game plays differently than it did when the file was written: either by mistake, or on purpose,
and then this tool writes the files anew and the difference can be read.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from lastcard import RULES_VERSION, Event, Game
from lastcard.editions import find_edition, load_edition

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "tests" / "golden"
EXAMPLES = {
    file.stem: load_edition(file) for file in sorted((ROOT / "examples/editions").glob("*.toml"))
}
SEPARATOR = "\n---\n"
VERSION = FOLDER / "version.json"  # of the rules that the games were played by, and what they did
CUSTOM_RULES = [
    ("Everyone else draws one", "others draw 1"),
    ("Swap with me", "chosen swap; again"),
]


@dataclass(frozen=True)
class Golden:
    """A game worth keeping, and the patterns that must and must not occur when it is told."""

    name: str
    edition: str
    players: int
    seed: int
    options: dict[str, Any] = field(default_factory=dict)
    shows: tuple[str, ...] = ()
    never: tuple[str, ...] = ()


def _edition(
    name: str, number: int, players: int, seed: int, shows: tuple[str, ...], **options: object
) -> Golden:
    """A game of an edition, to a target that keeps it short."""
    return Golden(f"{name}-{number}", name, players, seed, {"target": 100, **options}, shows)


def _option(
    name: str,
    players: int,
    seed: int,
    shows: tuple[str, ...],
    never: tuple[str, ...] = (),
    edition: str = "classic",
    **options: object,
) -> Golden:
    """A game with one house rule; the target keeps it short."""
    return Golden(name, edition, players, seed, {"target": 60, **options}, shows, never)


GOLDEN = (
    _edition("classic", 1, 3, 9, ("challenged", "guilty", "caught", "reversed", "deals")),
    _edition("classic", 2, 7, 56, ("innocent", "reshuffled")),
    _edition("super-hero-girls", 1, 4, 11, ("shielded", "warded_off", "shield_ended")),
    _edition("super-hero-girls", 2, 2, 5, ("WA=", "WB=", "shielded")),
    _edition("color-powers", 1, 4, 2, ("gave", "flipped", "chose_color", "WP=")),
    _edition("color-powers", 2, 3, 2, ("warded_off", "second", "accepted")),
    _edition("togetherness", 1, 4, 1, ("WT=", "turned_up")),
    _edition("togetherness", 2, 2, 4, ("WT=", "W4=", "challenged")),
    _edition("artiste-fairey", 1, 5, 10, ("accepted", "reversed", "caught")),
    _edition("artiste-fairey", 2, 2, 24, ("missed", "challenged", "round 2")),
    _edition("disney-parks", 1, 3, 24, ("hands_left", "caught")),
    _edition("disney-parks", 2, 6, 74, ("hands_left", "reshuffled")),
    _edition("cloudburst", 1, 4, 1, ("WC=",)),
    _edition("customs-house", 1, 3, 7, ("WI=", "showed", "rS|yS|gS|bS", "discarded")),
    _edition("express", 1, 4, 1, ("missed 1; missed|missed.*missed.*missed",)),
    _edition("prospectors", 1, 3, 1, ("WD=", "WN=", "gave")),
    _edition("spring-cleaning", 1, 3, 1, ("[rygb]0", "discarded")),
    _edition("tall-poppies", 1, 4, 4, ("WF=", "WR=", "discarded")),
    _edition("uphill", 1, 3, 1, ("owes 4", "WL=|WT=", "r7|y7|g7|b7")),
    _option("stacking-same", 4, 1, (r"owes 2.*\n.*owes 4", "accept"), stacking="same"),
    _option("stacking-any", 4, 12, (r"owes 2.*\n.*:W4.*owes 6", "accept"), stacking="any"),
    _option("jump_in", 5, 1, ("jumped_in",), jump_in=True),
    _option("seven_zero", 3, 2, ("swapped", "hands_left", "hands_right"), seven_zero=True),
    _option("draw_until_playable", 3, 1, (r"drew( \w+){4}",), draw_until_playable=True),
    _option("force_play", 3, 1, ("draw",), ("pass",), force_play=True),
    _option("no_bluff", 3, 1, ("W4=",), ("challenge",), no_bluff=True),
    _option("say_pass", 3, 1, (r"draw .*\n.*pass",), say_pass=True),
    _option("two_player_reverse-plain", 2, 2, ("reversed",), two_player_reverse="plain"),
    _option("hand_size", 3, 1, ("hands 3 3 3",), hand_size=3),
    _option("target", 3, 4, ("round 2",), target=120),
    _option("uno_penalty", 3, 11, ("caught", r"drew( \w+){5}"), uno_penalty=5),
    _option("scoring-tally", 3, 7, ("round 2",), scoring="tally"),
    _option("scoring-hand", 3, 1, ("went_out",), ("round 2",), scoring="hand"),
    _option("scoring-winner", 3, 2, ("round 2", "WT="), edition="togetherness", scoring="winner"),
    _option(
        "custom_rules",
        4,
        5,
        ("WA=", "WB=", "swapped", "plays_again"),
        edition="super-hero-girls",
        custom_rules=CUSTOM_RULES,
    ),
)


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    texts = {golden.name: golden_text(golden) for golden in GOLDEN}
    changed = changed_games(texts)
    if changed:
        raise SystemExit(
            f"version {RULES_VERSION} of the rules plays {', '.join(changed)} differently now: "
            "if that is meant, give RULES_VERSION in rules/version.py the next number"
        )
    for name, text in texts.items():
        (FOLDER / f"{name}.txt").write_text(text, encoding="utf-8", newline="\n")
    digests = {name: digest(text) for name, text in texts.items()}
    kept = {"rules": RULES_VERSION, "games": digests}
    VERSION.write_text(json.dumps(kept, indent=2) + "\n", encoding="utf-8", newline="\n")


def changed_games(texts: Mapping[str, str]) -> list[str]:
    """The games that are told differently than this version of the rules once told them."""
    kept = json.loads(VERSION.read_text(encoding="utf-8")) if VERSION.exists() else {}
    known = kept.get("games", {}) if kept.get("rules") == RULES_VERSION else {}
    return [name for name, text in texts.items() if known.get(name, digest(text)) != digest(text)]


def digest(text: str) -> str:
    """What a game was like, in a few letters: the moves and all that they did."""
    told = text.partition(SEPARATOR)[2]
    return hashlib.sha256(told.encode()).hexdigest()[:16]


def golden_text(golden: Golden) -> str:
    """A golden game's file."""
    text = tell_game(play_game(golden).record())
    missing = [words for words in golden.shows if not re.search(words, text)]
    assert not missing, f"{golden.name} does not show {missing}: give it another seed"
    found = [words for words in golden.never if re.search(words, text)]
    assert not found, f"{golden.name} shows {found}, which should not be possible"
    return text


# Playing.


def know_examples() -> None:
    """The editions in examples/editions/ are known by their names."""
    for edition in EXAMPLES.values():
        find_edition(edition)


def play_game(golden: Golden) -> Game:
    """Let players of some sense, who err at times, play a game to its end."""
    know_examples()
    luck = Random(golden.seed)
    game = Game.new(golden.edition, golden.players, golden.seed, **golden.options)
    while not game.game_over:
        if game.round_over:
            game.next_round()
        else:
            seat, code = _decide(game, luck)
            game.play(code, seat)
    return game


def _decide(game: Game, luck: Random) -> tuple[int, str]:
    """Now and then somebody acts out of turn; otherwise the player to act plays or draws."""
    for seat in range(game.players):
        legal = game.legal(seat)
        if seat != game.to_act and legal and luck.random() < 0.3:
            return seat, luck.choice(legal)
    return game.to_act or 0, _choose(game.legal(), luck)


def _choose(legal: list[str], luck: Random) -> str:
    """Nearly always a card, with UNO where it is due; a gift rarely; else whatever is allowed."""
    cards = [code for code in legal if code[0] in "rygbW"]
    if not cards or luck.random() < 0.05:
        return luck.choice([code for code in legal if not code.startswith("give")] or legal)
    calling = [code for code in cards if code.endswith("!")]
    return luck.choice(calling if calling and luck.random() < 0.8 else cards)


# Telling.


def tell_game(record: str) -> str:
    """The record of a game, and below it what every move in it did."""
    know_examples()
    game = Game.from_record(record)
    return record + SEPARATOR + "\n".join(_tell(game)) + "\n"


def _tell(end: Game) -> Iterator[str]:
    """Replay a game from its start, line by line."""
    for game, move, events in end.replay():
        if move:
            happened = "; ".join(_tell_event(event) for event in events)
            yield f"{move}  {happened}  ({_tell_table(game)})"
        else:
            yield from _tell_deal(game, events)
        if game.round_over:
            yield f"scores {_numbers(game.scores)}"
            yield from _tell_hands(game)
    yield f"won by {_numbers(end.winners)}"


def _tell_deal(game: Game, events: list[Event]) -> Iterator[str]:
    yield f"round {game.round_number}: " + "; ".join(_tell_event(event) for event in events)
    yield from _tell_hands(game)
    yield f"({_tell_table(game)})"


def _tell_hands(game: Game) -> Iterator[str]:
    for seat in range(game.players):
        yield f"{seat} holds {' '.join(game.hand(seat)) or 'nothing'}"


def _tell_event(event: Event) -> str:
    """The seat, what it did, to whom, with which cards: `1 showed >2 r7 b3`."""
    parts = [
        "" if event.seat is None else str(event.seat),
        event.name,
        "" if event.other is None else f">{event.other}",
        str(event.count) if event.count and not event.cards else "",
        *event.cards,
        event.color or "",
    ]
    return " ".join(part for part in parts if part)


def _tell_table(game: Game) -> str:
    waits = f"{game.phase} {game.to_act}" if game.to_act is not None else game.phase
    to_follow = f"{game.top}/{game.color or '-'} {game.direction}"
    return f"{to_follow}, hands {_numbers(game.hand_sizes)}, {waits}"


def _numbers(numbers: list[int]) -> str:
    return " ".join(map(str, numbers))


if __name__ == "__main__":
    main()
