"""Artiste, Shepard Fairey: the classic game in red, blue, gold and grey."""

from .edition import Edition, Look

EDITION = Edition(
    name="artiste-fairey",
    title="Artiste: Shepard Fairey",
    summary="The classic game in red, blue, gold and grey.",
    color_names=("red", "gold", "gray", "blue"),
    look=Look("#544c40", "#7d2320", "sun"),
)
