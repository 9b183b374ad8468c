"""What the Tab key offers on the command line."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from click.shell_completion import ShellComplete
from click.testing import CliRunner

from lastcard.bots import bot_names
from lastcard.cli import main


def completions(*arguments: str, incomplete: str) -> list[str]:
    """What the Tab key offers after these arguments."""
    completer = ShellComplete(main, {}, "lastcard", "_LASTCARD_COMPLETE")
    return [item.value for item in completer.get_completions(list(arguments), incomplete)]


@pytest.mark.parametrize("command", [("rules",), ("play",), ("arena", "sharp", "--edition")])
def test_editions_are_completed(command: tuple[str, ...]) -> None:
    assert completions(*command, incomplete="co") == ["color-powers"]


@pytest.mark.parametrize(
    "command", [("play", "--bots"), ("simulate", "--bot"), ("report", "--bot"), ("arena",)]
)
def test_bots_are_completed(command: tuple[str, ...]) -> None:
    assert completions(*command, incomplete="ma") == ["master"]
    assert completions(*command, incomplete="") == bot_names()


def test_the_last_of_several_bots_is_completed() -> None:
    assert completions("play", "--bots", incomplete="sharp,ca") == ["sharp,casual"]


def test_options_are_completed_with_their_values() -> None:
    offered = completions("simulate", "classic", "--option", incomplete="sta")
    assert offered == ["stacking=off", "stacking=same", "stacking=any"]
    assert completions("compare", "--against", incomplete="sta") == offered


def test_what_the_edition_refuses_is_left_out() -> None:
    arguments = ("color-powers", "--option")
    assert completions("play", *arguments, incomplete="se") == []
    assert completions("play", "classic", "--option", incomplete="se") == [
        "seven_zero=on",
        "seven_zero=off",
    ]


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_a_shell_gets_what_it_needs(shell: str) -> None:
    script = CliRunner().invoke(main, ["completion", shell], prog_name="lastcard").stdout
    assert f"_LASTCARD_COMPLETE={shell}_complete" in script


def press_tab(shell: str, words: str, place: int | str) -> list[str]:
    """What is answered to a shell, which says what was typed in its own way."""
    asked = {"_LASTCARD_COMPLETE": f"{shell}_complete", "COMP_WORDS": words}
    asked |= {"COMP_CWORD": str(place)}
    done = CliRunner().invoke(main, [], prog_name="lastcard", env=asked)
    return done.stdout.split()


def test_bash_is_told_what_stands_behind_the_last_equals_sign() -> None:
    words = "lastcard play classic --option stacking = a"
    assert press_tab("bash", words, 6) == ["plain,any"]
    assert press_tab("bash", words.replace("--option", "--option ="), 7) == ["plain,any"]
    assert press_tab("bash", words[:-2], 5) == ["plain,off", "plain,same", "plain,any"]
    assert press_tab("bash", "lastcard play --speed = f", 4) == ["plain,fast"]


def test_zsh_and_fish_are_told_whole_words() -> None:
    assert press_tab("zsh", "lastcard play --speed=f", 2) == ["plain", "--speed=fast", "_"]
    assert press_tab("fish", "lastcard play --speed=f", "--speed=f") == ["plain,--speed=fast"]
    again = press_tab("zsh", "lastcard play classic --option stacking=a", 4)
    assert again == ["plain", "stacking=any", "_"]


def test_fish_keeps_what_stands_behind_a_comma() -> None:
    script = CliRunner().invoke(main, ["completion", "fish"], prog_name="lastcard").stdout
    assert 'string split -m 1 "," $completion' in script


def test_where_no_edition_begins_so_files_are_offered() -> None:
    assert press_tab("bash", "lastcard rules mine", 2) == ["file,mine"]


@pytest.mark.skipif(shutil.which("bash") is None, reason="there is no bash here")
def test_bash_completes_an_edition(tmp_path: Path) -> None:
    """The script in a real shell, with `lastcard` where the shell looks for programs."""
    program = tmp_path / "lastcard"
    program.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m lastcard "$@"\n', encoding="utf-8")
    program.chmod(0o755)
    press_tab = """
        eval "$(lastcard completion bash)"
        COMP_WORDS=(lastcard rules co) COMP_CWORD=2
        _lastcard_completion lastcard
        echo "${COMPREPLY[@]}"
    """
    path = f"{tmp_path}{os.pathsep}{os.environ['PATH']}"
    done = subprocess.run(
        ["bash", "-c", press_tab], capture_output=True, text=True, env={**os.environ, "PATH": path}
    )
    assert done.stdout == "color-powers\n"
