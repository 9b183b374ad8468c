"""What a seat may know: a view shows that and nothing else."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lastcard import Event, Game, IllegalMove
from lastcard.position import read_fields
from lastcard.rules.cards import NO_CARD
from lastcard.rules.knowledge import hide_from
from lastcard.rules.state import LAYOUT, State
from tests.support.players import careless_walk
from tests.support.tables import EDITION_NAMES, Table, tables


@pytest.mark.parametrize("edition", EDITION_NAMES)
@settings(max_examples=8)
@given(data=st.data())
def test_a_view_does_not_depend_on_what_its_seat_cannot_see(
    edition: str, data: st.DataObject
) -> None:
    table: Table = data.draw(tables(edition))
    luck = Random(table.seed)
    for game in careless_walk(table.new_game(), luck, decisions=30):
        seat = luck.randrange(game.players)
        seen, twin = game.view(seat), with_hidden_things_changed(game, seat, luck).view(seat)
        assert twin == seen
        assert differences(twin.state, seen.state) == []


@pytest.mark.parametrize("edition", EDITION_NAMES)
@settings(max_examples=8)
@given(data=st.data())
def test_the_record_of_a_view_is_the_game_s_without_what_is_hidden(
    edition: str, data: st.DataObject
) -> None:
    table: Table = data.draw(tables(edition))
    luck = Random(table.seed)
    for game in careless_walk(table.new_game(), luck, decisions=60):
        seat = luck.randrange(game.players)
        if not game.round_over:
            hidden = game.state.copy()
            hide_from(hidden, game._known, seat)
            assert differences(game.view(seat).state, hidden) == [], game.position()


def differences(one: State, other: State) -> list[str]:
    """The fields of the record, as bots are given it, that differ."""
    return [
        place.name
        for place in LAYOUT
        if one.memory[place.start : place.stop] != other.memory[place.start : place.stop]
    ]


def test_a_card_that_was_drawn_and_kept_is_hidden_from_the_next_player_s_bot() -> None:
    game = Game.setup("classic", ["b3 b4", "g1 g2"], top="r5", draw="r9")
    game.play("draw")
    game.play("pass")
    assert game.view(1).state.drawn == NO_CARD


def with_hidden_things_changed(game: Game, seat: int, luck: Random) -> Game:
    """A game that may as well be the real one, for all that a seat knows.

    The cards that it cannot see change places, others have drawn another card, future shuffles
    come out differently, a bluff becomes honest, and what others have seen is forgotten.
    """
    name, fields = read_fields(game.position())
    hands = [hand.split(",") if hand else [] for hand in fields["hands"].split("/")]
    draw = fields["draw"].split(",") if fields["draw"] else []
    known = game.view(seat).known
    hidden = [Counter(hand) - Counter(known[holder]) for holder, hand in enumerate(hands)]
    hidden[seat].clear()
    pool = [*draw, *(code for counts in hidden for code in counts.elements())]
    luck.shuffle(pool)
    for holder, counts in enumerate(hidden):
        taken = [pool.pop() for _ in range(counts.total())]
        hands[holder] = [*(Counter(hands[holder]) - counts).elements(), *taken]
    fields["hands"] = "/".join(",".join(hand) for hand in hands)
    fields["draw"] = ",".join(pool)
    fields["dice"] = ",".join(f"{luck.randrange(1, 1 << 32):08x}" for _ in range(4))
    fields["bluff"] = str(luck.randrange(2))
    if (game.phase, game.to_act) != ("drawn", seat):
        fields["drawn"] = luck.choice(list(game.edition.kinds))
    fields["known"] = "/".join(own_knowledge(fields["known"], seat)) or "-"
    return Game.from_position(" ".join([name, *(f"{key}={fields[key]}" for key in fields)]))


def own_knowledge(known: str, seat: int) -> list[str]:
    return [part for part in known.split("/") if part.startswith(f"{seat}>")]


def test_hidden_cards_really_change_places_in_the_test_above() -> None:
    game = Game.new("classic", players=3, seed=1)
    twin = with_hidden_things_changed(game, 0, Random(1))
    assert (twin.hand(0), twin.hand_sizes) == (game.hand(0), game.hand_sizes)
    assert twin.hand(1) != game.hand(1)
    assert twin.position() != game.position()


# What is shown of other hands.


def test_at_first_nothing_is_known_of_other_hands() -> None:
    game = Game.new("classic", players=3, seed=1)
    assert [game.view(seat).known for seat in range(3)] == [{}, {}, {}]


def test_a_challenge_shows_the_hand_to_the_challenger_alone() -> None:
    game = Game.setup("classic", ["W4 b3 b4", "g1 g2", "y1 y2"], top="r5")
    game.play("W4=g")
    game.play("challenge")
    assert game.view(1).known == {0: ["b3", "b4"]}
    assert game.view(2).known == {}
    assert game.view(0).known == {}


def test_cards_drawn_after_being_shown_stay_hidden() -> None:
    game = Game.setup("classic", ["W4 r3 b4", "g1 g2"], top="r5", draw="y1 y2 y3 y4")
    game.play("W4=g")
    game.play("challenge")
    assert game.hand(0) == ["r3", "y1", "y2", "y3", "y4", "b4"]
    assert game.view(1).known == {0: ["r3", "b4"]}


def test_a_known_card_that_is_played_is_known_no_more() -> None:
    game = Game.setup("classic", ["W4 g3 b4", "g1 g2 g5"], top="r5")
    game.play("W4=g")
    game.play("challenge")
    assert game.view(1).known == {0: ["g3", "b4"]}
    game.play("g3!")
    assert game.view(1).known == {0: ["b4"]}


def test_when_one_of_two_equal_cards_is_played_it_may_be_the_known_one() -> None:
    hands = ["r5 b4", "r5 b6 b7", "y2 y3"]
    game = Game.setup("color-powers", hands, top="b5", turn=1, powers={"r": 0})
    game.play("give@1", seat=0)
    assert game.view(0).known == {1: ["r5"]}
    game.play("r5")
    assert game.hand(1) == ["r5", "b6", "b7"]
    assert game.view(0).known == {}


def test_a_hand_passed_by_magic_is_known_to_who_passed_it() -> None:
    game = Game.setup("disney-parks", ["WM b3 b4", "g1 g2", "y1 y2 y3"], top="r5")
    game.play("WM=r")
    assert game.view(0).hand == ["y1", "y2", "y3"]
    assert game.view(0).known == {1: ["b3", "b4"]}
    assert game.view(1).known == {2: ["g1", "g2"]}
    assert game.view(2).known == {0: ["y1", "y2", "y3"]}


def test_a_hand_passed_on_twice_stays_known_to_who_held_it_first() -> None:
    hands = ["WM b3 b4", "WM g1 g2", "y1 y2 y3", "y5 y6"]
    game = Game.setup("disney-parks", hands, top="r5", draw="g9")
    game.play("WM=r")  # seat 1's hand, with the other Magic card, is now with seat 2
    game.play("draw")
    game.play("WM=g")
    assert game.view(0).known[2] == ["b3", "b4"]
    assert game.view(1).known[3] == ["g1", "g2"]


def test_a_zero_passes_hands_and_knowledge_in_the_direction_of_play() -> None:
    hands = ["r0 b3 b4", "g1 g2", "y1 y2"]
    game = Game.setup("classic", hands, top="r5", direction="right", seven_zero=True)
    game.play("r0")
    assert game.view(0).known == {2: ["b3", "b4"]}
    assert game.view(1).known == {0: ["g1", "g2"]}


def test_those_who_swap_hands_know_each_others_and_nobody_else_does() -> None:
    hands = ["r7 b3 b4", "g1 g2", "y1 y2 y3"]
    game = Game.setup("classic", hands, top="r5", seven_zero=True)
    game.play("r7@2")
    assert game.view(0).known == {2: ["b3", "b4"]}
    assert game.view(2).known == {0: ["y1", "y2", "y3"]}
    assert game.view(1).known == {}


def test_what_was_shown_to_one_player_is_not_in_the_view_of_another() -> None:
    game = Game.setup("classic", ["W4 b3 b4", "g1 g2", "y1 y2"], top="r5")
    game.play("W4=y")
    game.play("challenge")
    assert game.view(1).known == {0: ["b3", "b4"]}
    assert game.view(2).known == {}
    assert not any(game.view(2).state.holds[:2])


def test_red_cards_given_away_are_known_to_the_giver_alone() -> None:
    hands = ["r1 r2 b4", "g1 g2", "y2 y3"]
    game = Game.setup("color-powers", hands, top="b5", powers={"r": 0})
    game.play("give@1")
    assert game.view(0).known == {1: ["r1", "r2"]}
    assert game.view(1).known == {}
    assert game.view(2).known == {}


def test_known_red_cards_that_are_given_on_are_known_at_their_new_place() -> None:
    hands = ["W4 r2 b4", "g2 g3 g4", "y2 y3"]
    game = Game.setup("color-powers", hands, top="y5", powers={"r": 0})
    game.play("W4=b")
    game.play("challenge")
    assert game.view(1).known == {0: ["r2", "b4"]}
    game.play("give@2", seat=0)
    assert game.view(1).known == {0: ["b4"], 2: ["r2"]}
    assert game.view(0).known == {2: ["r2"]}


def test_a_rule_that_shows_a_hand_shows_it_to_everybody() -> None:
    rules = [("Open up", "chosen show"), None]
    hands = ["WA b3 b4", "g1 g2", "y1 y2"]
    game = Game.setup("super-hero-girls", hands, top="r5", custom_rules=rules)
    game.play("WA=b@1")
    assert game.view(0).known == {1: ["g1", "g2"]}
    assert game.view(2).known == {1: ["g1", "g2"]}


def test_a_redeal_makes_all_hands_unknown_again() -> None:
    rules = [("Storm", "others show; redeal"), None]
    hands = ["WA b3 b4", "g1 g2", "y1 y2"]
    game = Game.setup("super-hero-girls", hands, top="r5", custom_rules=rules)
    game.play("WA=b")
    assert [game.view(seat).known for seat in range(3)] == [{}, {}, {}]


def test_what_was_known_is_forgotten_in_the_next_round() -> None:
    draw = "y1 y2 y3 y4 y5 y6 y7"
    game = Game.setup("classic", ["W4 b3 b4", "g1 g2"], top="r5", draw=draw)
    game.play("W4=b")
    game.play("challenge")
    assert game.view(1).known == {0: ["b3", "b4"]}
    game.play("b3!")
    game.play("draw")
    game.play("b4")
    game.next_round()
    assert game.view(1).known == {}


def test_only_the_player_who_drew_sees_the_card_that_may_be_played() -> None:
    game = Game.setup("classic", ["b3 b4", "g1 g2"], top="r5", draw="r9")
    game.play("draw")
    assert game.view(0).drawn == "r9"
    assert (game.view(1).drawn, game.view(1).phase) == (None, "drawn")


# Events, as each seat hears of them.


def only(events: list[Event], name: str) -> Event:
    (found,) = [event for event in events if event.name == name]
    return found


def test_drawn_cards_are_seen_by_who_drew_them_and_counted_by_the_others() -> None:
    game = Game.setup("classic", ["rD b4", "g1 g2", "y1 y2"], top="r5", draw="r9 b9")
    drew = only(game.play("rD!"), "drew")
    assert (drew.seat, drew.seen_by(1).cards) == (1, ("r9", "b9"))
    assert (drew.seen_by(0).cards, drew.seen_by(0).count) == ((), 2)
    assert (drew.seen_by(None).cards, drew.seen_by(None).count) == ((), 2)


def test_a_hand_shown_in_a_challenge_is_seen_by_its_owner_and_the_challenger() -> None:
    game = Game.setup("classic", ["W4 b3 b4", "g1 g2", "y1 y2"], top="r5")
    game.play("W4=g")
    showed = only(game.play("challenge"), "showed")
    assert (showed.seen_by(0).cards, showed.seen_by(1).cards) == (("b3", "b4"), ("b3", "b4"))
    assert (showed.seen_by(2).cards, showed.seen_by(2).count) == ((), 2)


def test_a_hand_shown_to_everybody_is_seen_by_those_who_watch_too() -> None:
    rules = [("Open up", "me show"), None]
    game = Game.setup("super-hero-girls", ["WA b3 b4", "g1"], top="r5", custom_rules=rules)
    showed = only(game.play("WA=b"), "showed")
    assert showed.seen_by(None).cards == ("b3", "b4")


def test_given_cards_are_seen_by_giver_and_receiver() -> None:
    hands = ["r1 r2 b4", "g1 g2", "y2 y3"]
    game = Game.setup("color-powers", hands, top="b5", powers={"r": 0})
    gave = only(game.play("give@1"), "gave")
    assert (gave.seen_by(0).cards, gave.seen_by(1).cards) == (("r1", "r2"), ("r1", "r2"))
    assert (gave.seen_by(2).cards, gave.seen_by(2).count) == ((), 2)


def test_a_card_played_is_seen_by_everybody() -> None:
    game = Game.setup("classic", ["r7 b4", "g1 g2"], top="r5")
    played = only(game.play("r7!"), "played")
    assert played.seen_by(1) == played.seen_by(None) == played
    assert played.cards == ("r7",)


def test_whoever_only_watches_has_no_seat_and_nothing_to_choose() -> None:
    game = Game.setup("classic", ["r7", "g1 y2"], top="r5", scoring="hand")
    assert not game.view(None).game_over
    with pytest.raises(IllegalMove, match="somebody who only watches has no move to choose"):
        _ = game.view(None).own_seat
    game.play("r7")
    assert game.view(None).game_over
