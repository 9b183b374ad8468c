"""From an edition and options to the record that the rules work on."""

from __future__ import annotations

import hashlib

from ..errors import InvalidOption
from ..rules import cards
from ..rules.state import (
    MAX_PLAYERS,
    SCORE_HAND,
    SCORE_TALLY,
    SCORE_WINNER,
    STACK_ANY,
    STACK_NEVER,
    STACK_SAME,
    State,
)
from .edition import Edition
from .options import Options

_SCORINGS = {"winner": SCORE_WINNER, "tally": SCORE_TALLY, "hand": SCORE_HAND}
_STACKINGS = {"off": STACK_NEVER, "same": STACK_SAME, "any": STACK_ANY}
_NAME_A_PLAYER = (cards.SWAPS_HANDS, cards.SAVES_THE_DAY)


def new_state(edition: Edition, players: int, options: Options) -> State:
    """A record with everything that stays the same through a game; nothing is dealt yet."""
    if not isinstance(players, int) or not 2 <= players <= MAX_PLAYERS:
        raise InvalidOption(f"players is a number from 2 to {MAX_PLAYERS}, not {players!r}")
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
    for i, word in enumerate(seed_key(seed)):
        state.dice[i] = word


def seed_key(seed: object) -> tuple[int, int, int, int]:
    """Four well-mixed 32-bit words for a seed."""
    digest = hashlib.sha256(str(seed).encode(errors="surrogatepass")).digest()
    a, b, c, d = (int.from_bytes(digest[i : i + 4], "little") for i in (0, 4, 8, 12))
    return a, b, c, d | 1  # the generator's state must never be all zeros


def _write_edition(state: State, edition: Edition) -> None:
    for kind, copies in enumerate(edition.deck):
        state.deck[kind] = copies
    state.opens_with_number = edition.opens_with_number
    state.any_dealer = edition.any_dealer
    state.wilds_match = edition.wilds_match


def _write_options(state: State, options: Options) -> None:
    state.scoring = _SCORINGS[options.scoring]
    state.stacking = _STACKINGS[options.stacking]
    state.target = options.target
    state.hand_size = options.hand_size
    state.uno_penalty = options.uno_penalty
    state.reverse_skips = options.two_player_reverse == "skip"
    state.jump_in = options.jump_in
    state.draw_until_playable = options.draw_until_playable
    state.force_play = options.force_play
    state.no_bluff = options.no_bluff
    state.say_pass = options.say_pass


def _write_effects(state: State, edition: Edition, options: Options) -> None:
    """What each kind does and what has to be named with it, house rules included."""
    for kind, effect in enumerate(edition.effects):
        state.effects[kind] = effect
    if options.seven_zero:
        for color in range(cards.COLORS):
            state.effects[color * cards.SYMBOLS + 7] = cards.SWAPS_HANDS
            state.effects[color * cards.SYMBOLS] = cards.PASSES_HANDS_ON
    for kind in range(cards.KINDS):
        if state.effects[kind] in _NAME_A_PLAYER:
            state.asks_seat |= 1 << kind
        if state.effects[kind] == cards.COLOR_CHOICE:
            state.asks_power |= 1 << kind
    _write_written_rules(state, options)
    state.asks_more = state.asks_seat | state.asks_power
    state.asks_color = cards.WILDS & ~state.asks_more


def _write_written_rules(state: State, options: Options) -> None:
    for card, written in enumerate(options.custom_rules):
        if written is None:
            continue
        clauses = written.clauses()
        state.clause_counts[card] = len(clauses)
        for i, clause in enumerate(clauses):
            for j, value in enumerate(clause):
                state.clauses[card, i, j] = value
        if written.names_a_player:
            kind = list(state.effects).index(cards.FIRST_CUSTOMIZABLE + card)
            state.asks_seat |= 1 << kind
