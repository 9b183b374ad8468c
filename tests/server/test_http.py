"""The server over HTTP and WebSockets: what it answers, and what it defends itself against."""

from __future__ import annotations

import json
import signal
import time
import tomllib
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from socket import create_connection

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from lastcard import EDITIONS
from lastcard.editions.rulebook import rules_of
from lastcard.server.api import MOST_WITH_EDITION, draw_qr_code
from lastcard.server.reviews import LONGEST
from lastcard.table.codes import read_code, spell_code
from lastcard.table.messages import MAX_BYTES
from tests.support.patience import PATIENCE
from tests.support.servers import Client, Data, Server
from tests.support.sqlite_files import ready_in
from tests.test_carried_editions import STORM

TOKENS_ARE_SHOWN_AT = ("/api/statistics", "/api/forget", "/api/places")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(ready_in(tmp_path_factory.mktemp("server"))) as running:
        yield running


def ask(
    server: Server, path: str, body: bytes | None = None, address: str = "127.0.0.1"
) -> tuple[int, bytes]:
    request = urllib.request.Request(server.url(path), body, {"X-Forwarded-For": address})
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return int(answer.status), answer.read()
    except urllib.error.HTTPError as error:
        with error:
            return error.code, error.read()


def test_the_start_page_learns_of_every_edition_and_option(server: Server) -> None:
    found = server.request("/api/editions")
    assert [edition["name"] for edition in found["editions"]] == list(EDITIONS)
    assert found["options"]["stacking"] == {"choices": ["off", "same", "any"]}
    assert found["options"]["target"] == {"min": 1, "max": 10_000}
    assert found["options"]["jump_in"] == {"switch": True}
    assert found["defaults"]["togetherness"]["scoring"] == "hand"
    assert found["bots"] == ["random", "casual", "sharp", "learned", "master"]


def test_the_rules_of_an_edition_come_by_section_in_reading_order(server: Server) -> None:
    rules = server.request("/api/editions/color-powers/rules")["rules"]
    assert [one["section"] for one in rules][:2] == ["deck", "setup"]
    assert [id for one in rules for id in one["ids"]] == [
        one.id for one in rules_of("color-powers")
    ]
    status, body = ask(server, "/api/editions/chess/rules")
    assert (status, json.loads(body)["reason"]) == (404, "no_table")


def test_the_text_of_an_edition_is_read_with_what_it_says_word_for_word(server: Server) -> None:
    found = server.request("/api/editions", {"text": STORM})
    assert found["edition"]["about"]["title"] == "Storm"
    assert found["file"] == tomllib.loads(STORM)


def test_a_table_has_an_unguessable_code_and_a_qr_code(server: Server) -> None:
    codes = {server.new_table() for _ in range(3)}
    assert len(codes) == 3
    code = codes.pop()
    assert read_code(spell_code(code)) == code
    assert server.request(f"/api/tables/{spell_code(code)}")["code"] == code
    with urllib.request.urlopen(server.url(f"/api/tables/{code}/qr.svg")) as answer:
        assert answer.headers["content-type"] == "image/svg+xml"


@pytest.mark.parametrize(
    ("path", "body", "expected"),
    [
        ("/api/tables/ZZZZZZZZ", None, 404),
        ("/api/tables/x'; drop table tables", None, 404),
        ("/api/tables/anything at all/qr.svg", None, 404),
        ("/api/tables/ZZZZZZZZ/qr.svg", None, 404),  # drawing one takes a while
        ("/api/games/1", None, 404),
        ("/api/games/1/record", None, 404),
        ("/api/games/" + "9" * 5_000, None, 404),
        ("/api/games/one", None, 404),
        ("/api/nothing", None, 404),
        ("/api/tables", b"{", 400),
        ("/api/tables", b'{"edition": "chess"}', 400),
        ("/api/tables", b'{"cheat": 1}', 400),
        ("/api/tables", b" " * (MOST_WITH_EDITION + 1), 413),
        ("/api/editions", b'{"text": "title = "}', 400),
        ("/api/editions", b'{"text": "[wilds]\\nWX = 1"}', 400),
        ("/api/places", b" " * (MAX_BYTES + 1), 413),
        ("/api/tables", b'{"edition": "\xff\xfe"}', 400),
        ("/api/tables", b'{"edition": "\\u0000"}', 400),
        ("/api/tables", b"[" * 3_000, 400),
        ("/api/statistics", b"[]", 400),
        ("/api/statistics", json.dumps({str(n): "" for n in range(99)}).encode(), 413),
        ("/api/places", b"[]", 400),
        ("/api/places", json.dumps({str(n): "" for n in range(11)}).encode(), 413),
        ("/api/history?code=%00", None, 404),
        ("/api/history", None, 404),
        ("/api/tables/%00", None, 404),
        ("/api/games/%00", None, 404),
        ("/api/history", b"{}", 405),
    ],
)
def test_bad_requests_are_answered_clearly(
    path: str, body: bytes | None, expected: int, server: Server
) -> None:
    found, said = ask(server, path.replace(" ", "%20"), body)
    assert found == expected
    assert found == 200 or set(json.loads(said)) == {"reason", "detail"}


def test_a_path_that_leads_out_of_the_page_leads_nowhere(server: Server) -> None:
    found, said = ask(server, "/../../etc/passwd")
    assert found == 404
    assert said == ask(server, "/")[1]  # the page, which knows no such place


def ask_from(address: str, server: Server, path: str) -> int:
    return ask(server, path, address=address)[0]


def test_who_guesses_codes_is_refused_after_a_while_and_others_are_not(server: Server) -> None:
    code = server.new_table()
    wrong = [ask_from("198.51.100.1", server, "/api/tables/ZZZZZZZZ") for _ in range(25)]
    assert wrong[:20] == [404] * 20
    assert 429 in wrong[20:]
    assert ask_from("198.51.100.1", server, f"/api/tables/{code}") == 429
    assert ask_from("198.51.100.1", server, f"/api/history?code={code}") == 429
    assert ask_from("198.51.100.2", server, f"/api/tables/{code}") == 200


def say_hello(server: Server, code: str, address: str, **hello: str | None) -> Data:
    """What somebody at an address is told."""
    headers = {"X-Forwarded-For": address}
    with connect(server.url(f"/ws/{code}", "ws"), additional_headers=headers) as socket:
        socket.send(json.dumps({"type": "hello", **hello}))
        said: Data = json.loads(socket.recv(PATIENCE))
        return said


def test_a_right_token_gets_in_whatever_others_have_guessed_at_the_same_address(
    server: Server,
) -> None:
    ann, address = Client(server, server.new_table(), "Ann"), "198.51.100.8"
    for _ in range(25):
        ask_from(address, server, "/api/tables/ZZZZZZZZ")
    assert say_hello(server, ann.code, address, token="a guess")["reason"] == "too_fast"
    assert say_hello(server, ann.code, address)["reason"] == "too_fast"
    assert say_hello(server, ann.code, address, token=ann.token or "")["type"] == "welcome"


def test_who_looks_at_the_history_of_a_table_that_there_is_guesses_nothing(server: Server) -> None:
    path = f"/api/history?code={server.new_table()}"
    assert {ask_from("198.51.100.4", server, path) for _ in range(25)} == {200}


def test_who_asks_for_one_game_after_the_other_has_to_wait(server: Server) -> None:
    for path, address in (
        ("/api/games/9", "198.51.100.5"),
        ("/api/games/9/record", "198.51.100.6"),
    ):
        found = [ask_from(address, server, path) for _ in range(40)]
        assert found[:30] == [404] * 30
        assert 429 in found[30:]
        assert ask_from("198.51.100.7", server, path) == 404


def test_who_guesses_tokens_is_refused_after_a_while(server: Server) -> None:
    code, address = server.new_table(), "198.51.100.3"
    said = [say_hello(server, code, address, token="a guess") for _ in range(25)]
    reasons = [one["reason"] for one in said]
    assert reasons[:20] == ["no_credentials"] * 20
    assert "too_fast" in reasons[20:]


def test_a_refusal_names_the_hello_that_it_answers(server: Server) -> None:
    with connect(server.url(f"/ws/{server.new_table()}", "ws")) as socket:
        socket.send(json.dumps({"type": "hello", "id": 7, "token": "a guess"}))
        said = json.loads(socket.recv(PATIENCE))
    assert (said["reason"], said["id"]) == ("no_credentials", 7)


def test_a_class_behind_one_address_comes_back_after_a_restart(tmp_path: Path) -> None:
    with Server(ready_in(tmp_path)) as server:
        code, headers = server.new_table(), {"X-Forwarded-For": "198.51.100.9"}
        codes = [code] + [server.new_table() for _ in range(3)]
        tokens = [(one, Client(server, one, str(n)).token) for one in codes for n in range(9)]
        server.kill()
        server.start()
        with ExitStack() as links:
            sockets = []
            for one, _ in tokens:
                # Everything is read as it comes: else the end of the link would lie behind it.
                link = connect(
                    server.url(f"/ws/{one}", "ws"), additional_headers=headers, max_queue=None
                )
                sockets.append(links.enter_context(link))
            for socket, (_, token) in zip(sockets, tokens, strict=True):
                socket.send(json.dumps({"type": "hello", "token": token}))
            said = [json.loads(socket.recv(PATIENCE))["type"] for socket in sockets]
    assert said == 36 * ["welcome"]


def test_links_are_the_ones_that_people_behind_a_proxy_use(tmp_path: Path) -> None:
    more = ("--allow-host", "cards.example", "--trust-proxy", "127.0.0.1")
    with Server(ready_in(tmp_path), more=more) as server:
        code = server.new_table()
        address = server.url(f"/api/tables/{code}/qr.svg")
        headers = {"Host": "cards.example", "X-Forwarded-Proto": "https"}
        with urllib.request.urlopen(urllib.request.Request(address, headers=headers)) as answer:
            assert answer.read() == draw_qr_code(f"https://cards.example/t/{spell_code(code)}")


def test_who_is_not_trusted_as_a_proxy_speaks_for_nobody_else(tmp_path: Path) -> None:
    with Server(ready_in(tmp_path), more=("--trust-proxy", "192.0.2.1")) as server:
        asked = [ask_from(f"198.51.100.{n}", server, "/api/tables/ZZZZZZZZ") for n in range(25)]
    assert 429 in asked


def test_nobody_asks_without_end(tmp_path: Path) -> None:
    with Server(ready_in(tmp_path), more=("--requests", "10:1")) as server:
        for number, path in enumerate(("/api/editions", "/api/editions/classic/rules")):
            home = f"198.51.10{number}.1"
            found = (ask_from(home, server, path) for _ in range(100))
            assert next(found) == 200
            assert 429 in found  # asked until then: on a busy machine more is allowed meanwhile
            assert ask_from(f"198.51.10{number}.2", server, path) == 200


def test_every_answer_carries_the_headers_of_a_careful_page(server: Server) -> None:
    for path in ("/", "/api/editions", "/t/ABCDEFGH"):
        with urllib.request.urlopen(server.url(path), timeout=PATIENCE) as answer:
            policy = answer.headers["content-security-policy"]
            assert "default-src 'none'" in policy
            assert "unsafe" not in policy
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert answer.headers["referrer-policy"] == "no-referrer"


def test_nobody_on_the_way_keeps_what_is_about_people(server: Server) -> None:
    code = server.new_table()
    for path in (f"/api/tables/{code}", f"/api/tables/{code}/qr.svg", f"/api/history?code={code}"):
        with urllib.request.urlopen(server.url(path), timeout=PATIENCE) as answer:
            assert answer.headers.get_all("cache-control") == ["no-store"]
    with pytest.raises(urllib.error.HTTPError) as refused:
        server.request("/api/games/unknown")
    with refused.value as answer:
        assert answer.headers["cache-control"] == "no-store"
    with urllib.request.urlopen(server.url("/"), timeout=PATIENCE) as answer:
        assert answer.headers.get_all("cache-control") == ["no-cache"]


@pytest.mark.parametrize("path", TOKENS_ARE_SHOWN_AT)
@pytest.mark.parametrize(
    ("body", "status", "reason"),
    [
        (b"[]", 400, "bad_message"),
        (b"null", 400, "bad_message"),
        (b'{"ABCDEFGH": null}', 400, "bad_message"),
        (b'{"ABCDEFGH": {"a": 1}}', 400, "bad_message"),
        (b'{"ABCDEFGH": "\xff"}', 400, "bad_message"),
        (b"[" * 3_000, 400, "bad_message"),
        (json.dumps({f"code {n}": "" for n in range(31)}).encode(), 413, "too_long"),
        (b" " * 5_000, 413, "too_long"),
    ],
)
def test_what_is_no_list_of_tables_and_tokens_is_refused(
    server: Server, path: str, body: bytes, status: int, reason: str
) -> None:
    found = ask(server, path, body, "198.51.100.3")
    assert (found[0], json.loads(found[1])["reason"]) == (status, reason)


@pytest.mark.parametrize("path", TOKENS_ARE_SHOWN_AT)
def test_tokens_are_not_tried_without_end(server: Server, path: str) -> None:
    """Each of them has the people of a table looked through."""
    tokens = json.dumps({"ABCDEFGH": "\x00", "%00": "", "zz": "x"}).encode()
    home = f"198.51.100.{10 + TOKENS_ARE_SHOWN_AT.index(path)}"
    found = [ask(server, path, tokens, home)[0] for _ in range(60)]
    assert (found[0], {*found}) == (200, {200, 429})


def test_other_sites_cannot_connect_in_a_visitors_name(server: Server) -> None:
    address = server.url(f"/ws/{server.new_table()}", "ws")
    with pytest.raises(InvalidStatus), connect(address, origin=Origin("https://evil.example")):
        pass
    with connect(address, origin=Origin(server.url(""))):
        pass


@pytest.mark.parametrize("first", ["", "[]", '{"type": "start"}', "\u0000", '{"type": "hello"'])
def test_who_does_not_say_hello_is_sent_away(first: str, server: Server) -> None:
    with connect(server.url(f"/ws/{server.new_table()}", "ws")) as socket:
        socket.send(first)
        assert json.loads(socket.recv(PATIENCE))["type"] == "refused"
        with pytest.raises(ConnectionClosed):
            socket.recv(PATIENCE)


@pytest.mark.parametrize(
    "path",
    [
        "/api/games/x",
        "/api/games/0123456789abcdef",
        "/api/games/0123456789abcdef/record",
        "/api/statistics/Ann",
        "/api/tables/ZZZZZZZZ",
        "/api/nothing",
    ],
)
def test_what_there_is_not_is_refused_with_a_reason(path: str, server: Server) -> None:
    with pytest.raises(urllib.error.HTTPError) as refused:
        server.request(path)
    with refused.value as answer:
        assert answer.status == 404
        assert set(json.loads(answer.read())) == {"reason", "detail"}


def test_a_table_that_there_is_not_is_refused(server: Server) -> None:
    with connect(server.url("/ws/ZZZZZZZZ", "ws")) as socket:
        socket.send('{"type": "hello"}')
        assert json.loads(socket.recv(PATIENCE))["reason"] == "no_table"


def test_a_flood_is_refused_then_cut_off_and_others_play_on(tmp_path: Path) -> None:
    with Server(ready_in(tmp_path)) as server:
        code = server.new_table(seats=2)
        ann, ben = Client(server, code, "Ann"), Client(server, code, "Ben")
        for _ in range(60):
            ann.send("ping")
        refused = ann.wait_for(lambda one: one["type"] == "refused")
        assert (refused["reason"], refused["id"] > 0) == ("too_fast", True)
        with pytest.raises(ConnectionClosed):
            flood(ann)
        assert ben.ask("ping")["type"] == "pong"
        assert say_hello(server, code, "127.0.0.1", name="Cleo")["reason"] == "too_fast"
        assert say_hello(server, code, "127.0.0.1", token=ann.token)["reason"] == "too_fast"
        ben.come()


def flood(client: Client) -> None:
    for _ in range(100_000):
        client.send("ping")


def test_a_message_larger_than_any_real_one_ends_only_that_connection(server: Server) -> None:
    code = server.new_table(seats=2)
    ann, ben = Client(server, code, "Ann"), Client(server, code, "Ben")
    ann.socket.send("x" * 100_000)
    with pytest.raises(ConnectionClosed):
        ann.wait_for(lambda _: False)
    assert ben.ask("ping")["type"] == "pong"


def by_haste(move: str) -> int:
    """UNO is called whenever it can be, and nobody caught: that would make the game longer."""
    return 0 if move.endswith("!") or move == "uno" else {"draw": 2, "catch": 3}.get(move, 1)


def test_a_finished_game_can_be_replayed_and_downloaded(server: Server) -> None:
    code = server.new_table(seats=2, options={"target": 1, "hand_size": 1}, window=0)
    ann, ben = Client(server, code, "Ann"), Client(server, code, "sharp")
    ann.ask("start")
    while True:
        ben.catch_up(ann.version)
        ann.catch_up(ben.version)
        if ann.view["phase"] == "game_over":
            break
        mover = (ann, ben)[ann.view["to_act"]]
        move = min(mover.view["legal"], key=by_haste)
        if mover.play(move).get("reason") == "too_fast":
            time.sleep(0.5)  # chance may deal a long game
    key = ann.table["game"]
    found = server.request(f"/api/games/{key}")
    assert (found["names"], found["people"]) == (["Ann", "sharp"], [True, True])
    assert code not in json.dumps(found)
    assert found["steps"][0]["move"] == ""
    assert [] in found["steps"][-1]["hands"]
    assert [game["key"] for game in server.request(f"/api/history?code={code}")["games"]] == [key]
    for person, seat in ((ann, 0), (ben, 1)):
        own = server.request("/api/statistics", {code: person.token})
        assert (own["games"], own["games_won"]) == (1, int(seat in found["winners"]))
    assert server.request("/api/statistics", {code: "a guess"})["games"] == 0
    assert server.request("/api/statistics", {"ABCDEFGH": ann.token})["games"] == 0
    (judged,) = coach(server, key)["rounds"]
    assert judged["accounts"][judged["winner"]]["result"] == 1
    assert [step["move"] for step in judged["steps"]] == [step["move"] for step in found["steps"]]
    assert server.request("/api/statistics", {code: ann.token})["judged"]["rounds"] == 1


def coach(server: Server, key: str) -> Data:
    """What the coach says of a game, once it has looked at all of it."""
    for _ in range(2 * LONGEST):  # after that the server itself gives it up
        review: Data = server.request(f"/api/games/{key}/review")
        if review["done"]:
            return review
        time.sleep(0.5)
    raise AssertionError("the coach does not come to an end")


NO_REQUESTS = {
    "no HTTP": b"EHLO cards.example\r\n\r\n",
    "two hosts": b"GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
    "a broken chunk": b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\n"
    b"Transfer-Encoding: chunked\r\n\r\nx\r\n",
}


def test_what_is_no_request_is_answered_in_json_too(tmp_path: Path) -> None:
    with Server(ready_in(tmp_path)) as server:
        for what, sent in NO_REQUESTS.items():
            with create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as link:
                link.sendall(sent)
                said = b"".join(iter(partial(link.recv, 65536), b""))
            head, _, body = said.partition(b"\r\n\r\n")
            assert head.startswith(b"HTTP/1.1 400 "), what
            assert b"application/json" in head.lower(), what
            assert json.loads(body)["reason"] in ("bad_request", "bad_message"), what
        server.stop()
        assert "Traceback" not in server.said


def test_who_goes_in_the_middle_of_a_request_leaves_no_trace(tmp_path: Path) -> None:
    half = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99\r\n\r\n{"
    with Server(ready_in(tmp_path)) as server:
        with create_connection(("127.0.0.1", server.port)) as link:
            link.sendall(half)
        server.new_table()
        server.stop()
        assert server.said == ""


def test_ctrl_c_stops_it_cleanly(tmp_path: Path) -> None:
    with Server(ready_in(tmp_path)) as server:
        assert server.stop(signal.SIGINT) in (0, 130)


def test_whoever_has_a_place_is_told_what_goes_on_there_and_nobody_else(server: Server) -> None:
    code = server.new_table(seats=2)
    ann, ben = Client(server, code, "Ann"), Client(server, code, "Ben")
    ann.ask("start")
    found = server.request("/api/places", {code: ann.token, "ZZZZZZZZ": ann.token})["places"]
    stranger = server.request("/api/places", {code: "guessed"})["places"]
    ann.close()
    ben.close()
    assert found["ZZZZZZZZ"] == stranger[code] == {"refused": "no_credentials"}
    assert found[code]["phase"] == "playing"
    assert found[code]["others"] == [{"name": "Ben", "here": True}]
    assert (found[code]["turn"] == "Ann") == found[code]["yours"]
