### The review of a game: what each decision cost, and how much was luck.
### Decided here: luck, decisions, chance to win; a slip, a mistake, a blunder.

review-title = Review
review-round = Round { $number }
review-winner = { $name } wins the round.
review-nobody = Nobody has won the round.
# Points out of 100, each with its sign; $error has none.
review-account = { $name }: luck { $luck }, own decisions { $own }, the others’ decisions { $others } (± { $error })
review-sum = Points out of 100. With the fair share of { $fair } they add up to the result: 100 for the winner, 0 for the others.
review-second-look = Worth a second look
review-all-fine = No move gave much away.
# $move and $best: moves as on a button. $chance and $better: out of 100.
review-move = Move { $number }, { $name }: { $move }. { $verdict ->
    [slip] A slip
    [mistake] A mistake
   *[blunder] A blunder
}: it wins { $chance } times in 100. Better: { $best }, which wins { $better } times.
review-working = Looking at move { $done } of { $total }…
review-ask = Review this game
review-graph = Everybody’s chances to win the round, from the deal to the end
review-thinking = The coach is looking at the game…
review-failed = The coach can’t look at this game now. Try again later.
