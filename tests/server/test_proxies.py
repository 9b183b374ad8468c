"""Who asks, where proxies stand between: what trusted ones say counts, and nothing else."""

from __future__ import annotations

import pytest
from starlette.datastructures import Headers

from lastcard.errors import InvalidOption
from lastcard.server.network.proxies import Networks, Proxies

CLIENT, OTHER, PROXY, INNER = "198.51.100.7", "203.0.113.9", "10.0.0.1", "10.0.0.2"


def client_of(peer: str, *forwarded: str, trusted: tuple[str, ...] = ("10.0.0.0/8",)) -> str:
    headers = Headers(raw=[(b"x-forwarded-for", one.encode()) for one in forwarded])
    return Proxies(Networks(trusted)).client_of(peer, headers)


def test_a_trusted_proxy_says_who_asks() -> None:
    assert client_of(PROXY, CLIENT) == CLIENT
    assert client_of(PROXY, f"{CLIENT}, {INNER}") == CLIENT
    assert client_of(PROXY, CLIENT, INNER) == CLIENT


def test_nobody_else_is_believed() -> None:
    assert client_of(OTHER, CLIENT) == OTHER
    assert client_of(PROXY, f"{CLIENT}, {OTHER}") == OTHER


@pytest.mark.parametrize(
    ("said", "expected"),
    [
        (f"{CLIENT}:5000", CLIENT),
        ("2001:db8::7", "2001:db8::7"),
        ("[2001:db8::7]:5000", "2001:db8::7"),
        ("::ffff:198.51.100.7", CLIENT),
        ("unknown", PROXY),
        ("", PROXY),
    ],
)
def test_addresses_are_read_as_proxies_write_them(said: str, expected: str) -> None:
    assert client_of(PROXY, said) == expected


def test_without_a_word_from_it_the_proxy_itself_asks() -> None:
    assert client_of(PROXY) == PROXY


def test_where_whoever_connects_is_trusted_only_what_that_one_added_counts() -> None:
    """nginx adds to what somebody else has written, who must not choose where they come from."""
    assert client_of(OTHER, CLIENT, trusted=("*",)) == CLIENT
    assert client_of(OTHER, f"127.0.0.1, {CLIENT}", trusted=("*",)) == CLIENT
    assert client_of(OTHER, f"127.0.0.1, {CLIENT}, {INNER}", trusted=("*", INNER)) == CLIENT


def test_a_trusted_proxy_says_whether_browsers_come_by_https() -> None:
    proxies, headers = Proxies(Networks([PROXY])), Headers({"x-forwarded-proto": "https"})
    assert proxies.scheme_of(PROXY, headers, "http") == "https"
    assert proxies.scheme_of(OTHER, headers, "http") == "http"
    assert proxies.scheme_of(PROXY, Headers({"x-forwarded-proto": "ftp"}), "http") == "http"


def test_what_is_no_address_is_no_proxy() -> None:
    with pytest.raises(InvalidOption, match=r"cards\.example"):
        Networks(["cards.example"])
