"""At a table on a real server, through the session that the screen drives."""

from __future__ import annotations

import asyncio
import time
from dataclasses import replace
from pathlib import Path
from typing import get_args

import pytest

from lastcard.client import table_client
from lastcard.client.address import read_address
from lastcard.client.handshake import check_table, find_identity, open_table
from lastcard.client.kept_tokens import keep_token, kept_tokens
from lastcard.client.over_websocket import over_websocket
from lastcard.client.table_client import NotDone, TableClient
from lastcard.errors import InvalidOption, LastcardError
from lastcard.table import messages as msg
from lastcard.terminal.narration import names_of, status_words, trouble_words
from tests.support.patience import PATIENCE
from tests.support.screens import EN
from tests.support.servers import Client, Server
from tests.support.sittings import Sitting, address_of, at, come, never_ask
from tests.support.sqlite_files import ready_in

BY_THE_LINK = ("no_connection", "broken_off")  # reasons that no server gives


async def start_against_bots(ann: Sitting, bots: int = 2) -> None:
    for seat in range(1, bots + 1):
        await ann.client.ask(msg.SeatBot(seat=seat, bot="casual"))
    await ann.session.go_on()
    await ann.until(lambda: ann.session.view is not None)


async def make_a_move(ann: Sitting) -> None:
    """Do the first thing that is possible, or wait until something is."""
    view = ann.session.view
    if view is None or not view.legal or view.to_act != view.seat:
        await asyncio.sleep(0.005)
        return
    try:
        await ann.session.play(view.legal[0])
    except NotDone as refusal:
        if refusal.reason == "too_fast":
            await asyncio.sleep(0.3)
        elif refusal.reason not in BY_THE_LINK and ann.session.view is view:
            raise  # nobody was quicker


async def play_round(ann: Sitting) -> None:
    async with asyncio.timeout(PATIENCE):
        while ann.session.table.phase == "playing":
            await make_a_move(ann)


# Coming.


def test_whoever_comes_back_has_the_same_seat(server: Server) -> None:
    code = server.new_table(seats=3)
    first = at(come(server, code), nothing)
    token = find_identity_again(server, code)
    again = at(TableClient(over_websocket(address_of(server, code)), token), nothing)
    assert first.client.seat == again.client.seat == 0
    assert first.client.person == again.client.person


async def nothing(one: Sitting) -> None:
    """Just be there."""


def find_identity_again(server: Server, code: str) -> str:
    return find_identity(address_of(server, code), None, never_ask, print).token


def test_a_personal_link_brings_somebody_back(server: Server) -> None:
    code = server.new_table(seats=3)
    ben = Client(server, code, "Ben")
    link = f"http://127.0.0.1:{server.port}/t/{code}#{ben.token}"
    found = find_identity(read_address(link), None, never_ask, print)
    assert (found.name, found.token) == ("Ben", ben.token)
    assert kept_tokens(read_address(link), "Ben") == [ben.token]
    ben.close()


def test_a_name_that_is_taken_is_asked_for_again(server: Server) -> None:
    code = server.new_table(seats=3)
    ann = Client(server, code, "Ann")
    names = iter(["Ann", "", "Cleo"])
    complaints: list[str] = []
    address = address_of(server, code)
    find_identity(
        address,
        None,
        lambda: next(names),
        lambda why: complaints.append(trouble_words(why.reason, EN)),
    )
    assert complaints == [
        "Somebody here already has that name, or one that looks like it.",
        "A name has 1 to 20 characters.",
    ]
    ann.close()


def test_a_token_that_the_table_does_not_know_is_forgotten(server: Server) -> None:
    address = address_of(server, server.new_table(seats=3))
    keep_token(address, "Ann", "worth-nothing")
    ann = find_identity(address, "Ann", never_ask, print)
    assert ann.token != "worth-nothing"
    assert kept_tokens(address) == [ann.token]


def test_a_token_is_kept_when_the_table_cannot_be_asked(server: Server) -> None:
    address = address_of(server, server.new_table(seats=3))
    nowhere = replace(address, code="ABCD2345")
    nobody = read_address("127.0.0.1:9/ABCD2345")
    for wrong, why in ((nowhere, "no_table"), (nobody, "no table answers")):
        keep_token(wrong, "Ann", "secret")
        with pytest.raises(LastcardError, match=why):
            find_identity(wrong, "Ann", never_ask, print)
        assert kept_tokens(wrong) == ["secret"]


def test_two_people_come_from_one_computer(server: Server) -> None:
    address = address_of(server, server.new_table(seats=3))
    ann = find_identity(address, "Ann", never_ask, print)
    ben = find_identity(address, "Ben", never_ask, print)
    assert (ann.name, ben.name) == ("Ann", "Ben")
    assert ann.token != ben.token
    assert find_identity(address, "ann", never_ask, print) == ann
    assert find_identity(address, "Ben", never_ask, print) == ben


def test_without_a_name_it_is_who_came_last(server: Server) -> None:
    address = address_of(server, server.new_table(seats=3))
    find_identity(address, "Ann", never_ask, print)
    ben = find_identity(address, "Ben", never_ask, print)
    assert find_identity(address, None, never_ask, print) == ben


def test_a_table_is_opened_from_here(server: Server) -> None:
    settings = msg.Settings(edition="color-powers", seats=3)
    address = open_table(f"127.0.0.1:{server.port}", settings)
    client = TableClient(
        over_websocket(address), find_identity(address, "Ann", never_ask, print).token
    )
    ann = at(client, nothing)
    assert ann.session.table.settings == settings
    assert client.is_host


def test_a_table_that_cannot_be_opened_is_an_error(server: Server) -> None:
    with pytest.raises(NotDone, match="bad_settings"):
        open_table(f"127.0.0.1:{server.port}", msg.Settings(seats=1))
    with pytest.raises(InvalidOption, match="no server answers at http"):
        open_table("127.0.0.1:9", msg.Settings())


def test_a_table_that_there_is_not_is_an_error(server: Server) -> None:
    with pytest.raises(NotDone, match="no_table"):
        check_table(address_of(server, "ABCD2345"))


def test_nobody_is_asked_for_a_name_before_the_table_has_been_found(server: Server) -> None:
    with pytest.raises(NotDone, match="no_table"):
        find_identity(address_of(server, "ABCD2345"), None, never_ask, print)
    with pytest.raises(InvalidOption, match="no table answers"):
        find_identity(read_address("127.0.0.1:9/ABCD2345"), None, never_ask, print)


def test_every_refusal_of_a_server_has_words() -> None:
    for reason in (*get_args(msg.Reason), *BY_THE_LINK):
        assert trouble_words(reason, EN).endswith((".", "?"))


def test_a_refusal_is_heard_even_if_it_comes_before_hello(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    write = msg.write_message

    def write_slowly(message: msg.ServerMessage | msg.ClientMessage) -> bytes:
        time.sleep(0.5)  # the server has hung up by then
        return write(message)

    monkeypatch.setattr(msg, "write_message", write_slowly)
    address = address_of(server, "ABCD2345")
    with pytest.raises(NotDone, match="no_table"):
        check_table(address)
    client = TableClient(over_websocket(address))
    asyncio.run(asyncio.wait_for(client.run(), PATIENCE))
    assert client.end == "no_table"
    assert trouble_words(client.end, EN).startswith("There’s no such table")


def test_a_server_that_there_is_not_is_an_error() -> None:
    with pytest.raises(InvalidOption, match=r"no table answers at http://127.0.0.1:9/t/ABCD2345"):
        check_table(read_address("127.0.0.1:9/ABCD2345"))


# In the lobby.


def test_the_host_starts_and_others_are_waited_for(server: Server) -> None:
    code = server.new_table(seats=2)

    async def scene(ann: Sitting) -> None:
        assert ann.session.view is None
        assert ann.session.next_step == "start"
        with pytest.raises(NotDone, match="too_few_players"):
            await ann.session.go_on()
        ben = await asyncio.to_thread(Client, server, code, "Ben")
        await ann.until(lambda: "Ben joined." in ann.told)
        await ann.session.go_on()
        assert names_of(ann.session).names == ("Ann", "Ben")
        assert names_of(ann.session).you == 0
        ben.close()

    at(come(server, code), scene)


def test_somebody_who_is_not_host_may_not_start(server: Server) -> None:
    code = server.new_table(seats=3)
    ann = Client(server, code, "Ann")

    async def scene(ben: Sitting) -> None:
        assert ben.session.next_step is None
        with pytest.raises(NotDone, match="not_host"):
            await ben.session.go_on()

    at(come(server, code, "Ben"), scene)
    ann.close()


def test_seats_can_be_changed_and_left(server: Server) -> None:
    async def scene(ann: Sitting) -> None:
        await ann.client.ask(msg.Sit(seat=2))
        assert ann.client.seat == 2
        await ann.client.ask(msg.Sit(seat=None))
        assert names_of(ann.session).you is None

    at(come(server, server.new_table(seats=3)), scene)


# Playing.


@pytest.mark.parametrize("edition", ["classic", "super-hero-girls"])
def test_a_whole_round_is_played_against_bots(edition: str, server: Server) -> None:
    code = server.new_table(edition=edition, seats=3, window=0, options={"jump_in": True})

    async def scene(ann: Sitting) -> None:
        await start_against_bots(ann)
        assert ann.session.options.jump_in
        await play_round(ann)
        view = ann.session.view
        assert view is not None
        assert view.round_winner is not None
        assert ann.session.hands is not None
        assert sum(ann.session.table.points[0]) == sum(view.scores)
        if ann.session.table.phase == "round_over":
            assert ann.session.next_step == "next_round"
            await ann.session.go_on()
            await ann.until(lambda: ann.session.view and ann.session.view.round_number == 2)

    ann = at(come(server, code), scene)
    assert any(words.startswith("You ") for words in ann.told)
    assert any(words.startswith("Ines ") for words in ann.told)


def test_a_table_that_grows_by_a_seat_with_the_next_round_is_followed(server: Server) -> None:
    code = server.new_table(seats=2, window=0, options={"hand_size": 2, "target": 10_000})

    async def scene(ann: Sitting) -> None:
        ben = await asyncio.to_thread(Client, server, code, "Ben")
        await ann.session.go_on()
        await ann.until(lambda: ann.session.view)
        ben.close()  # a bot plays on for him
        zoe = await asyncio.to_thread(Client, server, code, "Zoe")
        await asyncio.to_thread(zoe.ask, "next_round")
        await play_round(ann)
        await ann.session.go_on()
        await ann.until(lambda: ann.session.view and ann.session.view.players == 3)
        assert ann.session.view is not None
        assert ann.session.view.hand_sizes[2] >= 2
        assert names_of(ann.session).names == ("Ann", "Ben", "Zoe")
        zoe.close()

    ann = at(come(server, code), scene)
    assert "Zoe takes a seat." in ann.told
    assert not any("rules" in words for words in ann.told)


def test_an_illegal_move_is_refused_with_its_reason(server: Server) -> None:
    async def scene(ann: Sitting) -> None:
        await start_against_bots(ann)
        await ann.until(lambda: ann.session.view and ann.session.view.to_act == 0)
        with pytest.raises(NotDone, match="cannot pass"):
            await ann.session.play("pass")

    at(come(server, server.new_table(seats=3)), scene)


def test_a_move_that_was_allowed_when_it_was_chosen_came_too_late(server: Server) -> None:
    code = server.new_table(seats=2)
    ben = Client(server, code, "Ben")

    async def scene(ann: Sitting) -> None:
        await asyncio.to_thread(ben.ask, "start")
        await ann.until(lambda: ann.session.view)
        while ann.session.view and ann.session.view.to_act == ann.client.seat:
            await make_a_move(ann)
        with pytest.raises(NotDone, match="not_your_move"):
            await ann.session.play("draw")
        assert ann.client.view is not None
        ann.client.view = replace(ann.client.view, legal=["draw"])  # of before
        with pytest.raises(NotDone, match="stale"):
            await ann.session.play("draw")
        with pytest.raises(NotDone, match="not_your_move"):
            await ann.session.play("pass")

    at(come(server, code), scene)
    ben.close()


# Watching and talking.


def test_somebody_who_watches_sees_the_table_and_no_hand(server: Server) -> None:
    code = server.new_table(seats=2)
    ann, ben = (Client(server, code, name) for name in ("Ann", "Ben"))
    ann.ask("start")

    async def scene(watcher: Sitting) -> None:
        view = watcher.session.view
        assert view is not None
        assert (view.hand, view.legal, names_of(watcher.session).you) == ([], [], None)
        with pytest.raises(NotDone, match="no_credentials"):
            await watcher.session.play("draw")

    at(come(server, code, None), scene)
    for client in (ann, ben):
        client.close()


def test_what_others_say_and_how_they_react_is_told(server: Server) -> None:
    code = server.new_table(seats=3)
    ben = Client(server, code, "Ben")

    async def scene(ann: Sitting) -> None:
        await asyncio.to_thread(ben.ask, "chat", text="hello {seat} [b]")
        await asyncio.to_thread(ben.ask, "react", reaction="clap")
        await ann.until(lambda: "Ben: Applause" in ann.told)

    ann = at(come(server, code), scene)
    assert [words for words in ann.told if words] == ["Ben: hello {seat} [b]", "Ben: Applause"]
    ben.close()


def test_people_are_told_of_by_the_names_they_had(server: Server) -> None:
    code = server.new_table(seats=3)
    ben = Client(server, code, "Ben")

    async def scene(ann: Sitting) -> None:
        await asyncio.to_thread(ben.ask, "rename", name="Bert")
        await asyncio.to_thread(ben.send, "leave")
        await ann.until(lambda: "You are the host now." in ann.told)

    ann = at(come(server, code), scene)
    assert "Ben is called Bert now." in ann.told
    assert "Bert left." in ann.told
    ben.close()


# Connections that end.


def test_being_sent_away_is_for_good(server: Server) -> None:
    code = server.new_table(seats=3)
    host = Client(server, code, "Host")

    async def scene(ann: Sitting) -> None:
        await asyncio.to_thread(host.ask, "remove", person=ann.client.person)
        await ann.until(lambda: ann.client.end)
        assert status_words(ann.session, EN) == "The host has removed you from this table."
        with pytest.raises(NotDone, match="no_connection"):
            await ann.session.go_on()

    at(come(server, code), scene)
    host.close()


def test_a_gap_in_the_versions_is_closed_by_coming_again(server: Server) -> None:
    code = server.new_table(seats=3)
    ben = Client(server, code, "Ben")

    async def scene(ann: Sitting) -> None:
        seen = ann.client.version
        await asyncio.to_thread(ben.ask, "chat", text="one")
        await ann.until(lambda: "Ben: one" in ann.told)
        ann.client.version = seen - 1  # as if two updates had not come
        ann.told.clear()
        await asyncio.to_thread(ben.ask, "chat", text="two")
        await ann.until(lambda: "Ben: two" in ann.told)
        await ann.until(lambda: ann.session.trouble is None)
        assert ann.told.count("Ben: one") == 1
        assert ann.told.count("Ben: two") == 1

    at(come(server, code), scene)
    ben.close()


def test_whoever_comes_back_takes_over_from_the_bot(server: Server) -> None:
    code = server.new_table(seats=2, window=0)
    ben = Client(server, code, "Ben")
    client = come(server, code)

    async def scene(ann: Sitting) -> None:
        await asyncio.to_thread(ben.ask, "start")
        await ann.until(lambda: ann.session.view is not None)  # her share in the shuffle is there

    async def back(ann: Sitting) -> None:
        await ann.until(lambda: not ann.client.is_covered)  # by a welcome, or soon after it
        assert status_words(ann.session, EN) == ""

    at(client, scene)
    ben.wait_for(lambda one: one["type"] == "update" and one["note"]["what"] == "covered")
    at(TableClient(over_websocket(address_of(server, code)), client.token), back)
    ben.close()


def test_a_server_that_dies_in_mid_round_is_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_client, "LONGEST_WAIT", 0.5)
    with Server(ready_in(tmp_path), quick=True) as server:
        code = server.new_table(seats=3, window=0)

        async def scene(ann: Sitting) -> None:
            await start_against_bots(ann)
            for _ in range(3):
                await make_a_move(ann)
            await asyncio.to_thread(server.kill)
            await ann.until(lambda: status_words(ann.session, EN) == EN.say("connection-lost"))
            before = ann.client.version
            with pytest.raises(NotDone, match="no_connection"):
                await ann.session.play("draw")
            await asyncio.to_thread(server.start)
            await ann.until(lambda: ann.session.trouble is None)
            assert ann.client.version >= before
            assert ann.client.seat == 0
            await play_round(ann)
            assert ann.session.view is not None
            assert ann.session.view.round_winner is not None

        at(come(server, code), scene)
