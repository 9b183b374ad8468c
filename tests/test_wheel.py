"""What is installed from the wheel is whole: it serves the page, without Node and the sources."""

from __future__ import annotations

import re
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from tests.support.servers import Server, sqlite_in

ROOT = Path(__file__).resolve().parent.parent
PIP = (sys.executable, "-m", "pip", "-q", "--disable-pip-version-check")


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with what the wheel brings, and nothing else of lastcard."""
    folder = tmp_path_factory.mktemp("wheel")
    build = ("wheel", "--no-build-isolation", "--no-deps", "-w", str(folder), str(ROOT))
    subprocess.run([*PIP, *build], check=True, capture_output=True)
    wheel = next(folder.glob("lastcard-*.whl"))
    install = ("install", "--no-deps", "--target", str(folder / "installed"), str(wheel))
    subprocess.run([*PIP, *install], check=True, capture_output=True)
    return folder / "installed"


@pytest.fixture
def alone(installed: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Programs started from here find the wheel's lastcard, and no Node."""
    monkeypatch.setenv("PYTHONPATH", str(installed))
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.chdir(tmp_path)


@pytest.mark.usefixtures("alone")
def test_the_wheels_own_package_is_the_one_that_runs(installed: Path) -> None:
    where = "import lastcard; print(lastcard.__file__)"
    found = subprocess.run([sys.executable, "-c", where], capture_output=True, text=True)
    assert Path(found.stdout.strip()) == installed / "lastcard" / "__init__.py", found.stderr


@pytest.mark.usefixtures("alone")
def test_the_wheel_serves_the_page_and_all_it_asks_for(tmp_path: Path) -> None:
    with Server(sqlite_in(tmp_path)) as server:
        page = fetch(server, "/")
        assets = re.findall(r'(?:src|href)="(/[^"]+)"', page)
        assert {Path(asset).suffix for asset in assets} >= {".js", ".css", ".svg"}
        for asset in assets:
            assert len(fetch(server, asset)) > 100
        assert server.request("/api/editions")["editions"]


def fetch(server: Server, path: str) -> str:
    with urllib.request.urlopen(server.url(path), timeout=10) as answer:
        return str(answer.read().decode())
