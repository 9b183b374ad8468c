"""What there is to see at a table, as sentences that a screen reader says."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from ...editions import Edition, find_edition
from ...event import Event
from ...game import Game
from ...notation import is_wild
from ...table.messages import EventInfo
from ...view import View
from ...words import Names, Words
from ...words.words import color_id
from ..rules_text import holds, rules_by_section
from ..score import hand_points
from ..situation import turn_words
from ..typed import deeds

FEW = 2  # cards with which somebody is worth a word

# After these everybody holds other cards.
NEW_HANDS = ("turned_up", "hands_left", "hands_right", "redealt")


def is_new_hand(event: EventInfo, you: int | None) -> bool:
    """Does the reader hold other cards after this than before?"""
    swapped = event.name == "swapped" and you in (event.seat, event.other)
    return event.name in NEW_HANDS or swapped


def say_hand(view: View, words: Words) -> str:
    if view.seat is None:
        return words.note("sat", "", you=True, text=None, seated=False)
    labels = words.labels(find_edition(view.edition), view.hand)
    return words.say("plain-hand", count=len(view.hand), cards=labels)


def say_top(seen: View | Game, edition: Edition, words: Words) -> str:
    """The card to follow, and the colour where the card alone does not say it."""
    card = words.card(edition, seen.top)
    if seen.color is None:
        return words.say("plain-top-open", card=card)
    if is_wild(seen.top) or seen.color_only:
        return words.say("plain-top-color", card=card, color=color_id(edition, seen.color))
    return words.say("plain-top", card=card)


def say_turn(view: View, names: Names, words: Words) -> str:
    """Whose turn it is: the reader's, with what lies on top and what can be played."""
    edition = find_edition(view.edition)
    said = [turn_words(view, names, words)]
    if view.phase == "drawn":  # all else was said a moment ago
        return said[0]
    if view.phase != "opening":
        said.append(say_top(view, edition, words))
    cards = playable(view)
    if cards:
        said.append(words.say("plain-can", cards=words.labels(edition, cards)))
    elif "draw" in view.legal:
        said.append(words.say("plain-fits-none"))
    return " ".join(said)


def playable(view: View) -> list[str]:
    """The cards that can be played now, each once, in the order of the hand."""
    fitting = deeds(view.legal)
    return [code for code in dict.fromkeys(view.hand) if code in fitting]


def say_few(before: Sequence[int], view: View, names: Names, words: Words) -> Iterator[str]:
    """Who of the others has only a few cards now, and had more or fewer before."""
    for seat, size in enumerate(view.hand_sizes):
        if seat != view.seat and 0 < size <= FEW and before[seat : seat + 1] != [size]:
            yield words.say("plain-few", name=words.seat(seat, names), count=size)


def say_robbed(before: Mapping[str, int], view: View, names: Names, words: Words) -> Iterator[str]:
    """The powers that others hold now and the reader held before."""
    edition, you = find_edition(view.edition), view.seat
    for letter, holder in view.powers.items():
        if you is not None and before.get(letter) == you and holder not in (you, None):
            yield words.event(Event("lost_power", you, color=letter), edition, names)


def say_table(view: View, names: Names, words: Words) -> Iterator[str]:
    """All that matters, for who wants to hear it again."""
    edition = find_edition(view.edition)
    yield words.say("plain-round", number=view.round_number)
    for seat in range(view.players):
        facts = ", ".join(_facts(view, seat, words))
        yield words.say("plain-player", name=words.player(seat, names), facts=facts)
    step = 1 if view.direction == "left" else -1
    order = ((view.turn + step * i) % view.players for i in range(view.players))
    yield words.say("plain-order", names=", ".join(words.player(seat, names) for seat in order))
    yield words.say("plain-pile", count=view.draw_count)
    yield say_top(view, edition, words)
    if view.seat is not None:
        yield say_hand(view, words)


def _facts(view: View, seat: int, words: Words) -> Iterator[str]:
    yield words.count_cards(view.hand_sizes[seat])
    yield words.count_points(view.scores[seat])
    yield from (words.power(letter) for letter, holder in view.powers.items() if holder == seat)
    if seat in view.shields:
        yield words.say("seat-shield")
    if seat in view.known:
        labels = words.labels(find_edition(view.edition), view.known[seat])
        yield words.say("plain-holds", cards=labels)


def say_scores(scores: Sequence[int], names: Names, words: Words) -> str:
    shown = (
        words.say("plain-score", name=words.player(seat, names), count=score)
        for seat, score in enumerate(scores)
    )
    return words.say("plain-points", scores=", ".join(shown))


def say_round_end(
    view: View, hands: Sequence[Sequence[str]], gained: Sequence[int], names: Names, words: Words
) -> Iterator[str]:
    """What everybody kept and what they get for it."""
    edition = find_edition(view.edition)
    for seat, hand in enumerate(hands):
        if hand:
            yield words.say(
                "plain-kept-you" if seat == names.you else "plain-kept",
                name=words.seat(seat, names),
                cards=words.labels(edition, hand),
                count=hand_points(edition, hand),
            )
    for seat, points in enumerate(gained):
        if points:
            message = "plain-gained-you" if seat == names.you else "plain-gained"
            yield words.say(message, name=words.seat(seat, names), count=points)
    yield say_scores(view.scores, names, words)


def say_rules(edition: Edition, words: Words, sought: str = "") -> Iterator[str]:
    """The sections of the rules by number; one of them, or the rules that say something."""
    if not sought:
        yield f"{words.edition(edition)}. {words.about_edition(edition)}"
        for number, (title, rules) in enumerate(_sections(edition, words), 1):
            yield words.say("plain-section", number=number, section=title, count=len(rules))
        return
    sections = _sections(edition, words)
    if sought in map(str, range(1, len(sections) + 1)):
        sections, sought = [sections[int(sought) - 1]], ""
    found = [(title, [one for one in texts if holds(one, sought)]) for title, texts in sections]
    yield words.say("book-found", count=sum(len(texts) for _, texts in found))
    for title, texts in found:
        yield from (f"{title}.", *texts) if texts else ()


def _sections(edition: Edition, words: Words) -> list[tuple[str, list[str]]]:
    """The rules below their titles; last of all, what the wilds do."""
    sections = [
        (title, [text for text, _ in rules]) for title, rules in rules_by_section(edition, words)
    ]
    wilds = [
        f"{words.card(edition, wild.code)}. {words.does(edition, wild.code)}"
        for wild in edition.dealt_wilds
    ]
    return [*sections, (words.say("plain-wilds"), wilds)] if wilds else sections
