"""Options: what a table may choose, what an edition refuses, and how the refusal reads."""

from __future__ import annotations

from typing import Any, cast

import pytest

from lastcard import EDITIONS, Game, InvalidOption, UnknownEdition
from lastcard.editions.options import OPTION_NAMES, GivenOptions

in_every_edition = pytest.mark.parametrize("edition", EDITIONS)
SWITCHES = ["jump_in", "seven_zero", "draw_until_playable", "force_play", "no_bluff", "say_pass"]


def refusal(edition: str = "classic", **options: Any) -> str:
    """The message with which a new game is refused."""
    with pytest.raises(InvalidOption) as caught:
        Game.new(edition, **options)
    return str(caught.value)


def written(*rules: Any) -> Game:
    return Game.new("super-hero-girls", seed=1, custom_rules=list(rules))


# Editions and players.


def test_an_unknown_edition_is_refused_with_the_list_of_those_there_are() -> None:
    with pytest.raises(UnknownEdition, match="no edition 'chess'; there are classic, super-hero"):
        Game.new("chess")


@pytest.mark.parametrize("players", [-1, 0, 1, 11, 2.0, "4", None, True])
def test_there_are_two_to_ten_players(players: Any) -> None:
    assert refusal(players=players) == f"players is a whole number from 2 to 10, not {players!r}"


@in_every_edition
def test_ten_players_with_ten_cards_each_can_play_every_edition(edition: str) -> None:
    assert Game.new(edition, players=10, seed=1, hand_size=10).players == 10


# Names.


def test_a_misspelt_option_is_an_error_for_programs_and_for_type_checkers() -> None:
    # An ignored error that is none would be an error itself: mypy has to find these.
    with pytest.raises(InvalidOption, match="no option 'stakcing'; did you mean stacking"):
        Game.new("classic", stakcing="any")  # type: ignore[call-arg]
    with pytest.raises(InvalidOption, match="stacking is one of off, same, any, not 'some'"):
        Game.new("classic", stacking="some")  # type: ignore[arg-type]
    with pytest.raises(InvalidOption, match="target is a whole number"):
        Game.setup("classic", ["r7", "g1"], "r5", target="a lot")  # type: ignore[arg-type]


def test_options_are_typed_by_the_names_that_they_have() -> None:
    assert tuple(GivenOptions.__annotations__) == OPTION_NAMES


# Defaults.


@in_every_edition
def test_house_rules_are_off_unless_chosen(edition: str) -> None:
    options = Game.new(edition, seed=1).options
    assert [getattr(options, name) for name in SWITCHES] == [False] * len(SWITCHES)
    assert (options.stacking, options.two_player_reverse) == ("off", "skip")
    assert (options.target, options.hand_size, options.uno_penalty) == (500, 7, 2)


@in_every_edition
def test_only_togetherness_is_decided_by_one_hand(edition: str) -> None:
    scoring = "hand" if edition == "togetherness" else "winner"
    assert Game.new(edition, seed=1).options.scoring == scoring


def test_players_see_the_options_that_differ_from_the_usual_ones() -> None:
    game = Game.new("togetherness", seed=1, scoring="hand", target=300, jump_in=True)
    assert game.view(0).options == {"target": 300, "jump_in": True}


# Names and values.


def test_a_misspelt_option_is_answered_with_the_right_spelling() -> None:
    assert refusal(staking="any") == "there is no option 'staking'; did you mean stacking?"


def test_an_unknown_option_is_answered_with_the_list_of_those_there_are() -> None:
    message = refusal(colour_of_the_table="green")
    assert message.startswith("there is no option 'colour_of_the_table'; there are scoring, target")


@pytest.mark.parametrize(
    ("option", "choices"),
    [
        ("scoring", "winner, tally, hand"),
        ("two_player_reverse", "skip, plain"),
        ("stacking", "off, same, any"),
    ],
)
@pytest.mark.parametrize("value", ["some", "", True, 1])
def test_a_choice_has_to_be_one_of_a_list(option: str, choices: str, value: Any) -> None:
    assert refusal(**{option: value}) == f"{option} is one of {choices}, not {value!r}"


@pytest.mark.parametrize("value", ["off", None, False])
def test_stacking_can_be_switched_off_like_the_others(value: Any) -> None:
    assert Game.new("classic", seed=1, stacking=value).options.stacking == "off"


RANGES = [("target", 1, 10_000), ("hand_size", 1, 10), ("uno_penalty", 0, 10)]


@pytest.mark.parametrize(("option", "low", "high"), RANGES)
def test_a_number_may_be_the_lowest_or_the_highest_of_its_range(
    option: Any, low: int, high: int
) -> None:
    lowest, highest = (
        Game.new("classic", players=2, seed=1, **cast(GivenOptions, {option: value}))
        for value in (low, high)
    )
    assert (getattr(lowest.options, option), getattr(highest.options, option)) == (low, high)


@pytest.mark.parametrize(("option", "low", "high"), RANGES)
@pytest.mark.parametrize("value", [-1, 10_001, "many", "", "-1", "²", 2.5, None, True])
def test_a_number_out_of_its_range_is_refused(option: str, low: int, high: int, value: Any) -> None:
    message = refusal(**{option: value})
    assert message == f"{option} is a whole number from {low} to {high}, not {value!r}"


@pytest.mark.parametrize("option", SWITCHES)
@pytest.mark.parametrize("value", [True, "on", "yes", "True"])
def test_a_switch_can_be_on(option: str, value: Any) -> None:
    assert getattr(Game.new("classic", seed=1, **{option: value}).options, option) is True


@pytest.mark.parametrize("option", SWITCHES)
@pytest.mark.parametrize("value", [False, "off", "no", "false"])
def test_a_switch_can_be_off(option: str, value: Any) -> None:
    assert getattr(Game.new("classic", seed=1, **{option: value}).options, option) is False


@pytest.mark.parametrize("option", SWITCHES)
@pytest.mark.parametrize("value", [1, 0, None, "maybe", ""])
def test_a_switch_is_nothing_but_on_or_off(option: str, value: Any) -> None:
    assert refusal(**{option: value}) == f"{option} is on or off (True or False), not {value!r}"


# What an edition refuses.


def test_color_powers_has_no_zeros_to_pass_hands_with() -> None:
    message = refusal("color-powers", seven_zero=True)
    assert message == "color-powers cannot be played with seven_zero: its deck has no zeros"


@pytest.mark.parametrize("edition", [name for name in EDITIONS if name != "super-hero-girls"])
def test_rules_are_written_only_where_there_are_customizable_cards(edition: str) -> None:
    message = refusal(edition, custom_rules=["Sing", None])
    assert message == (
        f"{edition} cannot be played with custom_rules: its deck has no Customizable cards"
    )


def test_an_option_that_an_edition_refuses_may_be_named_as_switched_off() -> None:
    game = Game.new("color-powers", seed=1, seven_zero=False, custom_rules=None)
    assert game.options.seven_zero is False


# Written rules.


@pytest.mark.parametrize("text", ["next eat 2", "next draw 2", "again", " redeal; again"])
def test_a_text_that_may_be_meant_as_an_effect_is_not_taken_for_words(text: str) -> None:
    message = refusal("super-hero-girls", custom_rules=[text])
    assert message.startswith(f"{text!r} could be an effect or words alone: write (words, effects)")
    assert written((text, "")).options.custom_rules[0] == (text.strip(), "")


@pytest.mark.parametrize(
    "effect",
    [
        *("next draw 1", "chosen draw 2", "others draw 3", "all draw 4", "me draw 20"),
        *("next miss", "chosen miss", "others miss"),
        *("chosen show", "others show", "me show"),
        *("chosen swap", "pass left", "pass right", "redeal", "reverse", "again"),
    ],
)
def test_every_effect_of_the_vocabulary_can_be_written(effect: str) -> None:
    assert written(("Words", effect)).options.custom_rules == (("Words", effect), None)


def test_effects_may_be_joined_with_any_spacing() -> None:
    game = written(("Words", " next  draw 2 ;next miss; "))
    rule = game.options.custom_rules[0]
    assert rule is not None
    assert len(rule.clauses()) == 2


def test_a_rule_can_be_words_alone_with_or_without_an_empty_effect() -> None:
    assert written("Sing", ("Dance", "")).options.custom_rules == (("Sing", ""), ("Dance", ""))


@pytest.mark.parametrize(
    "effect", ["draw 2", "me miss", "all miss", "next swap", "chosen draw", "next draw -1", "sing"]
)
def test_an_effect_outside_the_vocabulary_is_refused_with_the_vocabulary(effect: str) -> None:
    message = refusal("super-hero-girls", custom_rules=[("Words", effect), None])
    assert message.startswith(f"the effect {effect!r} is not understood")
    assert "next|chosen|others|all|me|fewest|most draw N" in message


@pytest.mark.parametrize("count", [0, 21, 999])
def test_a_rule_can_make_players_draw_one_to_twenty_cards(count: int) -> None:
    message = refusal("super-hero-girls", custom_rules=[("Words", f"next draw {count}"), None])
    assert message == f"one draws or discards 1 to 20 cards, not {count}"


def test_a_rule_has_sixteen_effects_at_most() -> None:
    sixteen = "; ".join(["me draw 1"] * 16)
    written(("Words", sixteen))  # sixteen are fine
    message = refusal("super-hero-girls", custom_rules=[("Words", f"{sixteen}; again"), None])
    assert message == "a written rule may have 16 clauses at most"


def test_the_words_of_a_rule_fit_on_a_card() -> None:
    written("x" * 200)  # so many do
    message = refusal("super-hero-girls", custom_rules=["x" * 201])
    assert message == "the words of a written rule may have 200 characters at most"


@pytest.mark.parametrize("value", ["Sing", 5, {"WA": "Sing"}, ["a", "b", "c"]])
def test_written_rules_are_a_list_with_an_entry_for_each_card(value: Any) -> None:
    message = refusal("super-hero-girls", custom_rules=value)
    assert message.startswith("custom_rules takes a list of one or two entries, not ")


@pytest.mark.parametrize("entry", [5, ("Words", "again", "again"), ("Words", 5), ()])
def test_an_entry_is_nothing_or_words_and_effects(entry: object) -> None:
    message = refusal("super-hero-girls", custom_rules=[entry])
    assert message == f"custom_rules takes None or (words, effects) for each card, not {entry!r}"
