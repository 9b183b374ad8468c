"""The editions: one short module for each, and the list of them all."""

from ..errors import UnknownEdition
from . import (
    artiste_fairey,
    classic,
    color_powers,
    disney_parks,
    super_hero_girls,
    togetherness,
)
from .edition import Edition, Wild
from .options import Options

EDITIONS: dict[str, Edition] = {
    module.EDITION.name: module.EDITION
    for module in (
        classic,
        super_hero_girls,
        color_powers,
        togetherness,
        artiste_fairey,
        disney_parks,
    )
}


def find_edition(name: str | Edition) -> Edition:
    """An edition by its name; raises UnknownEdition."""
    if isinstance(name, Edition):
        return name
    if name not in EDITIONS:
        raise UnknownEdition(f"there is no edition {name!r}; there are {', '.join(EDITIONS)}")
    return EDITIONS[name]


__all__ = ["EDITIONS", "Edition", "Options", "Wild", "find_edition"]
