"""Luck in tests: a server that a test has started deals what the test is to have."""

from __future__ import annotations

from pathlib import Path

from tests.support.servers import Client, Server


def deal(server: Server) -> list[str]:
    code = server.new_table(seats=2)
    ann, ben = Client(server, code, "Ann"), Client(server, code, "Ben")
    ann.ask("start")
    hand = list(ann.view["hand"])
    ann.close()
    ben.close()
    return hand


def test_a_server_deals_a_test_the_same_cards_in_every_run(
    quick_server: Server, deals: Path
) -> None:
    deals.write_text("some test")
    first, second = deal(quick_server), deal(quick_server)
    deals.write_text("some test")
    assert [deal(quick_server), deal(quick_server)] == [first, second]
    assert first != second
