### The rules, by their ids. docs/rules.md, the terminal and the page read them here.
### An id that begins with R- is a ruling: it settles what the printed rules leave open. Where a
### printed rule needs only a small addition, it stands in brackets as "our ruling".
### Options and their values are in code font, as people type them.

section-deck = The deck
section-setup = Setting up
section-turn = Your turn
section-actions = Action cards
section-uno = UNO
section-scoring = Going out and scoring
section-special = Special cards
section-house = House rules

rules-ruling = Ruling
rules-about-rulings = A ruling is ours: it settles what the printed rules leave open.

# What a deck of somebody’s own holds. $cards: as 2 × 7, 1 × Skip.
rules-each-color = In each colour ({ $colors }): { $cards }.
rules-wilds = Wilds: { $cards }.
rules-points = These cards count other points than usual: { $cards }.
rules-defaults = As this edition is played: { $options }.

rule-DECK-1 =
    You play with 108 cards in red, yellow, green and blue. Each colour has one 0, two of every
    number from 1 to 9, two Draw Two, two Reverse and two Skip. Four Wild and four Wild Draw Four
    cards complete the deck.
rule-DECK-2 =
    You play with 108 cards, made up like the classic deck, but the colours are red, blue, gold and
    grey. The four double-sided Artiste Extra cards are there to look at: take them out before you
    play.
rule-DECK-3 =
    You play with 112 cards: the classic 108 in red, yellow, green and blue, two Wild Customizable
    cards and two Save The Day cards.
rule-DECK-4 =
    You play with 112 cards: the classic 108 and four Wild Power of Togetherness cards (our ruling:
    the printed rules give only the total, and this is how we fill it).
rule-DECK-5 =
    You play with 112 cards: the classic 108 in red, yellow, green and blue, and four Wild Magic
    cards.
rule-DECK-6 =
    You play with 108 cards. A colour consists of 17 number cards (1 to 9, without a 0), two Draw
    Two, a Reverse and a Skip. The wilds are four Wild Draw Four, 16 Wild Color Character and four
    Wild Color Choice cards; a plain Wild does not exist here. The box holds 112 cards because of
    the four Color Power cards, which stay out of the deck and show who owns which power.
rule-R-DECK-17 =
    The 17 number cards of a colour are a single 1 and two of every number from 2 to 9, much as
    other decks have a single 0.
rule-R-DECK-16 =
    The 16 Color Character cards are four red, four blue, four green and four yellow ones.
rule-SETUP-PLAYERS =
    Two to ten people can play (our ruling: also where the printed rules give no number).
rule-SETUP-DEALER =
    To find the first dealer, everyone draws a card and the highest number deals. A card with a
    symbol instead of a number counts as zero.
rule-R-SETUP-TIE =
    If several players share the highest card when drawing for the deal, they draw again. Every card
    drawn for this goes back before the deck is shuffled. Where anyone may deal, chance picks the
    first dealer.
rule-SETUP-DEAL =
    The deck is shuffled and everyone gets seven cards, or as many as `hand_size` says. The rest
    lies face down as the draw pile, and its top card is turned face up beside it to start the
    discard pile.
rule-SETUP-POWERS =
    The four Color Power cards wait in their stands beside the table: nobody owns a power yet.
rule-OPEN-NUMBER =
    If a number is turned up, the dealer’s neighbour on the left begins and the turns go round to
    the left.
rule-OPEN-DRAW2 =
    If a Draw Two is turned up, it hits the dealer’s neighbour on the left, who draws two cards and
    misses the first turn.
rule-OPEN-REVERSE = If a Reverse is turned up, the dealer begins and play goes to the right.
rule-OPEN-SKIP =
    If a Skip is turned up, the dealer’s neighbour on the left is passed over and the player after
    that begins.
rule-OPEN-WILD =
    If a wild other than a Wild Draw Four is turned up, the dealer’s neighbour on the left names the
    colour and begins.
rule-OPEN-SPECIAL =
    A special wild turned up at the start brings the colour that is named and nothing else.
rule-OPEN-WILD4 =
    A Wild Draw Four never starts the discard pile: put it back and turn up another card (our
    ruling: the draw pile is shuffled again first).
rule-OPEN-TG =
    Only a number can start play: as long as an action card turns up, ignore it and flip the next
    card on top of it (our ruling: any wild counts as an action card here). Should the pile run out
    first, the last card flipped stays and does nothing; if it is a wild, the first player names the
    colour (our ruling: the printed rules do not go that far).
rule-R-NEXT-DEAL =
    After each round the deal moves one seat to the left. All cards come back for the new deal.
rule-R-NEXT-TABLE =
    The cards in front of players come back for the new deal too, and what they brought is over.
rule-DIR-LEFT = Turns go round to the left, clockwise, until something turns them round.
rule-TURN-MATCH =
    On your turn you may play one card that has the colour, the number or the symbol of the top
    discard, or a wild. Example: on a red 7 you can play any red card, any 7 or a wild.
rule-TURN-SYMBOL =
    Symbols match across colours: each goes on the same symbol of any colour, as a number goes on
    the same number.
rule-TURN-COLOR =
    When a wild lies on top, only the colour that was named counts: there is no number or symbol to
    match.
rule-TURN-WILD =
    You may play a wild even when you have another card that fits; only the Wild Draw Four has a
    condition of its own.
rule-TURN-DRAW = If nothing in your hand fits, you draw one card.
rule-TURN-DRAWN =
    If the card you just drew fits, you may play it right away. Otherwise your turn is over.
rule-TURN-DECLINE =
    You need not play a card that fits. If you keep it, you draw one card, and then that new card is
    the only one you may still play this turn.
rule-PILE-RESHUFFLE =
    When the draw pile is used up, the discard pile is shuffled to make a new one.
rule-R-PILE-TOP =
    When the discards are shuffled, the top one stays on the table. If you have to draw more cards
    than both piles hold, you take all there are. When there is nothing to draw at all, you must
    play if you can and pass if you cannot, so the game never gets stuck.
rule-ACT-DRAW2 = Draw Two: the next player draws two cards and misses a turn.
rule-ACT-REVERSE =
    Reverse: play turns round. If it went to the left it now goes to the right, and vice versa.
rule-R-REVERSE-2P =
    Between two players a Reverse is as good as a Skip: you have another turn, and the direction
    stays as it was. The option `two_player_reverse` chooses between `skip` (as described, the
    default) and `plain` (it only turns play round).
rule-ACT-SKIP = Skip: the next player misses a turn.
rule-ACT-WILD = Wild: you name the colour to go on with. It may be the same colour as before.
rule-ACT-WILD4 =
    Wild Draw Four: you name the colour, and the next player draws four cards and misses a turn.
rule-WILD4-LEGAL =
    You should play a Wild Draw Four only when you hold no card of the colour in play; a card with
    the right number or symbol in another colour does not count against you. Nobody stops you from
    playing it anyway: that is a bluff, and it may be found out.
rule-WILD4-LEGAL-TG =
    In this edition the other wilds in your hand count as cards of the colour too: with any wild
    left, your Wild Draw Four is a bluff.
rule-WILD4-CHALLENGE =
    If a Wild Draw Four hits you and you suspect a bluff, you may challenge it before you draw;
    nobody else may. The accused player then shows the hand to you alone.
rule-WILD4-GUILTY =
    If the accused was bluffing, the accused draws the four cards and you draw none (our ruling: you
    then take a normal turn).
rule-WILD4-INNOCENT =
    If the accused played fair, you draw six cards instead of four and miss your turn.
rule-WILD4-COLOR =
    The colour that was named stands, whatever a challenge brings to light (our ruling for every
    edition: only one of the printed rules says so).
rule-R-WILD4-HAND =
    What counts is the rest of the hand and the colour in play at the moment the Wild Draw Four was
    played.
rule-UNO-CALL =
    Call UNO as you get rid of your last card but one, so that everyone knows you have a single card
    left.
rule-UNO-CATCH =
    If you forget and anyone catches you before the next player begins, you draw two cards. The
    option `uno_penalty` changes the number.
rule-R-UNO-WINDOW =
    You may call together with your card or afterwards, until somebody catches you or the next
    player begins by playing, drawing, accepting a penalty or challenging. First come, first served.
    When no call is owed, you can neither call nor catch.
rule-R-UNO-GROWN =
    Your duty to call ends as soon as you draw cards or are given some, because you no longer hold
    just one. Passing hands on does not end it: whoever played down to one card still has to call.
rule-OUT-END =
    The round is over, and you have won it, when you have no cards left (our ruling: if your last
    card asks for a colour or a player, you still name one).
rule-OUT-DRAW =
    Go out with a Draw Two or a Wild Draw Four, and the next player has to draw for it all the same;
    those cards count in the score (our ruling: also where the printed rules are silent).
rule-R-OUT-SPECIAL =
    Going out comes first: if your last card is a special one, the round is already over and the
    card has no effect.
rule-SCORE-CARDS =
    A number card is worth its number; a Draw Two, Reverse or Skip 20 points; any wild, special ones
    included, 50 points.
rule-SCORE-WINNER = Whoever wins the round scores all the cards left in the other players’ hands.
rule-SCORE-500 =
    Points add up from round to round, and whoever first reaches 500 wins the game. This is the
    option `scoring` set to `winner`, the default here; `target` changes the 500, and with `hand` a
    single round decides.
rule-SCORE-TALLY =
    Another way to score, `scoring` set to `tally`: after each round everyone writes down the points
    left in their own hand. When somebody reaches 500, the lowest total wins (our ruling: players
    with the same lowest total share the win).
rule-SCORE-TG =
    One hand decides the game: going out wins it. This is the option `scoring` set to `hand`, the
    default here; `winner` plays on to 500 points instead, and `tally` is there too (our ruling:
    with `hand` the points are noted all the same, but the game is over).
rule-CUSTOM-WILD =
    Wild Customizable is a wild: you may play it at any turn and you name the colour.
rule-CUSTOM-RULE =
    Each of the two Customizable cards carries a house rule that you make up yourselves. It can be
    anything, as long as all players agree, and you may write a new one for every game.
rule-R-CUSTOM =
    The option `custom_rules` gives each card its words, for all to read, and the effects the game
    carries out itself: draw cards, so many, until a colour comes or up to the largest hand; miss a
    turn; show a hand to everyone; discard cards at random or a whole colour; give you a whole
    colour or get yours; swap hands with you; pass all hands to the left, to the right or onwards;
    mix all hands and deal them anew; turn play round; or give you another turn at once. An effect
    is for you, the next player (always the neighbour in the direction of play), a player you
    choose, everyone else, everyone, or whoever holds the fewest or the most cards; it may be for
    those alone with or without a colour, or spare whoever shows or discards one. But hands are
    swapped with a player you choose, and you cannot miss your own turn. Words without an effect are
    fine, you carry those out yourselves, and a card without a rule is a plain wild.
rule-R-EFFECTS =
    What a special card does to several players begins with whoever played it and goes round in the
    direction of play; whom it concerns is settled before. A turn to be missed is the next one that
    would come: a Skip or a Draw Two then hits the player after the one who misses it already.
    The cards it makes somebody draw are drawn at once: they cannot be answered or passed on, even
    where `stacking` is on.
rule-SAVE-PLACE =
    Save The Day is a wild for a friend: you put it before any player but yourself, and you name the
    colour (our ruling: as it does not lie on the discard pile, the next card has to be of that
    colour or wild).
rule-SAVE-SHIELD =
    As long as the card lies there, penalty cards cannot harm that player. The next wild from anyone
    ends this and sends the card to the discard pile (our ruling: a second Save The Day counts as
    such a wild, and the old card goes below the top discard).
rule-R-SAVE =
    A penalty card is a Draw Two, a Skip, a Wild Draw Four, or a Reverse that works as a Skip
    between two players; from a Customizable card the shield wards off each part that makes you draw
    or miss a turn, and nothing else. Behind a shield you neither draw nor miss the turn, so there
    is nothing to challenge either. If the penalty card is itself a wild and so ends the shield, the
    shield still wards it off.
rule-TOGETHER-DRAW =
    Wild Power of Togetherness: say how many cards the largest hand has. All the others, in turn
    order, draw until they hold as many. You also name the colour.
rule-R-TOGETHER =
    Hands are counted after the Togetherness card has left yours. The next player draws first and
    you come last: you draw too, unless no hand is larger than yours.
rule-MAGIC-PASS =
    Wild Magic: all hands move on. You give your complete hand to your neighbour on the left, as
    everybody does, and you name the colour (our ruling: left is clockwise, whichever way play is
    going).
rule-POWER-TAKE =
    Wild Color Character: you win the power of the card’s own colour, even if somebody owns it
    already, and its Color Power card moves to your place. The card is a wild, so you also name the
    colour to go on with.
rule-POWER-CHOICE =
    Wild Color Choice: you win whichever power you like, even if somebody owns it already, and you
    name the colour.
rule-POWER-KEEP =
    A power stays yours until another player takes it. You can own several at a time.
rule-POWER-RED =
    Red power: at any time you may give your red cards to another player (our ruling: a wild has no
    colour of its own, so a Wild Red Character is not a red card).
rule-R-POWER-RED =
    A gift is always your whole stock of red cards and goes to a single player, who must not own the
    yellow power; you may make it out of turn. If they were your last cards you have won the round;
    a Draw Two or Wild Draw Four that still waits for its answer or its colour is drawn then and
    counts, unless it was yours to draw. If the gift leaves you with one card you need not call UNO.
    If you give away the very card that you have just drawn, you pass.
rule-POWER-BLUE =
    Blue power: you may play two cards in one turn (our ruling: the second is up to you, comes right
    after the first and must fit on it; the card that brings you the power is already a first card,
    but after drawing there is no second one).
rule-R-POWER-BLUE =
    Penalties are drawn straight away, and a Wild Draw Four is dealt with, challenge included,
    before you go on. Every Skip, Draw Two and Wild Draw Four costs one player a turn: the second of
    them hits the player who would then be next, and with two players your opponent simply misses
    two turns. With `stacking` there is no second card for you when you answer a penalty, nor when
    the next player answers yours.
rule-POWER-GREEN =
    Green power: if nothing in your hand fits, you may flip the next card of the draw pile onto the
    discards, even if it does not fit there. That ends your turn.
rule-R-POWER-GREEN =
    The flipped card counts as played by you: it does what it always does, and you make its choices.
    It may even be a Wild Draw Four; the next player can challenge it, but you are always innocent.
rule-POWER-YELLOW =
    Yellow power: you are safe from Skip, Reverse, Draw Two, Wild Draw Four and the red power (our
    ruling: the printed rules name the red Character card, and we take that to mean the gifts of red
    cards).
rule-R-POWER-YELLOW =
    A card played against you still goes on the pile but does nothing to you: you neither draw nor
    miss a turn. If you would have been next when a Reverse is played, play does not turn round.
rule-H-STACK =
    Stacking, option `stacking`, usually `off`: with `same` you may answer a Draw Two with
    another Draw Two and a Wild Draw Four with another one; with `any` you may also put a Wild Draw
    Four on a Draw Two. The cards to draw add up and pass on until somebody takes them all; if
    somebody goes out while piling up, the next player draws everything. A challenge is about the
    last Wild Draw Four: if it was a bluff, its player draws the whole pile-up, and if not, you draw
    it and two more.
rule-H-STACK-OPEN = Where `stacking` is on, an opening Draw Two may be answered too.
rule-H-STACK-SAFE =
    Where `stacking` is on and penalties cannot harm you, you make the pile-up vanish and take a
    normal turn.
rule-H-JUMP =
    Jumping in, option `jump_in`, off or on: if you hold exactly the card on top, same colour and
    same number or symbol and not a wild, you may play it out of turn, and play goes on from you.
    You can do so while the player whose turn it is has not begun, even on Draw Twos that are piling
    up. Your jump counts as the next player beginning, so it is then too late to call or catch for
    the card before.
rule-H-JUMP-BLUE = A card played by `jump_in` gives you no second card by the blue power.
rule-H-SEVEN =
    Sevens and zeros, option `seven_zero`, off or on: with a 7 you swap hands with a player you
    choose, and a 0 passes every hand on in the direction of play. As your last card a 7 or 0 just
    ends the round, and turned up at the start it does nothing.
rule-H-DRAWON =
    Drawing on, option `draw_until_playable`, off or on: if nothing in your hand fits, you draw
    until a card does. If you could play and would rather not, you still draw just one. Should the
    piles run out, your turn is over.
rule-H-FORCE =
    No holding back, option `force_play`, off or on: if you can play a card you must, and that goes
    for a card you have just drawn as well. Answering a debt remains your choice where stacking is
    on.
rule-H-FORCE-BLUE = With `force_play` the second card of the blue power remains your choice.
rule-H-NOBLUFF =
    No bluffing, option `no_bluff`, off or on: you can play a Wild Draw Four only when it is
    allowed. There is nothing to challenge, so the four cards are drawn at once, or passed on where
    stacking is on.
rule-H-SAYPASS =
    Saying pass, option `say_pass`, off or on: if you keep a card that you have drawn you say so,
    whether it could have been played or not. So nobody else can tell. Where two or more people
    play at a table it is on unless the table decides otherwise.
rule-H-HAND =
    Numbers to change: `hand_size`, the cards dealt to each player (1 to 10, usually 7); `target`,
    the points that end the game (1 to 10000, usually 500); `uno_penalty`, the cards you draw when
    caught without calling UNO (0 to 10, usually 2).
