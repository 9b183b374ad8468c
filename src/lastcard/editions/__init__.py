"""The editions: one short module for each, and the list of them all."""

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

__all__ = ["EDITIONS", "Edition", "Options", "Wild"]
