/* Uniformly random play of classic, written by hand for that alone: what the compiled rules are
   measured against. It plays the very games that they play, to the last byte of the last record.
   bench/yardstick.py puts the declarations of State, Luck and Round before this text. */

enum { KINDS = 60, SYMBOLS = 13, COLORED = 52, DRAW_FOUR = 52, STREAMS = 11, NOBODY = -1 };
enum { TURN, DRAWN, SECOND, RESPOND, OPENING, FLIPPED, ROUND_OVER, GAME_OVER };
enum { DRAW = 64, PASS, ACCEPT, CHALLENGE, FLIP, CALL_UNO, CATCH, GIVE, CHOOSE, WAIT };
enum { NOTHING, SKIPS, REVERSES, DRAWS_TWO, DRAWS_FOUR };
#define ONE ((uint64_t)1)
#define WILDS (((ONE << KINDS) - 1) ^ ((ONE << COLORED) - 1))
#define OF_COLOR(color) (((ONE << SYMBOLS) - 1) << (color) * SYMBOLS)
#define OF_SYMBOL(symbol) ((ONE | ONE << 13 | ONE << 26 | ONE << 39) << (symbol))
#define MOVE(what) (1 << ((what) - DRAW))

/* Chance: xoshiro128++. */
static inline uint32_t rotated(uint32_t word, int by) { return word << by | word >> (32 - by); }
static inline uint32_t below(int64_t *dice, uint32_t limit) {
    uint32_t a = dice[0], b = dice[1], c = dice[2] ^ a, d = dice[3] ^ b;
    uint32_t word = rotated(a + (uint32_t)dice[3], 7) + a;
    dice[0] = a ^ d, dice[1] = b ^ c, dice[2] = c ^ b << 9, dice[3] = rotated(d, 11);
    return (uint64_t)word * limit >> 32;
}
static uint32_t scramble(uint32_t word) {
    word = (word ^ word >> 16) * 0x85EBCA6B;
    word = (word ^ word >> 13) * 0xC2B2AE35;
    return word ^ word >> 16;
}
static void seed_stream(int64_t *dice, const int64_t *key, int64_t number) {
    uint32_t word = scramble((uint32_t)number ^ (uint32_t)key[0]);
    for (int i = 0; i < 4; i++)
        dice[i] = word = scramble(word + key[i] + (number >> 32) + 0x9E3779B9);
    dice[3] |= 1;
}

/* Cards and turns. */
static inline void add_card(State *g, int seat, int kind) {
    g->hands[seat][kind]++, g->sizes[seat]++;
    g->holds[seat] |= ONE << kind;
    if (g->uno_owed == seat) g->uno_owed = NOBODY;
}
static void shuffle(State *g) {
    for (int last = g->draw_count - 1; last > 0; last--) {
        int other = below(g->dice, last + 1);
        uint8_t kind = g->draw_pile[last];
        g->draw_pile[last] = g->draw_pile[other], g->draw_pile[other] = kind;
    }
}
static void rebuild(State *g) {
    int count = g->discard_count - 1;
    if (count < 1) return;
    memcpy(g->draw_pile, g->discard_pile, count);
    g->discard_pile[0] = g->discard_pile[count];
    g->discard_count = 1, g->draw_count = count;
    shuffle(g);
    g->reshuffles++;
}
static inline int draw_card(State *g, int seat) {
    if (g->draw_count == 0) rebuild(g);
    if (g->draw_count == 0) return -1;
    int kind = g->draw_pile[--g->draw_count];
    add_card(g, seat, kind);
    return kind;
}
static inline void draw_cards(State *g, int seat, int count) {
    g->drew_on[seat] = 0;
    while (count-- && draw_card(g, seat) >= 0) {}
}
static inline void pay(State *g, int seat, int count) {
    draw_cards(g, seat, count);
    g->missing[seat]++;
}
static inline int seat_after(const State *g, int seat) {
    seat += g->direction;
    return seat == g->players ? 0 : seat < 0 ? g->players - 1 : seat;
}
static inline void start_turn(State *g, int seat) { g->turn = g->to_act = seat, g->phase = TURN; }
static inline void end_turn(State *g) {
    int seat = seat_after(g, g->turn);
    for (; g->missing[seat]; seat = seat_after(g, seat)) g->missing[seat]--;
    start_turn(g, seat);
}
static inline void lay(State *g, int kind, int color) {
    g->discard_pile[g->discard_count++] = kind;
    g->color = kind < COLORED ? kind / SYMBOLS : color;
    g->symbol = kind < COLORED ? kind % SYMBOLS : -1;
}
static int hand_points(const State *g, int seat) {
    int total = 0;
    for (uint64_t kinds = g->holds[seat]; kinds; kinds &= kinds - 1)
        total += g->points[__builtin_ctzll(kinds)] * g->hands[seat][__builtin_ctzll(kinds)];
    return total;
}

/* The deal. */
static void gather(State *g) {
    g->draw_count = g->discard_count = 0;
    for (int kind = 0; kind < KINDS; kind++)
        for (int i = 0; i < g->deck[kind]; i++) g->draw_pile[g->draw_count++] = kind;
}
static int highest_draw(State *g, int drawing) {
    int best = -1, leaders = 0;
    for (int seat = 0; seat < g->players; seat++) {
        if (!(drawing >> seat & 1)) continue;
        int place = below(g->dice, g->draw_count), kind = g->draw_pile[place];
        g->draw_pile[place] = g->draw_pile[--g->draw_count];
        int value = kind < COLORED && kind % SYMBOLS < 10 ? kind % SYMBOLS : 0;
        if (value > best) best = value, leaders = 0;
        if (value == best) leaders |= 1 << seat;
    }
    return leaders;
}
static void clear_table(State *g) {
    memset(g->hands, 0, g->players * KINDS);
    for (int seat = 0; seat < g->players; seat++)
        g->sizes[seat] = g->holds[seat] = g->missing[seat] = g->drew_on[seat] = 0;
    memset(g->powers, NOBODY, sizeof g->powers);
    g->debt = g->bluff = g->asked = g->reshuffles = 0;
    g->drawn = g->color_before = g->uno_owed = g->winner = g->chosen = g->clause = -1;
    g->direction = g->round_number = 1, g->phase = TURN;
}
static void open_round(State *g, int kind) {
    lay(g, kind, -1);
    g->turn = g->dealer;
    int next = seat_after(g, g->dealer), effect = g->effects[kind];
    if (kind >= COLORED) {
        start_turn(g, next);
        g->phase = OPENING;
    } else if (effect == REVERSES) {
        g->direction = -1;
        start_turn(g, g->dealer);
    } else {
        if (effect == SKIPS) g->missing[next]++;
        if (effect == DRAWS_TWO) pay(g, next, 2);
        end_turn(g);
    }
}
static void start_game(State *g) {
    int drawing = (1 << g->players) - 1;
    gather(g);
    while (drawing & (drawing - 1)) {
        if (g->draw_count < g->players) gather(g);
        drawing = highest_draw(g, drawing);
    }
    g->dealer = __builtin_ctz(drawing);
    clear_table(g);
    gather(g);
    shuffle(g);
    for (int i = 0, seat = g->dealer; i < 7 * g->players; i++) {
        seat = seat_after(g, seat);
        add_card(g, seat, g->draw_pile[--g->draw_count]);
    }
    while (g->draw_pile[g->draw_count - 1] == DRAW_FOUR) shuffle(g);
    open_round(g, g->draw_pile[--g->draw_count]);
}

/* Moves: what is done, the colour named with it and whether UNO is called. */
typedef struct { int what, color, uno; } Move;
static inline uint64_t playable(const State *g, int seat) {
    uint64_t kinds = OF_COLOR(g->color) | WILDS;
    return g->holds[seat] & (g->symbol >= 0 ? kinds | OF_SYMBOL(g->symbol) : kinds);
}
static inline int nth_bit(uint64_t set, int n) {
#ifdef __BMI2__
    set = __builtin_ia32_pdep_di(ONE << n, set);
#else
    while (n--) set &= set - 1;
#endif
    return __builtin_ctzll(set);
}
static inline Move random_move(const State *g, int seat, int64_t *dice) {
    uint64_t cards = 0;
    int others = 0, namings = 0;
    if (g->uno_owed != NOBODY) others = g->uno_owed == seat ? MOVE(CALL_UNO) : MOVE(CATCH);
    if (seat != g->to_act) {
        others |= MOVE(WAIT);
    } else if (g->phase == TURN) {
        cards = playable(g, seat);
        if (g->draw_count > 0 || g->discard_count > 1) others |= MOVE(DRAW);
        else if (!cards) others |= MOVE(PASS);
    } else if (g->phase == DRAWN) {
        cards = playable(g, seat) & ONE << g->drawn;
        others |= MOVE(PASS);
    } else if (g->phase == RESPOND) {
        others |= MOVE(ACCEPT) | MOVE(CHALLENGE);
    } else {
        namings = 4;
    }
    uint64_t simple = cards & ~WILDS, wilds = cards & WILDS;
    int uno = g->sizes[seat] == 2, first = __builtin_popcountll(simple);
    int plays = (first + 4 * __builtin_popcountll(wilds)) << uno;
    int moves = __builtin_popcount(others), n = below(dice, plays + moves + namings);
    if (n < plays) {
        int called = uno & n, card = n >> uno;
        if (card < first) return (Move){nth_bit(simple, card), -1, called};
        return (Move){nth_bit(wilds, (card - first) / 4), (card - first) % 4, called};
    }
    n -= plays;
    return n < moves ? (Move){DRAW + nth_bit(others, n), -1, 0} : (Move){CHOOSE, n - moves, 0};
}
static void end_round(State *g, int winner) {
    g->winner = winner, g->uno_owed = NOBODY, g->debt = 0;
    for (int seat = 0; seat < g->players; seat++) g->scores[winner] += hand_points(g, seat);
    g->phase = g->scores[winner] >= g->target ? GAME_OVER : ROUND_OVER;
}
static inline void play_card(State *g, int seat, Move move) {
    int kind = move.what, effect = g->effects[kind], next = seat_after(g, seat);
    g->uno_owed = NOBODY;
    if (kind == DRAW_FOUR) {
        g->bluff = (g->holds[seat] & OF_COLOR(g->color)) != 0;
        g->color_before = g->color;
    }
    g->holds[seat] &= ~((uint64_t)(--g->hands[seat][kind] == 0) << kind);
    int left = --g->sizes[seat];
    g->turn = seat, g->phase = TURN;
    lay(g, kind, move.color);
    if (left == 0) {
        if (effect >= DRAWS_TWO) draw_cards(g, next, effect == DRAWS_TWO ? 2 : 4);
        end_round(g, seat);
        return;
    }
    if (left == 1 && !move.uno) g->uno_owed = seat;
    if (effect == DRAWS_FOUR) {
        g->debt = 4, g->phase = RESPOND, g->to_act = next;
        return;
    }
    if (effect == REVERSES && g->players > 2) g->direction = -g->direction;
    else if (effect == DRAWS_TWO) pay(g, next, 2);
    else if (effect) g->missing[next]++;
    end_turn(g);
}
static inline void draw_in_turn(State *g, int seat) {
    g->uno_owed = NOBODY;
    g->drew_on[seat] |= 1 << g->color;
    int kind = draw_card(g, seat);
    if (kind >= 0 && playable(g, seat) >> kind & 1) g->drawn = kind, g->phase = DRAWN;
    else end_turn(g);
}
static void answer(State *g, int what) {
    g->uno_owed = NOBODY;
    if (what == CHALLENGE && g->bluff) draw_cards(g, g->turn, 4);
    else pay(g, g->to_act, what == CHALLENGE ? 6 : 4);
    g->debt = 0;
    end_turn(g);
}
static inline void make_move(State *g, int seat, Move move) {
    int what = move.what, owed = g->uno_owed;
    g->asked = what == WAIT ? g->asked + 1 : 0;
    if (what < KINDS) play_card(g, seat, move);
    else if (what == DRAW) draw_in_turn(g, seat);
    else if (what == ACCEPT || what == CHALLENGE) answer(g, what);
    else if (what == CHOOSE) start_turn(g, seat), g->color = move.color;
    else if (what != WAIT) {
        if (what != PASS || g->phase == TURN) g->uno_owed = NOBODY;
        if (what == CATCH) draw_cards(g, owed, 2);
        if (what == PASS) end_turn(g);
    }
}
static inline int next_to_decide(const State *g) {
    int waits = g->uno_owed != NOBODY && (g->phase == TURN || g->phase == RESPOND);
    if (!waits || g->asked >= g->players - 1) return g->to_act;
    int seat = g->to_act + (g->asked + 1) * g->direction;
    return seat < 0 ? seat + g->players : seat < g->players ? seat : seat - g->players;
}

/* Rounds, and the row that is kept of each. */
static inline void note_before(const State *g, Round *row, int what) {
    if (what < KINDS) row->went_out_with = what;
    else if (what == CHALLENGE) {
        row->challenges_won += g->bluff;
        row->challenges_lost += 1 - g->bluff;
    } else if (what == CATCH) row->uno_caught++;
    if (g->phase == TURN && what <= FLIP) row->turns++;
    row->decisions++;
}
static inline void note_after(const State *g, Round *row, int seat) {
    if (g->sizes[seat] != 1) return;
    for (int other = 0; other < g->players; other++)
        if (other != seat && g->sizes[other] > row->most_behind[other])
            row->most_behind[other] = g->sizes[other];
}
static void begin(State *g, Luck *lucks, Round *row, const int64_t *key, int64_t number) {
    row->number = number, row->winner = row->went_out_with = NOBODY;
    seed_stream(g->dice, key, STREAMS * number);
    for (int seat = 0; seat < g->players; seat++) {
        seed_stream(lucks[seat].dice, key, STREAMS * number + seat + 1);
        g->scores[seat] = 0;
    }
    start_game(g);
    row->dealer = g->dealer;
    memcpy(row->dealt, g->hands, g->players * KINDS);
}
static void end(const State *g, Round *row) {
    row->reshuffles = g->reshuffles;
    for (int seat = 0; seat < g->players; seat++) {
        row->cards_left[seat] = g->sizes[seat];
        row->points += row->hand_points[seat] = hand_points(g, seat);
    }
    if (g->phase < ROUND_OVER) row->went_out_with = NOBODY;
    else row->winner = g->winner, row->behind = row->most_behind[g->winner];
}
void play_rounds(State *g, Luck *lucks, Round *rows, const int64_t *key, int64_t count,
                 int64_t limit) {
    for (int64_t i = 0; i < count; i++) {
        Round *row = &rows[i];
        for (begin(g, lucks, row, key, i); g->phase < ROUND_OVER && row->decisions < limit;) {
            int seat = next_to_decide(g);
            Move move = random_move(g, seat, lucks[seat].dice);
            note_before(g, row, move.what);
            make_move(g, seat, move);
            note_after(g, row, seat);
        }
        end(g, row);
    }
}
