### Tables in the browser: the way back, going on together, late seats, scores, the app.

## Joining, and the tables that one has been at.

join-shut = Only those who have joined can see this table.
back-title = Your tables
back-alone = Nobody is there right now
back-here = There now: { $names }
back-with = With { $names }
back-lobby = The game hasn’t started yet
back-yours = It’s your turn!
back-turn = It’s { $name }’s turn
back-over = The game is over
back-between = The round is over
back-go = Back to the table
back-forget = Forget this table
