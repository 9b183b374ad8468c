"""Hold dependencies against releases with known holes: what can be checked without a network.

Lower bounds in pyproject.toml, the pins of all lock files, and what is installed. Where pip-audit
is installed and there is a network, it looks up all pins in the databases of today as well.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from importlib import metadata, util
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

ROOT = Path(__file__).parents[1]
_PIN = re.compile(r"^(?P<package>[A-Za-z0-9._-]+)==(?P<version>[^ ;\\]+)", re.MULTILINE)


@dataclass(frozen=True)
class Hole:
    package: str
    fixed: Version
    id: str
    why: str

    def complain(self, version: str, where: str) -> Iterator[str]:
        """What is to be said of a release that somebody may have."""
        if Version(version) < self.fixed:
            yield f"{where}: {self.package} {version} has {self.id}, until {self.fixed}: {self.why}"


def read_holes(text: str) -> list[Hole]:
    return [
        Hole(canonicalize_name(one["package"]), Version(one["fixed"]), one["id"], one["why"])
        for one in tomllib.loads(text)["hole"]
    ]


def check_bounds(project: str, holes: Iterable[Hole]) -> Iterator[str]:
    """The lowest release that each extra lets in."""
    extras = tomllib.loads(project)["project"]["optional-dependencies"]
    wanted = [Requirement(text) for texts in extras.values() for text in texts]
    for hole in holes:
        for one in wanted:
            if canonicalize_name(one.name) == hole.package:
                lowest = [part.version for part in one.specifier if part.operator in (">=", "==")]
                yield from hole.complain(lowest[0] if lowest else "0", "pyproject.toml")


def check_pins(text: str, where: str, holes: Iterable[Hole]) -> Iterator[str]:
    pins = [
        (canonicalize_name(found["package"]), found["version"]) for found in _PIN.finditer(text)
    ]
    for hole in holes:
        for package, version in pins:
            if package == hole.package:
                yield from hole.complain(version, where)


def check_installed(holes: Iterable[Hole]) -> Iterator[str]:
    for hole in holes:
        try:
            version = metadata.version(hole.package)
        except metadata.PackageNotFoundError:
            continue
        yield from hole.complain(version, "installed")


def known_holes() -> list[Hole]:
    return read_holes((ROOT / "requirements" / "known-holes.toml").read_text("utf-8"))


def check_project() -> list[str]:
    """Everything that is wrong with what the project asks for."""
    folder, holes = ROOT / "requirements", known_holes()
    found = [*check_bounds((ROOT / "pyproject.toml").read_text("utf-8"), holes)]
    for file in sorted(folder.glob("*.txt")):
        found += check_pins(file.read_text("utf-8"), file.name, holes)
    return found


def look_up() -> int:
    """Ask the databases of today, where that can be done."""
    if util.find_spec("pip_audit") is None:
        print("pip-audit is not installed: what was found lately is not looked up.")
        return 0
    pins = ROOT / "requirements" / "play.txt"
    return subprocess.run([sys.executable, "-m", "pip_audit", "-r", pins, "--no-deps"]).returncode


def main() -> int:
    found = [*check_project(), *check_installed(known_holes())]
    print("\n".join(found) or "No release with a hole that is in requirements/known-holes.toml.")
    return 1 if found else look_up()


if __name__ == "__main__":
    sys.exit(main())
