"""Playing line by line: what is said, what is answered, and whole games."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from lastcard import EDITIONS, Game, View
from lastcard.bots import CasualBot
from lastcard.notation import Move
from lastcard.terminal.home import HomeSession
from lastcard.terminal.narration import names_of
from lastcard.words import LANGUAGES, words_in
from tests.support.line_by_line import Timid, Typist, play, sit

# What is said.


def test_the_table_is_told_when_asked_for() -> None:
    hands = ["r7 b3", "g1 y2 y4", "g4"]
    game = Game.setup(
        "color-powers",
        hands,
        top="W4",
        color="b",
        scores=[5, 40, 0],
        powers={"g": 1, "b": 0},
        dealer=2,
    )
    lines = play(game, "table")
    told = lines[lines.index("Your move: table") + 1 : -1]
    assert told == [
        "Round 1.",
        "You: 2 cards, 5 points, the blue power.",
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


def test_a_shield_is_told_with_the_table() -> None:
    position = "super-hero-girls hands=r7,b3/g1,y2 discard=r5 shields=2"
    assert "Ines: 2 cards, 0 points, shield." in play(Game.from_position(position), "table")


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


def test_what_there_is_to_draw_is_told_with_the_table_and_again_on_enter() -> None:
    game = Game.setup("classic", ["b3 b4", "r1 y2 W4"], top="r5", turn=1, draw="g6 g7 g8 g9")
    lines = play(game, "table", "", bot=Fearless())
    assert [line for line in lines if "4 cards to draw." in line] == ["4 cards to draw."] * 2


class Fearless(Timid):
    def choose(self, view: View) -> str:
        return "W4=b" if "W4=b" in view.legal else super().choose(view)


class Robber(Timid):
    def choose(self, view: View) -> str:
        return "Wy=b" if "Wy=b" in view.legal else super().choose(view)


def test_a_power_that_somebody_takes_away_is_told() -> None:
    hands = ["r7 b3 b4", "Wy y2 y3"]
    game = Game.setup("color-powers", hands, top="r5", powers={"y": 0})
    lines = play(game, "r7", bot=Robber())
    taken = next(number for number, line in enumerate(lines) if "Ines takes" in line)
    assert "You lose the yellow power." in lines[taken + 1 : taken + 3]


class Swapper(Timid):
    def choose(self, view: View) -> str:
        return next((code for code in view.legal if "@0" in code), super().choose(view))


def test_a_hand_that_is_passed_on_is_read() -> None:
    game = Game.setup("disney-parks", ["WM b3 b4", "g1 y2 y3"], top="r5", draw="g2")
    lines = play(game, "magic", "green")
    passed = next(number for number, line in enumerate(lines) if "passes their hand" in line)
    assert "You have 3 cards: yellow 2, yellow 3, green 1." in lines[passed + 1 : passed + 3]


def test_a_hand_that_somebody_swaps_is_read_to_those_two_alone() -> None:
    hands = ["r1 b3 b4", "r7 y2 y3", "g4 g5 g6"]
    game = Game.setup("classic", hands, top="r5", turn=1, draw="g2", seven_zero=True)
    lines = play(game, bot=Swapper())
    swapped = lines.index("Ines plays a red 7. Ines swaps hands with you.")
    assert lines[swapped + 1] == "You have 2 cards: yellow 2, yellow 3."
    assert len([line for line in lines if line.startswith("You have ")]) == 1


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


def test_only_enter_deals_the_next_round() -> None:
    game = Game.setup("classic", ["r7", "g9 yS W"], top="r5")
    lines = play(game, "r7", "now", "")
    asked = lines.index("Enter for the next round: now")
    assert lines[asked + 1] == "Enter for the next round:"
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


def test_help_speaks_of_a_wild_that_is_in_the_deck() -> None:
    lines = play(Game.new("color-powers", seed=1), "help")
    assert any("“Wild Draw Four blue”" in line for line in lines)


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
