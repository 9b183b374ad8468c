"""Where things are kept on this computer."""

from __future__ import annotations

import os
from pathlib import Path

import platformdirs


def _data_path() -> Path:
    return Path(os.environ.get("LASTCARD_DATA") or platformdirs.user_data_dir("lastcard"))


def data_folder() -> Path:
    """The user's data folder, or the one that `LASTCARD_DATA` names; it is made if need be."""
    folder = _data_path()
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def editions_folder() -> Path:
    """Where files of editions are found by their names; it need not be there."""
    return _data_path() / "editions"


def games_folder() -> Path:
    """Where games played in the terminal are kept."""
    folder = data_folder() / "games"
    folder.mkdir(exist_ok=True)
    return folder
