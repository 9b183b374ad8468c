"""Editions in files: what they may say, and how they are refused."""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path

import pytest
from click.testing import CliRunner

from lastcard import EDITIONS, Game, InvalidEdition, UnknownEdition
from lastcard.cli import main
from lastcard.editions import Edition, Symbol, Wild, load_edition
from lastcard.editions.edition import PICTURES
from lastcard.editions.edition_files import LARGEST_FILE, read_edition
from lastcard.editions.rulebook import rules_of
from lastcard.words import LANGUAGES, words_in
from lastcard.words.words import own_card

GUIDE = Path(__file__).resolve().parent.parent / "docs" / "editions.md"
STORM = """# A storm.
title = "Storm"
colors = ["gold", "gray", "blue"]
look = { felt = "#334455" }

[cards]
0 = 2
9 = 0

[options]
stacking = "any"
target = 200

[points]
WX = 70

[wilds]
W4 = 2
W = { copies = 6, name = "Wild" }
WX = { name = "Wild Storm", copies = 4, does = "others with gray draw 1; redeal" }

[symbols]
S = { name = "Skip Everyone", does = "others miss" }
"""


def storm() -> Edition:
    return read_edition(STORM, "storm")


def test_a_file_says_what_its_edition_is_like() -> None:
    edition = storm()
    assert (edition.name, edition.title, edition.color_names) == (
        "storm",
        "Storm",
        ("gold", "gray", "blue"),
    )
    assert sum(edition.deck) == 3 * (25 + 1 - 2) + 12
    assert edition.values[edition.kinds["WX"]] == 70
    options = Game.new(edition, seed=1).options
    assert (options.stacking, options.target) == ("any", 200)


def test_the_file_s_name_is_the_edition_s(tmp_path: Path) -> None:
    file = tmp_path / "my-storm.toml"
    file.write_text(STORM)
    assert load_edition(file).name == "my-storm"


def test_an_edition_needs_to_say_nothing_at_all() -> None:
    assert sum(read_edition("", "plain").deck) == 108


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("title = 3", "line 1: title is a text"),
        ('\ntitle = "a\\nb"', "line 2: title is a text"),
        ("\n\ncolour = 1", "line 3: there is no 'colour'; there are name, title"),
        ("[wilds]\nW4 = 4\nWX = 3", "line 3: WX is a table"),
        ('[wilds]\nWX = { name = "X" }', "line 2: WX lacks copies"),
        ("[wilds]\nWX = { copies = 2 }", "line 2: WX lacks name"),
        ('[wilds]\nWX = { name = "X", copies = 2, do = "" }', "line 2: there is no 'do' of WX"),
        (
            '[wilds.WX]\nname = "X"\ncopies = 2\ndoes = "all sing"',
            "line 4: WX: the effect 'all sing' is not understood",
        ),
        (
            '[wilds]\nWX = { name = "X", copies = 2, does = "all with pink draw 1" }',
            "line 2: WX: 'all with pink draw 1' names a colour 'pink'; there are red, yellow",
        ),
        (
            '[wilds]\nWX = { name = "X", copies = 2, does = "next draw until red; me give red" }',
            "line 2: WX: the effect 'me give red' is not understood",
        ),
        (
            '[wilds]\nWX = { name = "X", copies = 2, does = "other draw 3 unles show red" }',
            "line 2: WX: the effect 'other draw 3 unles show red' is not understood; did you mean "
            "'others draw 3 unless show red'?",
        ),
        (
            '[wilds]\nWX = { name = "X", copies = 2, does = "next misses" }',
            "line 2: WX: the effect 'next misses' is not understood; did you mean 'next miss'?",
        ),
        ('[wilds]\nWXY = { name = "X", copies = 2 }', "line 2: a wild's code is W and a letter"),
        ("[cards]\nX = 2", "line 2: there is no 'X' of cards"),
        ("[cards]\nS = -1", "line 2: S is a whole number from 0 to 250, not -1"),
        ("[cards]\nS = 5000", "line 2: S is a whole number from 0 to 250, not 5000"),
        ("[cards]\n0 = 1\nS = 40", "line 3: a deck has at most 200 cards, not 260; most of them"),
        (
            '[wilds]\nW4 = 4\nWX = { name = "X", copies = 240 }',
            "line 3: a deck has at most 200 cards, not 344; most of them are WX",
        ),
        ("wilds.W4 = 4\nwilds.W = 240", "line 2: a deck has at most 200 cards"),
        ('\n[wilds.WX]\nname = "X"\ncopies = 240', "line 4: a deck has at most 200 cards"),
        ('[options]\nstakcing = "any"', "line 2: there is no option 'stakcing'; did you mean"),
        ("[options]\ntarget = 0", "line 2: target is a whole number from 1 to 10000"),
        ('[symbols]\nS = { does = "chosen miss" }', "line 2: S names a player (chosen)"),
        ("colors = [1, 2]", "line 1: colors is a text"),
        ('title = "A"\ncolors = ["red"]', "line 2: 2 to 4 colours have different names"),
        ("any_dealer = 1", "line 1: any_dealer is true or false, not 1"),
        ("wilds = 3", "line 1: wilds is a table, [wilds]"),
        ('look = { felt = "green" }', "line 1: a colour of its look is written as #15694f"),
        ('\nlook = { crest = "cat" }', "line 2: the crests are card, star, wheel"),
        ("look = 3", "line 1: look is a table: { felt = …"),
        ('look = { crest = "star" }\n[look.a]', "line 2: this is no TOML"),
        ('\nname = "A B"', "line 2: a name is small letters and digits"),
        ('\nname = "classic"', "line 2: there is an edition 'classic': give this one a name of"),
        ('\ntitle = "CLASSIC"', "line 2: there is an edition 'CLASSIC': give this one a title of"),
        ('\nrefuses = ["jumping"]', "line 2: there is no option 'jumping'"),
        (
            '[wilds]\nW4 = 4\nWX = { name = "X", copies = 1, does = "shield" }\n'
            'WY = { name = "Y", copies = 1, does = "shield" }',
            "line 4: WX and WY do the same, which only one kind of wild can",
        ),
        ("\n[points]\nWQ = 3", "line 3: no card is called 'WQ' that could count points"),
        ("a = [", "line 1: this is no TOML"),
        ("a = 1\n=", "line 2: this is no TOML"),
        ("#" * (LARGEST_FILE + 1), f"line 1: an edition has {LARGEST_FILE} bytes at most"),
    ],
)
def test_a_file_is_refused_with_the_line_and_the_reason(text: str, complaint: str) -> None:
    with pytest.raises(InvalidEdition) as caught:
        read_edition(text, "mine", "mine.toml")
    assert str(caught.value).startswith(f"mine.toml, {complaint}")


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "odd.toml"
    file.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(InvalidEdition, match=r"odd\.toml is not a text file in UTF-8"):
        load_edition(file)


def test_records_and_positions_name_the_file_by_its_hash() -> None:
    edition = storm()
    game = Game.new(edition, seed=1)
    assert game.position().startswith(f"storm#{edition.digest} ")
    assert f'[Edition "storm#{edition.digest}"]' in game.record()
    assert Game.from_position(game.position()).position() == game.position()
    assert Game.from_record(game.record()).record() == game.record()


def test_a_file_that_was_changed_is_noticed() -> None:
    game = Game.new(storm(), seed=1)
    position, record = game.position(), game.record()
    del EDITIONS["storm"]
    Game.new(read_edition(STORM.replace("copies = 4", "copies = 3"), "storm"), seed=1)
    with pytest.raises(InvalidEdition, match="the edition 'storm' is not as it was"):
        Game.from_position(position)
    assert Game.from_record(record).edition.text == STORM  # which it has itself


def test_an_edition_that_nobody_knows_is_named_without_its_hash() -> None:
    helps = "there is no edition 'storm'; it was played from a file: put storm.toml into the folder"
    with pytest.raises(UnknownEdition, match=helps):
        Game.from_position("storm#12345678 hands=r7,b3/g1,y2 discard=r5")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_an_own_card_does_is_said_in_every_language(language: str) -> None:
    words, edition = words_in(language), storm()
    said = words.does(edition, "WX")
    assert said.count(".") == 3
    assert words.card(edition, "WX") == "Wild Storm"
    assert "Skip Everyone" in words.card(edition, "rS")


def test_what_an_own_card_does_is_said_in_english() -> None:
    assert words_in("en").does(storm(), "WX") == (
        "Everyone else draws 1 card. This concerns only those with a grey card in hand. "
        "All hands are shuffled together and redealt."
    )
    assert words_in("en").does(storm(), "gS") == "Everyone else misses a turn."


def test_an_own_card_may_bring_its_own_words() -> None:
    text = STORM.replace('does = "others miss"', 'does = "others miss", words = "You again!"')
    assert words_in("de").does(read_edition(text, "storm"), "rS") == "You again!"


def test_a_printed_card_is_at_home_in_another_edition() -> None:
    text = '[wilds]\nWM = { name = "Wild Magic", copies = 2, does = "pass left" }'
    edition = read_edition(text, "magic")
    assert own_card(edition, "WM") is None
    assert words_in("de").card(edition, "WM") == words_in("de").card(EDITIONS["disney-parks"], "WM")


def test_the_command_line_takes_a_file_for_an_edition(tmp_path: Path) -> None:
    file = tmp_path / "storm.toml"
    file.write_text(STORM)
    result = CliRunner(env={"COLUMNS": "200"}).invoke(main, ["rules", str(file)])
    assert "hands are shuffled together and redealt." in " ".join(result.stdout.split())
    assert "TURN-MATCH" in result.stdout


def test_the_command_line_says_what_is_wrong_with_a_file(tmp_path: Path) -> None:
    file = tmp_path / "storm.toml"
    file.write_text("[cards]\nX = 2")
    result = CliRunner().invoke(main, ["rules", str(file)])
    assert result.stderr.startswith("Error: storm.toml, line 2: there is no 'X' of cards")


def test_the_rules_of_an_own_edition_are_those_for_its_cards() -> None:
    Game.new(storm(), seed=1)
    ids = {rule.id for rule in rules_of("storm")}
    assert {"TURN-MATCH", "OPEN-DRAW2", "H-SEVEN", "R-OUT-SPECIAL"} <= ids
    assert "OPEN-SKIP" not in ids  # its Skip is another card, which does nothing when turned up
    assert not {"DECK-1", "POWER-RED", "SAVE-SHIELD", "CUSTOM-WILD", "OPEN-TG", "MAGIC-PASS"} & ids


def test_the_guide_names_every_key_and_picture_of_a_card() -> None:
    guide = GUIDE.read_text(encoding="utf-8")
    keys = {field.name for one in (Wild, Symbol) for field in fields(one)} - {"code"}
    assert [key for key in keys if f"`{key}`" not in guide] == []
    listed = " ".join(guide.partition("A `picture` is")[2].partition("Without one")[0].split())
    assert [picture for picture in PICTURES if picture not in listed] == []
