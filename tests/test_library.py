"""What people expect of a library: its values can be copied, compared, kept and sent."""

from __future__ import annotations

import copy
import json
import pickle
import re
from collections.abc import Callable
from dataclasses import asdict, fields
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lastcard import (
    EDITIONS,
    RULES_VERSION,
    Event,
    Game,
    IllegalMove,
    InvalidOption,
    InvalidRecord,
    Move,
    UnknownEdition,
    View,
)
from lastcard.bots import SharpBot
from lastcard.editions.options import CHOICES, OPTION_NAMES, RANGES, Options
from tests.support.players import careless_walk
from tests.support.tables import EDITION_NAMES, Table, tables

in_every_edition = pytest.mark.parametrize("edition", EDITIONS)
RULES = [("Everyone else draws one", "others draw 1"), None]


def pickled(value: Any) -> Any:
    return pickle.loads(pickle.dumps(value))


every_copy = pytest.mark.parametrize("twin", [copy.copy, copy.deepcopy, pickled])


def middle_of_a_game(edition: str, **options: Any) -> Game:
    game = Game.new(edition, players=4, seed=2, **options)
    *_, last = careless_walk(game, Random(edition), decisions=60)
    return last


# Games.


@every_copy
@in_every_edition
def test_a_copy_of_a_game_is_equal_to_it_and_goes_on_by_itself(
    edition: str, twin: Callable[[Game], Game]
) -> None:
    game = middle_of_a_game(edition, target=10_000)
    other = twin(game)
    assert other == game
    assert other.record() == game.record()
    assert [other.view(seat) for seat in range(4)] == [game.view(seat) for seat in range(4)]
    other.next_round() if other.round_over else other.play(other.legal()[0])
    assert other != game
    assert other.record() != game.record()


def test_games_are_equal_when_they_stand_the_same_however_they_came_there() -> None:
    game = Game.setup("classic", ["r7 b3", "g1 y2"], "r5", draw="y9")
    game.play("draw")
    other = Game.from_position(game.position())
    assert other == game
    assert other.record() != game.record()
    assert game != Game.new("classic", players=2, seed=1)
    assert game != game.position()


def test_a_game_is_not_hashed_since_it_changes() -> None:
    with pytest.raises(TypeError, match="unhashable type: 'Game'"):
        hash(Game.new("classic", seed=1))


def test_a_game_of_a_subclass_stays_one_when_it_is_pickled() -> None:
    class_of = type(pickled(OwnGame.new("classic", seed=1)))
    assert class_of is OwnGame


class OwnGame(Game):
    pass


@in_every_edition
def test_a_game_goes_to_json_and_back(edition: str) -> None:
    game = middle_of_a_game(edition, target=10_000)
    again = Game.from_json(game.to_json())
    assert again == game
    assert again.record() == game.record()


def test_a_game_that_was_set_up_goes_to_json_and_back() -> None:
    game = Game.setup("super-hero-girls", ["WA r1", "g1 y2"], "r5", custom_rules=RULES)
    game.play("WA=g!")
    assert Game.from_json(game.to_json()).record() == game.record()


def test_a_game_in_json_says_what_a_record_says() -> None:
    game = Game.new("super-hero-girls", players=2, seed="a seed", custom_rules=RULES)
    move = game.legal()[0]
    seat = game.to_act
    game.play(move)
    assert json.loads(game.to_json()) == {
        "rules": RULES_VERSION,
        "edition": "super-hero-girls",
        "players": 2,
        "options": {"custom_rules": [["Everyone else draws one", "others draw 1"], None]},
        "seed": "a seed",
        "rounds": [[f"{seat}:{move}"]],
        "scores": [0, 0],
        "winners": [],
    }


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"rounds": [["0:r9"]]}, "round 1, move 0:r9: "),
        ({"rounds": [["hop"]]}, "round 1, move hop: a move looks like 2:r7"),
        ({"rounds": [[], []]}, "the round is not over yet"),
        ({"rounds": None}, "this is not a game"),
        ({"edition": "chess"}, "no game can start so: there is no edition 'chess'"),
        ({"players": 11}, "no game can start so: players is a whole number from 2 to 10"),
        ({"options": {"target": 0}}, "no game can start so: target is a whole number"),
        ({"scores": [1, 0, 0]}, "scores are said to be [1, 0, 0], but they are [0, 0, 0]"),
        ({"winners": [2]}, "winners are said to be [2], but they are []"),
        ({"rounds": [["0:r9"]], "rules": 99}, "(played by version 99 of the rules, and these"),
    ],
)
def test_json_that_is_no_game_is_refused(change: dict[str, Any], complaint: str) -> None:
    given = json.loads(Game.new("classic", players=3, seed=1).to_json())
    with pytest.raises(InvalidRecord) as caught:
        Game.from_json(json.dumps({**given, **change}))
    assert complaint in str(caught.value)


@pytest.mark.parametrize("text", ["", "[]", "null", "{", '{"seed": 1}', "[" * 100_000])
def test_a_text_that_is_no_json_object_is_refused(text: str) -> None:
    for kind in (Game, View, Event):
        with pytest.raises(InvalidRecord):
            kind.from_json(text)


# Taking back.


@in_every_edition
def test_moves_are_taken_back_one_by_one_to_the_first_deal(edition: str) -> None:
    game = Game.new(edition, players=3, seed=5, target=10_000, scoring="winner")
    before = []
    for now in careless_walk(game, Random(1), decisions=25):
        before.append(now.copy())
    assert before.pop() == game
    while before:
        earlier = before.pop()
        assert game != earlier
        game.take_back()
        assert game == earlier
        assert game.record() == earlier.record()
    with pytest.raises(IllegalMove, match="there is no move to take back"):
        game.take_back()


def test_it_is_said_what_was_taken_back() -> None:
    game = Game.setup("classic", ["r7 b3", "g1 y2"], "r5", draw="y9 g9")
    game.play("r7!")
    game.play("draw")
    assert game.take_back() == ["1:draw"]
    assert game.take_back() == ["0:r7!"]


def test_the_last_move_of_a_seat_is_taken_back_with_all_that_came_after_it() -> None:
    game = Game.setup("classic", ["r7 b3", "g1 y2", "y3 y4"], "r5", draw="y9 g9")
    start = game.copy()
    game.play("r7!")
    game.play("draw")
    game.play("draw")
    assert game.take_back(0) == ["0:r7!", "1:draw", "2:draw"]
    assert game == start
    with pytest.raises(IllegalMove):
        game.take_back(2)


def test_a_deal_is_taken_back_as_a_move_is() -> None:
    game = Game.setup("classic", ["r7", "g1 y2"], "r5", target=500)
    game.play("r7")
    over = game.copy()
    game.next_round()
    assert game.take_back() == [""]
    assert game == over
    game.next_round()
    game.play(game.legal()[0])
    assert game.take_back(0)[:2] == ["0:r7", ""]  # the deal with the moves before and after it


def test_fresh_randomness_before_a_move_stays_when_the_move_is_taken_back() -> None:
    game = Game.new("classic", seed=1)
    game.reseed("12345678" * 4)
    before = game.copy()
    game.play(game.legal()[-1])
    game.reseed("87654321" * 4)
    game.take_back()
    assert game == before


# Views.


@pytest.mark.parametrize("edition", EDITION_NAMES)
@settings(max_examples=5)
@given(data=st.data())
def test_a_view_is_the_same_in_every_form(edition: str, data: st.DataObject) -> None:
    table: Table = data.draw(tables(edition))
    luck = Random(table.seed)
    for game in careless_walk(table.new_game(), luck, decisions=20):
        seat = luck.choice([None, *range(game.players)])
        view = game.view(seat)
        for twin in (copy.copy(view), copy.deepcopy(view), pickled(view), through_json(view)):
            assert twin == view
            assert twin.state.memory == view.state.memory
        assert View(**asdict(view)) == view


def through_json(view: View) -> View:
    return View.from_json(view.to_json())


def test_a_bot_decides_the_same_by_a_view_that_came_as_json() -> None:
    game = middle_of_a_game("color-powers")
    for seat in range(4):
        if game.legal(seat):
            view = game.view(seat)
            assert SharpBot(1).choose(through_json(view)) == SharpBot(1).choose(view)


def test_a_view_is_plainly_not_hashable() -> None:
    with pytest.raises(TypeError, match="unhashable type: 'View'"):
        hash(Game.new("classic", seed=1).view(0))


def test_a_seat_of_which_nothing_is_known_has_no_known_cards_in_any_form() -> None:
    view = Game.new("classic", seed=1).view(0)
    assert [twin.known[1] for twin in (view, pickled(view), through_json(view))] == [[], [], []]


def test_the_help_of_a_new_game_has_every_option_with_its_values() -> None:
    said = dict.fromkeys(OPTION_NAMES, "")
    rows = re.findall(r"^ {12}(\w+(?:, \w+)*)\s{2,}(.*)$", Game.new.__doc__ or "", re.M)
    for names, values in rows:
        said |= dict.fromkeys(names.split(", "), values)
    usual = Options()
    for name, words in CHOICES.items():
        assert re.findall(r'"(\w+)"', said[name]) == list(words)
        assert words[0] == getattr(usual, name)
    for name, (low, high) in RANGES.items():
        assert said[name] == f"{getattr(usual, name)}, from {low} to {high}"
    assert {said[name] for name in OPTION_NAMES if getattr(usual, name) is False} == {
        "False or True"
    }
    assert said["custom_rules"]


def test_every_field_of_a_view_is_explained() -> None:
    assert View.__doc__ is not None
    explained = [line.partition(":")[0].strip() for line in View.__doc__.splitlines()]
    assert [one.name for one in fields(View) if one.name not in explained] == []


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"hand": None}, "a view: hand cannot be 'None'"),
        ({"hand": [1]}, "a view: hand cannot be '1'"),
        ({"seat": "1"}, "a view: seat cannot be '1'"),
        ({"color_only": 0}, "a view: color_only cannot be '0'"),
        ({"phase": "zzz"}, "a view: phase cannot be 'zzz'"),
        ({"known": {"one": []}}, "a view: known cannot be 'one'"),
        ({"sight": 1}, "a view has no field 'sight'"),
    ],
)
def test_json_that_is_no_view_is_refused(change: dict[str, Any], complaint: str) -> None:
    given = json.loads(Game.new("classic", seed=1).view(0).to_json())
    with pytest.raises(InvalidRecord) as caught:
        View.from_json(json.dumps({**given, **change}))
    assert complaint in str(caught.value)


def test_a_view_of_an_unknown_edition_or_option_is_refused_as_everywhere() -> None:
    given = json.loads(Game.new("classic", seed=1).view(0).to_json())
    with pytest.raises(UnknownEdition):
        View.from_json(json.dumps({**given, "edition": "chess"}))
    with pytest.raises(InvalidOption):
        View.from_json(json.dumps({**given, "options": {"stakcing": "any"}}))
    with pytest.raises(InvalidRecord, match="a view lacks the field 'top'"):
        View.from_json(json.dumps({key: given[key] for key in given if key != "top"}))


# Events.


@in_every_edition
def test_events_are_the_same_in_every_form(edition: str) -> None:
    recorded = middle_of_a_game(edition)
    for _, _, events in recorded.replay():
        for event in events:
            for twin in (copy.copy(event), pickled(event), Event.from_json(event.to_json())):
                assert twin == event
                assert hash(twin) == hash(event)


def test_an_event_that_there_is_not_is_refused() -> None:
    with pytest.raises(InvalidRecord, match="there is no event 'hop'"):
        Event.from_json('{"name": "hop"}')


# Moves.


@in_every_edition
def test_legal_moves_are_values_with_the_codes_of_the_legal_moves(edition: str) -> None:
    for game in careless_walk(Game.new(edition, seed=3), Random(3), decisions=40):
        for seat in range(game.players):
            moves = game.legal_moves(seat)
            assert [str(move) for move in moves] == game.legal(seat)
            assert all(move in moves for move in map(Move.parse, game.legal(seat)))
        assert game.legal_moves() == ([] if game.round_over else game.legal_moves(game.to_act))


def test_a_legal_move_can_be_played_as_it_is() -> None:
    game = Game.setup("classic", ["r7 b3", "g1 y2"], "r5")
    move = Move("r7", uno=True)
    assert move in game.legal_moves()
    assert Move("b3") not in game.legal_moves()
    game.play(move)
    assert game.top == "r7"


@pytest.mark.parametrize("seed", [7, 7.5, "seven"])
def test_a_seed_is_any_number_or_text(seed: Any) -> None:
    assert Game.new("classic", seed=seed) == Game.new("classic", seed=seed)


@pytest.mark.parametrize("seed", [Random(1), [1, 2], b"7", object()])
def test_what_else_has_a_text_is_no_seed(seed: Any) -> None:
    """Two of a kind would often have the same one, or never the same again."""
    with pytest.raises(InvalidOption, match="a seed is a number or text, not "):
        Game.new("classic", seed=seed)
