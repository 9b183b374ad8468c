"""Games as JSON: what a record holds, for programs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from .editions.registry import recorded_edition
from .errors import InvalidRecord, LastcardError
from .record import other_rules, replay_entry
from .rules.version import RULES_VERSION

if TYPE_CHECKING:
    from .game import Game


def write_game(game: Game) -> dict[str, Any]:
    """How a game began, what was done in it, and how it stands."""
    history = game.history
    start = {"position": history.position} if history.seed is None else {"seed": history.seed}
    return {
        "rules": RULES_VERSION,
        "edition": game.edition.id,
        **({"edition_text": game.edition.text} if game.edition.text else {}),
        "players": game.players - history.joined,
        "options": game.options.changes(game.edition),
        **start,
        "rounds": history.rounds,
        "scores": game.scores,
        "winners": game.winners,
    }


def read_game(game_type: type[Game], given: Mapping[str, Any]) -> Game:
    """Replay a game strictly; raises InvalidRecord."""
    try:
        return _play_again(game_type, given)
    except (KeyError, TypeError, AttributeError) as error:
        raise InvalidRecord(f"this is not a game: {type(error).__name__} {error}") from error
    except InvalidRecord as error:
        raise InvalidRecord(f"{error}{other_rules(given.get('rules', 1))}") from error


def _play_again(game_type: type[Game], given: Mapping[str, Any]) -> Game:
    game = _start(game_type, given)
    for number, moves in enumerate(given["rounds"], game.round_number):
        for move in (f"round {number}", *moves):
            try:
                replay_entry(game, move)
            except LastcardError as error:
                raise InvalidRecord(f"round {number}, move {move}: {error}") from error
    for key, value in (("scores", game.scores), ("winners", game.winners)):
        if given.get(key, value) != value:
            raise InvalidRecord(f"{key} are said to be {given[key]}, but they are {value}")
    return game


def _start(game_type: type[Game], given: Mapping[str, Any]) -> Game:
    try:
        edition = recorded_edition(given["edition"], given.get("edition_text", ""))
        if "position" in given:
            return game_type.from_position(given["position"])
        return game_type.new(edition, given["players"], given["seed"], **given["options"])
    except ValueError as error:
        raise InvalidRecord(f"no game can start so: {error}") from error
