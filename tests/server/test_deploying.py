"""The examples for those who run a server: what they say exists."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import tomllib
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from lastcard.cli.serving import serve
from lastcard.server.config import PREFIX

TOP = Path(__file__).parents[2]
DEPLOY = TOP / "deploy"
FILES = sorted(file for file in DEPLOY.iterdir() if file.is_file())
FLAGS = {flag for option in serve.params for flag in option.opts}
VARIABLES = {str(option.envvar) for option in serve.params}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_every_setting_that_is_named_exists(file: Path) -> None:
    text = file.read_text()
    assert set(re.findall(rf"{PREFIX}\w+", text)) <= VARIABLES
    for words in re.findall(r"lastcard serve (.*)", text):
        assert set(re.findall(r"--[a-z-]+", words)) <= FLAGS


def test_the_container_is_made_of_files_that_there_are() -> None:
    for line in (DEPLOY / "Dockerfile").read_text().splitlines():
        if line.startswith("COPY ") and "--from=" not in line:
            for name in line.split()[1:-1]:
                assert (DEPLOY.parent / name).exists(), name


def test_the_containers_page_is_made_of_all_that_the_page_is_made_of() -> None:
    """Without the workshop's examples, for one, it is built without a word."""
    lines = read_container()
    stage = lines[: next(at for at, line in enumerate(lines) if line[0] == "RUN")]
    copied = {line[1] for line in stage if line[0] == "COPY"}
    made_of = re.search(r"PAGE_SOURCES := \$\(shell find ([^-]+) -", (TOP / "Makefile").read_text())
    assert made_of
    for folder in made_of[1].split():
        assert any(folder == one or folder.startswith(f"{one}/") for one in copied), folder


def read_container() -> list[list[str]]:
    """The lines of the container's file, those that go on put together, by words."""
    text = (DEPLOY / "Dockerfile").read_text().replace("\\\n", " ")
    return [line.split() for line in text.splitlines() if line and not line.startswith("#")]


def test_the_container_takes_from_stages_before_it_and_installs_what_there_is() -> None:
    stages: set[str] = set()
    for kind, *words in read_container():
        if kind == "FROM" and "AS" in words:
            stages.add(words[-1])
        elif kind == "COPY" and words[0].startswith("--from="):
            assert words[0].removeprefix("--from=") in stages
    text = (DEPLOY / "Dockerfile").read_text()
    scripts = json.loads((TOP / "web" / "package.json").read_text())["scripts"]
    assert set(re.findall(r"npm .*run (\S+)", text)) <= set(scripts)


def test_all_that_the_container_installs_is_pinned_to_what_is_tested() -> None:
    """And all that a server needs is among it."""
    pins, tested = (read_pins(TOP / "requirements" / name) for name in ("serve.txt", "dev.txt"))
    assert pins.items() <= tested.items()
    project = tomllib.loads((TOP / "pyproject.toml").read_text())["project"]
    extras = project["optional-dependencies"]
    needed = [*extras["play"], *extras["postgres"], *extras["serve"]]
    names = {re.split(r"[\[<>=!;~ ]", one)[0].replace(".", "-") for one in needed} - {
        project["name"]
    }
    assert names <= pins.keys()
    assert "--require-hashes -r /tmp/serve.txt" in (DEPLOY / "Dockerfile").read_text()


def read_pins(file: Path) -> dict[str, str]:
    return dict(re.findall(r"^([\w.-]+)(?:\[[\w,]+\])?==([^\s;]+)", file.read_text(), re.MULTILINE))


def test_the_container_runs_a_command_that_there_is_as_somebody_without_rights() -> None:
    lines = {kind: words for kind, *words in read_container()}
    program, *arguments = json.loads(" ".join(lines["CMD"]))
    assert (program, arguments) == ("lastcard", [serve.name])
    assert lines["USER"] == ["8665"]
    (told,) = [words for kind, *words in read_container() if kind == "ENV"]
    settings = dict(word.split("=", 1) for word in told)
    assert settings.keys() <= VARIABLES
    assert lines["EXPOSE"] == [settings[f"{PREFIX}PORT"]]
    assert f":{settings[f'{PREFIX}PORT']}/healthz" in " ".join(lines["HEALTHCHECK"])


@pytest.mark.parametrize("name", ["compose.yaml", "cluster.yaml"])
def test_what_is_started_together_is_all_there(name: str) -> None:
    yaml = pytest.importorskip("yaml", reason="there is nothing here to read YAML with")
    found = yaml.safe_load((DEPLOY / name).read_text())
    services = found["services"]
    places = [place for one in services.values() for place in one.get("volumes", [])]
    for place in (text.partition(":")[0] for text in places):
        assert (DEPLOY / place).exists() if place.startswith(".") else place in found["volumes"]
    for one in services.values():
        assert set(one.get("depends_on", [])) <= set(services)
    at = services["caddy"]["environment"]["LASTCARD_AT"].split()
    assert {text.partition(":")[0] for text in at} == {
        server for server, one in services.items() if "build" in one
    }


def test_the_servers_of_a_cluster_are_told_of_each_other() -> None:
    yaml = pytest.importorskip("yaml", reason="there is nothing here to read YAML with")
    services = yaml.safe_load((DEPLOY / "cluster.yaml").read_text())["services"]
    for server in ("first", "second"):
        told = services[server]["environment"]
        assert urlsplit(told[f"{PREFIX}DB"]).hostname in services
        assert urlsplit(told[f"{PREFIX}BUS"]).hostname in services


def test_every_example_is_in_the_documents() -> None:
    text = (DEPLOY.parent / "docs" / "deploy.md").read_text()
    for file in FILES:
        assert f"(../deploy/{file.name})" in text


def test_the_unit_is_one_that_systemd_reads(tmp_path: Path) -> None:
    if shutil.which("systemd-analyze") is None:
        pytest.skip("there is no systemd here")
    program = tmp_path / "lastcard"
    program.write_text("#!/bin/sh\n")
    program.chmod(0o755)
    text = (DEPLOY / "lastcard.service").read_text()
    unit = tmp_path / "lastcard.service"
    unit.write_text(text.replace("/opt/lastcard/bin/lastcard", str(program)))
    found = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", str(unit)], capture_output=True, text=True
    )
    assert "lastcard.service" not in found.stderr
