"""Wild Customizable: the rules that players write on the two cards, clause by clause."""

from .events import EVERYONE, WARDED_OFF, note
from .hands import pass_hands, show_hand, swap_hands
from .penalties import reverse
from .piles import draw_cards, redeal_hands
from .save_the_day import is_shielded
from .state import LEFT, NOBODY, RIGHT, State
from .turn import miss_turn, seat_after

# Whom a clause concerns.
ME, NEXT, CHOSEN, OTHERS, ALL = 0, 1, 2, 3, 4

# What it does.
DRAW, MISS, SHOW = 0, 1, 2
SWAP, PASS_LEFT, PASS_RIGHT, REDEAL, TURN_ROUND, PLAY_AGAIN = 3, 4, 5, 6, 7, 8


def begin_written_rule(game: State, card: int, chosen: int) -> None:
    """Get ready to carry out what is written on the first or second card."""
    if game.clause_counts[card]:
        game.written = card
        game.chosen = chosen
        game.clause = 0


def carry_out_clause(game: State) -> None:
    """Do the next clause of the rule under way."""
    who = game.clauses[game.written, game.clause, 0]
    what = game.clauses[game.written, game.clause, 1]
    count = game.clauses[game.written, game.clause, 2]
    if what <= SHOW:
        seat = game.turn
        for _ in range(game.players):
            if _concerns(game, who, seat):
                _do_to(game, seat, what, count)
            seat = seat_after(game, seat)
    else:
        _do_to_table(game, what)
    game.clause += 1
    if game.clause == game.clause_counts[game.written]:
        game.clause = -1
        game.written = 0
        game.chosen = NOBODY


def _concerns(game: State, who: int, seat: int) -> bool:
    if who == ME:
        return seat == game.turn
    if who == NEXT:
        return seat == seat_after(game, game.turn)
    if who == CHOSEN:
        return seat == game.chosen
    return who == ALL or seat != game.turn


def _do_to(game: State, seat: int, what: int, count: int) -> None:
    if what == SHOW:
        show_hand(game, seat, EVERYONE)
    elif is_shielded(game, seat):
        note(game, WARDED_OFF, seat)
    elif what == DRAW:
        draw_cards(game, seat, count)
    else:
        miss_turn(game, seat)


def _do_to_table(game: State, what: int) -> None:
    if what == SWAP:
        swap_hands(game, game.turn, game.chosen)
    elif what == PASS_LEFT:
        pass_hands(game, LEFT)
    elif what == PASS_RIGHT:
        pass_hands(game, RIGHT)
    elif what == REDEAL:
        redeal_hands(game, seat_after(game, game.turn))
    elif what == TURN_ROUND:
        reverse(game)
    elif what == PLAY_AGAIN:
        game.again = 1
