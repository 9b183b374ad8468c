"""The whole state of a game as one line of text.

The line is the edition's name and `key=value` fields. It holds everything, hidden cards and the
random generator included: it is for saving and studying games, never for showing to a player.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeVar

from .editions.edition import COLOR_LETTERS, SYMBOL_LETTERS, Edition
from .editions.start import seed_key
from .errors import InvalidPosition, check_text
from .notation import BYTE_ORDER_MARK, PHASES, read_card, read_cards, write_cards, write_counted
from .rules.cards import (
    COLORS,
    KINDS,
    NO_CARD,
    NO_COLOR,
    NO_SYMBOL,
    color_of,
    is_wild,
    symbol_of,
)
from .rules.knowledge import hands_known_to
from .rules.piles import discard, top_card
from .rules.state import (
    DRAWN,
    FLIPPED,
    GAME_OVER,
    LEFT,
    MAX_CARDS,
    MAX_PLAYERS,
    NOBODY,
    OPENING,
    RESPOND,
    ROUND_OVER,
    SECOND,
    Ints,
    State,
)
from .setup import DIRECTIONS, check_score, check_seat, fill_draw_pile, lay_out_hands, wrong

Word = TypeVar("Word", bound=str)

_NUMBERS = {
    "round": "round_number",
    "dealer": "dealer",
    "turn": "turn",
    "act": "to_act",
    "debt": "debt",
    "bluff": "bluff",
    "before": "color_before",
    "second": "second",
    "again": "again",
    "uno": "uno_owed",
    "winner": "winner",
    "asked": "asked",
    "reshuffles": "reshuffles",
    "wards": "shields_in_force",
}
_NUMBER_OF = {10: "a whole number", 16: "a hexadecimal number"}
_NUMBERS_BY_SEAT = {"scores": "scores", "missing": "missing", "shunned": "drew_on"}
_BOUNDS_BY_SEAT = {"scores": 1_000_000, "missing": 255, "shunned": (1 << COLORS) - 1}
_BOUNDS = {
    "asked": (0, MAX_PLAYERS),
    "before": (NO_COLOR, COLORS - 1),
    "round": (1, 1_000_000),
    "reshuffles": (0, 1_000_000),
    "wards": (0, (1 << MAX_PLAYERS) - 1),
}


def read_fields(text: str) -> tuple[str, dict[str, str]]:
    """Split a position into the edition's name and its fields."""
    check_text(text, "a position", InvalidPosition)
    name, *parts = text.removeprefix(BYTE_ORDER_MARK).split() or [""]
    fields: dict[str, str] = {}
    for part in parts:
        key, equals, value = part.partition("=")
        if not equals or key in fields:
            wrong(f"a position is an edition's name and key=value fields, each once; not {part!r}")
        fields[key] = value
    return name, fields


def write_state(state: State, edition: Edition, known: Ints) -> dict[str, str]:
    """The state's fields as text, in a fixed order."""
    counts = state.hands.cast("B")
    hands = [counts[KINDS * seat : KINDS * (seat + 1)] for seat in range(state.players)]
    return {
        "hands": "/".join(",".join(write_counted(edition, hand)) for hand in hands),
        "draw": ",".join(write_cards(edition, reversed(state.draw_pile[: state.draw_count]))),
        "discard": ",".join(write_cards(edition, state.discard_pile[: state.discard_count])),
        "color": COLOR_LETTERS[state.color] if state.color >= 0 else "-",
        "follow": "color" if state.symbol == NO_SYMBOL else SYMBOL_LETTERS[state.symbol],
        "direction": "left" if state.direction == LEFT else "right",
        "phase": PHASES[state.phase],
        "drawn": edition.codes[state.drawn] if state.drawn >= 0 else "-",
        **{key: str(getattr(state, name)) for key, name in _NUMBERS.items()},
        **{
            key: ",".join(map(str, getattr(state, name)[: state.players]))
            for key, name in _NUMBERS_BY_SEAT.items()
        },
        "powers": ",".join(str(state.powers[color]) for color in range(COLORS)),
        "shields": str(state.shields),
        "dice": ",".join(f"{word:08x}" for word in state.dice),
        "known": _write_known(state, edition, known) or "-",
    }


def _write_known(state: State, edition: Edition, known: Ints) -> str:
    parts = []
    for viewer in range(state.players):
        hands = bytes(hands_known_to(known, viewer))
        for holder in range(state.players):
            counts = hands[holder * KINDS : (holder + 1) * KINDS]
            if any(counts):
                parts.append(f"{viewer}>{holder}:{','.join(write_counted(edition, counts))}")
    return "/".join(parts)


def read_state(state: State, edition: Edition, fields: Mapping[str, str], known: Ints) -> None:
    """Fill a new state from the fields of a position; raises InvalidPosition."""
    allowed = write_state(state, edition, known).keys()
    for key in sorted(fields.keys() - allowed):
        wrong(f"there is no field {key!r}")
    whole = {**_defaults(state, fields), **fields}
    try:
        for i, word in enumerate(_ints("dice", whole["dice"], 4, 16)):
            state.dice[i] = word
        _read_cards(state, edition, whole)
        _read_numbers(state, whole)
        _read_card_to_follow(state, edition, whole)
        _read_known(state, edition, whole["known"], known)
    except (ValueError, IndexError) as error:
        if isinstance(error, InvalidPosition):
            raise
        wrong(f"the position cannot be read: {error}")
    _check_state(state, edition)


def _defaults(state: State, fields: Mapping[str, str]) -> dict[str, str]:
    """What is not said: a turn begins on the top card, and nothing has happened before."""
    for key in ("hands", "discard"):
        if key not in fields:
            wrong(f"the position lacks {key}")
    top = fields["discard"].rpartition(",")[2]
    color = top[0] if top and top[0] in COLOR_LETTERS else "-"
    by_its_symbol = color != "-" and fields.get("color", color) == color
    return {
        "color": color,
        "follow": top[1:] if by_its_symbol else "color",
        "direction": "left",
        "phase": "turn",
        "drawn": "-",
        **dict.fromkeys(_NUMBERS, "0"),
        **dict.fromkeys(("before", "uno", "winner"), "-1"),
        "round": "1",
        "dealer": str(state.players - 1),
        "act": _usual_actor(state.players, fields),
        "wards": fields.get("shields", "0"),
        **dict.fromkeys(_NUMBERS_BY_SEAT, ",".join("0" * state.players)),
        "powers": ",".join(["-1"] * COLORS),
        "shields": "0",
        "dice": ",".join(f"{word:08x}" for word in seed_key(0)),
        "known": "-",
    }


def _usual_actor(players: int, fields: Mapping[str, str]) -> str:
    """Who decides: whose turn it is, but the next one where that has to be answered."""
    turn = fields.get("turn", "0")
    if fields.get("phase") != "respond" or not turn.isdecimal():
        return turn
    step = -1 if fields.get("direction") == "right" else 1
    return str((int(turn[:9]) + step) % players)


def _read_cards(state: State, edition: Edition, fields: Mapping[str, str]) -> None:
    hands = [read_cards(edition, hand) for hand in fields["hands"].split("/")]
    if len(hands) != state.players:
        wrong(f"there are {len(hands)} hands for {state.players} players")
    draw, pile = read_cards(edition, fields.get("draw", "")), read_cards(edition, fields["discard"])
    state.shields = _number("shields", fields)
    used = lay_out_hands(state, edition, hands, draw, pile)
    if "draw" in fields and used.total() != sum(edition.deck):
        wrong(f"a position names all {sum(edition.deck)} cards, not {used.total()}")
    fill_draw_pile(state, used, draw)
    for kind in pile:
        discard(state, kind)


def _read_numbers(state: State, fields: Mapping[str, str]) -> None:
    for key, name in _NUMBERS.items():
        setattr(state, name, _number(key, fields))
    for key, name in _NUMBERS_BY_SEAT.items():
        numbers = getattr(state, name)
        for seat, number in enumerate(_ints(key, fields[key], state.players)):
            if not 0 <= number <= _BOUNDS_BY_SEAT[key]:
                wrong(f"{key} are numbers from 0 to {_BOUNDS_BY_SEAT[key]}")
            numbers[seat] = number
    for color, seat in enumerate(_ints("powers", fields["powers"], COLORS)):
        state.powers[color] = seat
    state.direction = DIRECTIONS[_one_of("direction", fields, DIRECTIONS)]
    state.phase = PHASES.index(_one_of("phase", fields, PHASES))


def _read_card_to_follow(state: State, edition: Edition, fields: Mapping[str, str]) -> None:
    color = _one_of("color", fields, (*COLOR_LETTERS, "-"))
    follow = _one_of("follow", fields, (*SYMBOL_LETTERS, "color"))
    drawn = fields["drawn"]
    state.color = NO_COLOR if color == "-" else COLOR_LETTERS.index(color)
    state.symbol = NO_SYMBOL if follow == "color" else SYMBOL_LETTERS.index(follow)
    state.drawn = NO_CARD if drawn == "-" else read_card(edition, drawn)


def _one_of(key: str, fields: Mapping[str, str], values: Iterable[Word]) -> Word:
    for value in values:
        if value == fields[key]:
            return value
    raise ValueError(f"{key} is one of {', '.join(values)}, not {fields[key][:20]!r}")


def _number(key: str, fields: Mapping[str, str]) -> int:
    return _ints(key, fields[key], 1)[0]


def _ints(key: str, text: str, count: int, base: int = 10) -> list[int]:
    parts = text.split(",")
    if len(parts) != count:
        wrong(f"{key} is {count} numbers, not {text[:20]!r}")
    try:
        return [int(part[:20], base) for part in parts]
    except ValueError:
        raise ValueError(f"{key} is {_NUMBER_OF[base]}, not {text[:20]!r}") from None


def _read_known(state: State, edition: Edition, text: str, known: Ints) -> None:
    for part in text.split("/") if text != "-" else ():
        who, _, codes = part.partition(":")
        viewer, holder = _ints("known", who.replace(">", ","), 2)
        for seat in (viewer, holder):
            check_seat(seat, state.players, "a player who knows cards, or holds them,")
        for kind in read_cards(edition, codes):
            known[viewer, holder, kind] += 1
            if known[viewer, holder, kind] > state.hands[holder, kind] or viewer == holder:
                wrong(f"seat {viewer} cannot know of {edition.codes[kind]} at seat {holder}")


def _check_state(state: State, edition: Edition) -> None:
    """Refuse what the rules could not go on from."""
    for key in ("dealer", "turn", "act"):
        check_seat(getattr(state, _NUMBERS[key]), state.players, key)
    for seat in (state.uno_owed, state.winner, *state.powers):
        if seat != NOBODY:
            check_seat(seat, state.players, "a player")
    for key in ("second", "again", "bluff"):
        if getattr(state, key) not in (0, 1):
            wrong(f"{key} is 0 or 1")
    for key, (low, high) in _BOUNDS.items():
        if not low <= getattr(state, _NUMBERS[key]) <= high:
            wrong(f"{key} is a number from {low} to {high}")
    if state.shields_in_force >> state.players:
        wrong("wards has more players than there are")
    if state.asked >= state.players:
        wrong("asked has more players than there are")
    if (state.winner == NOBODY) != (state.phase < ROUND_OVER):
        wrong("a round has a winner when it is over, and only then")
    # Whom a clause left without cards, or who joins for the next round.
    several = state.phase >= ROUND_OVER
    for seat in range(state.players):
        without_cards = state.sizes[seat] == 0
        if without_cards != (seat == state.winner) and not (without_cards and several):
            wrong(f"seat {seat} has no cards, or has won with cards in hand")
    _check_top(state, edition)
    _check_phase(state, edition)


def _check_card_to_follow(state: State, edition: Edition, top: int) -> None:
    code = edition.codes[top]
    if state.symbol not in (NO_SYMBOL, symbol_of(top)):
        wrong(f"the symbol of {code} is another one")
    if state.symbol != NO_SYMBOL and is_wild(top):
        wrong(f"only the colour of {code} can be followed")
    by_color_alone = is_wild(top) or (state.symbol == NO_SYMBOL and state.shields)
    if not by_color_alone and state.color not in (NO_COLOR, color_of(top)):
        wrong(f"the colour of {code} is another one")
    if not by_color_alone and state.symbol == NO_SYMBOL:
        wrong(f"{code} is to be followed by its symbol too")


def _check_top(state: State, edition: Edition) -> None:
    """What lies on top, and what there is to be chosen for it."""
    top = top_card(state)
    if top == NO_CARD:
        wrong("the discard pile has a card at least")
    if state.phase != FLIPPED:
        _check_card_to_follow(state, edition, top)
    if state.color == NO_COLOR and state.phase != OPENING:
        wrong(f"say which colour is to be followed on {edition.codes[top]}, as in color=b")
    if state.color != NO_COLOR and state.phase == OPENING:
        wrong("in phase=opening no colour is chosen yet: color is -")
    if state.phase in (OPENING, FLIPPED) and not is_wild(top):
        wrong(f"there is nothing to choose for {edition.codes[top]}")
    if state.phase == FLIPPED and not edition.has_powers:
        wrong(f"nobody can flip a card in {edition.name}")
    if state.phase == FLIPPED and state.discard_count < 2:
        wrong("a card that was flipped lies on another one")


def _check_phase(state: State, edition: Edition) -> None:
    """What has been drawn, is owed and is still to come, and whose turn that makes it."""
    if state.phase == DRAWN and state.drawn == NO_CARD:
        wrong("the card drawn is missing")
    if not edition.has_powers and (state.phase == SECOND or max(state.powers) != NOBODY):
        wrong(f"{edition.name} has no powers")
    for score in state.scores[: state.players] if state.phase != GAME_OVER else ():
        check_score(state, score)
    if (state.debt > 0) != (state.phase == RESPOND) or state.debt < 0:
        wrong("a debt is there to be answered, and nothing else")
    if state.debt > MAX_CARDS:
        wrong("nobody can owe so many cards")
    if state.shields >> state.players or (state.shields and not edition.has_shields):
        wrong("the shields do not fit the table")
    if not all(0 <= word < 1 << 32 for word in state.dice) or not any(state.dice):
        wrong("the random generator's words are four hexadecimal numbers, not all zero")
    if state.phase < ROUND_OVER and (state.to_act == state.turn) == (state.phase == RESPOND):
        wrong(
            "another player than the one whose turn it is has to respond (phase=respond); "
            "otherwise whoever has the turn acts: turn and act are the same seat"
        )
