"""Disney Parks: four Magic cards send every hand to the left."""

from ..rules import cards
from .edition import DRAW_FOUR, PLAIN_WILD, Edition, Look, Wild

MAGIC = Wild(
    "WM", "Wild Magic", 4, cards.MAGIC, "Everybody passes the whole hand to the player on the left."
)

EDITION = Edition(
    name="disney-parks",
    title="Disney Parks",
    summary="Four Magic cards: everybody passes the whole hand to the left.",
    wilds=(DRAW_FOUR, PLAIN_WILD, MAGIC),
    look=Look("#145a74", "#16497a", "sparks"),
)
