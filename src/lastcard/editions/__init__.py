"""The editions: one short file for each printed one, and the list of them all."""

from importlib.resources import files

from .edition import Edition, Look, Symbol, Wild
from .edition_files import load_edition, read_edition
from .options import Options
from .registry import EDITIONS, adopt_edition, bring_editions, carry_edition, find_edition

# In the order in which people are shown them.
PRINTED = (
    "classic",
    "super-hero-girls",
    "color-powers",
    "togetherness",
    "artiste-fairey",
    "disney-parks",
)
for _name in PRINTED:
    _text = files(__package__).joinpath(f"{_name}.toml").read_text(encoding="utf-8")
    find_edition(read_edition(_text, _name, printed=True))

__all__ = [
    "EDITIONS",
    "PRINTED",
    "Edition",
    "Look",
    "Options",
    "Symbol",
    "Wild",
    "adopt_edition",
    "bring_editions",
    "carry_edition",
    "find_edition",
    "load_edition",
]
