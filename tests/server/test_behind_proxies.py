"""The examples for nginx and Caddy, run as they are in front of a real server, where there are any.

Changed are only their ports and, for nginx, where the certificate is.
"""

from __future__ import annotations

import json
import os
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from contextlib import closing
from http.client import HTTPSConnection
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tests.support.engines import free_port
from tests.support.patience import PATIENCE
from tests.support.servers import Server
from tests.support.sqlite_files import ready_in

DEPLOY = Path(__file__).parents[2] / "deploy"
NAME = "cards.example"
WRONG = "/api/tables/ZZZZZZZZ"
TRUSTING = ssl.create_default_context()
TRUSTING.check_hostname, TRUSTING.verify_mode = False, ssl.CERT_NONE

ALONE = """
pid {folder}/pid;
{user}
error_log stderr crit;
events {{}}
http {{
    access_log off;
    {rooms}
    include {folder}/site.conf;
}}
"""
LOCAL = """{{
	admin off
	local_certs
	skip_install_trust
	default_bind 127.0.0.1
	http_port {other}
	https_port {port}
	storage file_system {folder}
}}
"""


def find_program(name: str) -> str:
    found = shutil.which(name, path=f"{os.environ.get('PATH', '')}:/usr/sbin:/usr/local/sbin")
    if found is None:
        pytest.skip(f"there is no {name} here")
    return found


def start_nginx(folder: Path, port: int, server: Server) -> subprocess.Popen[bytes]:
    program = find_program("nginx")
    certificate, key = folder / "certificate.pem", folder / "key.pem"
    made = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj", f"/CN={NAME}"]
    made += ["-keyout", str(key), "-out", str(certificate)]
    subprocess.run([find_program("openssl"), *made], check=True, capture_output=True)
    site = (DEPLOY / "nginx.conf").read_text()
    changes = {
        "listen 443": f"listen 127.0.0.1:{port}",
        f"/etc/ssl/{NAME}.pem": str(certificate),
        f"/etc/ssl/{NAME}.key": str(key),
        "127.0.0.1:8665": f"127.0.0.1:{server.port}",
    }
    for before, after in changes.items():
        assert site.count(before) >= 1, before
        site = site.replace(before, after)
    (folder / "site.conf").write_text(site)
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    rooms = "\n".join(f"{kind}_temp_path {folder}/{kind};" for kind in kinds)
    user = "user root;" if os.geteuid() == 0 else ""
    settings = folder / "nginx.conf"
    settings.write_text(ALONE.format(folder=folder, rooms=rooms, user=user))
    words = ["-e", "stderr", "-p", str(folder), "-c", str(settings), "-g", "daemon off;"]
    return subprocess.Popen([program, *words])


def start_caddy(folder: Path, port: int, server: Server) -> subprocess.Popen[bytes]:
    """With a second server that is not there, as one of a cluster that is just renewed."""
    program = find_program("caddy")
    settings = folder / "Caddyfile"
    local = LOCAL.format(folder=folder, port=port, other=free_port())
    settings.write_text(local + (DEPLOY / "Caddyfile").read_text())
    at = f"127.0.0.1:{free_port()} 127.0.0.1:{server.port}"
    told = {**os.environ, "LASTCARD_NAME": NAME, "LASTCARD_AT": at, "HOME": str(folder)}
    words = ["run", "--adapter", "caddyfile", "--config", str(settings)]
    return subprocess.Popen([program, *words], env=told, stderr=subprocess.DEVNULL)


class Proxy:
    """Somewhere to come through, from whichever address of this machine one likes."""

    def __init__(self, port: int, code: str) -> None:
        self.port = port
        self.code = code  # of a table

    def ask(self, path: str, source: str = "127.0.0.1", **headers: str) -> tuple[int, str]:
        """The status, and the header that is there only by https."""
        there = ("127.0.0.1", self.port)
        plain = socket.create_connection(there, PATIENCE, (source, 0))
        link = HTTPSConnection(NAME, self.port, context=TRUSTING)
        link.sock = TRUSTING.wrap_socket(plain, server_hostname=NAME)
        with closing(link):
            link.request("GET", path, headers={k.replace("_", "-"): v for k, v in headers.items()})
            answer = link.getresponse()
            return answer.status, answer.getheader("Cross-Origin-Opener-Policy", "")

    def come(self, origin: str) -> ClientConnection:
        plain = socket.create_connection(("127.0.0.1", self.port), PATIENCE)
        address = f"wss://{NAME}:{self.port}/ws/{self.code}"
        return connect(
            address, sock=plain, ssl=TRUSTING, server_hostname=NAME, origin=Origin(origin)
        )

    def is_there(self) -> bool:
        try:
            return self.ask("/healthz")[0] == 200
        except OSError:
            return False


@pytest.fixture(scope="module", params=["nginx", "caddy"])
def proxy(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Proxy]:
    find_program(request.param)
    start = {"nginx": start_nginx, "caddy": start_caddy}[request.param]
    folder, port = tmp_path_factory.mktemp("proxy"), free_port()
    with Server(ready_in(folder), more=["--allow-host", NAME]) as server:
        process = start(folder, port, server)
        try:
            there = Proxy(port, server.new_table())
            deadline = time.monotonic() + PATIENCE
            while not there.is_there():
                assert process.poll() is None, "it did not start"
                assert time.monotonic() < deadline
                time.sleep(0.05)
            yield there
        finally:
            process.terminate()
            process.wait(PATIENCE)


def test_a_server_behind_it_is_ready_and_knows_that_people_come_by_https(proxy: Proxy) -> None:
    assert proxy.ask("/readyz") == (200, "same-origin")


def test_it_shows_nobody_what_a_server_counts(proxy: Proxy) -> None:
    assert proxy.ask("/metrics")[0] == 403


def test_limits_count_whoever_asks_it_whatever_they_say(proxy: Proxy) -> None:
    seen = {
        proxy.ask(WRONG, "127.0.0.2", X_Forwarded_For=f"198.51.100.{number}")[0]
        for number in range(30)
    }
    assert seen == {404, 429}
    assert proxy.ask(WRONG, "127.0.0.3", X_Forwarded_For="127.0.0.2")[0] == 404


def test_people_come_to_a_table_through_it_from_its_own_page_alone(proxy: Proxy) -> None:
    with proxy.come(f"https://{NAME}:{proxy.port}") as ann:
        ann.send(json.dumps({"type": "hello", "name": "Ann"}))
        assert json.loads(ann.recv(PATIENCE))["type"] == "welcome"
    with pytest.raises(InvalidStatus, match="403"):
        proxy.come("https://evil.example")
