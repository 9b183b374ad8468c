"""Playing line by line: what is typed, how a move is taken back, and what one does out of turn."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from lastcard import EDITIONS, Game, View
from lastcard.terminal.game_files import read_game
from lastcard.terminal.plain.understanding import DEEDS, LOBBY_WISHES, WISHES, Vocabulary
from lastcard.terminal.typed import fold, pick
from lastcard.words import LANGUAGES, words_in
from tests.support.line_by_line import Timid, Watchful, my_moves, play

# Taking moves back.


def test_undo_takes_the_last_move_back_in_practice(tmp_path: Path) -> None:
    game = Game.setup("classic", ["r7 b3 b5", "g9 r1 yS W"], top="r5")
    path = tmp_path / "game.txt"
    lines = play(game, "r7", "undo", "b5", save=path, practice=True)
    assert "Practice: “undo” takes a move back." in lines
    _, kept = read_game(path)
    assert my_moves(kept) == ["0:b5"]


def test_undo_leads_back_into_a_round_that_is_over(tmp_path: Path) -> None:
    game = Game.setup("classic", ["r7", "g9 yS W"], top="r5")
    path = tmp_path / "game.txt"
    play(game, "r7", "undo", save=path, practice=True)
    assert not read_game(path)[1].round_over
    lines = play(game, "", "undo", "r7", practice=True)
    assert "You get 79 points." in lines


@pytest.mark.parametrize("practice", [True, False])
def test_undo_says_so_where_there_is_nothing_to_take_back(practice: bool) -> None:
    game = Game.setup("classic", ["r7 b3 b5", "g9 r1 yS W"], top="r5")
    typed = ("undo", "r7") if practice else ("r7", "undo")
    lines = play(game, *typed, practice=practice)
    assert words_in("en").say("nothing-undo") in lines
    assert my_moves(game) == ["0:r7"]


# What is typed.


@pytest.mark.parametrize("typed", ["red 7", "RED 7", "7 red", "r 7", "7", "r7", " R7 "])
def test_a_card_is_typed_as_it_is_called(typed: str) -> None:
    game = Game.setup("classic", ["r7 b3 b4", "g1 y2 y3"], top="r5", draw="g2")
    play(game, typed)
    assert my_moves(game) == ["0:r7"]


@pytest.mark.parametrize(
    ("language", "typed"), [("de", "rot 7"), ("de", "7 rot"), ("fr", "7 rouge"), ("es", "7 rojo")]
)
def test_a_card_is_typed_in_the_language_that_is_spoken(language: str, typed: str) -> None:
    game = Game.setup("classic", ["r7 b3 b4", "g1 y2 y3"], top="r5", draw="g2")
    play(game, typed, language=language)
    assert my_moves(game) == ["0:r7"]


@pytest.mark.parametrize(
    ("typed", "card"), [("red two", "r2"), ("red draw two", "rD"), ("red tw", "rD")]
)
def test_a_number_may_be_typed_as_a_word(typed: str, card: str) -> None:
    game = Game.setup("classic", ["r2 rD b4", "g1 y2 y3"], top="r5", draw="g2 g3")
    play(game, typed)
    assert my_moves(game) == [f"0:{card}"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_names_ten_numbers(language: str) -> None:
    assert len(set(words_in(language).say("typed-figures").split(", "))) == 10


@pytest.mark.parametrize(
    ("language", "typed"),
    [("en", "draw"), ("en", "d"), ("de", "ziehen"), ("fr", "piocher"), ("es", "robar")],
)
def test_a_deed_is_typed_in_the_language_that_is_spoken(language: str, typed: str) -> None:
    game = Game.setup("classic", ["r7 b3 b4", "g1 y2 y3"], top="r5", draw="g2")
    play(game, typed, language=language)
    assert my_moves(game) == ["0:draw"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_of_every_edition_can_be_typed_by_its_name(language: str) -> None:
    words = words_in(language)
    vocabulary = Vocabulary(words)
    for edition in EDITIONS.values():
        for code in edition.kinds:
            name = words.card(edition, code)
            assert str(vocabulary.read_move(name, [code], [], edition)) == code


@pytest.mark.parametrize("deed", ["draw", "pass", "challenge", "flip", "uno", "give"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_verb_on_a_button_is_the_word_to_type(language: str, deed: str) -> None:
    words = words_in(language)
    assert Vocabulary(words).offered[deed] in words.say(f"move-{deed}").casefold()


@pytest.mark.parametrize("typed", ["d’accord", "d'accord", "D'Accord"])
def test_an_apostrophe_may_be_typed_as_keyboards_have_it(typed: str) -> None:
    assert Vocabulary(words_in("fr")).wish(typed) == "agree"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_means_two_things(language: str) -> None:
    said = [words_in(language).say(f"typed-{name}") for name in (*DEEDS, *WISHES, *LOBBY_WISHES)]
    forms = [fold(form) for one in said for form in one.split(",")]
    assert len(forms) == len(set(forms))


def test_of_two_cards_that_may_be_meant_the_one_that_fits_is() -> None:
    game = Game.setup("classic", ["rD bD b4", "g1 y2 y3"], top="r5", draw="g2 g3 g4")
    play(game, "draw two")
    assert my_moves(game) == ["0:rD"]


@pytest.mark.parametrize(("language", "letter"), [("en", "g"), ("de", "g"), ("es", "v")])
def test_a_letter_is_a_card_where_the_deed_cannot_be_done(language: str, letter: str) -> None:
    game = Game.setup("classic", ["g7 b3 b4", "g1 y2 y3"], top="g5", draw="g2")
    play(game, letter, language=language)
    assert my_moves(game) == ["0:g7"]


@pytest.mark.parametrize("typed", ["blaue 3", "3 blaue", "blaue drei", "Blau 3", "blau"])
def test_a_card_is_typed_in_german_as_it_is_told(typed: str) -> None:
    game = Game.setup("classic", ["b3 r4 r6", "g1 y2 y3"], top="b5", draw="g2")
    lines = play(game, typed, language="de")
    assert "Du spielst eine blaue 3." in lines


def test_a_colour_alone_is_no_wild_that_is_named_after_it() -> None:
    game = Game.setup("color-powers", ["Wr r6 b4", "g1 y2 y3"], top="b5")
    assert "Neither colour nor number matches: red 6 doesn’t fit on blue 5." in play(game, "red")
    assert my_moves(game) == []


def test_a_letter_is_a_deed_that_can_be_done_or_explained() -> None:
    game = Game.setup("classic", ["r7 b3 b4", "g1 y2 y3"], top="r5", draw="g2")
    assert "You can pass only after drawing." in play(game, "p", "d")
    assert my_moves(game) == ["0:draw"]


def test_r_is_red_in_spanish_and_draws_nothing() -> None:
    game = Game.setup("classic", ["r7 b3 b4", "g1 y2 y3"], top="r5", draw="g2")
    play(game, "r", language="es")
    assert my_moves(game) == ["0:r7"]


def test_whoever_has_to_play_is_told_so_and_not_when_to_draw() -> None:
    game = Game.setup("classic", ["r7 b3 b4", "g1 y2"], top="r5", force_play=True)
    assert "You have a card that fits: here you have to play it." in play(game, "draw")


def test_whoever_names_several_cards_is_asked_which() -> None:
    game = Game.setup("classic", ["r7 r8 b4", "g1 y2 y3"], top="r5", draw="g2")
    assert "Which one? red 7, red 8." in play(game, "red", "red 8")
    assert my_moves(game) == ["0:r8"]


def test_enter_makes_the_only_move_there_is() -> None:
    game = Game.setup("classic", ["b3 b4", "g1 y2"], top="r5", draw="y9 y8")
    lines = play(game, "")
    assert "Your turn. Top card: red 5. None of your cards fits: draw." in lines
    assert my_moves(game) == ["0:draw"]


def test_enter_says_again_whose_turn_it_is_where_there_is_a_choice() -> None:
    game = Game.setup("classic", ["r7 b4", "g1 y2"], top="r5")
    lines = play(game, "")
    assert lines.count("Your turn. Top card: red 5. You can play: red 7.") == 2


@pytest.mark.parametrize("colour", ["r", "red", "Red"])
def test_a_wild_alone_asks_for_its_colour(colour: str) -> None:
    game = Game.setup("classic", ["W b3 b4", "g1 y2 y3"], top="r5", draw="g2")
    lines = play(game, "wild", colour)
    assert f"Which colour? red, yellow, green, blue: {colour}" in lines
    assert my_moves(game) == ["0:W=r"]


@pytest.mark.parametrize("typed", ["wild blue", "W=b", "wild b"])
def test_a_wild_is_played_with_its_colour_at_once(typed: str) -> None:
    game = Game.setup("classic", ["W W4 b4", "g1 y2 y3"], top="r5", draw="g2")
    play(game, typed)
    assert my_moves(game) == ["0:W=b"]


def test_what_is_no_colour_is_asked_for_again() -> None:
    game = Game.setup("classic", ["W r7 b3", "g1 y2"], top="r5")
    lines = play(game, "wild", "purple", "blue")
    asked = lines.index("Which colour? red, yellow, green, blue: purple")
    assert lines[asked + 1 : asked + 4] == [
        "“purple”? Type one of these, or Enter to go back.",
        "Which colour? red, yellow, green, blue: blue",
        "You play a Wild. You choose blue.",
    ]


def test_a_card_that_was_only_begun_is_named_before_the_question() -> None:
    game = Game.setup("classic", ["W4 r7 b3", "g1 y2"], top="r5")
    question = "Which colour? red, yellow, green, blue:"
    begun, whole = play(game, "wi"), play(game, "wild draw four")
    assert begun[begun.index(question) - 1] == "Wild Draw Four."
    assert whole[whole.index(question) - 1] == "Your move: wild draw four"


def test_enter_goes_back_from_the_question_for_a_colour() -> None:
    game = Game.setup("classic", ["W r3 b4", "g1 y2 y3"], top="r5", draw="g2")
    play(game, "W", "", "r3")
    assert my_moves(game) == ["0:r3"]


def test_a_card_that_is_aimed_asks_for_the_player() -> None:
    game = Game.setup("super-hero-girls", ["WS b3 b4", "g1 y2", "g2 y3"], top="r5")
    lines = play(game, "save the day", "mil", "blue")
    assert "Which player? Ines (2 cards), Milo (2 cards): mil" in lines
    assert game.history.rounds[0][0] == "0:WS=b@2"


def test_a_colour_choice_asks_for_the_power() -> None:
    game = Game.setup("color-powers", ["WP b3 b4", "g1 y2 y3"], top="r5")
    lines = play(game, "color choice", "yellow", "blue")
    assert any(line.startswith("Which power? the red power, the yellow") for line in lines)
    assert game.history.rounds[0][0] == "0:WP=b*y"


@pytest.mark.parametrize(
    ("language", "card", "typed"),
    [
        ("en", "color choice", ("the yellow power", "yellow power", "yellow", "y")),
        ("de", "WP", ("die gelbe Kraft", "gelbe", "gelb", "Kraft gelb")),
        ("es", "WP", ("el poder amarillo", "poder amarillo", "amarillo")),
        ("fr", "WP", ("le pouvoir jaune", "jaune", "j")),
    ],
)
def test_a_power_is_typed_as_it_is_offered(language: str, card: str, typed: Sequence[str]) -> None:
    for power in typed:
        game = Game.setup("color-powers", ["WP b3 b4", "g1 y2 y3"], top="r5")
        play(game, card, power, "b", language=language)
        assert game.history.rounds[0][0] == "0:WP=b*y"


@pytest.mark.parametrize(
    ("typed", "meant"),
    [("Ann", 1), ("ann", 1), ("Ann (4 cards)", 1), ("Anna", 2), ("an", None), ("Оле", 3)],
)
def test_a_name_that_begins_another_is_typed_whole(typed: str, meant: int | None) -> None:
    called = {1: ("Ann (4 cards)", "Ann"), 2: ("Anna (8 cards)", "Anna"), 3: ("Олег", "Олег")}
    assert pick(typed, called) == meant


class DrawFour(Timid):
    def choose(self, view: View) -> str:
        return "W4=g" if "W4=g" in view.legal else super().choose(view)


@pytest.mark.parametrize("typed", ["draw", "d", "accept"])
def test_whoever_has_to_draw_may_type_just_that_and_hears_it_once(typed: str) -> None:
    game = Game.setup("classic", ["r7 b3 b5", "W4 y9 y8"], top="r5")
    lines = play(game, "r7", typed, bot=DrawFour())
    assert my_moves(game) == ["0:r7", "0:accept"]
    told = [line for line in lines if "4 cards" in line]
    assert told[0] == "Ines plays a Wild Draw Four. Ines chooses green. You have to draw 4 cards."
    assert all(line.startswith("You accept.") for line in told[1:])


def test_a_debt_is_named_to_who_comes_back_to_it() -> None:
    game = Game.setup("classic", ["r7 b3 b5", "W4 y9 y8"], top="r5")
    game.play("r7")
    game.play("W4=g")
    assert [line for line in play(game) if "draw 4 cards" in line] != []


def test_a_card_that_does_not_fit_is_not_offered_where_one_has_to_say_that_one_keeps_it() -> None:
    hands = ["b3 b5 y9", "g9 g8"]
    game = Game.setup("classic", hands, top="r5", draw="g1", say_pass=True)
    lines = play(game, "draw", "pass")
    drawn = lines.index("You draw a green 1.")
    assert lines[drawn + 1] == "The card you drew doesn’t fit: keep it."
    assert my_moves(game) == ["0:draw", "0:pass"]
    game = Game.setup("classic", hands, top="r5", draw="r1", say_pass=True)
    assert "Play the card you drew, or keep it." in play(game, "draw")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_that_was_drawn_and_fits_is_among_what_can_be_typed(language: str) -> None:
    words = words_in(language)
    game = Game.setup("classic", ["b3 b5 y9", "g9 g8"], top="r5", draw="rS")
    lines = play(game, Vocabulary(words).offered["draw"], "", language=language)
    card, keep = words.card(game.edition, "rS"), Vocabulary(words).offer(["pass"])
    assert lines.count(words.say("plain-or", words=f"{card}, {keep}")) == 2  # Enter says it again


def test_whoever_may_catch_somebody_in_turn_hears_what_to_type() -> None:
    game = Game.setup("classic", ["r7 b3 b5", "g1 g2"], top="g5", turn=1)
    game.play("g1")
    lines = play(game)
    assert "Ines hasn’t called UNO." in lines
    assert "You can type: “catch”." in lines


def test_a_wild_turned_up_at_the_start_asks_for_its_colour() -> None:
    game = Game.setup("classic", ["g3 b4", "g1 y2"], opening="W", dealer=1)
    lines = play(game, "green")
    assert "Choose the colour for the opening wild." in lines
    assert my_moves(game) == ["0:=g"]


def test_a_move_that_is_not_allowed_is_explained_and_asked_for_again() -> None:
    game = Game.setup("classic", ["r7 b3 b4", "g1 y2"], top="r5")
    lines = play(game, "blue 3", "red 7")
    assert "Neither colour nor number matches: blue 3 doesn’t fit on red 5." in lines
    assert my_moves(game) == ["0:r7"]


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("rde 7", "“rde 7”? Perhaps “red 7”."),
        ("rde seven", "“rde seven”? Perhaps “red 7”."),
        ("bule 8", "“bule 8”? Perhaps “blue 8”."),  # and not one of the blue cards in hand
        ("xyzzy", "“xyzzy”? “help” says what can be typed."),
        ("²", "“²”? “help” says what can be typed."),
        ("x" * 4_000, f"“{'x' * 40}”? “help” says what can be typed."),
        ("green 1", "You don’t have this card: green 1."),
        ("later", "That can’t be done now."),  # and not: Perhaps “later”
        ("green", "That can’t be done now."),  # and no green card that nobody holds
    ],
)
def test_a_typo_has_a_short_answer(typed: str, answer: str) -> None:
    game = Game.setup("classic", ["r7 b3 b4", "g1 y2"], top="r5")
    assert answer in play(game, typed, "r7")
    assert my_moves(game) == ["0:r7"]


# UNO and other things out of turn.


@pytest.mark.parametrize("typed", ["red 7 uno", "r7!", "red 7!"])
def test_uno_is_called_with_the_card(typed: str) -> None:
    game = Game.setup("classic", ["r7 b3", "g1 y2 y3"], top="r5", draw="g2")
    assert "You play a red 7. You call UNO!" in play(game, typed)


def test_there_is_a_moment_to_call_uno_before_anybody_can_catch() -> None:
    game = Game.setup("classic", ["r7 b3", "g1 y2", "g4 y5"], top="r5", draw="g2 g3")
    lines = play(game, "r7", "uno", bot=Watchful())
    assert "You haven’t called UNO." in lines
    assert "You call UNO!" in lines
    assert not [line for line in lines if "catches you" in line]


def test_a_bot_may_catch_who_lets_that_moment_pass() -> None:
    game = Game.setup("classic", ["r7 b3", "g1 y2", "g4 y5"], top="r5", draw="g2 g3")
    lines = play(game, "r7", "", bot=Watchful())
    assert any("catches you: you didn’t call UNO." in line for line in lines)


def test_you_may_catch_a_bot() -> None:
    game = Game.setup("classic", ["b7 b3", "r1 y2", "g4 y5"], top="r5", turn=1, draw="g2 g3")
    lines = play(game, "catch")
    assert "Type “catch”, or Enter to let it pass: catch" in lines
    assert any(line.startswith("You catch Ines, who didn’t call UNO.") for line in lines)


def test_a_chance_out_of_turn_can_be_let_pass() -> None:
    game = Game.setup("classic", ["b7 b3", "r1 y2", "g4 r5"], top="r5", turn=1)
    play(game, "")
    assert game.history.rounds[0][:2] == ["1:r1", "2:r5"]


def test_what_is_not_understood_out_of_turn_is_asked_for_again() -> None:
    game = Game.setup("classic", ["r5 b3 b4", "g1 r2 y3"], top="r5", turn=1, jump_in=True)
    lines = play(game, "zzz", "")
    asked = lines.index("Type red 5, or Enter to let it pass: zzz")
    assert lines[asked + 1 : asked + 3] == [
        "“zzz”? “help” says what can be typed.",
        "Type red 5, or Enter to let it pass:",
    ]


def test_you_are_not_asked_out_of_turn_when_there_is_nothing_to_do() -> None:
    game = Game.setup("classic", ["b7 b3", "r1 y2 y3", "g4 r9 r8"], top="r5", turn=1)
    assert not [line for line in play(game) if "let it pass" in line]


def test_a_jump_in_is_offered() -> None:
    game = Game.setup("classic", ["r1 b3 b4", "r1 y2 y3", "g4 r9"], top="r5", turn=1, jump_in=True)
    lines = play(game, "red 1")
    assert "You may jump in with a red 1." in lines
    assert game.history.rounds[0][:2] == ["1:r1", "0:r1"]


def test_the_red_power_is_offered_until_you_say_later() -> None:
    hands = ["r1 b3 b4", "g1 g2 g3 g4", "g5 g6 g7 g8", "y1 y2 y3 y4"]
    game = Game.setup("color-powers", hands, top="g9", turn=1, powers={"r": 0})
    lines = play(game, "later")
    assert len([line for line in lines if "let it pass" in line]) == 1
    assert "You may give your red cards away." in lines
