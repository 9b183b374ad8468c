"""What happened in a move, noted as it happens: for players, logs and what views may show.

An event is three bytes: what, and two values. Nothing is noted unless `notes_events` is on.
"""

from .state import MAX_EVENTS, State

DREW_FOR_DEAL = 0  # seat, kind
DEALS = 1  # seat
TURNED_UP = 2  # kind
PUT_BACK = 3  # kind
PLAYED = 4  # seat, kind
FLIPPED_UP = 5  # seat, kind
CHOSE_COLOR = 6  # seat, colour
DREW = 7  # seat, kind
PASSED = 8  # seat
MISSED = 9  # seat
REVERSED = 10
RESHUFFLED = 11  # how many cards
OWES = 12  # seat, how many cards
ACCEPTED = 13  # seat
CHALLENGED = 14  # seat, the accused
GUILTY = 15  # the accused
INNOCENT = 16  # the accused
SHOWED = 17  # seat, to whom (EVERYONE); a SEEN for each card follows
GAVE = 18  # seat, to whom; a SEEN for each card follows
SEEN = 19  # kind
UNO_CALLED = 20  # seat
CAUGHT = 21  # seat, by whom
TOOK_POWER = 22  # seat, colour
SHIELDED = 23  # seat, by whom
SHIELD_ENDED = 24  # seat
WARDED_OFF = 25  # seat
HANDS_WENT_LEFT = 26
HANDS_WENT_RIGHT = 27
SWAPPED = 28  # seat, with whom
REDEALT = 29
PLAYS_AGAIN = 30  # seat
WENT_OUT = 31  # seat
JUMPED_IN = 32  # seat
FILLS_UP = 33  # the seat with the largest hand, how many cards everybody draws up to
DISCARDED = 34  # seat, 0: a SEEN for each card follows, and they are counted
LOST_POWER = 35  # seat, colour

EVERYONE = 255


def note(game: State, event: int, first: int = 0, second: int = 0) -> None:
    place = game.event_count
    if game.notes_events and place < MAX_EVENTS:
        game.events[place, 0] = event
        game.events[place, 1] = first
        game.events[place, 2] = second
        game.event_count = place + 1
