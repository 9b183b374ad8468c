"""Rules that people write on Customizable cards: who has to agree, and what is kept of them."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from lastcard.editions import EDITIONS
from lastcard.table import messages as msg
from lastcard.table.log import entries as log
from tests.support.live_tables import Desk, at_desk, reason

SUPER = msg.Settings("super-hero-girls", seats=3)


def test_a_rule_counts_only_when_all_people_agree(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        ann, ben, cleo = await desk.join("Ann", "Ben", "Cleo")
        await ben.send(msg.Propose(0, "WA", "Everybody else draws one", "others draw 1"))
        number = ann.table.proposals[0].number
        assert ann.table.proposals[0].waiting == [ann.id, cleo.id]
        await ann.send(msg.Answer(0, number, True))
        assert desk.table.rules == {}
        await cleo.send(msg.Answer(0, number, True))
        assert desk.table.rules == {"WA": ("Everybody else draws one", "others draw 1")}
        await ann.send(msg.Start())
        written = desk.table.current.game.options.custom_rules
        assert written[0] is not None
        assert (written[0].effects, written[1]) == ("others draw 1", None)

    at_desk(tmp_path, scene, SUPER)


def test_one_who_declines_is_enough(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        ann, ben, cleo = await desk.join("Ann", "Ben", "Cleo")
        await ben.send(msg.Propose(0, "WB", "Swap with me", "chosen swap"))
        number = ann.table.proposals[0].number
        assert reason(await cleo.send(msg.Answer(0, number, False))) == "accepted"
        assert reason(await ann.send(msg.Answer(0, number, True))) == "no_such_proposal"
        assert desk.table.rules == {}

    at_desk(tmp_path, scene, SUPER)


def test_whoever_sits_down_later_has_to_agree_too(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        (ann,) = await desk.join("Ann")
        await ann.send(msg.Propose(0, "WA", "All of you draw", "others draw 20"))
        assert list(desk.table.rules) == ["WA"]
        (ben,) = await desk.join("Ben")
        assert desk.table.rules == {}
        assert ben.table.proposals[0].waiting == [ben.id]
        await ben.send(msg.Answer(0, ben.table.proposals[0].number, False))
        await ann.send(msg.Start())
        assert desk.table.current.game.options.custom_rules == (None, None)

    at_desk(tmp_path, scene, SUPER)


def test_whoever_takes_a_seat_in_a_game_plays_by_what_was_agreed_on(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        (ann,) = await desk.join("Ann")
        await ann.send(msg.Propose(0, "WA", "All of you draw", "others draw 1"))
        number = desk.table.agreed["WA"].number
        await ann.send(msg.SeatBot(seat=1, bot="casual"))
        await ann.send(msg.Start())
        (ben,) = await desk.join("Ben")
        await ben.send(msg.Sit(seat=1))
        assert (list(desk.table.rules), ben.table.proposals) == (["WA"], [])
        desk.table.apply(log.Answered(number, ben.id, agree=True))  # as older logs have it
        assert list(desk.table.rules) == ["WA"]

    at_desk(tmp_path, scene, msg.Settings("super-hero-girls", seats=2))


def test_a_rule_without_words_and_effects_is_none(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        (ann,) = await desk.join("Ann")
        assert reason(await ann.send(msg.Propose(0, "WA", " ", ""))) == "bad_rule"

    at_desk(tmp_path, scene, SUPER)


def test_nobody_agrees_for_somebody_else(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        ann, ben = await desk.join("Ann", "Ben")
        await ben.send(msg.Propose(0, "WB", "Swap with me", "chosen swap"))
        number = ann.table.proposals[0].number
        assert reason(await ben.send(msg.Answer(0, number, True))) == "no_such_proposal"

    at_desk(tmp_path, scene, SUPER)


def test_a_rule_that_the_engine_does_not_understand_is_refused(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        (ann,) = await desk.join("Ann")
        answer = await ann.send(msg.Propose(0, "WA", "Fly", "next fly"))
        assert isinstance(answer, msg.Refused)
        assert (answer.reason, "'next fly'" in answer.detail) == ("bad_rule", True)

    at_desk(tmp_path, scene, SUPER)


def test_what_no_terminal_should_be_sent_is_not_kept_of_a_rule(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        (ann,) = await desk.join("Ann")
        words, effects = "Draw\x1b]0;gotcha\x07 two\u202e\n now", " next\x1cdraw 2"
        await ann.send(msg.Propose(0, "WA", words, effects))
        assert desk.table.rules == {"WA": ("Draw]0;gotcha two now", "next draw 2")}

    at_desk(tmp_path, scene, SUPER)


def test_rules_are_for_editions_that_have_customizable_cards(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        (ann,) = await desk.join("Ann")
        answer = await ann.send(msg.Propose(0, "WA", "Sing", "again"))
        assert isinstance(answer, msg.Refused)
        assert (answer.reason, answer.detail) == ("bad_rule", "no Customizable cards")

    at_desk(tmp_path, scene)


def test_rules_are_for_any_edition_that_has_customizable_cards(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    new = replace(EDITIONS["super-hero-girls"], name="super-hero-boys")
    monkeypatch.setitem(EDITIONS, new.name, new)

    async def scene(desk: Desk) -> None:
        (ann,) = await desk.join("Ann")
        await ann.send(msg.SeatBot(0, 1, "casual"))
        await ann.send(msg.Propose(0, "WB", "Sing", "again"))
        await ann.send(msg.Start())
        assert desk.table.current.game.options.custom_rules == (None, ("Sing", "again"))

    at_desk(tmp_path, scene, msg.Settings(new.name, seats=2))


def test_what_somebody_has_proposed_goes_with_them(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        ann, ben = await desk.join("Ann", "Ben")
        await ben.send(msg.Propose(0, "WA", "Sing", ""))
        await ben.send(msg.Leave())
        assert ann.table.proposals == []
        assert ann.table.rules == []

    at_desk(tmp_path, scene, SUPER)


def test_nobody_waits_for_the_answer_of_somebody_who_has_left(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        ann, ben = await desk.join("Ann", "Ben")
        await ann.send(msg.Propose(0, "WA", "Sing", ""))
        assert ann.table.rules == []
        await ben.send(msg.Leave())
        assert [rule.words for rule in ann.table.rules] == ["Sing"]

    at_desk(tmp_path, scene, SUPER)
