"""Playing line by line: what is typed, what is said, and how one leaves."""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from lastcard import EDITIONS, Game, View
from lastcard.bots import WAIT, Bot, CasualBot
from lastcard.notation import Move
from lastcard.table.schedule import PATIENT
from lastcard.terminal.game_files import GameFile, read_game
from lastcard.terminal.home import HomeSession
from lastcard.terminal.narration import names_of
from lastcard.terminal.plain.plain_game import PlainGame
from lastcard.terminal.plain.plain_seat import Leave
from lastcard.terminal.plain.understanding import (
    DEEDS,
    LOBBY_WISHES,
    WISHES,
    Vocabulary,
    fold,
)
from lastcard.terminal.plan import Plan
from lastcard.words import LANGUAGES, words_in
from tests.support.screens import against_bots


class Timid:
    """Plays the first card that fits and nothing else: no UNO, no catching, no challenge."""

    def choose(self, view: View) -> str:
        if view.to_act != view.seat:
            return WAIT
        return next(code for code in view.legal if code not in ("uno", "catch", "challenge"))


class Watchful(Timid):
    """Catches everybody who forgets to call UNO."""

    def choose(self, view: View) -> str:
        return "catch" if "catch" in view.legal else super().choose(view)


Typist = Callable[[str, HomeSession], str | None]  # what is typed after a question


def sit(
    game: Game,
    typist: Typist,
    bot: Bot | None = None,
    save: Path | None = None,
    practice: bool = False,
    language: str = "en",
) -> list[str]:
    """Have somebody play; what was said, with what was typed behind the questions."""
    said: list[str] = []
    keep = GameFile(save, Plan(players=game.players), game).keep if save else None

    async def run() -> None:
        session = against_bots(game, PATIENT, practice, keep=keep)
        for seat in range(1, game.players):
            session.live.thinker.bots[seat, "casual"] = bot or Timid()

        async def read(question: str) -> str:
            line = typist(question, session)
            said.append(f"{question}{line if line is not None else ''}".rstrip())
            if line is None:
                raise EOFError
            return line

        await PlainGame(session, said.append, read, words_in(language)).run()

    with contextlib.suppress(EOFError, Leave):
        asyncio.run(run())
    return said


def play(
    game: Game,
    *typed: str,
    bot: Bot | None = None,
    save: Path | None = None,
    practice: bool = False,
    language: str = "en",
) -> list[str]:
    """Type these lines, then no more."""
    lines = iter(typed)
    return sit(game, lambda *_: next(lines, None), bot, save, practice, language)


def my_moves(game: Game) -> list[str]:
    return [move for move in game.history.rounds[-1] if move.startswith("0:")]


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_means_two_things(language: str) -> None:
    said = [words_in(language).say(f"typed-{name}") for name in (*DEEDS, *WISHES, *LOBBY_WISHES)]
    forms = [fold(form) for one in said for form in one.split(",")]
    assert len(forms) == len(set(forms))


def test_of_two_cards_that_may_be_meant_the_one_that_fits_is() -> None:
    game = Game.setup("classic", ["rD bD b4", "g1 y2 y3"], top="r5", draw="g2 g3 g4")
    play(game, "draw two")
    assert my_moves(game) == ["0:rD"]


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


# What is said.


def test_the_table_is_told_when_asked_for() -> None:
    hands = ["r7 b3", "g1 y2 y4", "g4"]
    game = Game.setup(
        "color-powers", hands, top="W4", color="b", scores=[5, 40, 0], powers={"g": 1}, dealer=2
    )
    lines = play(game, "table")
    told = lines[lines.index("Your move: table") + 1 : -1]
    assert told == [
        "Round 1.",
        "Ines: 3 cards, 40 points, the green power.",
        "Milo: 1 card, 0 points.",
        "Turn order: You, Ines, Milo.",
        f"Draw pile: {game.draw_count} cards.",
        "Top card: Wild Draw Four. Colour: blue.",
        "You have 2 cards: red 7, blue 3.",
    ]


def test_only_what_has_changed_is_told_on_the_next_turn() -> None:
    game = Game.setup("classic", ["r7 b3 b4", "g1 r2 y3 y4"], top="r5", draw="g2")
    lines = play(game, "r7")
    after = lines[lines.index("Your move: r7") + 1 :]
    assert after == [
        "You play a red 7.",
        "Ines plays a red 2.",
        "Your turn. Top card: red 2. None of your cards fits: draw.",
        "Your move:",
    ]


def test_somebody_with_few_cards_is_worth_a_word() -> None:
    game = Game.setup("classic", ["r7 b3 b4", "g1 r2 y3"], top="r5", draw="g2")
    assert "Ines has 2 cards left." in play(game, "r7")


def test_the_artiste_edition_speaks_of_gold_and_grey() -> None:
    game = Game.setup("artiste-fairey", ["y7 g3 W", "g1 y2"], top="y5")
    lines = play(game, "W")
    assert "Your turn. Top card: gold 5. You can play: gold 7, Wild." in lines
    assert "Which colour? red, gold, grey, blue:" in lines


def test_cards_that_others_draw_stay_hidden() -> None:
    game = Game.setup("classic", ["r7 b3 b4", "g1 y2 y3"], top="r5", draw="g2")
    lines = play(game, "r7")
    assert "Ines draws 1 card." in lines
    assert not [line for line in lines if "green" in line or "g2" in line]


def test_cards_that_you_have_been_shown_are_remembered() -> None:
    game = Game.setup("classic", ["b3 b4", "r1 y2 W4"], top="r5", turn=1, draw="g6 g7 g8 g9")
    game.play("W4=b")
    lines = play(game, "challenge", "table")
    assert "Ines: 6 cards, 0 points, holds red 1, yellow 2." in lines


def test_a_round_ends_with_the_points() -> None:
    game = Game.setup("classic", ["r7", "g9 yS W"], top="r5", scores=[100, 20])
    lines = play(game, "r7")
    assert lines[lines.index("You win the round!") :] == [
        "You win the round!",
        "Ines still had yellow Skip, green 9, Wild: 79 points.",
        "You get 79 points.",
        "Points: You 179, Ines 20.",
        "Enter for the next round:",
    ]


def test_enter_deals_the_next_round() -> None:
    game = Game.setup("classic", ["r7", "g9 yS W"], top="r5")
    play(game, "r7", "")
    assert game.round_number == 2


def test_the_game_ends_with_its_winner() -> None:
    game = Game.setup("classic", ["r7", "g9 yS"], top="r5", target=20)
    assert play(game, "r7")[-1] == "You win the game! (29 points)"


def test_what_is_written_on_the_cards_is_said_before_the_game() -> None:
    rules = [("Sing a song", ""), None]
    game = Game.setup("super-hero-girls", ["WA b3", "g1 y2"], top="r5", custom_rules=rules)
    assert "On Wild Customizable (first) is written: Sing a song" in play(game)


# Wishes at the prompt.


def test_help_says_what_can_be_typed() -> None:
    lines = play(Game.new("disney-parks", seed=1), "?")
    assert any("such as “red 7”" in line for line in lines)
    assert any("“draw”, “pass”" in line for line in lines)


def test_hint_says_what_a_strong_player_would_do() -> None:
    game = Game.setup("classic", ["b3 b4", "g1 y2"], top="r5")
    assert any(line.startswith("Draw. No card of yours fits.") for line in play(game, "hint"))


def test_a_first_hint_that_is_long_in_coming_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lastcard.terminal.plain.plain_seat.comes_soon", lambda: False)
    game = Game.setup("classic", ["b3 b4", "g1 y2"], top="r5")
    lines = play(game, "hint")
    told = lines.index("Getting ready to think, which takes up to a minute the first time…")
    assert lines[told + 1].startswith("Draw. No card of yours fits.")


def test_what_happened_lately_is_told_again() -> None:
    game = Game.setup("classic", ["r7 b3 b4", "g1 y2 y3"], top="r5", draw="g2")
    lines = play(game, "r7", "again")
    assert lines.count("You play a red 7.") == 2


def test_scores_are_told_with_the_goal() -> None:
    game = Game.setup("classic", ["r7 b3", "g1 y2"], top="r5", scores=[120, 80], target=200)
    lines = play(game, "s")
    assert "Points: You 120, Ines 80." in lines
    assert lines.count("The first to reach 200 points wins.") == 2


def test_the_rules_are_offered_by_section_and_read_rule_by_rule() -> None:
    game = Game.setup("disney-parks", ["r7 b3", "g1 y2"], top="r5")
    magic = "Wild Magic. Everyone passes their whole hand to the left."
    offered = play(game, "rules")
    last = next(line for line in offered if ": Wilds, " in line)
    assert "5: UNO, 4 rules." in offered
    assert any("“rules 2” for a section" in line for line in offered)
    assert magic not in offered
    assert magic in play(game, f"rules {last.partition(':')[0]}")
    assert not any("Wild Magic" in line for line in play(game, "rules 5")[6:])


# Games in files, and whole games.


def test_a_saved_game_goes_on_where_it_was(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    game = Game.setup("classic", ["r7 b3 b4", "g1 y2 y3"], top="r5", draw="g2")
    play(game, "r7", "q", save=path)
    saved = Game.from_record(path.read_text(encoding="utf-8"))
    assert (saved.hand(0), saved.to_act) == (["b3", "b4"], 0)
    assert saved.position() == game.position()


def first_move_by_name(language: str) -> Typist:
    """Somebody who makes the first move there is, and types it as it is called."""
    words = words_in(language)

    def typist(question: str, session: HomeSession) -> str:
        view = session.view
        if view is None or not view.legal or session.table.phase != "playing":
            return ""
        move = Move.parse(view.legal[0])
        edition = session.edition
        if question.startswith(words.say("ask-seat")):
            return words.seat(Move.parse(view.legal[0]).seat or 1, names_of(session))
        if question.startswith((words.say("ask-color"), words.say("ask-power"))):
            return words.color(edition, "r")
        if move.what in edition.kinds:
            return words.card(edition, move.what)
        return words.color(edition, move.color or "r") if not move.what else move.what

    return typist


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_whole_game_is_played_in_words_and_heard_in_sentences(
    edition: str, language: str
) -> None:
    game = Game.new(edition, players=3, seed=2, target=1)
    lines = sit(game, first_move_by_name(language), CasualBot(2), language=language)
    assert game.game_over
    drawn = re.compile(r"  |[─▸→│•]|^[-*]")  # columns, rules, arrows and bullets
    assert [line for line in lines if drawn.search(line)] == []
