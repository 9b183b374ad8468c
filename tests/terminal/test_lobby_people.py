"""The host of a table deals with the others in the lobby, on the screen."""

from __future__ import annotations

import asyncio

from lastcard.terminal.screens.lobby_screen import LobbyScreen
from lastcard.terminal.screens.pages import ScorePage
from lastcard.terminal.screens.table_screen import TableScreen
from lastcard.terminal.widgets.choosers import Chooser
from tests.support.lobbies import Screen, on_screen
from tests.support.servers import Client, Server
from tests.support.sittings import come


async def sit_down(screen: Screen, server: Server, *names: str) -> list[Client]:
    """Others come to the table at which Ann is host."""
    code = screen.table.code
    clients = [await asyncio.to_thread(Client, server, code, name) for name in names]
    await screen.until(lambda: len(screen.table.people) == len(names) + 1)
    return clients


def names(screen: Screen) -> list[str]:
    return [one.name for one in screen.table.people]


def test_the_host_sends_somebody_away(server: Server) -> None:
    async def scene(screen: Screen) -> None:
        ben, cleo = await sit_down(screen, server, "Ben", "Cleo")
        await screen.press("p")
        await screen.sees("Cleo, Seat 3")
        await screen.press("2")
        await screen.sees("Make host")
        await screen.press("2")
        await screen.until(lambda: names(screen) == ["Ann", "Ben"])
        gone = await asyncio.to_thread(cleo.wait_for, lambda one: one["type"] == "gone")
        assert gone["reason"] == "removed"
        await screen.sees("Cleo was removed.")
        for client in (ben, cleo):
            client.close()

    on_screen(come(server, server.new_table(seats=3)), scene)


def test_with_one_other_person_the_host_is_not_asked_whom(server: Server) -> None:
    async def scene(screen: Screen) -> None:
        (ben,) = await sit_down(screen, server, "Ben")
        await screen.press("p")
        await screen.sees("Make host")
        await screen.press("enter")
        await screen.until(lambda: not screen.client.is_host)
        await screen.sees("Ben is the host now.")
        assert screen.prompt().startswith("Waiting for the host")
        await screen.until(lambda: "p People" not in screen.shown())
        ben.close()

    on_screen(come(server, server.new_table(seats=3)), scene)


def test_somebody_who_watches_can_be_made_host(server: Server) -> None:
    async def scene(screen: Screen) -> None:
        ben, cleo = await sit_down(screen, server, "Ben", "Cleo")
        await screen.press("p")
        await screen.sees("Cleo, Watching")
        await screen.press("down", "enter")
        await screen.sees("Make host")
        await screen.press("1")
        await screen.sees("Cleo is the host now.")
        for client in (ben, cleo):
            client.close()

    on_screen(come(server, server.new_table(seats=2)), scene)


def test_escape_leaves_everybody_where_they_are(server: Server) -> None:
    async def scene(screen: Screen) -> None:
        (ben,) = await sit_down(screen, server, "Ben")
        await screen.press("p")
        await screen.until_on_top(Chooser)
        await screen.press("escape")
        await screen.until_on_top(LobbyScreen)
        await screen.press("w")  # comes after whatever was asked for before
        await screen.until(lambda: screen.client.seat is None)
        assert (names(screen), screen.client.is_host) == (["Ann", "Ben"], True)
        ben.close()

    on_screen(come(server, server.new_table(seats=2)), scene)


def test_only_the_host_is_offered_to_deal_with_others(server: Server) -> None:
    code = server.new_table(seats=2)
    host = Client(server, code, "Host")

    async def scene(screen: Screen) -> None:
        await screen.sees("q Leave")
        assert "p People" not in screen.shown()
        await screen.press("p")
        assert isinstance(screen.app.screen, LobbyScreen)

    on_screen(come(server, code), scene)
    host.close()


def test_somebody_who_has_left_meanwhile_is_not_dealt_with(server: Server) -> None:
    async def scene(screen: Screen) -> None:
        (ben,) = await sit_down(screen, server, "Ben")
        await screen.press("p")
        await screen.until_on_top(Chooser)
        await asyncio.to_thread(ben.send, "leave")
        await screen.until(lambda: names(screen) == ["Ann"])
        await screen.press("2")
        await screen.until(lambda: screen.prompt() == "That person isn’t here.")
        ben.close()

    on_screen(come(server, server.new_table(seats=2)), scene)


def test_names_with_square_brackets_are_names(server: Server) -> None:
    odd = "[/b] [red]Ben"

    async def scene(screen: Screen) -> None:
        (ben,) = await sit_down(screen, server, odd)
        await screen.press("p")
        await screen.sees(f"─ {odd} ─")
        await screen.press("escape")
        await screen.until_on_top(LobbyScreen)
        await screen.start()
        await screen.sees(odd)
        await screen.press("s")
        await screen.until_on_top(ScorePage)
        await screen.until(lambda: screen.shown().count(odd) > 1)
        await screen.press("escape")
        await screen.until_on_top(TableScreen)
        ben.close()

    on_screen(come(server, server.new_table(seats=2)), scene)


def test_on_forty_columns_every_key_of_the_host_is_seen(server: Server) -> None:
    keys = ("Start", "w Just watch", "b Add bot", "p People", "c Card", "e Set up", "q Leave")

    async def scene(screen: Screen) -> None:
        (ben,) = await sit_down(screen, server, "Ben")
        await screen.sees(*keys, "Ann", "you, host", "Ben joined.", "A number")
        ben.close()

    table = server.new_table(edition="super-hero-girls", seats=4)
    on_screen(come(server, table), scene, size=(40, 12))


def test_on_forty_columns_the_arrows_lead_to_whoever_is_out_of_sight(server: Server) -> None:
    async def scene(screen: Screen) -> None:
        (ben,) = await sit_down(screen, server, "Ben")
        await screen.press("3")
        await screen.until(lambda: screen.seats()[2] == "person")
        await screen.until(lambda: "Played by the book" not in screen.shown())
        await screen.press(*["down"] * 10)
        await screen.sees("Played by the book")
        await screen.press(*["up"] * 10)
        await screen.sees("Classic")
        ben.close()

    on_screen(come(server, server.new_table(seats=10)), scene, size=(40, 12))
