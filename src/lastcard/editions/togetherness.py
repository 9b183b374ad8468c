"""Togetherness: one hand decides the game, and a special wild fills all hands up."""

from ..rules import cards
from .edition import DRAW_FOUR, PLAIN_WILD, Edition, Look, Wild

TOGETHERNESS = Wild(
    "WT",
    "Wild Power of Togetherness",
    4,
    cards.TOGETHERNESS,
    "Everybody draws until all hands are as large as the largest.",
)

EDITION = Edition(
    name="togetherness",
    title="Togetherness",
    summary="Four Togetherness cards fill every hand up to the largest; one hand decides the game.",
    wilds=(DRAW_FOUR, PLAIN_WILD, TOGETHERNESS),
    opens_with_number=True,
    any_dealer=True,
    wilds_match=True,
    defaults={"scoring": "hand"},
    look=Look("#a9582b", "#94431f", "rings"),
)
