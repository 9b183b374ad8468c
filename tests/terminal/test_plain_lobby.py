"""The lobby of a shared table, line by line: a blind host sets it up."""

from __future__ import annotations

import pytest

from lastcard import Game
from lastcard.table.messages import Settings
from tests.support.plain_tables import come_back, hold


def test_the_host_hears_and_changes_what_is_played() -> None:
    said, settings = hold(["set", "set seats 5", "set stacking any", "set edition togetherness"])
    assert "Table badok-kirul-melas: Classic." in said
    assert "Seats: 4." in said
    assert (settings.seats, settings.edition) == (5, "togetherness")
    assert settings.options == {"stacking": "any"}


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("set seats 11", "Seats can be: 2; 3; 4; 5; 6; 7; 8; 9; 10."),
        ("set cards dealt 99", "Cards dealt can be: 1 to 10."),
        ("set jump in perhaps", "Jump in can be: off; on."),
        ("set jump in", "Jump in can be: off; on."),
    ],
)
def test_what_cannot_be_set_changes_nothing_and_says_what_can(typed: str, answer: str) -> None:
    said, settings = hold([typed])
    assert settings == Settings()
    assert said[-1] == answer


def test_a_value_that_may_mean_two_things_is_not_taken() -> None:
    said, settings = hold(["set stacking yes"])
    assert settings == Settings()
    assert said[-1].startswith("Stacking can be: ")


def test_whoever_sets_what_there_is_not_hears_what_there_is() -> None:
    said, settings = hold(["set colour green"])
    assert settings == Settings()
    assert said[-1].startswith("Which one? Edition, Seats, Time for a turn, Chat, ")


def test_what_has_been_changed_is_said() -> None:
    said, settings = hold(["set time 15", "set jump in on"])
    assert settings.clock == 15
    changed = "The rules of the table have been changed."
    assert said[-4:] == [changed, "Time for a turn: 15 seconds.", changed, "Jump in: on."]


def test_nobody_gets_up_who_leaves_the_number_of_a_seat_out() -> None:
    said, _ = hold(["sit", "sit 9", "table"], seats=3)
    assert said.count("Which one? 3.") == 2
    assert said.count("Seat 1: you.") == 2
    assert hold(["sit"], seats=2)[0][-1] == "The table is full."


def test_whoever_only_watches_has_no_hand_to_hear() -> None:
    game = Game.setup("classic", ["r7 b3", "g1 y2"], top="r5")
    said, _ = hold(["hand"], game=game, seats=2, ann_sits=False)
    assert said[-1] == "You are watching now."


def test_whoever_only_watches_hears_so_with_the_seats() -> None:
    said, _ = hold(["table"], seats=2, ann_sits=False)
    assert said.count("You’re watching.") == 2
    assert "You’re watching." not in hold(["table"], seats=2)[0]


def test_choices_are_set_in_the_language_that_is_spoken() -> None:
    _, settings = hold(["einstellen Plätze 3", "einstellen Dazwischenwerfen an"], "de")
    assert settings.seats == 3
    assert settings.options == {"jump_in": True}


def test_bots_of_a_kind_come_and_go() -> None:
    said, _ = hold(["bot sharp", "bot nobody", "remove", "remove"])
    assert "Which one? random, casual, sharp, learned, master." in said
    assert "That can’t be done now." in said


def test_a_proposal_is_told_once_and_answered() -> None:
    said, _ = hold(["set seats 3", "agree", "agree"], edition="super-hero-girls")
    told = [sentence for sentence in said if "Sing a song" in sentence]
    assert len(told) == 1
    assert "That can’t be done now." in said
    assert "You can type: “agree”, “decline”." in said


def test_rules_are_searched_by_a_word() -> None:
    said, _ = hold(["rules challenge"])
    rules = said[said.index(next(one for one in said if one.endswith(" rules"))) :]
    assert len(rules) < 20
    assert any("challenge" in rule for rule in rules)


def test_there_are_no_hints_at_a_shared_table_and_no_points_before_the_game() -> None:
    said, _ = hold(["hint", "scores"])
    assert said[-2:] == ["There are no hints at a shared table.", "Not before the game."]


def test_help_at_a_shared_table_offers_no_hint() -> None:
    said = come_back("help", hands=["r7 b3", "g1 y2"])
    assert not [sentence for sentence in said if "“hint”" in sentence]


def test_help_in_the_lobby_says_what_is_done_there() -> None:
    said, _ = hold(["help", "strat"])
    assert "At this table: “say”, “set”, “sit”, “watch”, “quit”, “start”, “bot”, “remove”." in said
    assert not [sentence for sentence in said if "red 7" in sentence]
    assert said[-1] == "“strat”? Perhaps “start”."


def test_the_seats_are_told_again_in_the_lobby() -> None:
    said, _ = hold(["table"], seats=3)
    assert said.count("Seat 2: Ben.") == 2
    assert said.count("Seat 3: free.") == 2


def test_seats_that_are_taken_and_left_have_a_number_and_bots_their_name() -> None:
    said, _ = hold(["bot", "remove"])
    assert said[-4:] == [
        "Milo, a bot, takes a seat.",
        "Seat 3: Milo.",
        "Milo, a bot, gets up.",
        "Seat 3: free.",
    ]


def test_people_talk_and_change_their_seats() -> None:
    said, _ = hold(["say", "say hello there", "sit 3", "sit 2", "watch"])
    assert said[-6:] == [
        "What do you want to say? Type it after “say”.",
        "Ann: hello there",
        "You take a seat.",
        "Seat 3: you.",
        "Somebody is already sitting there.",
        "You are watching now.",
    ]


def test_a_game_that_begins_is_told_and_help_is_about_playing() -> None:
    said, _ = hold(["set seats 2", "start", "table", "help"])
    assert any("Turned up:" in sentence for sentence in said)
    assert "Turn order: You, Ben." in said or "Turn order: Ben, You." in said
    assert any("Other moves: “draw”, “pass”" in sentence for sentence in said)
    assert "At this table: “say”." in said


# A game that goes on when she comes.


def test_whoever_comes_back_hears_the_table_and_plays_on() -> None:
    said = come_back("red 7", hands=["r7 b3 b4", "g1 y2"])
    assert "You have 3 cards: red 7, blue 3, blue 4." in said
    assert "Your turn. Top card: red 5. You can play: red 7." in said
    assert said[-1] == "You play a red 7."


def test_enter_says_again_what_can_be_played() -> None:
    said = come_back("", hands=["r7 b3 r4", "g1 y2"])
    assert said.count("Your turn. Top card: red 5. You can play: red 4, red 7.") == 2


def test_whoever_goes_back_from_a_question_plays_nothing() -> None:
    said = come_back("wild", "", "red 7", hands=["W r7 b3", "g1 y2"])
    assert [one for one in said if one.startswith("You play")] == ["You play a red 7."]


def test_what_can_be_done_out_of_turn_is_said() -> None:
    said = come_back(hands=["r5 b3 b4", "g1 y2"], turn=1, jump_in=True)
    assert said[said.index("You may jump in with a red 5.") + 1] == "You can type: red 5."


def test_a_call_of_uno_alone_asks_for_nothing_again() -> None:
    said = come_back("red 7", "uno", hands=["r7 b4", "g1 y2"])
    assert said[-3:] == ["You haven’t called UNO.", "You can type: “uno”.", "You call UNO!"]


def test_a_round_that_ends_is_summed_up_and_enter_deals_the_next() -> None:
    said = come_back("red 7", "", hands=["r7", "g9 y2"])
    end = said.index("You win the round!")
    assert said[end + 1 : end + 5] == [
        "Ben still had yellow 2, green 9: 11 points.",
        "You get 11 points.",
        "Points: You 11, Ben 0.",
        "Enter deals the next round.",
    ]
    assert any(sentence.startswith("You have 7 cards: ") for sentence in said[end:])


def test_a_bot_finds_no_seat_at_a_full_table() -> None:
    said, _ = hold(["bot"], seats=2)
    assert said[-1] == "The table is full."


@pytest.mark.parametrize("typed", ["draw", "red 7", "r7!", "Wild blue"])
def test_a_move_is_not_offered_again_to_who_types_it_before_the_game(typed: str) -> None:
    said, _ = hold([typed])
    assert said[-1] == "Not before the game."


def test_a_move_between_rounds_cannot_be_made() -> None:
    said = come_back("red 7", "draw", hands=["r7", "g1 y2"])
    assert said[-1] == "That can’t be done now."


def test_enter_says_in_the_lobby_what_is_waited_for() -> None:
    said, _ = hold([""])
    assert said[-1] == "Type “start” when everyone is here; “bot” adds a bot."
    assert said.count("Seat 1: you.") == 2


def test_a_proposal_asks_for_words_and_names_the_card() -> None:
    said, _ = hold([], edition="super-hero-girls", seats=2)
    asked = said.index(next(line for line in said if line.startswith("Do you agree?")))
    assert said[asked].startswith("Do you agree? Wild Customizable (first) says: “Sing a song”")
    assert said[asked + 1] == "You can type: “agree”, “decline”."
