### Why something cannot be done.

## Why the server refuses a message, by its reason.

refusal-away = There’s no connection at the moment.
refusal-bad_message = The server didn’t understand.
refusal-too_long = That was too long.
refusal-too_fast = That was too fast. Take your time.
refusal-no_table = There’s no such table. Was its code mistyped?
refusal-no_credentials = You’re only watching. Join the table to do that.
refusal-table_full = The table is full.
refusal-not_host = Only the host can do that.
refusal-not_in_lobby = That can only be done before a game.
refusal-not_playing = No game is being played.
refusal-game_over = The game is over.
refusal-not_your_move = It’s not your turn.
refusal-illegal = The rules don’t allow that.
refusal-stale = Somebody was faster: look again.
refusal-no_such_seat = There’s no such seat.
refusal-seat_taken = Somebody is already sitting there.
refusal-no_such_person = That person isn’t here.
refusal-no_such_bot = There’s no such bot.
refusal-no_such_proposal = That proposal is no longer open.
# $most: how many characters a name may have.
refusal-bad_name = A name has 1 to { $most } characters.
refusal-name_taken = Somebody here already has that name, or one that looks like it.
refusal-banned = Nobody may have that name here for now.
refusal-bad_settings = The table can’t be played like that.
refusal-bad_rule = That rule can’t be played.
refusal-bad_edition = That edition can’t be played.
refusal-too_few_players = At least two players are needed.
refusal-chat_off = Chat is off.
refusal-server_full = The server has no room for another table.
refusal-too_many = There are too many connections from your address.
refusal-table_damaged = Part of this table has been lost: it can’t be opened.
refusal-unavailable = That didn’t get through. Look again and try once more in a moment.

gone-left = You have left this table.
gone-removed = The host has removed you from this table.

## Why the rules do not allow a move, by its code.
## $card: the card of the move; $top: the card on the pile; $needed: another card that matters,
## all three as labels. $color: a colour’s id. $name: a player; $number: a seat; $count: cards.

illegal-game_over = The game is over.
illegal-round_over = The round is over.
illegal-round_goes_on = The round isn’t over yet.
illegal-not_your_turn = The game is waiting for { $name }.
illegal-not_held = You don’t have this card: { $card }.
illegal-wrong_color = The current colour is { color }: { $card } doesn’t fit.
illegal-no_match_number = Neither colour nor number matches: { $card } doesn’t fit on { $top }.
illegal-no_match_symbol = Neither colour nor symbol matches: { $card } doesn’t fit on { $top }.
illegal-only_drawn = After drawing, only the card you drew may be played: { $needed }.
illegal-answer_debt = First answer the { count-cards } you have to draw.
illegal-choose_first = First choose for the wild on the pile.
illegal-has_color = You can play a Wild Draw Four only without a card of the current colour.
illegal-has_wild = You can play a Wild Draw Four here only without another wild.
illegal-uno_too_early = UNO goes with your last card but one: you have { count-cards }.
illegal-names_nobody = No player is chosen with { $card }.
illegal-needs_player = Choose a player for { $card }.
illegal-not_yourself = Choose another player, not yourself.
illegal-no_such_seat = There’s no seat { $number }.
illegal-no_draw = You can draw only at the start of your turn.
illegal-must_play = You have a card that fits: here you have to play it.
illegal-no_cards = There are no cards left to draw.
illegal-no_pass = You can pass only after drawing.
illegal-nothing_to_accept = There’s nothing to accept.
illegal-nothing_to_challenge = There’s nothing to challenge.
illegal-no_bluffing = There’s nothing to challenge: nobody can bluff at this table.
illegal-no_flip = Only the green power lets you turn up a card, when nothing fits.
illegal-no_uno = You don’t have to call UNO now.
illegal-nobody_to_catch = There’s nobody to catch.
illegal-no_gift = Only the red power lets you give red cards away.
illegal-nothing_to_give = You have no red cards, or nobody can take them.
illegal-no_such_receiver = Red cards go to another player without the yellow power.
illegal-nothing_to_choose = There’s no wild to choose for.
illegal-color_only = Only a colour is chosen for the opening wild.
illegal-needs_choices = Choose what goes with { $needed }.
illegal-nothing_to_wait = There’s nothing to wait for.
illegal-answer_or_accept = First answer what you have to draw, or accept it.
illegal-drawn_already = You have drawn: play that card, or keep it.
