"""A recorded game on the table's screen."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from textual.pilot import Pilot

from lastcard import Game
from lastcard.recorded import Recorded
from lastcard.terminal.screens import replay_screen
from lastcard.terminal.screens.pages import RulesPage
from lastcard.terminal.screens.replay_screen import ReplayScreen
from lastcard.words import Names
from tests.support.players import play_sensibly
from tests.support.screens import press, prompt, shown, until, use


def recorded() -> Game:
    game = Game.setup("classic", ["r7 b3 b5", "r1 y2 y3"], top="r5", draw="g9 g8")
    for code in ("r7", "r1", "draw", "draw"):
        game.play(code)
    return game


def test_moves_are_gone_through_forth_and_back() -> None:
    async def deed(pilot: Pilot[Any]) -> None:
        assert "Move 0 of 4" in shown(pilot)
        await press("right", "right")(pilot)
        assert "Seat 2 plays a red 1." in shown(pilot)
        await press("left")(pilot)
        assert "Seat 1 plays a red 7." in shown(pilot)
        await press("end")(pilot)
        assert "Move 4 of 4" in shown(pilot)

    use(ReplayScreen(Recorded(recorded(), Names())), deed)


def test_a_number_jumps() -> None:
    async def deed(pilot: Pilot[Any]) -> None:
        await press("3", "enter")(pilot)
        assert "Move 3 of 4" in shown(pilot)

    use(ReplayScreen(Recorded(recorded(), Names())), deed)


def test_whole_rounds_are_stepped_over() -> None:
    game = Game.new("classic", 2, "two rounds")
    moves = play_sensibly(game, Random(1), limit=2_000)
    game.next_round()
    game.play(game.legal()[0])
    deal, end = moves + 1, moves + 2

    async def deed(pilot: Pilot[Any]) -> None:
        for key, place in (("pagedown", deal), ("pagedown", end), ("pageup", deal), ("pageup", 0)):
            await press(key)(pilot)
            assert f"Move {place} of {end}" in shown(pilot)

    use(ReplayScreen(Recorded(game, Names())), deed)


def test_it_plays_by_itself_to_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replay_screen, "PACE", 0.01)

    async def deed(pilot: Pilot[Any]) -> None:
        await press("p")(pilot)
        await until(pilot, lambda: "Move 4 of 4" in shown(pilot))

    use(ReplayScreen(Recorded(recorded(), Names())), deed)


def test_the_rules_of_its_edition_are_a_key_away() -> None:
    async def deed(pilot: Pilot[Any]) -> None:
        await press("r")(pilot)
        assert isinstance(pilot.app.screen, RulesPage)

    use(ReplayScreen(Recorded(recorded(), Names())), deed)


def test_all_hands_are_open_until_one_seats_view_is_chosen() -> None:
    async def deed(pilot: Pilot[Any]) -> None:
        assert " y2 " in shown(pilot)
        await press("v")(pilot)
        assert " y2 " not in shown(pilot)
        assert "As seen by: Seat 1" in prompt(pilot)
        await press("v")(pilot)
        assert " y2 " in shown(pilot)
        await press("v")(pilot)
        assert "All hands are open." in prompt(pilot)

    use(ReplayScreen(Recorded(recorded(), Names())), deed)


def test_a_seats_view_does_not_tell_what_others_drew() -> None:
    async def deed(pilot: Pilot[Any]) -> None:
        await press("end")(pilot)
        assert "Seat 2 draws a green 8" in shown(pilot)
        await press("v")(pilot)
        assert "Seat 2 draws 1 card" in shown(pilot)

    use(ReplayScreen(Recorded(recorded(), Names())), deed)


def test_people_are_called_by_their_names() -> None:
    async def deed(pilot: Pilot[Any]) -> None:
        await press("right", "right")(pilot)
        assert "You play a red 7." in shown(pilot)
        assert "Ines plays a red 1." in shown(pilot)
        await press("v")(pilot)
        assert "As seen by: You" in prompt(pilot)
        assert "Seat" not in shown(pilot)

    use(ReplayScreen(Recorded(recorded(), Names(("Otto", "Ines"), you=0))), deed)


def test_the_review_draws_everybodys_chances_and_steps_to_what_a_move_cost() -> None:
    game = Game.setup("classic", ["rS r3", "r1"], top="r5")
    game.play("r3!")  # and the other one goes out, whom a Skip would have left without a turn
    game.play("r1")

    async def deed(pilot: Pilot[Any]) -> None:
        await press("w")(pilot)
        await until(pilot, lambda: "1 You" in shown(pilot))
        text = shown(pilot)
        assert all(words in text for words in ("100 ", " 50 ", "2 Ines"))
        await press("g")(pilot)
        assert "Move 1 of 2" in shown(pilot)
        assert "blunder" in shown(pilot)
        await press("home", "w")(pilot)
        assert "2 Ines" not in shown(pilot)

    names = Names(("Otto", "Ines"), you=0)
    use(ReplayScreen(Recorded(game, names), review=False), deed, (100, 30))


def test_the_end_says_who_has_won_and_q_leaves() -> None:
    game = Game.setup("classic", ["r7", "g9 y2"], top="r5", target=500)
    game.play("r7")

    async def deed(pilot: Pilot[Any]) -> None:
        await press("end", "1")(pilot)
        assert "1_" in prompt(pilot)
        await press("escape")(pilot)
        assert "wins the round" in prompt(pilot)
        await press("q")(pilot)

    app = use(ReplayScreen(Recorded(game, Names())), deed)
    assert app.return_code == 0
