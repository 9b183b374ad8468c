"""The words of the rules: every rule has an id that tests, players and messages can cite.

A rule whose id begins with ``R-`` is a ruling: it settles what the printed rules leave open.
Where a printed rule needs only a small addition, its text says "(our ruling: ...)".
"""

from dataclasses import dataclass

EDITION_NAMES = (
    "classic",
    "super-hero-girls",
    "color-powers",
    "togetherness",
    "artiste-fairey",
    "disney-parks",
)

DECK = "The deck"
SETUP = "Setting up"
TURN = "Your turn"
ACTION = "Action cards"
UNO = "UNO"
OUT = "Going out and scoring"
SPECIAL = "Special cards"
HOUSE = "House rules"
SECTIONS = (DECK, SETUP, TURN, ACTION, UNO, OUT, SPECIAL, HOUSE)

ALL = EDITION_NAMES
CLASSIC = ("classic",)
HEROES = ("super-hero-girls",)
POWERS = ("color-powers",)
TOGETHER = ("togetherness",)
ARTISTE = ("artiste-fairey",)
DISNEY = ("disney-parks",)
NOT_TOGETHER = tuple(name for name in ALL if name not in TOGETHER)
NOT_POWERS = tuple(name for name in ALL if name not in POWERS)


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule in plain words, and where it holds.

    ``option`` names the option that switches or adjusts the rule; several are joined by ", ".
    """

    id: str
    section: str
    text: str
    editions: tuple[str, ...]
    ruling: bool = False
    option: str | None = None


_DECK_RULES = (
    Rule(
        "DECK-1",
        DECK,
        "You play with 108 cards in red, yellow, green and blue. Each colour has one 0, two of "
        "every number from 1 to 9, two Draw Two, two Reverse and two Skip. Four Wild and four "
        "Wild Draw Four cards complete the deck.",
        CLASSIC,
    ),
    Rule(
        "DECK-2",
        DECK,
        "You play with 108 cards, made up like the classic deck, but the colours are red, blue, "
        "gold and gray. The four double-sided Artiste Extra cards are there to look at: take "
        "them out before you play.",
        ARTISTE,
    ),
    Rule(
        "DECK-3",
        DECK,
        "You play with 112 cards: the classic 108 in red, yellow, green and blue, two Wild "
        "Customizable cards and two Save The Day cards.",
        HEROES,
    ),
    Rule(
        "DECK-4",
        DECK,
        "You play with 112 cards: the classic 108 and four Wild Power of Togetherness cards "
        "(our ruling: the printed rules give only the total, and this is how we fill it).",
        TOGETHER,
    ),
    Rule(
        "DECK-5",
        DECK,
        "You play with 112 cards: the classic 108 in red, yellow, green and blue, and four Wild "
        "Magic cards.",
        DISNEY,
    ),
    Rule(
        "DECK-6",
        DECK,
        "You play with 108 cards. A colour consists of 17 number cards (1 to 9, without a 0), two "
        "Draw Two, a Reverse and a Skip. The wilds are four Wild Draw Four, 16 Wild Color "
        "Character and four Wild Color Choice cards; a plain Wild does not exist here. The box "
        "holds 112 cards because of the four Color Power cards, which stay out of the deck and "
        "show who owns which power.",
        POWERS,
    ),
    Rule(
        "R-DECK-17",
        DECK,
        "The 17 number cards of a colour are a single 1 and two of every number from 2 to 9, "
        "much as other decks have a single 0.",
        POWERS,
        ruling=True,
    ),
    Rule(
        "R-DECK-16",
        DECK,
        "The 16 Color Character cards are four red, four blue, four green and four yellow ones.",
        POWERS,
        ruling=True,
    ),
)

_SETUP_RULES = (
    Rule(
        "SETUP-PLAYERS",
        SETUP,
        "Two to ten people can play (our ruling: also where the printed rules give no number).",
        ALL,
    ),
    Rule(
        "SETUP-DEALER",
        SETUP,
        "To find the first dealer, everyone draws a card and the highest number deals. A card "
        "with a symbol instead of a number counts as zero.",
        NOT_TOGETHER,
    ),
    Rule(
        "R-SETUP-TIE",
        SETUP,
        "If several players share the highest card when drawing for the deal, they draw again. "
        "Every card drawn for this goes back before the deck is shuffled. In togetherness anyone "
        "may deal, so chance picks the first dealer.",
        ALL,
        ruling=True,
    ),
    Rule(
        "SETUP-DEAL",
        SETUP,
        "The deck is shuffled and everyone gets seven cards. The rest lies face down as the draw "
        "pile, and its top card is turned face up beside it to start the discard pile.",
        ALL,
    ),
    Rule(
        "SETUP-POWERS",
        SETUP,
        "The four Color Power cards wait in their stands beside the table: nobody owns a power "
        "yet.",
        POWERS,
    ),
    Rule(
        "OPEN-NUMBER",
        SETUP,
        "With a number turned up, the dealer's neighbour on the left begins and the turns go "
        "round to the left.",
        ALL,
    ),
    Rule(
        "OPEN-DRAW2",
        SETUP,
        "With a Draw Two turned up, it hits the dealer's neighbour on the left, who draws two "
        "cards and misses the first turn.",
        NOT_TOGETHER,
    ),
    Rule(
        "OPEN-REVERSE",
        SETUP,
        "With a Reverse turned up, the dealer begins and play goes to the right.",
        NOT_TOGETHER,
    ),
    Rule(
        "OPEN-SKIP",
        SETUP,
        "With a Skip turned up, the dealer's neighbour on the left is passed over and the player "
        "after that begins.",
        NOT_TOGETHER,
    ),
    Rule(
        "OPEN-WILD",
        SETUP,
        "With a wild turned up, except a Wild Draw Four, the dealer's neighbour on the left names "
        "the colour and begins. A special wild has no effect beyond that: nobody gets a power or "
        "a shield, and no hands move.",
        NOT_TOGETHER,
    ),
    Rule(
        "OPEN-WILD4",
        SETUP,
        "A Wild Draw Four never starts the discard pile: put it back and turn up another card "
        "(our ruling: the draw pile is shuffled again first).",
        NOT_TOGETHER,
    ),
    Rule(
        "OPEN-TG",
        SETUP,
        "Only a number can start play: as long as an action card turns up, ignore it and flip "
        "the next card on top of it (our ruling: any wild counts as an action card here). Should "
        "the pile run out first, the last card flipped stays and does nothing; if it is a wild, "
        "the first player names the colour (our ruling: the printed rules do not go that far).",
        TOGETHER,
    ),
    Rule(
        "R-NEXT-DEAL",
        SETUP,
        "After each round the deal moves one seat to the left. All cards come back for the new "
        "deal, the ones in front of players too, so nobody keeps a power or a shield.",
        ALL,
        ruling=True,
    ),
)

_TURN_RULES = (
    Rule(
        "DIR-LEFT",
        TURN,
        "Turns go round to the left, clockwise, until something turns them round.",
        ALL,
    ),
    Rule(
        "TURN-MATCH",
        TURN,
        "On your turn you may play one card that has the colour, the number or the symbol of the "
        "top discard, or a wild. Example: on a red 7 you can play any red card, any 7 or a wild.",
        ALL,
    ),
    Rule(
        "TURN-SYMBOL",
        TURN,
        "Symbols match across colours: Draw Two goes on Draw Two, Reverse on Reverse and Skip on "
        "Skip.",
        ALL,
    ),
    Rule(
        "TURN-COLOR",
        TURN,
        "When a wild lies on top, only the colour that was named counts: there is no number or "
        "symbol to match.",
        ALL,
    ),
    Rule(
        "TURN-WILD",
        TURN,
        "You may play a wild even when you have another card that fits; only the Wild Draw Four "
        "has a condition of its own.",
        ALL,
    ),
    Rule(
        "TURN-DRAW",
        TURN,
        "If nothing in your hand fits, you draw one card.",
        ALL,
    ),
    Rule(
        "TURN-DRAWN",
        TURN,
        "If the card you just drew fits, you may play it right away. Otherwise your turn is over.",
        ALL,
    ),
    Rule(
        "TURN-DECLINE",
        TURN,
        "You need not play a card that fits. If you keep it, you draw one card, and then that "
        "new card is the only one you may still play this turn.",
        ALL,
    ),
    Rule(
        "PILE-RESHUFFLE",
        TURN,
        "When the draw pile is used up, the discard pile is shuffled to make a new one.",
        ALL,
    ),
    Rule(
        "R-PILE-TOP",
        TURN,
        "When the discards are shuffled, the top one stays on the table. If you have to draw more "
        "cards than both piles hold, you take all there are. When there is nothing to draw at "
        "all, you must play if you can and pass if you cannot, so the game never gets stuck.",
        ALL,
        ruling=True,
    ),
)

_ACTION_RULES = (
    Rule(
        "ACT-DRAW2",
        ACTION,
        "Draw Two: the next player draws two cards and misses a turn.",
        ALL,
    ),
    Rule(
        "ACT-REVERSE",
        ACTION,
        "Reverse: play turns round. If it went to the left it now goes to the right, and the "
        "other way about.",
        ALL,
    ),
    Rule(
        "R-REVERSE-2P",
        ACTION,
        "Between two players a Reverse is as good as a Skip: you have another turn, and the "
        "direction stays as it was. The option `two_player_reverse` chooses between `skip` (as "
        "described, the default) and `plain` (it only turns play round).",
        ALL,
        ruling=True,
        option="two_player_reverse",
    ),
    Rule(
        "ACT-SKIP",
        ACTION,
        "Skip: the next player misses a turn.",
        ALL,
    ),
    Rule(
        "ACT-WILD",
        ACTION,
        "Wild: you name the colour to go on with. It may be the same colour as before.",
        NOT_POWERS,
    ),
    Rule(
        "ACT-WILD4",
        ACTION,
        "Wild Draw Four: you name the colour, and the next player draws four cards and misses a "
        "turn.",
        ALL,
    ),
    Rule(
        "WILD4-LEGAL",
        ACTION,
        "You should play a Wild Draw Four only when you hold no card of the colour in play; a "
        "card with the right number or symbol in another colour does not count against you. "
        "Nobody stops you from playing it anyway: that is a bluff, and it may be found out.",
        ALL,
    ),
    Rule(
        "WILD4-LEGAL-TG",
        ACTION,
        "In this edition the other wilds in your hand count as cards of the colour too: with any "
        "wild left, your Wild Draw Four is a bluff.",
        TOGETHER,
    ),
    Rule(
        "WILD4-CHALLENGE",
        ACTION,
        "If a Wild Draw Four hits you and you suspect a bluff, you may challenge it before you "
        "draw; nobody else may. The accused player then shows the hand to you alone.",
        ALL,
    ),
    Rule(
        "WILD4-GUILTY",
        ACTION,
        "If the accused was bluffing, the accused draws the four cards and you draw none (our "
        "ruling: you then take a normal turn).",
        ALL,
    ),
    Rule(
        "WILD4-INNOCENT",
        ACTION,
        "If the accused played fair, you draw six cards instead of four and miss your turn.",
        ALL,
    ),
    Rule(
        "WILD4-COLOR",
        ACTION,
        "The colour that was named stands, whatever a challenge brings to light (our ruling: in "
        "every edition, though only the togetherness rules say so).",
        ALL,
    ),
    Rule(
        "R-WILD4-HAND",
        ACTION,
        "What counts is the rest of the hand and the colour in play at the moment the Wild Draw "
        "Four was played.",
        ALL,
        ruling=True,
    ),
)

_UNO_RULES = (
    Rule(
        "UNO-CALL",
        UNO,
        "Call UNO as you get rid of your last card but one, so that everyone knows you have a "
        "single card left.",
        ALL,
    ),
    Rule(
        "UNO-CATCH",
        UNO,
        "If you forget and anyone catches you before the next player begins, you draw two cards. "
        "The option `uno_penalty` changes the number.",
        ALL,
        option="uno_penalty",
    ),
    Rule(
        "R-UNO-WINDOW",
        UNO,
        "You may call together with your card or afterwards, until somebody catches you or the "
        "next player begins by playing, drawing, accepting a penalty or challenging. Whoever is "
        "first counts. When no call is owed, you can neither call nor catch.",
        ALL,
        ruling=True,
    ),
    Rule(
        "R-UNO-GROWN",
        UNO,
        "Your duty to call ends as soon as you draw cards or are given some, because you no "
        "longer hold just one. Passing hands on does not end it: after a Magic card, a 7, a 0 or "
        "a Customizable card, whoever played down to one card still has to call.",
        ALL,
        ruling=True,
    ),
)

_OUT_RULES = (
    Rule(
        "OUT-END",
        OUT,
        "The round is over, and you have won it, when you have no cards left (our ruling: if "
        "your last card asks for a colour or a player, you still name one).",
        ALL,
    ),
    Rule(
        "OUT-DRAW",
        OUT,
        "Go out with a Draw Two or a Wild Draw Four, and the next player has to draw for it all "
        "the same; those cards count in the score (our ruling: in togetherness too, where the "
        "printed rules are silent).",
        ALL,
    ),
    Rule(
        "R-OUT-SPECIAL",
        OUT,
        "Going out comes first: if your last card is a Magic, Togetherness or Customizable card, "
        "the round is already over and the card has no effect.",
        HEROES + TOGETHER + DISNEY,
        ruling=True,
    ),
    Rule(
        "SCORE-CARDS",
        OUT,
        "A number card is worth its number; a Draw Two, Reverse or Skip 20 points; any wild, "
        "special ones included, 50 points.",
        ALL,
    ),
    Rule(
        "SCORE-WINNER",
        OUT,
        "Whoever wins the round scores all the cards left in the other players' hands.",
        ALL,
    ),
    Rule(
        "SCORE-500",
        OUT,
        "Points add up from round to round, and whoever first reaches 500 wins the game. This is "
        "the option `scoring` set to `winner`, the default here; `target` changes the 500, and "
        "with `hand` a single round decides.",
        NOT_TOGETHER,
        option="scoring",
    ),
    Rule(
        "SCORE-TALLY",
        OUT,
        "Another way to score, `scoring` set to `tally`: after each round everyone writes down "
        "the points left in their own hand. When somebody reaches 500, the lowest total wins "
        "(our ruling: players with the same lowest total share the win).",
        NOT_TOGETHER,
        option="scoring",
    ),
    Rule(
        "SCORE-TG",
        OUT,
        "One hand decides the game: going out wins it. This is the option `scoring` set to "
        "`hand`, the default here; `winner` plays on to 500 points instead, and `tally` is there "
        "too (our ruling: with `hand` the points are noted all the same, but the game is over).",
        TOGETHER,
        option="scoring",
    ),
)

_HEROES_RULES = (
    Rule(
        "CUSTOM-WILD",
        SPECIAL,
        "Wild Customizable is a wild: you may play it at any turn and you name the colour.",
        HEROES,
    ),
    Rule(
        "CUSTOM-RULE",
        SPECIAL,
        "Each of the two Customizable cards carries a house rule that you make up yourselves. It "
        "can be anything, as long as all players agree, and you may write a new one for every "
        "game.",
        HEROES,
    ),
    Rule(
        "R-CUSTOM",
        SPECIAL,
        "The option `custom_rules` gives each card its words, for all to read, and the effects "
        "the game carries out itself: draw cards, miss a turn, show a hand to everyone, swap "
        "hands with you, pass all hands to the left or to the right, mix all hands and deal them "
        "anew, turn play round, or give you another turn at once. An effect is for you, the next "
        "player (always the neighbour in the direction of play), a player you choose, everyone "
        "else or everyone. Words without an effect are fine, you carry those out yourselves, and "
        "a card without a rule is a plain wild.",
        HEROES,
        ruling=True,
        option="custom_rules",
    ),
    Rule(
        "SAVE-PLACE",
        SPECIAL,
        "Save The Day is a wild for a friend: you put it before any player but yourself, and you "
        "name the colour (our ruling: as it does not lie on the discard pile, the next card has "
        "to be of that colour or wild).",
        HEROES,
    ),
    Rule(
        "SAVE-SHIELD",
        SPECIAL,
        "As long as the card lies there, penalty cards cannot harm that player. The next wild "
        "from anyone ends this and sends the card to the discard pile (our ruling: a second Save "
        "The Day counts as such a wild, and the old card goes below the top discard).",
        HEROES,
    ),
    Rule(
        "R-SAVE",
        SPECIAL,
        "A penalty card is a Draw Two, a Skip, a Wild Draw Four, or a Reverse that works as a "
        "Skip between two players; from a Customizable card the shield wards off each part that "
        "makes you draw or miss a turn, and nothing else. Behind a shield you neither draw nor "
        "miss the turn, so there is nothing to challenge either. If the penalty card is itself a "
        "wild and so ends the shield, the shield still wards it off.",
        HEROES,
        ruling=True,
    ),
)

_TOGETHER_RULES = (
    Rule(
        "TOGETHER-DRAW",
        SPECIAL,
        "Wild Power of Togetherness: say how many cards the largest hand has. All the others, "
        "in turn order, draw until they hold as many. You also name the colour.",
        TOGETHER,
    ),
    Rule(
        "R-TOGETHER",
        SPECIAL,
        "Hands are counted after the Togetherness card has left yours. The next player draws "
        "first and you come last: you draw too, unless no hand is larger than yours.",
        TOGETHER,
        ruling=True,
    ),
)

_DISNEY_RULES = (
    Rule(
        "MAGIC-PASS",
        SPECIAL,
        "Wild Magic: all hands move on. You give your complete hand to your neighbour on the "
        "left, as everybody does, and you name the colour (our ruling: left is clockwise, "
        "whichever way play is going).",
        DISNEY,
    ),
)

_POWER_RULES = (
    Rule(
        "POWER-TAKE",
        SPECIAL,
        "Wild Color Character: you win the power of the card's own colour, even if somebody owns "
        "it already, and its Color Power card moves to your place. The card is a wild, so you "
        "also name the colour to go on with.",
        POWERS,
    ),
    Rule(
        "POWER-CHOICE",
        SPECIAL,
        "Wild Color Choice: you win whichever power you like, even if somebody owns it already, "
        "and you name the colour.",
        POWERS,
    ),
    Rule(
        "POWER-KEEP",
        SPECIAL,
        "A power stays yours until another player takes it. You can own several at a time.",
        POWERS,
    ),
    Rule(
        "POWER-RED",
        SPECIAL,
        "Red power: at any time you may give your red cards to another player.",
        POWERS,
    ),
    Rule(
        "R-POWER-RED",
        SPECIAL,
        "A gift is always your whole stock of red cards and goes to a single player, who must not "
        "own the yellow power; you may make it out of turn. If they were your last cards you have "
        "won the round. If the gift leaves you with one card you need not call UNO.",
        POWERS,
        ruling=True,
    ),
    Rule(
        "POWER-BLUE",
        SPECIAL,
        "Blue power: you may play two cards in one turn (our ruling: the second is up to you, "
        "comes right after the first and must fit on it; the card that brings you the power is "
        "already a first card, but after drawing there is no second one).",
        POWERS,
    ),
    Rule(
        "R-POWER-BLUE",
        SPECIAL,
        "Penalties are drawn straight away, and a Wild Draw Four is dealt with, challenge "
        "included, before you go on. Every Skip, Draw Two and Wild Draw Four costs one player a "
        "turn: the second of them hits the player who would then be next, and with two players "
        "your opponent simply misses two turns. With `stacking` there is no second card for you "
        "when you answer a penalty, nor when the next player answers yours.",
        POWERS,
        ruling=True,
    ),
    Rule(
        "POWER-GREEN",
        SPECIAL,
        "Green power: if nothing in your hand fits, you may flip the next card of the draw pile "
        "onto the discards, even if it does not fit there. That ends your turn.",
        POWERS,
    ),
    Rule(
        "R-POWER-GREEN",
        SPECIAL,
        "The flipped card counts as played by you: it does what it always does, and you make its "
        "choices. It may even be a Wild Draw Four; the next player can challenge it, but you are "
        "always innocent.",
        POWERS,
        ruling=True,
    ),
    Rule(
        "POWER-YELLOW",
        SPECIAL,
        "Yellow power: you are safe from Skip, Reverse, Draw Two, Wild Draw Four and the red "
        "power (our ruling: the printed rules name the red Character card, and we take that to "
        "mean the gifts of red cards).",
        POWERS,
    ),
    Rule(
        "R-POWER-YELLOW",
        SPECIAL,
        "A card played against you still goes on the pile but does nothing to you: you neither "
        "draw nor miss a turn. If you would have been next when a Reverse is played, play does "
        "not turn round.",
        POWERS,
        ruling=True,
    ),
)

_HOUSE_RULES = (
    Rule(
        "H-STACK",
        HOUSE,
        "Stacking, option `stacking`, `off` by default: with `same` you may answer a Draw Two "
        "with another Draw Two and a Wild Draw Four with another one; with `any` you may also put "
        "a Wild Draw Four on a Draw Two. The cards to draw add up and pass on until somebody "
        "takes them all; an opening Draw Two may be answered too, and if somebody goes out while "
        "piling up, the next player draws everything. A challenge is about the last Wild Draw "
        "Four: if it was a bluff, its player draws the whole pile-up, and if not, you draw it and "
        "two more. With a shield or the yellow power you make the pile-up vanish and take a "
        "normal turn.",
        ALL,
        option="stacking",
    ),
    Rule(
        "H-JUMP",
        HOUSE,
        "Jumping in, option `jump_in`, off or on: if you hold exactly the card on top, same "
        "colour and same number or symbol and not a wild, you may play it out of turn, and play "
        "goes on from you. You can do so until the next player has begun, even on Draw Twos that "
        "are piling up unanswered. Your jump counts as the next player beginning, so it is then "
        "too late to call or catch for the card before. It gives you no second card by the blue "
        "power.",
        ALL,
        option="jump_in",
    ),
    Rule(
        "H-SEVEN",
        HOUSE,
        "Sevens and zeros, option `seven_zero`, off or on: with a 7 you swap hands with a player "
        "you choose, and a 0 passes every hand on in the direction of play. As your last card a "
        "7 or 0 just ends the round, and turned up at the start it does nothing.",
        NOT_POWERS,
        option="seven_zero",
    ),
    Rule(
        "H-DRAWON",
        HOUSE,
        "Drawing on, option `draw_until_playable`, off or on: if nothing in your hand fits, you "
        "draw until a card does. If you could play and would rather not, you still draw just "
        "one. Should the piles run out, your turn is over.",
        ALL,
        option="draw_until_playable",
    ),
    Rule(
        "H-FORCE",
        HOUSE,
        "No holding back, option `force_play`, off or on: if you can play a card you must, and "
        "that goes for a card you have just drawn as well. The second card of the blue power "
        "remains your choice.",
        ALL,
        option="force_play",
    ),
    Rule(
        "H-NOBLUFF",
        HOUSE,
        "No bluffing, option `no_bluff`, off or on: you can play a Wild Draw Four only when it "
        "is allowed. There is nothing to challenge, so the four cards are drawn at once.",
        ALL,
        option="no_bluff",
    ),
    Rule(
        "H-HAND",
        HOUSE,
        "Numbers to change: `hand_size`, the cards dealt to each player (1 to 10, usually 7); "
        "`target`, the points that end the game (1 to 10000, usually 500); `uno_penalty`, the "
        "cards you draw when caught without calling UNO (0 to 10, usually 2).",
        ALL,
        option="hand_size, target, uno_penalty",
    ),
)

RULES: tuple[Rule, ...] = (
    _DECK_RULES
    + _SETUP_RULES
    + _TURN_RULES
    + _ACTION_RULES
    + _UNO_RULES
    + _OUT_RULES
    + _HEROES_RULES
    + _TOGETHER_RULES
    + _DISNEY_RULES
    + _POWER_RULES
    + _HOUSE_RULES
)

_BY_ID = {rule.id: rule for rule in RULES}


def rules_of(edition: str) -> list[Rule]:
    """The rules that hold in an edition, in reading order; ValueError for an unknown name."""
    if edition not in EDITION_NAMES:
        raise ValueError(f"no edition is called {edition!r}; there are {', '.join(EDITION_NAMES)}")
    return [rule for rule in RULES if edition in rule.editions]


def by_id(rule_id: str) -> Rule:
    """The rule with this id; KeyError when there is none."""
    return _BY_ID[rule_id]


def editions_of(*ids: str) -> list[str]:
    """The editions in which all these rules hold."""
    return [name for name in EDITION_NAMES if all(name in by_id(id).editions for id in ids)]
