"""The editions: one short module for each, and the list of them all."""

from . import (
    artiste_fairey,
    classic,
    color_powers,
    disney_parks,
    super_hero_girls,
    togetherness,
)
from .edition import Edition, Look, Wild
from .options import Options
from .registry import EDITIONS, find_edition

for _module in (
    classic,
    super_hero_girls,
    color_powers,
    togetherness,
    artiste_fairey,
    disney_parks,
):
    find_edition(_module.EDITION)

__all__ = ["EDITIONS", "Edition", "Look", "Options", "Wild", "find_edition"]
