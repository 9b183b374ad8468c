"""Editions that a table or a record carries: known while they are used, and by nobody else."""

from __future__ import annotations

import gc
import json
import pickle
import subprocess
import sys

import pytest

from lastcard import EDITIONS, Game, InvalidEdition, UnknownEdition
from lastcard.editions import carry_edition, find_edition
from lastcard.editions.edition_files import LARGEST_FILE, LONGEST_TITLE, read_edition
from lastcard.words import words_in

STORM = """title = "Storm"
colors = ["gold", "gray"]

[wilds]
W4 = 2
W = 6
WX = { name = "Wild Storm", copies = 12, does = "others draw 3", picture = "bolt" }
"""
HEAVY_STORM = STORM.replace("draw 3", "draw 4")


def played(text: str = STORM) -> Game:
    """A game after a few moves."""
    game = Game.new(carry_edition(text), 3, "a storm", say_pass=True)
    for _ in range(40):
        if game.game_over:
            break
        if game.round_over:
            game.next_round()
        game.play(game.legal()[0])
    return game


def test_two_of_the_same_name_and_title_are_two_editions() -> None:
    one, other = carry_edition(STORM), carry_edition(HEAVY_STORM)
    assert one.title == other.title
    assert one.name != other.name
    assert (find_edition(one.name), find_edition(other.name)) == (one, other)
    assert carry_edition(STORM) is one


def test_it_is_in_no_list_of_editions() -> None:
    known = list(EDITIONS)
    edition = carry_edition(STORM)
    game = Game.new(edition)
    assert game.edition is edition
    assert list(EDITIONS) == known


def test_it_is_forgotten_with_the_last_game_of_it() -> None:
    game = played()
    name = game.edition.name
    game.view(0).state  # noqa: B018  (what is worked out of it is forgotten too)
    assert find_edition(name) is game.edition
    del game
    for number in range(40):  # what is kept for a few editions makes way for others
        another = Game.new(carry_edition(f"# {number}\n{STORM}"))
        another.view(0).state  # noqa: B018
    gc.collect()
    with pytest.raises(UnknownEdition):
        find_edition(name)


def test_a_record_carries_it() -> None:
    game = played()
    again = Game.from_record(game.record())
    assert again.record() == game.record()
    assert again.edition.text == STORM
    assert Game.from_json(game.to_json()).to_json() == game.to_json()


def play_a_file() -> Game:
    """A game of an edition that was read from a file, and known by its name."""
    game = Game.new(read_edition(STORM, "storm"), 3, "a storm")
    for _ in range(40):
        game.play(game.legal()[0])
    return game


def forget(name: str) -> None:
    """As in another process, or on another machine."""
    EDITIONS.pop(name)


def test_a_record_carries_the_edition_of_a_file_too() -> None:
    game = play_a_file()
    texts, name = (game.record(), game.to_json(), game.position()), game.edition.id
    forget("storm")
    again = Game.from_record(texts[0])
    assert again.edition.id == name
    assert (again.record(), again.to_json(), again.position()) == texts
    assert Game.from_json(texts[1]).to_json() == texts[1]
    assert again.edition.name not in EDITIONS


def test_so_does_the_record_of_a_position() -> None:
    game = Game.setup(read_edition(STORM, "storm"), hands=["r7 WX", "y2 y3"], top="r5")
    game.play("r7!")
    forget("storm")
    assert Game.from_record(game.record()).record() == game.record()


def test_a_record_is_replayed_by_its_own_edition_where_another_has_the_name() -> None:
    record = play_a_file().record()
    forget("storm")
    other = Game.new(read_edition(HEAVY_STORM, "storm"))
    again = Game.from_record(record)
    assert again.edition.rules["WX"][0].cards == 3
    assert other.edition.rules["WX"][0].cards == 4
    forget("storm")


def test_a_record_with_the_text_of_another_edition_is_refused() -> None:
    record = play_a_file().record()
    forget("storm")
    with pytest.raises(ValueError, match="the text of the edition is that of storm#"):
        Game.from_record(record.replace("draw 3", "draw 4"))
    with pytest.raises(ValueError, match="there is an edition 'classic'"):
        Game.from_record(record.replace('"storm#', '"classic#'))


def test_another_program_reads_such_a_record_without_the_file() -> None:
    game = play_a_file()
    forget("storm")
    program = "import sys; from lastcard import Game; print(Game.from_record(sys.stdin.read()))"
    run = subprocess.run(
        [sys.executable, "-c", program], input=game.record(), capture_output=True, text=True
    )
    assert run.stdout == f"{game}\n", run.stderr


def test_a_pickled_game_brings_it_along() -> None:
    again = pickle.loads(pickle.dumps(played()))
    assert again.edition is carry_edition(STORM)


def test_a_record_whose_edition_was_changed_is_another_edition_s() -> None:
    text = played().record().replace("draw%203", "draw%204").replace("draw 3", "draw 4")
    with pytest.raises(ValueError, match="Edition"):
        Game.from_record(text)


@pytest.mark.parametrize("title", ["Classic", "disney parks", "TOGETHERNESS", "Color-Powers"])
def test_it_is_not_called_as_a_printed_one(title: str) -> None:
    with pytest.raises(InvalidEdition, match="title of its own"):
        carry_edition(f'title = "{title}"')


def test_a_card_that_is_called_as_a_printed_one_says_what_it_does() -> None:
    text = '[wilds]\nWM = { name = "Wild Magic", copies = 4, does = "others draw 9" }'
    said = words_in("en").does(carry_edition(text), "WM")
    assert said == "Everyone else draws 9 cards."


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("#" + " " * 700 + "\n" + "# a line\n" * 1900, "16384 bytes"),
        (f'title = "{"x" * (LONGEST_TITLE + 1)}"', "40 characters"),
        ("any_dealer" + ".a" * 100 + " = 1", "line 1: a line has at most"),
        ("any_dealer" + ".a" * 50 + " = 1", "line 1: any_dealer is true or false, not a table"),
        ("colors = " + "[" * 390 + "]" * 390, "line 1"),
        ("any_dealer = 0x" + "f" * 700, "line 1: any_dealer is true or false, not a huge number"),
        ("[options]\ntarget = 0x" + "f" * 700, "line 2: target cannot stand at a huge number"),
        ("[options]\ntarget.a = [1]", "line 2: target cannot stand at a table"),
        ("[options]\nstacking = 2020-02-02", "line 2: stacking cannot stand at"),
        ('title = """\n[' + " " * 700 + '\n"""', "line 1: title is a text"),
        ("refuses = [" + '"target", ' * 60 + "]", "line 1: refuses is a list of at most 20"),
        ('title = "over\\u202eride"', "line 1: title is a text"),
        ('title = "red\\u001b[31m"', "line 1: title is a text"),
        ('title = "Z\u0301\u0301\u0301"', "too many accents"),
        ('[wilds]\n"W\\u202e" = 1', r"W\? is a table"),
        ('[wilds]\nWX = { name = "X", copies = 1, picture = "<b>" }', "line 2: WX has a picture"),
    ],
)
def test_what_somebody_could_do_harm_with_is_refused(text: str, complaint: str) -> None:
    with pytest.raises(InvalidEdition, match=complaint) as raised:
        carry_edition(text)
    assert str(raised.value).isprintable()
    assert len(str(raised.value)) < 600


def test_the_longest_text_is_read() -> None:
    start = STORM + "# "
    assert carry_edition(start + "\n# ".join(["x" * 97] * 160)).title == "Storm"
    assert len(start) + 160 * 100 < LARGEST_FILE


def test_what_is_told_of_it_is_data_alone() -> None:
    text = STORM.replace("Wild Storm", "<b onclick=x>").replace("Storm", "<script>")
    assert json.loads(Game.new(carry_edition(text)).to_json())["edition_text"] == text
