"""What is installed from the wheel is whole: it plays alone, and serves the page without Node."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import urllib.request
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.support.patience import PATIENCE
from tests.support.sqlite_files import sqlite_in

ROOT = Path(__file__).resolve().parent.parent
PIP = (sys.executable, "-m", "pip", "-q", "--disable-pip-version-check")


A_GAME = """
import lastcard

game = lastcard.Game.new("color-powers", players=3, seed=1)
bot = lastcard.bots.make_bot("sharp")
while not game.round_over:
    game.play(bot.choose(game.view(game.to_act)))
print(lastcard.Game.from_record(game.record()).round_winner == game.round_winner)
"""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    build = ("wheel", "--no-build-isolation", "--no-deps", "-w", str(folder), str(ROOT))
    subprocess.run([*PIP, *build], check=True, capture_output=True)
    return next(folder.glob("lastcard-*.whl"))


@pytest.fixture(scope="module")
def installed(wheel: Path) -> Path:
    """A folder with what the wheel brings, and nothing else of lastcard."""
    folder = wheel.parent / "installed"
    install = ("install", "--no-deps", "--target", str(folder), str(wheel))
    subprocess.run([*PIP, *install], check=True, capture_output=True)
    return folder


def test_the_wheel_alone_plays_in_an_empty_environment(wheel: Path, tmp_path: Path) -> None:
    venv.create(tmp_path / "empty")
    programs = tmp_path / "empty" / ("Scripts" if os.name == "nt" else "bin")
    # Whatever it needed besides itself, pip could not find.
    install = ("--python", str(programs / "python"), "install", "--no-index", str(wheel))
    subprocess.run([*PIP, *install], check=True, capture_output=True)
    run = [str(programs / "python"), "-I", "-c", "import lastcard.bots" + A_GAME]
    played = subprocess.run(run, capture_output=True, text=True, cwd=tmp_path)
    assert played.stdout == "True\n", played.stderr
    said = subprocess.run([str(programs / "lastcard"), "play"], capture_output=True, text=True)
    assert said.stderr == 'Error: click is not installed: pip install "lastcard[play]"\n'


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
    with serving(sqlite_in(tmp_path)) as link:
        page = fetch(link).decode()
        assets = re.findall(r'(?:src|href)="(?:\./)?([^"]+\.\w+)"', page)
        assert {Path(asset).suffix for asset in assets} >= {".js", ".css", ".svg"}
        for asset in assets:
            assert len(fetch(link + asset.lstrip("/"))) > 100
        assert json.loads(fetch(link + "api/editions"))["editions"]


@contextmanager
def serving(database: str) -> Iterator[str]:
    """The address of a server that was started as people do."""
    command = (sys.executable, "-um", "lastcard", "serve", "--port", "0", "--db", database)
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as program:
        assert program.stdout is not None
        try:
            yield re.findall(r"http://\S+/", program.stdout.readline())[0]
        finally:
            program.kill()


def fetch(link: str) -> bytes:
    with urllib.request.urlopen(link, timeout=PATIENCE) as answer:
        return bytes(answer.read())


def test_without_the_page_there_is_no_wheel(tmp_path: Path) -> None:
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tmp_path)
    (tmp_path / "tools").mkdir()
    shutil.copy(ROOT / "tools" / "wheel_hook.py", tmp_path / "tools")
    (tmp_path / "src" / "lastcard").mkdir(parents=True)
    (tmp_path / "src" / "lastcard" / "__init__.py").touch()
    build = ("wheel", "--no-build-isolation", "--no-deps", "-w", str(tmp_path), str(tmp_path))
    done = subprocess.run([*PIP, *build], capture_output=True, text=True)
    assert done.returncode != 0
    assert "index.html is missing: run `make page` first" in done.stdout + done.stderr
    assert not list(tmp_path.glob("*.whl"))
