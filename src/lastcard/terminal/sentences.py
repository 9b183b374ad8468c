"""What happened, in sentences: "Ada plays Wild and chooses blue. You miss a turn."."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from ..editions import Edition
from ..event import Event
from .card_text import card_name, card_names, color_name

# "plays|play": for another player, and for you.
_DEEDS = {
    "deals": "deals|deal",
    "played": "plays|play {cards}",
    "flipped": "turns|turn up {cards}",
    "chose_color": "chooses|choose {color}",
    "drew": "draws|draw {drawn}",
    "passed": "passes|pass",
    "missed": "misses|miss a turn",
    "owes": "owes|owe {count}",
    "accepted": "accepts|accept",
    "challenged": "challenges|challenge {other}",
    "guilty": "was|were bluffing",
    "innocent": "was|were honest",
    "showed": "shows|show {other} the hand{seen}",
    "gave": "gives|give {other} {count}{seen}",
    "uno": "calls|call UNO",
    "caught": "is|are caught by {other} for not calling UNO",
    "took_power": "takes|take the {color} power",
    "shielded": "gets|get a Save The Day shield from {other}",
    "shield_ended": "loses|lose the shield",
    "warded_off": "is|are safe from it",
    "swapped": "swaps|swap hands with {other}",
    "plays_again": "plays|play again",
    "went_out": "goes|go out",
    "jumped_in": "jumps|jump in",
    "fills_up": "has|have the largest hand, {count}: everybody draws up to as many",
}
_TABLE_EVENTS = {
    "turned_up": "{cards} is turned up",
    "put_back": "{cards} goes back into the deck",
    "reversed": "play turns round",
    "reshuffled": "the discard pile is shuffled into a new draw pile",
    "hands_left": "all hands go to the left",
    "hands_right": "all hands go to the right",
    "redealt": "all hands are shuffled together and dealt anew",
}
_FOR_THE_DEAL = "drew_for_deal"


@dataclass(frozen=True)
class Names:
    """What the seats are called, and which of them is "you"."""

    names: tuple[str, ...]
    you: int | None = None

    def __getitem__(self, seat: int) -> str:
        return "you" if seat == self.you else self.names[seat]

    def first(self, seat: int) -> str:
        """The name at the beginning of a sentence or in a table."""
        return "You" if seat == self.you else self.names[seat]


_IT = {  # what the game says of a seat, said to who sits there
    "it does not hold": "you do not hold",
    "it has ": "you have ",
    "and it holds": "and you hold",
}


def speak_to_you(words: str, names: Names) -> str:
    """A complaint of the game, which knows seats only, for the person who made the move."""
    if words.startswith(f"seat {names.you} "):
        for said, meant in _IT.items():
            words = words.replace(said, meant)
    return re.sub(r"\bseat (\d+)\b", lambda found: _called(names, int(found[1])), words)


def _called(names: Names, seat: int) -> str:
    return names[seat] if seat < len(names.names) else f"seat {seat}"


def seat_names(players: int) -> Names:
    """Names for people who are not here, as in a replay."""
    return Names(tuple(f"Seat {seat}" for seat in range(players)))


def tell(events: Sequence[Event], edition: Edition, names: Names) -> str:
    """All that happened in a move. What the reader may not see has to be taken out before."""
    return " ".join(_sentences(events, edition, names))


def _sentences(events: Sequence[Event], edition: Edition, names: Names) -> Iterator[str]:
    """One sentence for each run of events with the same subject."""
    for (of_deal, seat), run in groupby(events, _subject):
        same = list(run)
        if of_deal:
            yield _drawing_for_the_deal(same, edition, names)
        elif seat is None:
            yield from (_of_table(event, edition) for event in same)
        else:
            deeds = [_deed(event, edition, names) for event in same]
            yield f"{names.first(seat)} {_join(deeds)}."


def _subject(event: Event) -> tuple[bool, int | None]:
    of_deal = event.name == _FOR_THE_DEAL
    return of_deal, None if of_deal else event.seat


def _drawing_for_the_deal(events: Sequence[Event], edition: Edition, names: Names) -> str:
    drawn = (
        f"{names[event.seat]} {card_name(edition, event.cards[0])}"
        for event in events
        if event.seat is not None
    )
    return f"Drawing for the deal: {', '.join(drawn)}."


def _of_table(event: Event, edition: Edition) -> str:
    sentence = _TABLE_EVENTS[event.name].format(cards=card_names(edition, event.cards))
    return sentence[0].upper() + sentence[1:] + "."


def _deed(event: Event, edition: Edition, names: Names) -> str:
    form = 2 if event.seat == names.you else 1
    words = re.sub(r"(\w+)\|(\w+)", lambda found: found[form], _DEEDS[event.name])
    cards = card_names(edition, event.cards)
    return words.format(
        cards=cards,
        drawn=cards or count_cards(event.count),
        seen=f" ({cards})" if cards else "",
        count=count_cards(event.count),
        other="everybody" if event.other is None else names[event.other],
        color=color_name(edition, event.color) if event.color else "",
    )


def count_cards(count: int) -> str:
    return "1 card" if count == 1 else f"{count} cards"


def _join(parts: Sequence[str]) -> str:
    return parts[0] if len(parts) == 1 else f"{', '.join(parts[:-1])} and {parts[-1]}"
