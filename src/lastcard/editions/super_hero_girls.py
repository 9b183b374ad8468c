"""Super Hero Girls: Save The Day shields a friend, and two cards carry rules you write."""

from ..rules import cards
from .edition import DRAW_FOUR, PLAIN_WILD, Edition, Look, Wild

FIRST = Wild(
    "WA", "Wild Customizable (first)", 1, cards.FIRST_CUSTOMIZABLE, "Does what you wrote on it."
)
SECOND = Wild(
    "WB", "Wild Customizable (second)", 1, cards.SECOND_CUSTOMIZABLE, "Does what you wrote on it."
)
SAVE_THE_DAY = Wild(
    "WS",
    "Save The Day",
    2,
    cards.SAVES_THE_DAY,
    "Protects another player from penalties until the next wild is played.",
)

EDITION = Edition(
    name="super-hero-girls",
    title="Super Hero Girls",
    summary="Save The Day shields another player; two Customizable cards carry rules you write.",
    wilds=(DRAW_FOUR, PLAIN_WILD, FIRST, SECOND, SAVE_THE_DAY),
    look=Look("#642f8f", "#6d2f97", "star"),
)
