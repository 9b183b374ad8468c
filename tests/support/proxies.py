"""nginx and Caddy with the examples of deploy/, as they are, in front of real servers.

Changed are only their ports and, for nginx, where the certificate is.
"""

from __future__ import annotations

import json
import os
import socket
import ssl
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from http.client import HTTPSConnection
from pathlib import Path

from websockets.asyncio.client import connect
from websockets.typing import Origin

from tests.support.certificates import find_program, make_certificate
from tests.support.engines import free_port
from tests.support.patience import PATIENCE

DEPLOY = Path(__file__).parents[2] / "deploy"
NAME = "cards.example"
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


def start_nginx(folder: Path, port: int, servers: str) -> subprocess.Popen[bytes]:
    program = find_program("nginx")
    certificate, key = make_certificate(folder, NAME)
    site = (DEPLOY / "nginx.conf").read_text()
    changes = {
        "listen 443": f"listen 127.0.0.1:{port}",
        f"/etc/ssl/{NAME}.pem": str(certificate),
        f"/etc/ssl/{NAME}.key": str(key),
        "127.0.0.1:8665": servers,
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


def start_caddy(folder: Path, port: int, servers: str) -> subprocess.Popen[bytes]:
    program = find_program("caddy")
    settings = folder / "Caddyfile"
    local = LOCAL.format(folder=folder, port=port, other=free_port())
    settings.write_text(local + (DEPLOY / "Caddyfile").read_text())
    told = {**os.environ, "LASTCARD_NAME": NAME, "LASTCARD_AT": servers, "HOME": str(folder)}
    words = ["run", "--adapter", "caddyfile", "--config", str(settings)]
    return subprocess.Popen([program, *words], env=told, stderr=subprocess.DEVNULL)


class Proxy:
    """Somewhere to come through, from whichever address of this machine one likes."""

    def __init__(self, port: int) -> None:
        self.port = port

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

    async def greet(self, code: str, origin: str) -> str:
        """Come to a table from a page of this origin; what kind of message answers."""
        async with connect(
            f"wss://{NAME}:{self.port}/ws/{code}",
            host="127.0.0.1",
            ssl=TRUSTING,
            origin=Origin(origin),
            open_timeout=PATIENCE,
        ) as link:
            await link.send(json.dumps({"type": "hello", "name": "Ann"}))
            return str(json.loads(await link.recv())["type"])

    def is_there(self) -> bool:
        try:
            return self.ask("/healthz")[0] == 200
        except OSError:
            return False


@contextmanager
def run_proxy(
    start: Callable[[Path, int, str], subprocess.Popen[bytes]], folder: Path, servers: str
) -> Iterator[Proxy]:
    """`servers` are addresses with ports; it has come up when one of them answers through it."""
    there = Proxy(free_port())
    process = start(folder, there.port, servers)
    try:
        deadline = time.monotonic() + PATIENCE
        while not there.is_there():
            assert process.poll() is None, "it did not start"
            assert time.monotonic() < deadline
            time.sleep(0.05)
        yield there
    finally:
        process.terminate()
        process.wait(PATIENCE)
