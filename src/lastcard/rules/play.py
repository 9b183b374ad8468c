"""Carrying out a move. `apply` is the one entrance; it trusts that the move is legal."""

from .actions import (
    ACCEPT,
    CALL_UNO,
    CATCH,
    CHALLENGE,
    CHOOSE,
    DRAW,
    FLIP,
    GIVE,
    WAIT,
    calls_uno,
    named_color,
    named_power,
    named_seat,
    what_of,
)
from .cards import (
    COLOR_CHOICE,
    DRAWS_FOUR,
    DRAWS_TWO,
    FIRST_RULE,
    KINDS,
    NO_CARD,
    NOTHING,
    REVERSES,
    SAVES_THE_DAY,
    SKIPS,
    TAKES_POWER,
    WILD_DRAW_FOUR,
    is_wild,
    takes_power,
)
from .clauses import begin_rule, carry_out_clause, end_rule, without_cards
from .events import CHOSE_COLOR, FLIPPED_UP, JUMPED_IN, PASSED, PLAYED, note
from .hands import remove_card
from .matching import bars_draw_four, playable_from_hand
from .penalties import accept, challenge, draw_two, reverse, skip, wards_off, wild_draw_four
from .piles import discard, draw_card, draw_cards, follow, next_card, top_card
from .powers import end_shields, give_red_cards, plays_two, shield, take_power
from .scoring import end_round
from .state import DRAWN, FLIPPED, MAX_RULES, NOBODY, OPENING, RESPOND, SECOND, TURN, State
from .turn import end_turn, next_in_line, pass_over, start_turn
from .uno import call_uno, catch, next_player_begins, played_down_to_one


def apply(game: State, seat: int, move: int) -> None:
    """Carry out a legal move to its end."""
    make_move(game, seat, move)
    while game.clause >= 0:
        continue_move(game)


def make_move(game: State, seat: int, move: int) -> None:
    """Carry out a legal move up to the first clause of a card's rule, if it has one."""
    what = what_of(move)
    game.event_count = 0
    if what == WAIT:
        game.asked += 1
        return
    game.asked = 0
    if what < KINDS:
        play_card(game, seat, move)
    elif what == DRAW:
        draw_in_turn(game, seat)
    elif what == CALL_UNO:
        call_uno(game, seat)
    elif what == CATCH:
        catch(game, seat)
    elif what == GIVE:
        give_away(game, seat, named_seat(move))
    elif what == FLIP:
        flip(game, seat)
    elif what == CHOOSE:
        choose(game, seat, move)
    elif what == ACCEPT or what == CHALLENGE:
        answer_debt(game, what)
    else:
        pass_turn(game, seat)


def continue_move(game: State) -> None:
    """Carry out one clause of a card's rule. Whoever has no cards left by it goes out."""
    game.event_count = 0
    carry_out_clause(game)
    out = without_cards(game)
    if out != NOBODY:
        end_rule(game)
        end_round(game, out)
    elif game.clause < 0:
        settle(game)


def play_card(game: State, seat: int, move: int) -> None:
    kind = what_of(move)
    may_be_first_of_two = game.phase == TURN and seat == game.to_act
    if seat != game.to_act:
        note(game, JUMPED_IN, seat)
    elif game.phase == RESPOND:
        pass_over(game, seat)
    next_player_begins(game)
    if kind == WILD_DRAW_FOUR:
        game.bluff = 1 if bars_draw_four(game, seat) else 0
        game.color_before = game.color
    remove_card(game, seat, kind)
    note(game, PLAYED, seat, kind)
    lay(game, seat, kind, move)
    if game.sizes[seat] == 0:
        go_out(game, seat, kind)
        return
    if game.sizes[seat] == 1:
        played_down_to_one(game, seat, calls_uno(move))
    carry_out(game, seat, kind, move)
    game.second = 1 if may_be_first_of_two and plays_two(game, seat) else 0
    settle(game)


def lay(game: State, seat: int, kind: int, move: int) -> None:
    """Put a played card on the table. A wild ends the shields, but they still ward it off."""
    game.turn = seat
    game.phase = TURN
    game.shields_in_force = game.shields
    saves = game.effects[kind] == SAVES_THE_DAY
    if not saves:
        discard(game, kind)
        follow(game, kind, named_color(move))
    if is_wild(kind):
        note(game, CHOSE_COLOR, seat, named_color(move))
        end_shields(game)
    if saves:
        shield(game, named_seat(move), seat, named_color(move))


def carry_out(game: State, seat: int, kind: int, move: int) -> None:
    """Do what the card says."""
    effect = game.effects[kind]
    if effect == NOTHING:
        return
    if effect == SKIPS:
        skip(game)
    elif effect == REVERSES:
        reverse(game)
    elif effect == DRAWS_TWO:
        draw_two(game)
    elif effect == DRAWS_FOUR:
        wild_draw_four(game)
    else:
        carry_out_special(game, seat, effect, move)


def carry_out_special(game: State, seat: int, effect: int, move: int) -> None:
    if effect == COLOR_CHOICE:
        take_power(game, seat, named_power(move))
    elif takes_power(effect):
        take_power(game, seat, effect - TAKES_POWER)
    elif FIRST_RULE <= effect < FIRST_RULE + MAX_RULES:
        begin_rule(game, effect - FIRST_RULE, named_seat(move))
    elif effect != SAVES_THE_DAY:  # that has been done as the card was laid
        raise ValueError("a card has an effect that nothing is written for")


def settle(game: State) -> None:
    """Unless somebody has to answer first: a second card, or the next player's turn."""
    if game.phase == RESPOND or game.clause >= 0:
        return
    if game.second and playable_from_hand(game, game.turn):
        game.second = 0
        game.phase = SECOND
        game.to_act = game.turn
    else:
        game.second = 0
        end_turn(game)


def go_out(game: State, seat: int, kind: int) -> None:
    """The last card was played. Only a Draw Two or Wild Draw Four still does something."""
    effect = game.effects[kind]
    if effect == DRAWS_TWO or effect == DRAWS_FOUR:
        unlucky = next_in_line(game)
        if not wards_off(game, unlucky):
            draw_cards(game, unlucky, game.debt + (2 if effect == DRAWS_TWO else 4))
    end_round(game, seat)


def draw_in_turn(game: State, seat: int) -> None:
    """Draw a card (or until one can be played); a playable one may be played at once.

    With `say_pass` whoever keeps it says so, playable or not: nobody else can tell.
    """
    next_player_begins(game)
    game.drew_on[seat] |= 1 << game.color
    goes_on = game.draw_until_playable != 0 and playable_from_hand(game, seat) == 0
    kind = draw_card(game, seat)
    while goes_on and kind != NO_CARD and not fits(game, seat, kind):
        kind = draw_card(game, seat)
    if kind != NO_CARD and (game.say_pass or fits(game, seat, kind)):
        game.drawn = kind
        game.phase = DRAWN
    else:
        end_turn(game)


def fits(game: State, seat: int, kind: int) -> bool:
    return playable_from_hand(game, seat) >> kind & 1 != 0


def pass_turn(game: State, seat: int) -> None:
    if game.phase == TURN:
        next_player_begins(game)
    note(game, PASSED, seat)
    end_turn(game)


def answer_debt(game: State, what: int) -> None:
    next_player_begins(game)
    if what == ACCEPT:
        accept(game)
    else:
        challenge(game)
    game.phase = TURN
    settle(game)


def give_away(game: State, giver: int, receiver: int) -> None:
    """Red cards change hands. Giving the last ones away wins the round."""
    give_red_cards(game, giver, receiver)
    if game.sizes[giver] == 0:
        _pay_for_last_card(game, giver)
        end_round(game, giver)


def _pay_for_last_card(game: State, winner: int) -> None:
    """A draw card that waits for an answer, or for its colour, was the last one played."""
    waits = game.phase == FLIPPED and game.effects[top_card(game)] == DRAWS_FOUR
    if waits and next_in_line(game) != winner:
        wild_draw_four(game)
    if game.phase == RESPOND and game.to_act != winner:
        draw_cards(game, game.to_act, game.debt)


def flip(game: State, seat: int) -> None:
    """Turn the top card of the draw pile onto the discard pile: it counts as played."""
    next_player_begins(game)
    kind = next_card(game)
    note(game, FLIPPED_UP, seat, kind)
    if is_wild(kind):
        game.bluff = 0  # no card could be played, so none barred a Wild Draw Four
        game.color_before = game.color
        discard(game, kind)
        game.phase = FLIPPED
    else:
        lay(game, seat, kind, 0)
        carry_out(game, seat, kind, 0)
        settle(game)


def choose(game: State, seat: int, move: int) -> None:
    """Name what a wild on the discard pile needs: turned up at the start, or by the green power."""
    kind = top_card(game)
    follow(game, kind, named_color(move))
    note(game, CHOSE_COLOR, seat, named_color(move))
    if game.phase == OPENING:
        start_turn(game, seat)
        return
    game.phase = TURN
    carry_out(game, seat, kind, move)
    settle(game)
