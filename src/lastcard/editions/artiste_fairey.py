"""Artiste, Shepard Fairey: the classic game in red, blue, gold and gray."""

from .edition import Edition

EDITION = Edition(
    name="artiste-fairey",
    title="Artiste: Shepard Fairey",
    summary="The classic game in red, blue, gold and gray.",
    color_names=("red", "gold", "gray", "blue"),
)
