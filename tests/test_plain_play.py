"""Playing line by line: what is typed, what is shown, and how one leaves."""

from __future__ import annotations

import contextlib
import io
from pathlib import Path

import pytest
from rich.console import Console

from lastcard import EDITIONS, Game, View
from lastcard.bots import WAIT, Bot, CasualBot
from lastcard.table.schedule import PATIENT
from lastcard.terminal.plain.person import Leave
from lastcard.terminal.plain.plain_game import PlainGame
from lastcard.terminal.plan import Plan
from lastcard.terminal.saving import GameFile, read_game
from lastcard.words import words_in
from tests.support.screens import against_bots

EN = words_in("en")


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


def play(
    game: Game,
    *typed: str,
    bot: Bot | None = None,
    save: Path | None = None,
    practice: bool = False,
) -> list[str]:
    """Type these lines, then no more, and return the lines on the screen."""
    screen = io.StringIO()
    lines = iter(typed)

    def read_line(prompt: str) -> str:
        line = next(lines, None)
        screen.write(f"{prompt}{line}\n")
        if line is None:
            raise EOFError
        return line

    console = Console(file=screen, width=100, markup=False, highlight=False)
    with contextlib.suppress(EOFError, Leave):
        keep = GameFile(save, Plan(players=game.players), game).keep if save else None
        session = against_bots(game, PATIENT, practice, keep=keep)
        for seat in range(1, game.players):
            session.live.thinker.bots[seat, "casual"] = bot or Timid()
        PlainGame(session, console, read_line, EN).run()
    return [line.rstrip() for line in screen.getvalue().splitlines()]


def my_moves(game: Game) -> list[str]:
    return [move for move in game.history.rounds[-1] if move.startswith("0:")]


# Taking moves back.


def test_undo_takes_the_last_move_back_in_practice(tmp_path: Path) -> None:
    game = Game.setup("classic", ["r7 b3 b5", "g9 r1 yS W"], top="r5")
    path = tmp_path / "game.txt"
    lines = play(game, "r7", "undo", "b5", save=path, practice=True)
    assert "undo to take a move back" in lines[1]
    assert "You take your last move back." in lines
    _, kept = read_game(path)
    assert my_moves(kept) == ["0:b5"]


def test_undo_leads_back_into_a_round_that_is_over(tmp_path: Path) -> None:
    game = Game.setup("classic", ["r7", "g9 yS W"], top="r5")
    path = tmp_path / "game.txt"
    play(game, "r7", "undo", save=path, practice=True)
    assert not read_game(path)[1].round_over
    lines = play(game, "", "undo", "r7", practice=True)
    assert any("+79" in line for line in lines)


@pytest.mark.parametrize("practice", [True, False])
def test_undo_says_so_where_there_is_nothing_to_take_back(practice: bool) -> None:
    game = Game.setup("classic", ["r7 b3 b5", "g9 r1 yS W"], top="r5")
    typed = ("undo", "r7") if practice else ("r7", "undo")
    lines = play(game, *typed, practice=practice)
    assert EN.say("nothing-undo") in lines
    assert my_moves(game) == ["0:r7"]


# What is typed.


@pytest.mark.parametrize("typed", ["1", "r7", "R7", " r 7 "])
def test_a_move_is_named_by_its_number_or_its_code(typed: str) -> None:
    game = Game.setup("classic", ["r7 b3 b4", "g1 y2 y3"], top="r5", draw="g2")
    play(game, typed)
    assert my_moves(game) == ["0:r7"]


def test_the_moves_are_listed_by_number_and_code() -> None:
    game = Game.setup("classic", ["r7 b3 W", "g1 y2"], top="r5")
    assert "  1  r7  red 7    2  W   Wild    3 draw Draw" in play(game)


def test_enter_makes_the_only_move_there_is() -> None:
    game = Game.setup("classic", ["b3 b4", "g1 y2"], top="r5", draw="y9 y8")
    assert "Your move (Enter for draw, ? for help): None" in play(game)
    play(game, "")
    assert my_moves(game) == ["0:draw"]


@pytest.mark.parametrize("colour", ["r", "red", "Red", "1"])
def test_a_wild_alone_asks_for_its_colour(colour: str) -> None:
    game = Game.setup("classic", ["W b3 b4", "g1 y2 y3"], top="r5", draw="g2")
    lines = play(game, "W", colour)
    assert "Which colour? r red, y yellow, g green, b blue" in lines
    assert my_moves(game) == ["0:W=r"]


def test_enter_goes_back_from_the_question_for_a_colour() -> None:
    game = Game.setup("classic", ["W r3 b4", "g1 y2 y3"], top="r5", draw="g2")
    play(game, "W", "", "r3")
    assert my_moves(game) == ["0:r3"]


def test_a_card_that_is_aimed_asks_for_the_player() -> None:
    game = Game.setup("super-hero-girls", ["WS b3 b4", "g1 y2", "g2 y3"], top="r5")
    lines = play(game, "WS=b", "milo")
    assert "Which player? 2 Ines: 2 cards, 3 Milo: 2 cards" in lines
    assert game.history.rounds[0][0] == "0:WS=b@2"


def test_a_colour_choice_asks_for_the_power() -> None:
    game = Game.setup("color-powers", ["WP b3 b4", "g1 y2 y3"], top="r5")
    lines = play(game, "wp", "y", "b")
    assert any(
        line.startswith("Which power? r Red power: give your red cards away") for line in lines
    )
    assert game.history.rounds[0][0] == "0:WP=b*y"


def test_a_wild_turned_up_at_the_start_asks_for_its_colour() -> None:
    game = Game.setup("classic", ["g3 b4", "g1 y2"], opening="W", dealer=1)
    assert "  1 =r red    2 =y yellow    3 =g green    4 =b blue" in play(game, "3")
    assert my_moves(game) == ["0:=g"]


def test_a_move_that_is_not_allowed_is_explained_and_asked_for_again() -> None:
    game = Game.setup("classic", ["r7 b3 b4", "g1 y2"], top="r5")
    lines = play(game, "b3", "r7")
    assert "Neither colour nor number matches: blue 3 doesn’t fit on red 5." in lines
    assert my_moves(game) == ["0:r7"]


@pytest.mark.parametrize(
    ("typed", "complaint"),
    [
        ("", "Type the number of a move or its code; ? for help."),
        ("9", "There’s no move 9: they go from 1 to 2."),
        ("0", "There’s no move 0: they go from 1 to 2."),
        ("[red]", "“[red]” isn’t a move. ? shows how moves are typed."),
        ("²", "“²” isn’t a move. ? shows how moves are typed."),
    ],
)
def test_what_cannot_be_understood_is_asked_for_again(typed: str, complaint: str) -> None:
    game = Game.setup("classic", ["r7 b3 b4", "g1 y2"], top="r5")
    assert complaint in play(game, typed, "r7")
    assert my_moves(game) == ["0:r7"]


# UNO and other things out of turn.


def test_uno_is_called_with_the_card() -> None:
    game = Game.setup("classic", ["r7 b3", "g1 y2 y3"], top="r5", draw="g2")
    assert "You play a red 7. You call UNO!" in play(game, "r7!")


def test_uno_is_called_after_the_card_at_the_next_prompt() -> None:
    game = Game.setup("classic", ["r7 b3", "g1 y2 y3"], top="r5", draw="g2")
    lines = play(game, "r7", "uno")
    assert "You haven’t called UNO." in lines
    assert "You call UNO!" in lines


def test_a_bot_may_catch_you() -> None:
    game = Game.setup("classic", ["r7 b3", "g1 y2", "g4 y5"], top="r5", draw="g2 g3")
    lines = play(game, "r7", bot=Watchful())
    assert "Milo catches you: you didn’t call UNO. You draw a green 2 and a green 3." in lines


def test_you_may_catch_a_bot() -> None:
    game = Game.setup("classic", ["b7 b3", "r1 y2", "g4 y5"], top="r5", turn=1, draw="g2 g3")
    lines = play(game, "catch")
    assert "Ines hasn’t called UNO." in lines
    assert "You catch Ines, who didn’t call UNO. Ines draws 2 cards." in lines


def test_a_chance_out_of_turn_can_be_let_pass() -> None:
    game = Game.setup("classic", ["b7 b3", "r1 y2", "g4 r5"], top="r5", turn=1)
    lines = play(game, "")
    assert "A move, or Enter to let it pass:" in lines
    assert game.history.rounds[0][:2] == ["1:r1", "2:r5"]


def test_you_are_not_asked_out_of_turn_when_there_is_nothing_to_do() -> None:
    game = Game.setup("classic", ["b7 b3", "r1 y2 y3", "g4 r9 r8"], top="r5", turn=1)
    assert not [line for line in play(game) if "let it pass" in line]


def test_a_jump_in_is_offered() -> None:
    game = Game.setup("classic", ["r1 b3 b4", "r1 y2 y3", "g4 r9"], top="r5", turn=1, jump_in=True)
    lines = play(game, "r1")
    assert "You may jump in with a red 1." in lines
    assert "You jump in. You play a red 1." in lines


def test_the_red_power_is_offered_until_you_say_later() -> None:
    hands = ["r1 b3 b4", "g1 g2 g3 g4", "g5 g6 g7 g8", "y1 y2 y3 y4"]
    game = Game.setup("color-powers", hands, top="g9", turn=1, powers={"r": 0})
    lines = play(game, "later")
    assert len([line for line in lines if "let it pass" in line]) == 1
    assert "You may give your red cards away." in lines


# What is shown.


def test_the_table_is_shown_without_need_for_colours() -> None:
    hands = ["r7 b3", "g1 y2 y4", "g4"]
    game = Game.setup(
        "color-powers", hands, top="W4", color="b", scores=[5, 40, 0], powers={"g": 1}, dealer=2
    )
    lines = play(game)
    assert " ▸  1  You       2       5" in lines
    assert "    2  Ines      3      40  the green power" in lines
    assert "    3  Milo      1       0  deals" in lines
    assert " Play goes clockwise  You, Ines, Milo" in lines
    assert " Top card              W4   Wild Draw Four: blue" in lines
    assert " Your cards            r7   b3" in lines


def test_a_shield_is_shown() -> None:
    game = Game.setup("super-hero-girls", ["r7 b3", "g1 y2"], top="r5", shields=[1])
    assert "    2  Ines      2       0  deals, shield" in play(game)


def test_the_artiste_edition_speaks_of_gold_and_gray() -> None:
    game = Game.setup("artiste-fairey", ["y7 g3 W", "g1 y2"], top="y5")
    lines = play(game, "W")
    assert " Top card              y5   gold 5" in lines
    assert "Which colour? r red, y gold, g grey, b blue" in lines


def test_cards_that_others_draw_stay_hidden() -> None:
    game = Game.setup("classic", ["r7 b3 b4", "g1 y2 y3"], top="r5", draw="g2")
    lines = play(game, "r7")
    assert "Ines draws 1 card." in lines
    assert not [line for line in lines if "green" in line or "g2" in line]


def test_cards_that_you_have_been_shown_are_remembered() -> None:
    game = Game.setup("classic", ["b3 b4", "r1 y2 W4"], top="r5", turn=1, draw="g6 g7 g8 g9")
    game.play("W4=b")
    lines = play(game, "challenge")
    shown = "You challenge Ines. Ines shows you their hand: red 1, yellow 2. Ines was bluffing."
    assert any(line.startswith(shown) for line in lines)
    assert "    2  Ines      6       0  deals, holds r1 y2" in lines


def test_a_round_ends_with_a_score_sheet() -> None:
    game = Game.setup("classic", ["r7", "g9 yS W"], top="r5", scores=[100, 20])
    lines = play(game, "r7")
    assert any("You win the round!" in line for line in lines)
    sheet = [line.split() for line in lines]
    assert ["▸", "You", "–", "0", "+79", "179"] in sheet
    assert ["Ines", "yS", "g9", "W", "79", "+0", "20"] in sheet


def test_enter_deals_the_next_round() -> None:
    game = Game.setup("classic", ["r7", "g9 yS W"], top="r5")
    play(game, "r7", "")
    assert game.round_number == 2


def test_the_game_ends_with_its_winner() -> None:
    game = Game.setup("classic", ["r7", "g9 yS"], top="r5", target=20)
    assert play(game, "r7")[-1] == "You win the game! (29 points)"


def test_a_shared_win_names_all_winners() -> None:
    hands = ["r1 r2", "b9", "r4"]
    game = Game.setup("classic", hands, "r5", turn=2, scoring="tally", target=12, scores=[9, 0, 9])
    assert play(game)[-1] == "Game won by Ines and Milo (9 points)"


def test_what_is_written_on_the_cards_is_shown_before_the_game() -> None:
    rules = [("Sing a song", ""), None]
    game = Game.setup("super-hero-girls", ["WA b3", "g1 y2"], top="r5", custom_rules=rules)
    lines = play(game)
    assert "On WA is written “Sing a song”." in lines
    assert any("Wild Customizable (first) “Sing a song”" in line for line in lines)


# Commands at the prompt.


def test_question_mark_shows_help_with_the_special_cards() -> None:
    lines = play(Game.new("disney-parks", seed=1), "?")
    assert "Type the number of a move or its code: a card (r7, W4) or a word (draw)." in lines
    assert any("WM   Wild Magic. Everyone passes" in line for line in lines)


def test_hint_says_what_a_strong_player_would_do() -> None:
    game = Game.setup("classic", ["b3 b4", "g1 y2"], top="r5")
    assert "Draw. No card of yours fits. There’s no other move." in play(game, "hint")


def test_l_shows_what_happened_lately() -> None:
    game = Game.setup("classic", ["r7 b3 b4", "g1 y2 y3"], top="r5", draw="g2")
    lines = play(game, "r7", "l")
    assert lines.count("You play a red 7.") == 2


def test_s_shows_the_scores() -> None:
    game = Game.setup("classic", ["r7 b3", "g1 y2"], top="r5", scores=[120, 80], target=200)
    lines = play(game, "s")
    assert lines.count("    2  Ines      2      80  deals") == 2
    assert "The first to reach 200 points wins." in lines


def test_r_shows_the_rules() -> None:
    lines = play(Game.setup("disney-parks", ["r7 b3", "g1 y2"], top="r5"), "r")
    assert any(line.endswith("MAGIC-PASS") for line in lines)


# Games in files, and whole games.


def test_a_saved_game_goes_on_where_it_was(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    game = Game.setup("classic", ["r7 b3 b4", "g1 y2 y3"], top="r5", draw="g2")
    play(game, "r7", "q", save=path)
    saved = Game.from_record(path.read_text(encoding="utf-8"))
    assert (saved.hand(0), saved.to_act) == (["b3", "b4"], 0)
    assert saved.position() == game.position()


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_whole_game_can_be_played_by_typing_numbers(edition: str) -> None:
    game = Game.new(edition, players=3, seed=2, target=1)
    lines = play(game, *["1", "2"] * 500, bot=CasualBot(2))
    assert game.game_over
    assert "points)" in lines[-1]


def test_the_table_is_shown_again_when_asked_for() -> None:
    game = Game.setup("classic", ["r7 b3 b4", "g1 y2"], top="r5")
    shown = play(game, "t", "r7")
    assert len([line for line in shown if "Your cards" in line and "r7" in line]) == 2
