"""The deck that most people own: 108 cards in four colours."""

from .edition import Edition, Look

EDITION = Edition(
    name="classic",
    title="Classic",
    summary="The 108-card deck in red, yellow, green and blue, without special cards.",
    look=Look("#15694f", "#2c3049", "card"),
)
