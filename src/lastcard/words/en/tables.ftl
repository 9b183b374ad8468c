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

## Going on after a round, and seats for those who come late.

score-target = { $scoring ->
    [tally] At { count-points } the lowest total wins
   *[winner] Played to { count-points }
}
score-latest = This round
score-ready = ready
score-rounds = All rounds
score-counts = { $count ->
    [one] 1 point
   *[other] { $count } points
}
score-now = Start now
score-you-ready = You’re ready
score-waiting = Waiting for { $names }
score-begins = It begins in
late-title = Take over from a bot?
late-later = Play from the next round on?
late-take = Play for { $name }
late-ask = Let me play too
late-asked = You’ll play from the next round on
late-start = You start with no points.
late-low = The lowest score wins here, so you start with as many points as whoever has most: { $points } so far.
late-full = All seats are taken. You can play as soon as somebody leaves.
late-began = { $count } to start with
late-names = In from the next round on: { $names }
late-allow = Latecomers may join the game
watch-allow = Others may watch
watching-more = { $count ->
    [one] 1 person is watching
   *[other] { $count } people are watching
}

## The app on the home screen.

app-offline = You’re offline. This page comes back by itself; the lesson works without a network.

## The shuffle, and what everybody who plays adds to it. $names: people.

shuffle-by = Shuffled together with { $names }
shuffle-without = Left out of the shuffle: { $names }
shuffle-left_out = Your share of the shuffle came too late and was left out.
shuffle-broken = Careful: this shuffle is not the one that was promised before the deal.
