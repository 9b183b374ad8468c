"""From an edition and options to the record that the rules work on."""

from __future__ import annotations

import hashlib

from ..errors import InvalidOption
from ..rules import cards
from ..rules.clauses import CHOSEN
from ..rules.state import (
    MAX_PLAYERS,
    MAX_RULES,
    SCORE_HAND,
    SCORE_TALLY,
    SCORE_WINNER,
    STACK_ANY,
    STACK_NEVER,
    STACK_SAME,
    State,
)
from ..whole_numbers import as_whole, check_whole
from .edition import SYMBOL_LETTERS, WRITTEN, Edition
from .effects import Clause, read_effects
from .options import Options

_SCORINGS = {"winner": SCORE_WINNER, "tally": SCORE_TALLY, "hand": SCORE_HAND}
_STACKINGS = {"off": STACK_NEVER, "same": STACK_SAME, "any": STACK_ANY}
_SAME = (  # in a record as among the options
    *("target", "hand_size", "uno_penalty"),
    *("jump_in", "draw_until_playable", "force_play", "no_bluff", "say_pass"),
)
_SEVEN_ZERO = {"7": "chosen swap", "0": "pass on"}


def new_state(edition: Edition, players: int, options: Options) -> State:
    """A record with everything that stays the same through a game; nothing is dealt yet."""
    players = check_whole("players", players, 2, MAX_PLAYERS)
    if players * options.hand_size >= sum(edition.deck):
        raise InvalidOption(
            f"{players} players with {options.hand_size} cards each are too many for a deck "
            f"of {sum(edition.deck)}"
        )
    state = State()
    state.players = players
    _write_edition(state, edition)
    _write_options(state, options)
    _write_effects(state, edition, options)
    return state


def seed_dice(state: State, seed: object) -> None:
    """Start the random generator from a seed: any number or text."""
    for i, word in enumerate(seed_key(check_seed(seed))):
        state.dice[i] = word


def check_seed(seed: object) -> object:
    """Whatever else has a text could be another thing with the same one, or never be had again."""
    if not isinstance(seed, str | float) and as_whole(seed) is None:
        raise InvalidOption(f"a seed is a number or text, not {type(seed).__name__}")
    return seed


def seed_key(seed: object) -> tuple[int, int, int, int]:
    """Four well-mixed 32-bit words for a seed."""
    digest = hashlib.sha256(str(seed).encode(errors="surrogatepass")).digest()
    a, b, c, d = (int.from_bytes(digest[i : i + 4], "little") for i in (0, 4, 8, 12))
    return a, b, c, d | 1  # the generator's state must never be all zeros


def _write_edition(state: State, edition: Edition) -> None:
    for kind, copies in enumerate(edition.deck):
        state.deck[kind] = copies
    state.colors = len(edition.color_names)
    state.opens_with_number = edition.opens_with_number
    state.any_dealer = edition.any_dealer
    state.wilds_match = edition.wilds_match


def _write_options(state: State, options: Options) -> None:
    state.scoring = _SCORINGS[options.scoring]
    state.stacking = _STACKINGS[options.stacking]
    state.reverse_skips = options.two_player_reverse == "skip"
    for name in _SAME:
        setattr(state, name, getattr(options, name))


def _write_effects(state: State, edition: Edition, options: Options) -> None:
    """What each kind does and what has to be named with it, house rules included."""
    for kind, effect in enumerate(edition.effects):
        state.effects[kind] = effect
        state.points[kind] = edition.values[kind]
        if effect == cards.SAVES_THE_DAY:
            state.asks_seat |= 1 << kind
        if effect == cards.COLOR_CHOICE:
            state.asks_power |= 1 << kind
    _write_rules(state, _all_rules(edition, options))
    state.asks_more = state.asks_seat | state.asks_power
    state.asks_color = cards.WILDS & ~state.asks_more


def _all_rules(edition: Edition, options: Options) -> dict[str, list[Clause]]:
    """The clauses of each card that has any: the edition's, the players' and house rules."""
    colors = edition.color_names
    rules = {
        owner: [effect.clause(colors) for effect in said] for owner, said in edition.rules.items()
    }
    for does, written in zip(WRITTEN, options.custom_rules, strict=True):
        if written is not None:
            owner = next(wild.code for wild in edition.wilds if wild.does == does)
            rules[owner] = written.clauses()
    if options.seven_zero:
        rules |= {letter: [read_effects(does)[0].clause()] for letter, does in _SEVEN_ZERO.items()}
    return rules


def _write_rules(state: State, rules: dict[str, list[Clause]]) -> None:
    """All clauses one after the other, and where those of each rule begin."""
    place = 0
    for number, (owner, clauses) in enumerate(rules.items()):
        for clause in clauses:
            for i, value in enumerate(clause):
                state.clauses[place, i] = value
            place += 1
        for later in range(number + 1, MAX_RULES + 1):
            state.rule_starts[later] = place
        asks = any(who == CHOSEN for who, *_ in clauses)
        if owner in SYMBOL_LETTERS:
            _give_rule(state, SYMBOL_LETTERS.index(owner), number, asks)
        elif asks:
            kind = list(state.effects).index(cards.FIRST_RULE + number)
            state.asks_seat |= 1 << kind


def _give_rule(state: State, symbol: int, number: int, asks: bool) -> None:
    """All cards with a symbol do what a rule says."""
    for color in range(cards.COLORS):
        kind = color * cards.SYMBOLS + symbol
        state.effects[kind] = cards.FIRST_RULE + number
        if asks:
            state.asks_seat |= 1 << kind
