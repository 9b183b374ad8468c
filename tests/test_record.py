"""Records: a whole game as text that replays to the same game, or says where it goes wrong."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lastcard import EDITIONS, RULES_VERSION, Game, InvalidRecord, LastcardError
from lastcard.record import read_headers
from tests.support.players import careless_walk

in_every_edition = pytest.mark.parametrize("edition", EDITIONS)


def short_game(**options: Any) -> Game:
    """Three moves into a game that was set up by hand."""
    game = Game.setup("classic", ["r7 b3", "g1 y2"], "r5", draw="y9 g9", **options)
    game.play("r7!")
    game.play("draw")
    game.play("draw")
    return game


def refusal(text: str) -> str:
    with pytest.raises(InvalidRecord) as caught:
        Game.from_record(text)
    return str(caught.value)


def replays(game: Game) -> bool:
    twin = Game.from_record(game.record())
    return (twin.position(), twin.record()) == (game.position(), game.record())


# Writing.


def test_a_record_has_headers_and_the_moves_with_their_seats() -> None:
    game = Game.new("classic", players=3, seed="a seed", jump_in=True, target=300)
    first = game.to_act
    game.play("draw")
    lines = game.record().splitlines()
    assert lines[:9] == [
        f'[Rules "{RULES_VERSION}"]',
        '[Edition "classic"]',
        '[Players "3"]',
        '[Options "target=300 jump_in=on"]',
        f'[Dealer "{game.dealer}"]',
        '[Seed "a seed"]',
        '[Scores "0 0 0"]',
        '[Result "*"]',
        "",
    ]
    assert lines[9:] == ["round 1", f"{first}:draw"]


def test_a_finished_game_says_who_has_won() -> None:
    game = Game.setup("classic", ["r7", "g1 y2"], "r5", scoring="hand")
    game.play("r7")
    assert '[Scores "3 0"]\n[Result "0 won"]' in game.record()


def test_a_shared_win_names_all_winners() -> None:
    hands = ["r7", "g1", "rD"]
    game = Game.setup("classic", hands, "r5", scoring="tally", target=20, scores=[1, 0, 0])
    game.play("r7")
    assert '[Scores "1 1 20"]\n[Result "0 1 won"]' in game.record()
    assert replays(game)


def test_no_line_of_moves_is_longer_than_a_terminal() -> None:
    game = Game.new("classic", players=2, seed=1)
    *_, game = careless_walk(game, Random(1), decisions=200)
    moves = game.record().partition("round 1")[2].splitlines()
    assert max(len(line) for line in moves) <= 78


# Replaying.


@in_every_edition
def test_a_game_over_several_rounds_replays_to_the_same_game(edition: str) -> None:
    game = Game.new(edition, players=3, seed=4, hand_size=2, scoring="winner", target=10_000)
    *_, game = careless_walk(game, Random(4), decisions=150)
    assert game.round_number > 1
    assert replays(game)


@pytest.mark.parametrize(
    "seed", [0, -7, 2.5, "", "words with spaces", " édition ", "]", "; no", None]
)
def test_a_game_from_any_seed_replays(seed: object) -> None:
    assert replays(Game.new("classic", players=2, seed=seed))


def test_a_game_without_a_seed_is_recorded_with_one() -> None:
    game, other = Game.new("classic", players=2), Game.new("classic", players=2)
    assert game.position() != other.position()
    assert replays(game)


def test_a_game_set_up_by_hand_replays_from_its_position() -> None:
    game = short_game()
    assert '[Position "classic players=2 hands=r7,b3/' in game.record()
    assert replays(game)


def test_a_game_set_up_with_an_opening_card_replays() -> None:
    game = Game.setup("classic", ["r7 b3", "g1 y2"], opening="W", dealer=0, seed=3)
    game.play("=b")
    assert replays(game)


def test_a_game_that_began_as_a_position_replays() -> None:
    game = Game.from_position(short_game().position())
    game.play("draw")
    assert replays(game)


def test_a_game_that_began_as_a_position_over_several_lines_replays() -> None:
    assert replays(Game.from_position(short_game().position().replace(" ", "\n")))


def test_a_position_set_up_in_a_later_round_keeps_its_number() -> None:
    game = Game.setup("classic", ["r7", "g1 y2"], "r5")
    game.play("r7")
    game.next_round()
    later = Game.from_position(game.position())
    assert "round 2" in later.record()
    assert replays(later)


def test_a_record_may_end_between_two_rounds() -> None:
    game = Game.setup("classic", ["r7", "g1 y2"], "r5")
    game.play("r7")
    assert replays(game)


def test_a_new_round_without_moves_is_recorded() -> None:
    game = Game.setup("classic", ["r7", "g1 y2"], "r5")
    game.play("r7")
    game.next_round()
    assert game.record().endswith("round 1\n0:r7\n\nround 2\n")
    assert replays(game)


def test_moves_out_of_turn_are_recorded_with_who_made_them() -> None:
    game = Game.setup("classic", ["r7 b3", "g1 y2", "b1 b2"], "r5")
    game.play("r7")
    game.play("catch", seat=2)
    assert game.record().endswith("round 1\n0:r7 2:catch\n")
    assert replays(game)


def test_fresh_randomness_is_recorded_and_replayed() -> None:
    game = Game.setup("classic", ["r7", "g1 y2"], "r5")
    game.play("r7")
    game.reseed("0123456789abcdef0123456789abcdef")
    game.next_round()
    assert "0:r7 dice:0123456789abcdef0123456789abcdef" in game.record()
    assert replays(game)


def test_fresh_randomness_changes_the_next_shuffle() -> None:
    game = Game.setup("classic", ["r7", "g1 y2"], "r5")
    game.play("r7")
    twin = game.copy()
    twin.reseed("0123456789abcdef0123456789abcdef")
    game.next_round()
    twin.next_round()
    assert game.position() != twin.position()


def test_written_rules_are_replayed() -> None:
    rules = [('Say "50%; = / |" loudly', "chosen swap; again"), None]
    game = Game.new("super-hero-girls", players=2, seed=1, custom_rules=rules)
    game.play(game.legal()[0])
    assert replays(game)
    assert Game.from_record(game.record()).options == game.options


def test_a_copy_has_a_record_of_its_own() -> None:
    game = short_game()
    twin = game.copy()
    twin.play("draw")
    assert replays(game)
    assert replays(twin)
    assert twin.record() != game.record()


# What a record may contain beside.


# The version of the rules.


def with_rules(record: str, version: str) -> str:
    header = f'[Rules "{RULES_VERSION}"]\n'
    assert header in record
    return record.replace(header, f'[Rules "{version}"]\n' if version else "")


@pytest.mark.parametrize("version", ["", "0", "99", "a draft"])
def test_a_record_of_other_rules_is_replayed_if_it_can_be(version: str) -> None:
    game = short_game()
    again = Game.from_record(with_rules(game.record(), version))
    assert again.position() == game.position()
    assert again.record() == game.record()


def test_a_record_of_other_rules_that_cannot_be_replayed_says_both_versions() -> None:
    other = with_rules(short_game().record(), "99").replace("1:draw", "1:y2")
    assert refusal(other).endswith(
        "seat 1 cannot play y2 on r7: neither colour nor number matches "
        f"(played by version 99 of the rules, and these are version {RULES_VERSION})"
    )


def test_a_record_of_other_rules_that_ends_differently_says_both_versions() -> None:
    game = Game.setup("classic", ["r7", "g1 y2"], "r5", scoring="hand")
    game.play("r7")
    other = with_rules(game.record(), "99").replace('[Result "0 won"]', '[Result "1 won"]')
    assert "played by version 99 of the rules" in refusal(other)


def test_a_record_of_these_rules_does_not_speak_of_versions() -> None:
    assert "version" not in refusal(short_game().record().replace("1:draw", "1:y2"))


def test_a_byte_order_mark_is_skipped() -> None:
    game = short_game()
    assert Game.from_record("\ufeff" + game.record()) == game
    assert read_headers("\ufeff" + game.record())["Rules"] == str(RULES_VERSION)


def test_comments_and_blank_lines_are_skipped() -> None:
    game = short_game()
    text = game.record().replace("0:r7!", "; well played\n\n0:r7! ; a call\n")
    assert Game.from_record(f"; a game\n{text}; the end").position() == game.position()


def test_the_headers_that_follow_from_the_game_may_be_left_out() -> None:
    game = Game.new("classic", players=2, seed=1)
    kept = [
        line
        for line in game.record().splitlines()
        if not line.startswith(("[Dealer", "[Scores", "[Result", "[Options", "round"))
    ]
    assert Game.from_record("\n".join(kept)).position() == game.position()


# What is refused.


def test_an_illegal_move_is_named_with_its_line() -> None:
    text = short_game().record().replace("0:r7!", "0:b3!")
    line = 1 + text.splitlines().index("0:b3! 1:draw 0:draw")
    assert refusal(text) == (
        f"line {line}, move 0:b3!: seat 0 cannot play b3! on r5: neither colour nor number matches"
    )


def test_a_move_of_the_wrong_seat_is_named() -> None:
    text = short_game().record().replace("1:draw", "0:draw")
    assert "move 0:draw: seat 0 cannot draw: the game waits for seat 1" in refusal(text)


@pytest.mark.parametrize(
    ("move", "complaint"),
    [
        ("0:hop", "classic has no card or move 'hop'"),
        ("0:??", "'??' is not a move"),
        ("7:draw", "there is no seat 7; seats go from 0 to 1"),
        ("r7", "a move looks like 2:r7, with its seat"),
        ("12:draw", "a move looks like 2:r7, with its seat"),
        ("dice:12", "a move looks like 2:r7, with its seat"),
        (f"dice:{'0' * 32}", "randomness is 32 hexadecimal digits, not all zero"),
    ],
)
def test_what_is_no_move_is_named_with_its_line(move: str, complaint: str) -> None:
    text = short_game().record().replace("1:draw", move)
    message = refusal(text)
    assert f", move {move}: {complaint}" in message
    assert message.startswith("line ")


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("round 2", "move round 2: the round is not over yet"),
        ("round two", "a move looks like 2:r7, with its seat"),
    ],
)
def test_a_round_that_does_not_begin_there_is_refused(line: str, complaint: str) -> None:
    assert complaint in refusal(short_game().record() + line)


def test_a_round_with_the_wrong_number_is_refused() -> None:
    game = Game.setup("classic", ["r7", "g1 y2"], "r5")
    game.play("r7")
    assert "move round 3: this is round 2" in refusal(game.record() + "round 3")


@pytest.mark.parametrize(
    ("key", "value", "complaint"),
    [
        ("Result", "0 won", "the header Result says '0 won', but it is '*'"),
        ("Scores", "9 9", "the header Scores says '9 9', but it is '0 0'"),
        ("Dealer", "0", "the header Dealer says '0', but it is '1'"),
        ("Players", "3", "the header Players says '3', but it is '2'"),
    ],
)
def test_a_header_that_the_game_contradicts_is_refused(
    key: str, value: str, complaint: str
) -> None:
    assert refusal(with_header(short_game().record(), key, value)) == complaint


def test_a_header_that_comes_twice_is_refused() -> None:
    text = '[Edition "classic"]\n' + short_game().record()
    assert refusal(text) == "line 3: the header Edition comes twice"


@pytest.mark.parametrize(
    ("key", "value"), [("Edition", "disney-parks"), ("Options", "jump_in=on"), ("Edition", "chess")]
)
def test_a_header_that_the_position_contradicts_is_refused(key: str, value: str) -> None:
    assert refusal(with_header(short_game().record(), key, value))


@pytest.mark.parametrize("key", ["Edition", "Players", "Seed"])
def test_a_header_that_is_needed_to_begin_is_named_when_missing(key: str) -> None:
    lines = Game.new("classic", players=2, seed=1).record().splitlines()
    text = "\n".join(line for line in lines if not line.startswith(f"[{key}"))
    assert refusal(text) == f"the record has no header '{key}'"


@pytest.mark.parametrize(
    ("key", "value", "complaint"),
    [
        ("Edition", "chess", "there is no edition 'chess'"),
        ("Players", "11", "players is a whole number from 2 to 10, not 11"),
        ("Players", "many", "invalid literal"),
        ("Options", "mood=good", "there is no option 'mood'"),
        ("Options", "target=none", "target is a whole number from 1 to 10000, not 'none'"),
        ("Options", "custom_rules=-/-/-", "custom_rules takes a list of one or two entries"),
    ],
)
def test_headers_that_do_not_start_a_game_are_refused(key: str, value: str, complaint: str) -> None:
    text = with_header(Game.new("classic", players=2, seed=1).record(), key, value)
    assert refusal(text).startswith(f"the record's headers do not start a game: {complaint}")


@pytest.mark.parametrize("name", ["seed", "players", "edition", "cls"])
def test_an_option_named_like_something_else_is_refused(name: str) -> None:
    text = Game.new("classic", players=2, seed=1).record()
    assert f"there is no option {name!r}" in refusal(with_header(text, "Options", f"{name}=1"))


def test_a_position_that_cannot_be_is_refused() -> None:
    text = short_game().record().replace("hands=r7,b3/", "hands=r7,q3/")
    assert "headers do not start a game: there is no card 'q3' in classic" in refusal(text)


@pytest.mark.parametrize("line", ["[Edition classic]", "[Edition]", '[Edition "classic"', "["])
def test_a_header_that_is_not_written_as_headers_are_is_named_with_its_line(line: str) -> None:
    text = '[Players "2"]\n' + line
    assert refusal(text) == 'line 2: a header looks like [Edition "classic"]'


@pytest.mark.parametrize(
    "text",
    [
        "",
        "# A game\n\n[A link](https://example.org)\n",
        "Dear Ann,\n\nround 2 is mine.\n",
        "[Edition classic]\n",
    ],
)
def test_a_text_without_a_single_header_is_not_a_record(text: str) -> None:
    assert refusal(text).startswith("this is not a game record: it has no header like [Edition")


SEEDS = ['a "quoted" seed', "two\nlines", "50 %", "a\rb", "a\x0bb", "a\x85b", "a\u2028b", "\ud800"]


@pytest.mark.parametrize("seed", SEEDS)
def test_any_seed_can_be_recorded(seed: str) -> None:
    game = Game.new("classic", players=2, seed=seed)
    assert Game.from_record(game.record()).position() == game.position()


@given(text=st.text())
def test_any_text_is_refused_with_an_error_of_ours(text: str) -> None:
    with pytest.raises(LastcardError):
        Game.from_record(text)


@given(data=st.data())
def test_a_garbled_record_is_read_or_refused(data: st.DataObject) -> None:
    text = short_game().record()
    start = data.draw(st.integers(0, len(text)))
    stop = data.draw(st.integers(start, min(start + 6, len(text))))
    piece = data.draw(st.text('0123456789:;rygbW=@!*[]" \n', max_size=4))
    try:
        game = Game.from_record(text[:start] + piece + text[stop:])
    except LastcardError:
        return
    assert replays(game)


def with_header(text: str, key: str, value: str) -> str:
    """A record with another value in one of its headers."""
    lines = text.splitlines()
    return "\n".join(
        f'[{key} "{value}"]' if line.startswith(f"[{key} ") else line for line in lines
    )
