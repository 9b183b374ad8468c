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


def find_edition(edition: Edition | str) -> Edition:
    """An edition by its name, or the one that is given; raises UnknownEdition."""
    if isinstance(edition, Edition):
        return edition
    if edition not in EDITIONS:
        raise UnknownEdition(f"there is no edition {edition!r}; there are {', '.join(EDITIONS)}")
    return EDITIONS[edition]


__all__ = ["EDITIONS", "Edition", "Options", "Wild", "find_edition"]
