"""What the build backend asks before it packs: without the page, there is no package."""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = Path("src", "lastcard", "server", "page", "index.html")


class PageIsThere(BuildHookInterface[Any]):
    """Lets nothing be packed that would serve no page; installing in place is something else."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable" and not Path(self.root, PAGE).is_file():
            raise FileNotFoundError(f"{PAGE} is missing: run `make page` first")
