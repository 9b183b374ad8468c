"""Editions that are found by their names: in the data folder, or brought by another package."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from lastcard import EDITIONS, Game, InvalidEdition, UnknownEdition
from lastcard.cli import main
from lastcard.editions import PRINTED, bring_editions, find_edition
from lastcard.editions.edition_files import read_edition
from lastcard.lab.edition_check import EditionCheck, special_cards
from lastcard.rl import uno_v0
from lastcard.table.commands.beginning import begin_next
from lastcard.table.log.entries import BotSat, Started
from lastcard.table.messages import Settings
from lastcard.table.table import Table

STORM = '[wilds]\nW4 = 4\nWX = { name = "Wild Storm", copies = 4, does = "next draw 2" }\n'


@pytest.fixture
def folder(data_folder: Path) -> Path:
    """The data folder's editions, with a storm in it."""
    folder = data_folder / "editions"
    folder.mkdir()
    (folder / "storm.toml").write_text(STORM)
    return folder


def drop_the_edition(record: str) -> str:
    return "\n".join(line for line in record.splitlines() if "EditionText" not in line)


def run(*words: str, typed: str = "") -> str:
    result = CliRunner(env={"COLUMNS": "120"}).invoke(main, words, input=typed)
    return " ".join((result.stdout + result.stderr).split())


def install(folder: Path, name: str, value: str) -> None:
    """What a package that brings an edition leaves behind when it is installed."""
    info = folder / f"{name}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[lastcard.editions]\n{name} = {value}\n")


def test_a_file_in_the_data_folder_is_found_by_its_name(folder: Path) -> None:
    game = Game.new("storm", seed=1)
    assert game.edition.wilds[-1].name == "Wild Storm"
    for record in (game.record(), drop_the_edition(game.record())):
        again = Game.from_record(record)
        assert again.position() == game.position()
        assert again.edition is game.edition


def test_commands_and_environments_find_it_too(folder: Path) -> None:
    assert "storm Storm 108" in run("editions")
    assert "Wild Storm. The next player draws 2 cards." in run("rules", "storm")
    env = uno_v0.raw_env("storm")
    env.reset(seed=1)
    assert env.table.edition.name == "storm"


def test_a_file_that_was_changed_is_noticed(folder: Path) -> None:
    game = Game.new("storm", seed=1)
    old_record = drop_the_edition(game.record())  # as they were written once
    del EDITIONS["storm"]
    (folder / "storm.toml").write_text(STORM.replace("4,", "5,"))
    for read, text in ((Game.from_position, game.position()), (Game.from_record, old_record)):
        with pytest.raises(ValueError, match="the edition 'storm' is not as it was"):
            read(text)


def test_the_log_of_a_table_names_the_file_by_its_hash(folder: Path) -> None:
    def table() -> Table:
        made = Table("PINE-MOON-GULL", Settings(find_edition("storm").name, seats=2))
        for seat in range(2):
            made.apply(BotSat(seat, "sharp"))
        return made

    started = begin_next(table())[-1]
    assert isinstance(started, Started)
    assert started.edition == find_edition("storm").id
    table().apply(started)
    del EDITIONS["storm"]
    (folder / "storm.toml").write_text(STORM.replace("4,", "5,"))
    with pytest.raises(InvalidEdition, match="the edition 'storm' is not as it was"):
        table().apply(started)


def test_a_file_that_cannot_be_read_does_not_hide_the_others(folder: Path) -> None:
    (folder / "broken.toml").write_text("[cards]\nX = 2")
    assert [text[:20] for text in bring_editions()] == ["broken.toml, line 2:"]
    assert "storm" in EDITIONS
    with pytest.raises(InvalidEdition, match=r"broken\.toml, line 2"):
        find_edition("broken")


def test_a_package_brings_an_edition(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(tmp_path, "gale", "gale_cards:GALE")
    (tmp_path / "gale_cards.py").write_text(
        "from pathlib import Path\nGALE = Path(__file__).with_name('gale.toml')\n"
    )
    (tmp_path / "gale.toml").write_text(STORM)
    with pytest.raises(UnknownEdition):
        find_edition("gale")
    monkeypatch.syspath_prepend(str(tmp_path))
    assert sum(Game.new("gale", seed=1).edition.deck) == 108
    del EDITIONS["gale"]
    assert bring_editions() == []
    assert "gale" in EDITIONS


def test_a_package_that_brings_something_else_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(tmp_path, "hail", "json:dumps")
    monkeypatch.syspath_prepend(str(tmp_path))
    assert bring_editions() == ["json:dumps brings no edition of the name 'hail'"]


def test_an_edition_is_checked_in_words_and_by_playing_it(folder: Path) -> None:
    told = run("editions", "check", "storm", "--rounds", "200")
    assert "Wilds: 4 × Wild Draw Four, 4 × Wild Storm." in told
    assert "All 200 random rounds came to an end." in told
    assert "Wild Storm is the last card of " in told


def test_a_wild_that_is_not_in_the_deck_is_not_explained(folder: Path) -> None:
    explained = "draws four and misses a turn, or may challenge"
    assert explained in run("rules", "storm", "--language", "en")
    (folder / "calm.toml").write_text(STORM.replace("W4 = 4\n", ""))
    assert explained not in run("rules", "calm", "--language", "en")


def test_a_check_ends_at_the_line_that_is_wrong(tmp_path: Path) -> None:
    file = tmp_path / "storm.toml"
    file.write_text(STORM.replace("next draw", "next sing"))
    assert run("editions", "check", str(file)).startswith(
        "Error: storm.toml, line 3: WX: the effect 'next sing 2' is not understood"
    )


@pytest.mark.parametrize(
    ("language", "words"), [("de", "zufälligen Runden"), ("es", "al azar"), ("fr", "au hasard")]
)
def test_a_check_speaks_every_language(folder: Path, language: str, words: str) -> None:
    assert words in run("editions", "check", "storm", "--rounds", "20", "--language", language)


def test_a_check_writes_shares_as_the_language_does(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    done = EditionCheck(10, 0, 5.0, (1, 9), {"WX": 0.0273}, interrupted=False)
    monkeypatch.setattr("lastcard.lab.edition_check.check_edition", lambda *_, **__: done)
    shares = {"en": "2.7%", "de": "2,7\xa0%", "es": "2,7\xa0%", "fr": "2,7\xa0%"}
    for language, share in shares.items():
        assert (
            share
            in CliRunner()
            .invoke(main, ["editions", "check", "storm", "--language", language])
            .output
        )


def test_a_check_that_is_interrupted_at_once_has_nothing_to_say(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lastcard.lab.simulation.play_all", lambda *_: False)
    result = CliRunner().invoke(main, ["editions", "check", "storm"])
    assert result.exit_code == 130


def test_a_symbol_that_does_something_of_its_own_is_special_in_all_its_colours() -> None:
    edition = read_edition('[symbols]\nS = { does = "others miss" }', "calm")
    kinds = [edition.kinds[code] for code in ("rS", "yS", "gS", "bS")]
    assert list(special_cards(edition)) == [("rS", kinds)]


def test_a_game_from_a_loose_file_is_listed_and_gone_on_with_without_it(
    data_folder: Path, tmp_path: Path
) -> None:
    file = tmp_path / "storm.toml"
    file.write_text(STORM)
    assert "lastcard play --resume" in run("play", str(file), "--plain", typed="q\n")
    file.unlink()
    del EDITIONS["storm"]
    assert "Storm against" in run("games")
    assert run("play", "--resume", "--plain", typed="q\n").startswith("Storm. You play against")
    assert list(EDITIONS) == list(PRINTED)
