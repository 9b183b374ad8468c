"""The page's types and limits are those of the code."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
TOOL = ROOT / "tools" / "write_types.py"


def test_the_pages_types_and_limits_are_written_from_the_code() -> None:
    run = subprocess.run(
        [sys.executable, str(TOOL), "--check"], capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stderr
