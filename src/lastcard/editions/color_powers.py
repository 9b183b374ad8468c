"""Color Powers: character cards bring powers that stay until somebody takes them."""

from ..rules import cards
from .edition import DRAW_FOUR, Edition, Look, Wild

POWERS = (
    ("r", "Red", cards.RED, "give your red cards to another player at any time"),
    ("y", "Yellow", cards.YELLOW, "be safe from Skip, Reverse, the draw cards and red gifts"),
    ("g", "Green", cards.GREEN, "without a playable card, turn up the next card of the pile"),
    ("b", "Blue", cards.BLUE, "play two cards in a turn"),
)
CHARACTERS = tuple(
    Wild(f"W{letter}", f"Wild {name} Character", 4, cards.TAKES_POWER + color, f"Power: {words}.")
    for letter, name, color, words in POWERS
)
CHOICE = Wild("WP", "Wild Color Choice", 4, cards.COLOR_CHOICE, "Take any one of the powers.")

EDITION = Edition(
    name="color-powers",
    title="Color Powers",
    summary="Sixteen Character cards bring four powers; they stay until somebody takes them.",
    wilds=(DRAW_FOUR, *CHARACTERS, CHOICE),
    one_color=(0, 1, 2, 2, 2, 2, 2, 2, 2, 2, 1, 1, 2),
    look=Look("#1f4f94", crest="wheel"),
)
