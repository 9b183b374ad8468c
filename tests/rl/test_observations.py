"""What environments show a seat: all that its view has, and nothing that is hidden from it."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lastcard import EDITIONS, Game, InvalidMove
from lastcard.rl.episodes import MAX_DECISIONS
from lastcard.rl.plain_table import EpisodeTable
from lastcard.rl.spaces import Layout, action_id, action_text, actions_of, observe
from lastcard.rules.actions import WAIT
from lastcard.rules.observation import PARTS
from lastcard.view import make_view
from tests.support.environments import deal_table
from tests.support.observations import observation_of
from tests.support.players import careless_walk
from tests.support.tables import EDITION_NAMES, Table, tables
from tests.test_views import with_hidden_things_changed


def take_any_action(plain: EpisodeTable, luck: Random) -> None:
    plain.decide(int(luck.choice(np.flatnonzero(plain.mask(plain.seat)))))
    if plain.terminated or plain.truncated:
        plain.deal()


@pytest.mark.parametrize("edition", EDITION_NAMES)
@settings(max_examples=8)
@given(data=st.data())
def test_an_observation_shows_what_the_view_does(edition: str, data: st.DataObject) -> None:
    table: Table = data.draw(tables(edition))
    luck, plain = (
        Random(table.seed),
        deal_table(table, data.draw(st.sampled_from(["round", "game"]))),
    )
    for _ in range(30):
        for seat in (plain.seat, luck.randrange(table.players)):
            expected = observation_of(make_view(plain, seat))
            assert plain.observation(seat).tobytes() == expected.tobytes()
        take_any_action(plain, luck)


@pytest.mark.parametrize("edition", EDITION_NAMES)
@settings(max_examples=8)
@given(data=st.data())
def test_an_observation_does_not_depend_on_what_its_seat_cannot_see(
    edition: str, data: st.DataObject
) -> None:
    table: Table = data.draw(tables(edition))
    luck = Random(table.seed)
    for game in careless_walk(table.new_game(), luck, decisions=30):
        seat = luck.randrange(game.players)
        twin = with_hidden_things_changed(game, seat, luck)
        assert observed(game, table, seat) == observed(twin, table, seat)


def observed(game: Game, table: Table, seat: int) -> bytes:
    """What an environment in this state would show."""
    plain = EpisodeTable(table.edition, table.players, "game", MAX_DECISIONS, table.options)
    plain.take_over(game)
    return plain.observation(seat).tobytes()


@pytest.mark.parametrize("edition", EDITION_NAMES)
@settings(max_examples=8)
@given(data=st.data())
def test_a_view_is_observed_as_an_environment_shows_it(edition: str, data: st.DataObject) -> None:
    table: Table = data.draw(tables(edition))
    luck, plain = Random(table.seed), deal_table(table, "game")
    for _ in range(30):
        row, mask = observe(make_view(plain, plain.seat))
        assert row.tobytes() == plain.observation(plain.seat).tobytes()
        assert mask.tobytes() == plain.mask(plain.seat).tobytes()
        take_any_action(plain, luck)


def test_nothing_may_be_done_in_the_view_of_a_finished_round() -> None:
    game = Game.setup("classic", hands=["r1", "g2"], top="r5")
    game.play("r1")
    assert not observe(game.view(0))[1].any()


@pytest.mark.parametrize("edition", EDITION_NAMES)
@settings(max_examples=10)
@given(data=st.data())
def test_the_mask_marks_the_legal_moves(edition: str, data: st.DataObject) -> None:
    table: Table = data.draw(tables(edition))
    luck, plain = Random(table.seed), deal_table(table)
    for _ in range(40):
        legal = plain.legal(plain.seat) + ["wait"] * (plain.seat != plain.to_act)
        marked = plain.actions.legal_texts(plain.mask(plain.seat))
        assert sorted(marked) == sorted(legal)
        take_any_action(plain, luck)


def test_a_seat_that_is_not_asked_has_no_action() -> None:
    plain = deal_table(Table("classic", 3, seed=1))
    assert not plain.mask((plain.seat + 1) % 3).any()


# Layout and action ids.


@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_parts_lie_side_by_side_and_fill_the_observation(edition: str) -> None:
    for players in range(2, 11):
        layout = Layout.of(edition, players)
        stops = [0, *(place.stop for place in layout.slices.values())]
        assert [place.start for place in layout.slices.values()] == stops[:-1]
        assert stops[-1] == layout.size


def test_only_editions_with_powers_or_shields_show_them() -> None:
    parts = {name: Layout.of(name, 4).slices.keys() for name in EDITIONS}
    assert [name for name in parts if "powers" in parts[name]] == ["color-powers"]
    assert [name for name in parts if "shields" in parts[name]] == ["super-hero-girls"]


def test_a_part_of_many_observations_has_its_own_shape() -> None:
    layout = Layout.of("classic", players=4)
    rows = np.zeros((5, layout.size), np.uint8)
    assert layout.part(rows, "known").shape == (5, 3, 54)
    layout.part(rows, "known")[2, 1, 7] = 1
    assert rows.sum() == 1


@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_action_ids_and_texts_go_both_ways(edition: str) -> None:
    texts = actions_of(edition).texts
    assert [action_id(edition, text) for text in texts] == list(range(len(texts)))
    assert [action_text(edition, number) for number in range(len(texts))] == list(texts)
    assert "wait" in texts


@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_packed_actions_and_ids_go_both_ways(edition: str) -> None:
    actions = actions_of(edition)
    assert actions.ids[actions.moves].tolist() == list(range(len(actions.texts)))
    assert actions.text(int(actions.ids[WAIT])) == "wait"


def test_an_action_id_that_there_is_not_is_refused() -> None:
    with pytest.raises(InvalidMove, match="there is no action 212; ids go to 211"):
        action_text("classic", 212)
    with pytest.raises(InvalidMove, match="is not a move"):
        action_id("classic", "??")


def test_the_guide_explains_the_parts_of_an_observation_in_their_order() -> None:
    guide = (Path(__file__).parents[2] / "docs" / "environments.md").read_text(encoding="utf-8")
    section = guide.partition("## Observations\n")[2].partition("\n## ")[0]
    rows = [line.split("|")[1] for line in section.splitlines() if line.startswith("| `")]
    assert tuple(name for row in rows for name in re.findall(r"`(\w+)`", row)) == PARTS
