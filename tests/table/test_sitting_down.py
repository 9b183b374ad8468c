"""Before the game: joining, sitting, the host, settings and talk."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from lastcard.table import messages as msg
from lastcard.table.commands.sitting import MOST_PEOPLE
from tests.support.live_tables import Desk, Someone, at_desk, reason, start

PLAYED_OFTEN = msg.Settings("togetherness", {"target": 300}, seats=3, clock=30, window=900)


def change(**settings: object) -> msg.ClientMessage:
    """A change as a client sends it, with some of the settings or all of them."""
    read = msg.read_message(msgspec.json.encode({"type": "change", "settings": settings}))
    assert isinstance(read, msg.Change), read
    return read


def test_the_first_to_come_is_host_and_everybody_gets_a_seat(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        ann, ben = await desk.join("Ann", "Ben")
        assert desk.table.host == ann.id
        assert [seat.person for seat in desk.table.seats] == [ann.id, ben.id, None]

    at_desk(tmp_path, scene)


def test_who_comes_when_all_seats_are_taken_watches(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        *_, dora = await desk.join("Ann", "Ben", "Cleo", "Dora")
        assert desk.table.people[dora.id].seat is None

    at_desk(tmp_path, scene)


def test_a_table_has_room_for_so_many_people_and_no_more(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        *others, last = await desk.join(*(f"Guest {number}" for number in range(MOST_PEOPLE + 1)))
        assert not any(one.all(msg.Refused) for one in others)
        assert [one.reason for one in last.all(msg.Refused)] == ["table_full"]
        assert len(desk.table.people) == MOST_PEOPLE == 30

    at_desk(tmp_path, scene)


def test_a_token_brings_somebody_back_and_a_wrong_one_does_not(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        (ann,) = await desk.join("Ann")
        again, thief = Someone(desk), Someone(desk)
        await again.come(token=ann.token)
        await thief.come(token="guessed")
        assert again.id == ann.id
        assert [one.reason for one in thief.all(msg.Refused)] == ["no_credentials"]
        assert thief.viewer not in desk.live.audience.viewers

    at_desk(tmp_path, scene)


def test_nobody_is_ever_sent_a_token_but_its_owner(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        ann, ben = await desk.join("Ann", "Ben")
        sent = "".join(msg.write_message(one).decode() for one in ann.received)
        assert ben.token not in sent
        assert desk.table.people[ben.id].token_hash not in sent

    at_desk(tmp_path, scene)


@pytest.mark.parametrize("name", ["", "   ", "\u202e\u0000", "\u3164\u2800", "\ufe0f", "x" * 21])
def test_a_name_has_to_be_one(name: str, tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        someone = Someone(desk)
        await someone.come(name)
        assert [one.reason for one in someone.all(msg.Refused)] == ["bad_name"]
        assert desk.table.people == {}

    at_desk(tmp_path, scene)


@pytest.mark.parametrize(
    ("name", "same"),
    [
        ("Ann", "ANN "),
        ("Ann", "Ann\u3164"),
        ("Ann", "A\ufe00nn\u2800"),
        ("Ann", "\u202eAnn"),
        ("Ren\u00e9", "Rene\u0301"),
        ("Ann", "\u0410nn"),  # with a Cyrillic A
        ("Ann", "\u00c4nn"),
        ("Ann", "\U0001d400nn"),  # a letter for mathematics
        ("Nikos", "\u039dik\u03bfs"),  # with a Greek N and o
        ("Alice", "AIice"),  # with a capital i
        ("Alice", "A1ice"),
        ("Ian", "lan"),
        ("BOB", "\ua4d0\ua4f3\ua4d0"),  # in letters of the Lisu
    ],
)
def test_two_people_cannot_have_names_that_look_the_same(
    name: str, same: str, tmp_path: Path
) -> None:
    async def scene(desk: Desk) -> None:
        _, other = await desk.join(name, same)
        assert [one.reason for one in other.all(msg.Refused)] == ["name_taken"]

    at_desk(tmp_path, scene)


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Ella", "Elia"),
        ("Ella", "ELIA"),
        ("Anna", "\u0410\u043d\u043d\u0430"),  # the same name in Russian looks different
        ("\u304b\u306a", "\u304c\u306a"),  # Kana, Gana: in Japanese it is another letter
        ("\u0e01\u0e34\u0e15", "\u0e01\u0e35\u0e15"),  # Thai: another vowel
        ("\u0915\u0941\u092e\u093e\u0930", "\u0915\u092e\u093e\u0930"),  # Hindi: Kumar, Kamar
    ],
)
def test_nobody_is_refused_for_a_name_that_looks_different(
    name: str, other: str, tmp_path: Path
) -> None:
    async def scene(desk: Desk) -> None:
        _, ben = await desk.join(name, other)
        assert ben.all(msg.Refused) == []

    at_desk(tmp_path, scene)


def test_a_name_of_nothing_but_accents_is_none(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        (ann,) = await desk.join("\u0301\u0308")
        assert [one.reason for one in ann.all(msg.Refused)] == ["bad_name"]

    at_desk(tmp_path, scene)


def test_nobody_builds_towers_of_accents(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        (ann,) = await desk.join("A" + 19 * "\u0301")
        assert ann.all(msg.Welcome)[0].table.people[0].name == "A" + 4 * "\u0301"
        (ben,) = await desk.join("Vie\u0323\u0302t")
        assert ben.all(msg.Welcome)[0].table.people[1].name == "Vie\u0323\u0302t"

    at_desk(tmp_path, scene)


def test_only_the_host_sets_the_table_up(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        ann, ben = await desk.join("Ann", "Ben")
        wishes: list[msg.ClientMessage] = [
            msg.Change(0, msg.SettingsChange("disney-parks")),
            msg.SeatBot(0, 2, "sharp"),
            msg.Remove(0, ann.id),
            msg.HandOver(0, ben.id),
            msg.Start(),
            msg.ToLobby(),
        ]
        version = desk.table.version
        assert {reason(await ben.send(wish)) for wish in wishes} == {"not_host"}
        assert desk.table.version == version
        assert reason(await ann.send(wishes[0])) == "accepted"
        assert desk.table.settings.edition == "disney-parks"

    at_desk(tmp_path, scene)


def test_a_bot_takes_nobodys_seat_but_another_bots(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        ann, ben = await desk.join("Ann", "Ben")
        assert reason(await ann.send(msg.SeatBot(0, 1, "sharp"))) == "seat_taken"
        assert desk.table.seats[1].person == ben.id
        await ann.send(msg.SeatBot(0, 2, "sharp"))
        assert reason(await ann.send(msg.SeatBot(0, 2, "casual"))) == "accepted"
        assert desk.table.seats[2].bot == "casual"

    at_desk(tmp_path, scene)


def test_when_the_host_leaves_the_next_person_is_host(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        ann, ben = await desk.join("Ann", "Ben")
        await ann.send(msg.Leave())
        assert desk.table.host == ben.id
        assert ann.closed
        assert [one.reason for one in ann.all(msg.Gone)] == ["left"]
        again = Someone(desk)
        await again.come(token=ann.token)
        assert [one.reason for one in again.all(msg.Refused)] == ["no_credentials"]

    at_desk(tmp_path, scene)


def test_the_host_removes_somebody_and_hands_the_role_over(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        ann, ben, cleo = await desk.join("Ann", "Ben", "Cleo")
        await ann.send(msg.Remove(0, cleo.id))
        assert cleo.closed
        await ann.send(msg.HandOver(0, ben.id))
        assert desk.table.host == ben.id

    at_desk(tmp_path, scene)


@pytest.mark.parametrize(
    "settings",
    [
        msg.SettingsChange("chess"),
        msg.SettingsChange(seats=1),
        msg.SettingsChange(seats=11),
        msg.SettingsChange(clock=-1),
        msg.SettingsChange(window=99_999),
        msg.SettingsChange(options={"stacking": "sometimes"}),
        msg.SettingsChange("color-powers", {"seven_zero": True}),
        msg.SettingsChange("super-hero-girls", {"custom_rules": "mine"}),
        msg.SettingsChange("togetherness", {"hand_size": 10}, seats=10, clock=601),
    ],
)
def test_settings_that_make_no_game_are_refused(
    settings: msg.SettingsChange, tmp_path: Path
) -> None:
    async def scene(desk: Desk) -> None:
        (ann,) = await desk.join("Ann")
        assert reason(await ann.send(msg.Change(0, settings))) == "bad_settings"

    at_desk(tmp_path, scene)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("edition", "classic"),
        ("options", {"target": 200}),
        ("seats", 5),
        ("clock", 60),
        ("window", 0),
        ("chat", False),
    ],
)
def test_what_a_change_does_not_name_stays_as_it_is(
    name: str, value: object, tmp_path: Path
) -> None:
    async def scene(desk: Desk) -> None:
        (ann,) = await desk.join("Ann")
        assert reason(await ann.send(change(**{name: value}))) == "accepted"
        before = msgspec.structs.asdict(PLAYED_OFTEN)
        assert msgspec.structs.asdict(desk.table.settings) == {**before, name: value}

    at_desk(tmp_path, scene, PLAYED_OFTEN)


def test_everything_that_is_set_can_be_changed() -> None:
    assert msg.SettingsChange.__struct_fields__ == msg.Settings.__struct_fields__


def test_another_edition_keeps_the_options_that_it_can_be_played_with(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        (ann,) = await desk.join("Ann")
        assert reason(await ann.send(change(edition="color-powers"))) == "accepted"
        assert desk.table.settings.options == {"stacking": "any"}  # its deck has no zeros
        assert desk.table.settings.edition == "color-powers"

    at_desk(tmp_path, scene, msg.Settings(options={"stacking": "any", "seven_zero": True}))


@pytest.mark.parametrize(
    ("settings", "detail"),
    [
        ({"clock": 601}, "clock has to be from 0 to 600 seconds, not 601"),
        ({"window": -1}, "window has to be from 0 to 3000 milliseconds, not -1"),
    ],
)
def test_a_number_out_of_range_is_told_the_range(
    settings: dict[str, int], detail: str, tmp_path: Path
) -> None:
    async def scene(desk: Desk) -> None:
        (ann,) = await desk.join("Ann")
        answer = await ann.send(change(**settings))
        assert isinstance(answer, msg.Refused)
        assert answer.detail == detail

    at_desk(tmp_path, scene)


def test_settings_are_not_changed_without_end(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        ann, ben = await desk.join("Ann", "Ben")
        changes = [change(clock=clock) for clock in range(200)]
        said = [reason(await ann.send(change)) for change in changes]
        assert said == ["accepted"] * 100 + ["too_fast"] * 100
        assert reason(await ben.send(msg.Rename(0, "Benno"))) == "accepted"
        assert reason(await ann.send(msg.Remove(0, ben.id))) == "accepted"
        await desk.wait(2)
        said = [reason(await ann.send(change)) for change in changes[:3]]
        assert said == ["accepted", "accepted", "too_fast"]

    at_desk(tmp_path, scene)


def test_a_guest_who_does_too_much_keeps_nobody_else_from_anything(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        ann, ben, cleo = await desk.join("Ann", "Ben", "Cleo")
        said = [reason(await ben.send(msg.Rename(0, f"Ben {number}"))) for number in range(102)]
        assert said[-1] == "too_fast"
        assert reason(await ben.send(msg.Chat(0, "enough"))) == "accepted"
        assert reason(await cleo.send(msg.Rename(0, "Clea"))) == "accepted"
        assert reason(await ann.send(msg.Start())) == "accepted"

    at_desk(tmp_path, scene)


def test_those_who_only_watch_are_counted_and_can_be_sent_away(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        ann, ben = await start(desk, "Ann", "Ben")
        watcher = await desk.watch()
        assert ann.all(msg.Present)[-1] == msg.Present(sorted([ann.id, ben.id]), 1)
        assert reason(await ben.send(change(watch=False))) == "not_host"
        assert reason(await ann.send(change(watch=False))) == "accepted"
        assert watcher.all(msg.Gone) == [msg.Gone("removed")]
        assert watcher.closed
        assert [ann.closed, ben.closed] == [False, False]
        assert ann.all(msg.Present)[-1].watching == 0
        again = await desk.watch()
        assert [one.reason for one in again.all(msg.Refused)] == ["no_credentials"]
        await ann.send(change(watch=True))
        assert (await desk.watch()).all(msg.Welcome)

    at_desk(tmp_path, scene)


def test_fewer_seats_make_people_get_up(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        ann, _, cleo = await desk.join("Ann", "Ben", "Cleo")
        await ann.send(msg.Change(0, msg.SettingsChange(seats=2)))
        assert desk.table.people[cleo.id].seat is None

    at_desk(tmp_path, scene)


def test_two_have_to_play(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        (ann,) = await desk.join("Ann")
        assert reason(await ann.send(msg.Start())) == "too_few_players"
        await ann.send(msg.SeatBot(0, 2, "casual"))
        assert reason(await ann.send(msg.Start())) == "accepted"
        assert [seat.bot for seat in desk.table.seats] == [None, "casual"]

    at_desk(tmp_path, scene)


# Talk.


def test_chat_reaches_everybody_unless_the_host_switches_it_off(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        ann, ben = await desk.join("Ann", "Ben")
        await ben.send(msg.Chat(0, "hello\n there"))
        assert ann.all(msg.Update)[-1].note == msg.Note("said", ben.id, None, "hello there")
        await ann.send(msg.Change(0, msg.SettingsChange(chat=False)))
        assert reason(await ben.send(msg.Chat(0, "hello?"))) == "chat_off"
        assert reason(await ben.send(msg.React(0, "clap"))) == "accepted"

    at_desk(tmp_path, scene)


@pytest.mark.parametrize(
    ("text", "expected"),
    [("x" * 300, "accepted"), ("x" * 301, "too_long"), (" \x1b\n", "bad_message")],
)
def test_a_line_of_chat_is_neither_empty_nor_endless(
    text: str, expected: str, tmp_path: Path
) -> None:
    async def scene(desk: Desk) -> None:
        (ann,) = await desk.join("Ann")
        assert reason(await ann.send(msg.Chat(0, text))) == expected

    at_desk(tmp_path, scene)


def test_who_only_watches_can_say_nothing(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        await desk.join("Ann")
        watcher = await desk.watch()
        for message in (msg.Chat(0, "hi"), msg.Start(), msg.Sit(0, 1), msg.Play(0, "draw", 0)):
            assert reason(await watcher.send(message)) == "no_credentials"

    at_desk(tmp_path, scene)


def test_the_host_switches_the_chat_off_in_the_middle_of_a_game(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        ann, ben = await desk.join("Ann", "Ben")
        await ann.send(msg.Start())
        assert reason(await ben.send(change(chat=False))) == "not_host"
        assert reason(await ann.send(change(chat=False))) == "accepted"
        assert reason(await ben.send(msg.Chat(0, "hello?"))) == "chat_off"
        assert not ben.table.settings.chat
        assert len(desk.table.seats) == 2
        assert reason(await ann.send(change(chat=True, clock=60))) == "not_in_lobby"

    at_desk(tmp_path, scene, PLAYED_OFTEN)


def test_all_settings_with_the_chat_alone_changed_are_taken_in_a_game(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        ann, _ = await desk.join("Ann", "Ben")
        await ann.send(msg.Start())
        whole = msgspec.structs.asdict(desk.table.settings)
        assert reason(await ann.send(change(**{**whole, "chat": False}))) == "accepted"
        assert not desk.table.settings.chat

    at_desk(tmp_path, scene, PLAYED_OFTEN)
