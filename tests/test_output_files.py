"""Output files: whole or not at all, and what Parquet files hold."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path
from time import sleep
from typing import Any, NoReturn

import pyarrow.parquet
import pytest
from click.testing import CliRunner

import lastcard
import lastcard.rl
from lastcard.bots import BOTS, CasualBot, SharpBot
from lastcard.cli import main
from lastcard.lab import simulation
from lastcard.lab.output import WholeFile
from lastcard.rl import action_text
from lastcard.view import View


def test_a_file_takes_its_name_when_all_is_written(tmp_path: Path) -> None:
    target = tmp_path / "result.txt"
    with WholeFile(target) as file:
        file.path.write_text("all")
        assert not target.exists()
    assert target.read_text() == "all"
    assert list(tmp_path.iterdir()) == [target]


def test_a_new_file_can_be_read_by_whoever_may_read_other_new_files(tmp_path: Path) -> None:
    (tmp_path / "other").write_text("")
    with WholeFile(tmp_path / "result.txt"):
        pass
    modes = {file.stat().st_mode for file in tmp_path.iterdir()}
    assert len(modes) == 1


def test_what_was_there_stays_when_something_goes_wrong(tmp_path: Path) -> None:
    target = tmp_path / "result.txt"
    target.write_text("before")

    def write_half() -> None:
        with WholeFile(target) as file:
            file.path.write_text("half")
            raise ValueError("halfway")

    with pytest.raises(ValueError, match="halfway"):
        write_half()
    assert target.read_text() == "before"
    assert list(tmp_path.iterdir()) == [target]


def test_an_abandoned_file_disappears(tmp_path: Path) -> None:
    with WholeFile(tmp_path / "result.txt") as file:
        file.abandon()
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("place", ["missing/result.txt", "."])
def test_a_place_that_cannot_be_written_to_is_found_out_at_once(place: str, tmp_path: Path) -> None:
    with pytest.raises(OSError, match=str(tmp_path / place)):
        WholeFile(tmp_path / place)


def test_what_is_not_an_ordinary_file_is_not_replaced() -> None:
    with pytest.raises(OSError, match="not an ordinary file"):
        WholeFile(Path("/dev/null"))


def test_a_link_is_written_through(tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to(tmp_path / "real")
    with WholeFile(tmp_path / "link") as file:
        file.path.write_text("all")
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "real").read_text() == "all"


# Parquet.


def simulate(path: Path, *arguments: str) -> Any:
    common = ("simulate", "color-powers", "--rounds", "450", "--seed", "1", "--bot", "sharp")
    return CliRunner().invoke(main, [*common, "--parquet", str(path), *arguments])


def test_a_parquet_file_has_a_row_for_each_round(tmp_path: Path) -> None:
    assert simulate(tmp_path / "rounds.parquet", "--players", "3").exit_code == 0
    table = pyarrow.parquet.read_table(tmp_path / "rounds.parquet")
    done = lastcard.simulate("color-powers", 3, 450, seed=1, bots="sharp")
    columns = table.to_pydict()
    assert columns["number"] == list(range(450))
    assert sum(columns["decisions"]) == done.decisions
    assert [columns["winner"].count(seat) for seat in range(3)] == done.wins
    assert [len(cards) for cards in columns["cards_left"]] == [3] * 450


def test_a_parquet_file_says_what_it_is_of(tmp_path: Path) -> None:
    simulate(tmp_path / "rounds.parquet", "--option", "stacking=any")
    about = read_about(tmp_path / "rounds.parquet")
    assert about["edition"] == "color-powers"
    assert (about["seed"], about["players"], about["version"]) == ("1", "4", lastcard.__version__)
    assert json.loads(about["options"]) == {"stacking": "any"}


def read_about(path: Path) -> dict[str, str]:
    written = pyarrow.parquet.read_metadata(path).metadata
    return {name.decode(): text.decode() for name, text in written.items()}


def test_a_parquet_file_names_cards_by_their_codes(tmp_path: Path) -> None:
    simulate(tmp_path / "rounds.parquet")
    columns = pyarrow.parquet.read_table(tmp_path / "rounds.parquet").to_pydict()
    codes = set(lastcard.EDITIONS["color-powers"].kinds)
    assert {card for hands in columns["dealt"] for hand in hands for card in hand} == codes
    assert [len(hand) for hand in columns["dealt"][0]] == [7, 7, 7, 7]
    assert set(columns["went_out_with"]) <= codes | {"give", "flip"}
    assert {"r7", "give"} <= set(columns["went_out_with"])


def test_rounds_that_were_given_up_end_with_nothing(tmp_path: Path) -> None:
    path = tmp_path / "rounds.parquet"
    arguments = ["simulate", "togetherness", "--rounds", "9", "--seed", "1", "--parquet", str(path)]
    CliRunner().invoke(main, arguments)
    columns = pyarrow.parquet.read_table(path).to_pydict()
    assert [card is None for card in columns["went_out_with"]] == [
        winner == -1 for winner in columns["winner"]
    ]
    assert -1 in columns["winner"]


def test_rows_are_written_in_groups_and_none_is_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "moves.parquet"
    monkeypatch.setattr("lastcard.lab.parquet.ROWS_AT_ONCE", 2)
    columns = write_dataset(path, "classic", "--rounds", "3", "--players", "2", "--bot", "sharp")
    assert pyarrow.parquet.ParquetFile(path).num_row_groups > 1
    assert sorted({*columns["round"]}) == [0, 1, 2]


def test_an_interrupted_simulation_writes_no_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupt(*_: Any) -> NoReturn:
        raise KeyboardInterrupt

    monkeypatch.setattr("lastcard.lab.parquet.RoundsFile.add", interrupt)
    result = simulate(tmp_path / "rounds.parquet")
    assert result.exit_code == 130
    assert "Interrupted" in result.stdout
    assert list(tmp_path.iterdir()) == []


def test_an_unwritable_file_is_found_out_before_the_simulation_begins(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(simulation, "simulate", lambda *_, **__: pytest.fail("it was begun"))
    result = simulate(tmp_path / "missing" / "rounds.parquet")
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.startswith(f"Error: {tmp_path / 'missing' / 'rounds.parquet'}: No such")


# Decisions.


def write_dataset(path: Path, *arguments: str) -> dict[str, list[Any]]:
    result = CliRunner().invoke(main, ["dataset", *arguments, "-o", str(path)])
    assert result.exit_code == 0, result.output
    columns: dict[str, list[Any]] = pyarrow.parquet.read_table(path).to_pydict()
    return columns


def test_a_dataset_has_what_was_seen_possible_and_done(tmp_path: Path) -> None:
    path = tmp_path / "moves.parquet"
    chosen = ("disney-parks", "--rounds", "70", "--players", "3", "--bot", "casual", "--seed", "2")
    columns = write_dataset(path, *chosen)
    assert sorted({*columns["round"]}) == list(range(70))
    assert all(
        mask[action] for mask, action in zip(columns["mask"], columns["action"], strict=True)
    )
    assert columns["move"] == [action_text("disney-parks", one) for one in columns["action"]]
    layout = lastcard.rl.Layout.of("disney-parks", 3)
    assert {len(seen) for seen in columns["observation"]} == {layout.size}
    assert all(seen[: layout.kinds] != [0] * layout.kinds for seen in columns["observation"])
    winners = dict(zip(columns["round"], columns["winner"], strict=True))
    assert {*winners.values()} == {0, 1, 2}
    won = [seat == winners[n] for seat, n in zip(columns["seat"], columns["round"], strict=True)]
    assert columns["won"] == won
    about = read_about(path)
    assert (about["seed"], json.loads(about["bots"])) == ("2", ["casual"] * 3)
    assert json.loads(about["parts"])["hand"] == [0, layout.kinds]
    assert write_dataset(tmp_path / "again.parquet", *chosen) == columns


def test_a_dataset_of_records_has_the_moves_and_what_the_coach_says(tmp_path: Path) -> None:
    game = lastcard.play_game(["casual", "sharp"], seed=4, scoring="hand")
    (tmp_path / "game").write_text(game.record())
    path, record = tmp_path / "moves.parquet", ("--record", str(tmp_path / "game"))
    columns = write_dataset(path, *record, "--review")
    made = [move.partition(":") for _, move, _ in game.replay() if move]
    assert columns["move"] == [code for _, _, code in made]
    assert columns["seat"] == [int(seat) for seat, _, _ in made]
    assert {*columns["winner"]} == {game.round_winner}
    assert all(sum(chances) == pytest.approx(1, abs=1e-5) for chances in columns["chances"])
    judged = [one for one in columns["verdict"] if one is not None]
    assert 0 < len(judged) < len(made)
    lost = zip(columns["chance"], columns["best_chance"], strict=True)
    assert all(one is None or one <= best for one, best in lost)


@pytest.mark.parametrize("error", [KeyError("where am I"), SystemExit(0)], ids=repr)
def test_a_dataset_of_a_bot_that_fails_is_not_written(
    error: BaseException, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Lost(SharpBot):
        def choose(self, view: View) -> str:
            raise error

    monkeypatch.setitem(BOTS, "lost", Lost)
    path = tmp_path / "moves.parquet"
    result = CliRunner().invoke(main, ["dataset", "classic", "--bot", "lost", "-o", str(path)])
    assert (result.exit_code, path.exists()) == (2, False)
    assert f"a bot failed in round 0: {type(error).__name__}: {error}" in result.stderr


def test_a_dataset_is_of_one_kind_of_game(tmp_path: Path) -> None:
    for players in (2, 3):
        game = lastcard.play_game(["sharp"] * players, seed=1, scoring="hand")
        (tmp_path / str(players)).write_text(game.record())
    records = [part for n in (2, 3) for part in ("--record", str(tmp_path / str(n)))]
    result = CliRunner().invoke(main, ["dataset", *records, "-o", str(tmp_path / "moves")])
    assert result.exit_code == 2
    assert "one kind of game: classic for 3 is not classic for 2" in result.stderr
    assert not (tmp_path / "moves").exists()


def test_a_dataset_is_of_an_edition_or_of_records(tmp_path: Path) -> None:
    result = CliRunner().invoke(main, ["dataset", "-o", str(tmp_path / "moves")])
    assert (result.exit_code, "name an edition that bots play" in result.stderr) == (2, True)


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("--rounds", "10000"),
        ("--bot", "nonsense"),
        ("--players", "2"),
        ("--seed", "5"),
        ("--option", "stacking=any"),
    ],
)
def test_what_bots_would_play_is_not_asked_for_beside_records(
    option: str, value: str, tmp_path: Path
) -> None:
    record, path = tmp_path / "game", tmp_path / "moves"
    record.write_text(lastcard.play_game(["sharp"] * 2, seed=1, scoring="hand").record())
    arguments = ["--record", str(record), option, value, "-o", str(path)]
    result = CliRunner().invoke(main, ["dataset", *arguments])
    assert (result.exit_code, path.exists()) == (2, False)
    assert f"{option} is for rounds that bots play" in result.stderr


@pytest.mark.parametrize(
    ("bots", "complaint"),
    [
        (("sharp", "casual", "nosuch"), "2 players can be 1 to 2 bots, not 3"),
        (("sharp", "nosuch"), "there is no bot 'nosuch'"),
        (("all-seeing",), "there is no bot 'all-seeing'"),
    ],
)
def test_bots_that_cannot_sit_down_are_refused(
    bots: tuple[str, ...], complaint: str, tmp_path: Path
) -> None:
    chosen = [part for bot in bots for part in ("--bot", bot)]
    arguments = ["classic", "--players", "2", "--rounds", "1", *chosen]
    result = CliRunner().invoke(main, ["dataset", *arguments, "-o", str(tmp_path / "moves")])
    assert (result.exit_code, complaint in result.stderr) == (2, True)


def test_a_bot_without_a_policy_is_asked_for_every_decision_of_a_dataset(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(BOTS, "own", CasualBot)
    columns = write_dataset(tmp_path / "moves", "classic", "--rounds", "2", "--bot", "own")
    assert sorted({*columns["round"]}) == [0, 1]
    assert all(
        mask[action] for mask, action in zip(columns["mask"], columns["action"], strict=True)
    )


def test_a_dataset_of_master_is_not_one_of_sharp(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lastcard.bots.weighing.compile_all", partial(sleep, 0.1))
    monkeypatch.setitem(BOTS, "asked", SharpBot)
    arguments = ("classic", "--players", "2", "--rounds", "2", "--seed", "5", "--bot")
    found = [write_dataset(tmp_path / "moves", *arguments, bot) for bot in ("master", "asked")]
    assert found[0]["move"] != found[1]["move"]
