"""Shares of the shuffles that players bring: nobody can have chosen the deal."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from click.testing import CliRunner

from lastcard import InvalidRecord
from lastcard.cli import main
from lastcard.table import messages as msg
from lastcard.table.log import entries as log
from lastcard.table.log.snapshots import read_snapshot, write_snapshot
from lastcard.table.proof import check_proof, write_proven_record
from lastcard.table.shuffles import commitment, dice_of, promise, shorten
from lastcard.table.table import Table
from tests.support.live_tables import Desk, Someone, at_desk, play_out, reason

SHARES = {"Ann": [64 * digit for digit in "abc"], "Ben": [64 * digit for digit in "123"]}


async def sit_down(desk: Desk) -> tuple[Someone, Someone]:
    """Two people who have promised their first shares."""
    ann, ben = await desk.join("Ann", "Ben")
    await ann.send(msg.Share(promise=promise(SHARES["Ann"][0])))
    await ben.send(msg.Share(promise=promise(SHARES["Ben"][0])))
    return ann, ben


async def tell(who: Someone, name: str, number: int) -> str:
    """Somebody says a share, and promises the next."""
    share, later = SHARES[name][number : number + 2]
    return reason(await who.send(msg.Share(promise=promise(later), share=share)))


Scene = Callable[[Desk], Awaitable[None]]


def play(folder: Path, scene: Scene) -> None:
    at_desk(folder, scene, msg.Settings(seats=2, options={"target": 5000}))


def test_the_deal_waits_for_everybodys_share(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        ann, ben = await sit_down(desk)
        await ann.send(msg.Start())
        await tell(ann, "Ann", 0)
        assert desk.table.play is None
        await tell(ben, "Ben", 0)
        (dealt,) = desk.table.current.rounds
        shares = [SHARES["Ann"][0], SHARES["Ben"][0]]
        assert desk.table.current.game.history.seed == dice_of(dealt.secret, 0, shares)
        assert ben.view.commitment == commitment(dealt.secret, [promise(one) for one in shares])

    play(tmp_path, scene)


def test_what_is_fixed_is_shown_before_anybody_says_a_share(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        ann, ben = await sit_down(desk)
        await ann.send(msg.Start())
        shuffle = ben.table.shuffle
        assert shuffle is not None
        assert shuffle.open
        assert [part.promise for part in shuffle.parts] == [
            promise(SHARES["Ann"][0]),
            promise(SHARES["Ben"][0]),
        ]
        await tell(ann, "Ann", 0)
        assert SHARES["Ann"][0] not in repr(ben.received)
        await tell(ben, "Ben", 0)
        dealt = ben.table.shuffle
        assert dealt is not None
        assert (dealt.commitment, dealt.open) == (shuffle.commitment, False)
        assert [part.share for part in dealt.parts] == [SHARES["Ann"][0], SHARES["Ben"][0]]

    play(tmp_path, scene)


def test_whoever_says_nothing_in_time_is_left_out_and_not_asked_again(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        ann, ben = await sit_down(desk)
        await ann.send(msg.Start())
        await tell(ann, "Ann", 0)
        await desk.wait(2.9)
        assert desk.table.play is None
        await desk.wait(0.2)
        (dealt,) = desk.table.current.rounds
        assert dealt.silent == {ben.id}
        assert desk.table.current.game.history.seed == dice_of(dealt.secret, 0, SHARES["Ann"][:1])
        assert await tell(ben, "Ben", 0) == "accepted"  # too late: it is a promise alone
        assert desk.table.current.rounds[0].silent == {ben.id}
        await play_out(desk)
        await ann.send(msg.NextRound(now=True))
        assert desk.table.sealed is not None
        assert [part.person for part in desk.table.sealed.parts] == [ann.id]

    play(tmp_path, scene)


def test_whoever_is_not_there_or_only_watches_is_not_asked(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        ann, ben = await sit_down(desk)
        cem = (await desk.join("Cem"))[0]  # there is no seat left
        assert reason(await cem.send(msg.Share(promise=promise("x")))) == "not_playing"
        await ben.go()
        await ann.send(msg.Start())
        assert await tell(ann, "Ann", 0) == "accepted"
        assert desk.table.phase == "playing"
        assert len(desk.table.current.rounds[0].parts) == 1

    play(tmp_path, scene)


def test_a_table_without_promises_deals_at_once(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        ann, _ = await desk.join("Ann", "Ben")
        await ann.send(msg.Start())
        assert desk.table.phase == "playing"
        assert ann.table.shuffle is None

    play(tmp_path, scene)


@pytest.mark.parametrize("share", ["b" * 64, "A" * 64, "a" * 63, ""])
def test_another_share_than_the_one_promised_is_refused(tmp_path: Path, share: str) -> None:
    async def scene(desk: Desk) -> None:
        ann, _ = await sit_down(desk)
        await ann.send(msg.Start())
        message = msg.Share(promise=promise("x"), share=share)
        assert reason(await ann.send(message)) == "bad_message"
        assert desk.table.sealed is not None
        assert ann.id in desk.table.sealed.silent

    play(tmp_path, scene)


@pytest.mark.parametrize("text", ["", "x" * 64, "a" * 65, "A" * 64])
def test_a_promise_has_64_digits(tmp_path: Path, text: str) -> None:
    async def scene(desk: Desk) -> None:
        (ann,) = await desk.join("Ann")
        assert reason(await ann.send(msg.Share(promise=text))) == "bad_message"
        assert desk.table.promises == {}

    play(tmp_path, scene)


def test_promises_fill_no_log_without_end(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        ann, ben = await sit_down(desk)
        many = [msg.Share(promise=promise(str(number))) for number in range(100)]
        answers = [reason(await ann.send(one)) for one in many]
        assert (answers[0], answers[-1]) == ("accepted", "too_fast")
        assert reason(await ben.send(many[0])) == "accepted"

    play(tmp_path, scene)


def test_who_promises_what_another_has_promised_gains_nothing(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        ann, ben = await sit_down(desk)
        (share, *_), later = SHARES["Ann"], promise("x")
        await ben.send(msg.Share(promise=promise(share)))
        await ann.send(msg.Start())
        assert (
            reason(await ben.send(msg.Share(promise=later, share=SHARES["Ben"][0])))
            == "bad_message"
        )
        await tell(ann, "Ann", 0)
        assert reason(await ben.send(msg.Share(promise=later, share=share))) == "accepted"
        (dealt,) = desk.table.current.rounds
        assert desk.table.current.game.history.seed == dice_of(dealt.secret, 0, [share, share])

    play(tmp_path, scene)


def test_nothing_that_decides_who_gets_which_card_changes_once_it_is_fixed(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        ann, ben = await sit_down(desk)
        await ann.send(msg.Start())
        for message in (
            msg.Change(settings=msg.SettingsChange(seats=3)),
            msg.Sit(seat=None),
            msg.SeatBot(seat=1, bot="sharp"),
            msg.Remove(person=ben.id),
            msg.HandOver(person=ben.id),
            msg.Propose(words="x"),
        ):
            assert reason(await ann.send(message)) == "not_in_lobby"
        version = desk.table.version
        assert reason(await ann.send(msg.Start())) == "accepted"
        assert reason(await ben.send(msg.NextRound())) == "accepted"
        assert desk.table.version == version

    play(tmp_path, scene)


def test_who_leaves_before_the_first_deal_has_it_fixed_anew(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        ann, ben = await sit_down(desk)
        await ann.send(msg.Start())
        await tell(ann, "Ann", 0)
        await ben.send(msg.Leave())
        assert desk.table.sealed is None
        await desk.wait(5)
        assert desk.table.phase == "lobby"
        assert reason(await ann.send(msg.Start())) == "too_few_players"

    play(tmp_path, scene)


def test_who_leaves_between_rounds_is_left_out(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        ann, ben = await sit_down(desk)
        await ann.send(msg.Start())
        await tell(ann, "Ann", 0)
        await tell(ben, "Ben", 0)
        await play_out(desk)
        await ann.send(msg.NextRound(now=True))
        await ben.send(msg.Leave())
        await tell(ann, "Ann", 1)
        await desk.wait(3.1)
        assert desk.table.phase == "playing"
        assert [one.share for one in desk.table.current.rounds[1].parts] == [SHARES["Ann"][1], None]

    play(tmp_path, scene)


def test_a_restart_between_promise_and_deal_loses_nothing(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        ann, ben = await sit_down(desk)
        await ann.send(msg.Start())
        await tell(ann, "Ann", 0)
        fixed = desk.table.sealed
        await desk.restart()
        assert desk.table.sealed == fixed
        again = Someone(desk)
        await again.come(token=ben.token)
        assert again.table.shuffle is not None
        assert again.table.shuffle.open
        await tell(again, "Ben", 0)
        assert desk.table.current.rounds[0].silent == set()

    play(tmp_path, scene)


def test_after_a_restart_shares_are_not_waited_for_for_ever(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        ann, ben = await sit_down(desk)
        await ann.send(msg.Start())
        await desk.restart()
        await Someone(desk).come(token=ben.token)
        await desk.wait(3.1)
        assert desk.table.phase == "playing"
        assert desk.table.current.rounds[0].silent == {ann.id, ben.id}

    play(tmp_path, scene)


def test_a_snapshot_keeps_promises_and_shares(tmp_path: Path) -> None:
    def copied(desk: Desk) -> Table:
        return read_snapshot("TABLE234", write_snapshot(desk.table, desk.live.audience))[0]

    async def scene(desk: Desk) -> None:
        ann, ben = await sit_down(desk)
        assert copied(desk).promises == desk.table.promises
        await ann.send(msg.Start())
        await tell(ann, "Ann", 0)
        assert copied(desk).sealed == desk.table.sealed
        await tell(ben, "Ben", 0)
        assert copied(desk).current.rounds == desk.table.current.rounds

    play(tmp_path, scene)


def test_a_game_from_before_there_were_shares_goes_on_without_them(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        ann, _ = await sit_down(desk)
        await desk.live._accept([log.Started(64 * "0", shuffling=2)])
        await play_out(desk)
        await ann.send(msg.NextRound(now=True))
        assert desk.table.sealed is None
        assert desk.table.phase == "playing"

    play(tmp_path, scene)


# The record.


def played_record(folder: Path) -> str:
    """The record of two rounds: in the first both have a share, in the second one is silent."""
    found: list[str] = []

    async def scene(desk: Desk) -> None:
        ann, ben = await sit_down(desk)
        await ann.send(msg.Start())
        await tell(ann, "Ann", 0)
        await tell(ben, "Ben", 0)
        await play_out(desk)
        await ann.send(msg.NextRound(now=True))
        await tell(ben, "Ben", 1)
        await desk.wait(3.1)
        await play_out(desk)
        found.append(write_proven_record(desk.table.current))

    play(folder, scene)
    return found[0]


def test_the_record_has_the_shares_and_can_be_checked(tmp_path: Path) -> None:
    record = played_record(tmp_path)
    shares = [[part.share for part in one.parts] for one in check_proof(record)]
    assert shares == [[SHARES["Ann"][0], SHARES["Ben"][0]], [None, SHARES["Ben"][1]]]


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        (64 * "a", 64 * "b", "round 1: the secret is not the one committed to"),
        (f" {64 * '1'} /", " /", "round 1: the secret is not the one committed to"),
        ("/ ~", "/ ", "round 2: the secret is not the one committed to"),
        (" / ", " ", "2 commitments, 2 secrets and the shares of 1"),
        (64 * "2", f"~{promise(64 * '2')}", "round 1: a shuffle does not follow from the secret"),
    ],
)
def test_a_forged_share_is_found_out(tmp_path: Path, old: str, new: str, complaint: str) -> None:
    """Also that of somebody who is said to have been silent, and was not."""
    record = played_record(tmp_path)
    assert record.count(old) == 1
    with pytest.raises(InvalidRecord, match=complaint):
        check_proof(record.replace(old, new))


def test_the_command_says_how_many_had_a_share(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(played_record(tmp_path))
    first, second = (shorten(one.commitment) for one in check_proof(file.read_text()))
    result = CliRunner().invoke(main, ["verify", str(file), "--commitment", second])
    assert result.stdout.splitlines() == [
        f"Round 1: {first}, with 2 of 2 shares of players",
        f"Round 2: {second}, with 1 of 2 shares of players",
        "All shuffles of 2 rounds are as they were committed to.",
    ]
