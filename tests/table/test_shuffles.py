"""Shuffles that cannot be foreseen and can be checked."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from click.testing import CliRunner

from lastcard import Game, InvalidRecord
from lastcard.cli import main
from lastcard.record import read_headers, unquote_names
from lastcard.table import messages as msg
from lastcard.table.log import entries as log
from lastcard.table.log.kept import finished_game
from lastcard.table.messages import Settings
from lastcard.table.proof import check_proof, write_proven_record
from lastcard.table.shuffles import commitment, dice_of, new_secret, shorten
from lastcard.table.table import Table
from tests.support.live_tables import Desk, at_desk


def played_table(rounds: int = 3, reshuffling: bool = True) -> Table:
    """A table after some rounds; with tiny piles, cards are reshuffled often."""
    table = Table("TABLE234", Settings(seats=3, options={"target": 10_000}))
    for seat in range(3):
        table.apply(log.BotSat(seat, "random"))
    secrets = [64 * f"{number:x}" for number in range(1, rounds + 1)]  # always the same games
    table.apply(log.Started(secrets[0]))
    for number, secret in enumerate(secrets):
        if number:
            table.apply(log.Dealt(secret))
        play_round(table, 400 if reshuffling else 0)
    return table


def play_round(table: Table, drawing: int) -> None:
    """For so many moves everybody draws until the hands are full; then all play what they can."""
    game, moves = table.current.game, 0
    while not game.round_over:
        legal, few = game.legal(), sum(game.hand_sizes) < 60
        draw = moves < drawing and few and "draw" in legal and game.draw_count
        table.apply(log.Moved(game.to_act or 0, "draw" if draw else legal[0], "bot"))
        moves += 1


def test_a_commitment_says_nothing_about_the_shuffle() -> None:
    secret = new_secret()
    hashes = [commitment(secret), *(dice_of(secret, n) for n in range(5))]
    assert len({text[:32] for text in hashes}) == 6


def test_every_round_and_every_reshuffle_has_randomness_of_its_own() -> None:
    table = played_table()
    dice = re.findall(r"dice:([0-9a-f]{32})", table.current.game.record())
    assert len(dice) > 3 + 2
    assert len(set(dice)) == len(dice)


def redealt_table(shuffling: int) -> Table:
    """A table whose first player has just had all hands redealt, by a written rule."""
    for number in range(1, 1000):
        table = Table("TABLE234", Settings("super-hero-girls", seats=2))
        table.apply(log.BotSat(0, "random"))
        table.apply(log.BotSat(1, "random"))
        table.apply(log.Proposed(1, "WA", "A storm", "redeal", "nobody"))
        table.apply(log.Started(f"{number:064x}", shuffling=shuffling))
        game = table.current.game
        if game.phase == "turn" and "WA=r" in game.legal():
            table.apply(log.Moved(game.to_act or 0, "WA=r", "bot"))
            return table
    raise AssertionError("the first player never got the card")


def test_redealt_hands_leave_fresh_words_behind() -> None:
    """What they show of the generator says nothing about the next shuffle."""
    moves = redealt_table(shuffling=2).current.game.history.rounds[0]
    assert [move.partition(":")[0] == "dice" for move in moves] == [True, False, True]


def test_a_game_that_was_begun_without_that_goes_on_without_it() -> None:
    moves = redealt_table(shuffling=1).current.game.history.rounds[0]
    assert [move.partition(":")[0] == "dice" for move in moves] == [True, False]


@pytest.mark.parametrize("shuffling", [1, 2])
def test_the_words_after_redealt_hands_can_be_checked(shuffling: int) -> None:
    table = redealt_table(shuffling)
    play_round(table, 0)
    record = write_proven_record(table.current)
    assert len(check_proof(record)) == 1
    other = record.replace(f'[Shuffling "{shuffling}"]', f'[Shuffling "{3 - shuffling}"]')
    with pytest.raises(InvalidRecord, match="a shuffle does not follow from the secret"):
        check_proof(other)


def test_a_record_from_before_there_were_versions_is_checked_as_the_first() -> None:
    record = write_proven_record(redealt_table(shuffling=1).current)
    assert len(check_proof(record.replace('[Shuffling "1"]\n', ""))) == 1


def test_a_record_with_shuffles_of_a_later_version_says_so() -> None:
    record = write_proven_record(redealt_table(shuffling=2).current)
    with pytest.raises(InvalidRecord, match="of version 4, which is not known"):
        check_proof(record.replace('[Shuffling "2"]', '[Shuffling "4"]'))


def test_a_whole_game_can_be_checked() -> None:
    table = played_table()
    found = check_proof(write_proven_record(table.current))
    assert found == table.current.rounds


def test_the_record_replays_to_the_same_game() -> None:
    table = played_table()
    replayed = Game.from_record(write_proven_record(table.current))
    assert replayed.position() == table.current.game.position()


def test_the_record_says_who_played() -> None:
    table = Table("TABLE234", Settings(seats=2))
    table.apply(log.Joined("p1", 'Ann "A", B', ""))
    table.apply(log.Sat("p1", 0))
    table.apply(log.BotSat(1, "sharp"))
    table.apply(log.Started(new_secret()))
    headers = read_headers(write_proven_record(table.current))
    assert unquote_names(headers["Names"]) == ['Ann "A", B', "sharp"]


@pytest.mark.parametrize(
    ("pattern", "complaint"),
    [
        (r'(?<=\[Secrets ")[0-9a-f]{4}', "round 1: the secret is not the one committed to"),
        (r'(?<=\[Commitments ")[0-9a-f]{4}', "round 1: the secret is not the one committed to"),
        (r"(?<=dice:)[0-9a-f]{4}", "a shuffle does not follow from the secret"),
    ],
)
def test_a_forged_record_is_found_out(pattern: str, complaint: str) -> None:
    record = write_proven_record(played_table(rounds=2, reshuffling=False).current)
    forged = re.sub(pattern, "0000", record, count=1)
    with pytest.raises(InvalidRecord, match=complaint):
        check_proof(forged)


def test_a_record_without_commitments_cannot_be_checked() -> None:
    with pytest.raises(InvalidRecord, match="has no commitments"):
        check_proof(Game.new("classic", seed=1).record())


def test_only_a_finished_game_goes_into_the_history() -> None:
    assert finished_game(played_table(rounds=1)) is None


@pytest.fixture
def record_file(tmp_path: Path) -> Path:
    """The record of two rounds."""
    file = tmp_path / "game.txt"
    file.write_text(write_proven_record(played_table(rounds=2).current))
    return file


def shown_of(file: Path) -> list[str]:
    """What the players of a recorded game were shown before the first cards."""
    return [shorten(text) for text in read_headers(file.read_text())["Commitments"].split()]


def test_the_command_checks_a_file_and_says_what_was_committed_to(record_file: Path) -> None:
    result = CliRunner().invoke(main, ["verify", str(record_file)])
    first, second = shown_of(record_file)
    assert result.stdout.splitlines() == [
        f"Round 1: {first}",
        f"Round 2: {second}",
        "All shuffles of 2 rounds are as they were committed to.",
        "Compare with what you were shown before the first card, by --commitment.",
    ]


def test_the_command_finds_a_forged_file_out(record_file: Path) -> None:
    record_file.write_text(record_file.read_text().replace('[Secrets "', '[Secrets "0'))
    result = CliRunner().invoke(main, ["verify", str(record_file)])
    assert (result.exit_code, "not the one committed to" in result.stderr) == (2, True)


def test_a_record_is_held_against_what_somebody_saw(record_file: Path) -> None:
    first, second = shown_of(record_file)
    for seen in ([first], [second.replace("-", "")], [first.upper(), second]):
        given = [text for one in seen for text in ("--commitment", one)]
        assert CliRunner().invoke(main, ["verify", str(record_file), *given]).exit_code == 0


@pytest.mark.parametrize(
    ("seen", "complaint"),
    [
        ("1f3a-9c0d-77b2-e4a1", "no round of this record was committed to by 1f3a-9c0d-77b2-e4a1"),
        ("1f3a", "has 16 digits at least, and '1f3a' has fewer"),
    ],
)
def test_another_record_than_the_one_promised_is_found_out(
    record_file: Path, seen: str, complaint: str
) -> None:
    """The operator could put a whole game in its place, true to itself."""
    result = CliRunner().invoke(main, ["verify", str(record_file), "--commitment", seen])
    assert (result.exit_code, complaint in result.stderr) == (2, True)


def test_a_round_that_is_broken_off_shows_its_secret(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        ann, ben = await desk.join("Ann", "Ben")
        await ann.send(msg.Start())
        promised = ben.view.commitment
        await ann.send(msg.ToLobby())
        shown = ben.all(msg.Update)[-1].note
        assert shown.what == "lobby"
        assert commitment(shown.text or "") == promised

    at_desk(tmp_path, scene)
