### The review of a game: what each decision cost, and how much was luck.
### Decided here: luck, decisions, chance to win; a slip, a mistake, a blunder.

review-title = Review
review-hands = Hands
review-round = Round { $number }
review-winner = { $actor ->
    [you] You win the round.
   *[other] { $name } wins the round.
}
review-nobody = Nobody has won the round.
# Points out of 100, each with its sign; $error has none.
review-account = { $name }: luck { $luck }, own decisions { $own }, the others’ decisions { $others } (± { $error })
review-sum = Points out of 100. With the fair share of { $fair } they add up to the result: 100 for the winner, 0 for the others.
# The same on the page, where bars show the points: $luck and $own are how much of it there was.
review-told = { $name } { $luck ->
    [lucky] was lucky
    [unlucky] was unlucky
   *[even] was neither lucky nor unlucky
} and { $own ->
    [much] gave a lot away.
    [some] gave a little away.
   *[none] gave hardly anything away.
}
review-luck = Luck
review-own = Own decisions
review-others = The others’ decisions
# The bars begin from the middle.
review-bars = Everyone starts with the same chance to win: { $fair } in 100. Bars to the right raised it, bars to the left lowered it, until the winner had 100 and the others 0. ± says how far luck and own decisions may be off.
review-second-look = Worth a second look
review-all-fine = No move gave much away.
# $move and $best: moves as on a button. $chance and $better: out of 100.
review-move = Move { $number }, { $name }: { $move }. { $verdict ->
    [slip] A slip
    [mistake] A mistake
   *[blunder] A blunder
}: it wins { $chance ->
    [one] once
   *[other] { $chance } times
} in 100. Better: { $best }, which wins { $better ->
    [one] once
   *[other] { $better } times
}.
# A better move that is the same card: "the same card, but call UNO". $changes: what is done otherwise.
review-same-card = the same card, but { $changes }
# $choices: the colour, the player or the power to name.
review-same-choose = choose { $choices }
review-same-call = call UNO
review-same-no-call = don’t call UNO
review-fine = Move { $number }, { $name }: { $move }. It wins { $chance ->
    [one] once
   *[other] { $chance } times
} in 100, and nothing was much better.
review-working = Looking at move { $done } of { $total }…
review-ask = Review this game
review-graph = Everybody’s chances to win the round, from the deal to the end
review-thinking = The coach is looking at the game…
review-failed = The coach can’t look at this game now. Try again later.

## Why a move is a good one. $actor: "you" if the reader makes it, else "other"; $player: who does.
## $target: "you" if the reader is the other one whom it is about, else "other"; $name: who that is.

reason-last = { $actor ->
    [you] It’s your last card, and wins the round.
   *[other] It’s the last card, and wins the round.
}
reason-misses = { $target ->
    [you] You have { count-cards } left and miss a turn.
   *[other] { $name } has { count-cards } left and misses a turn.
}
reason-owes = { $target ->
    [you] You have { count-cards } left and face { $drawn } more.
   *[other] { $name } has { count-cards } left and faces { $drawn } more.
}
reason-draws = { $target ->
    [you] You have { count-cards } left, draw { $drawn } and miss a turn.
   *[other] { $name } has { count-cards } left, draws { $drawn } and misses a turn.
}
reason-only = { $actor ->
    [you] No other card of yours fits.
   *[other] No other card fits.
}
reason-better-hand = { $actor ->
    [you] { $name } holds { count-cards }, which you get for your { $own }.
   *[other] { $target ->
        [you] You hold { count-cards }, which { $player } gets in exchange for { $own }.
       *[other] { $name } holds { count-cards }, which { $player } gets in exchange for { $own }.
    }
}
reason-largest = { $actor ->
    [you] Nobody holds more cards than you, and everyone with fewer has to draw.
   *[other] Nobody holds more cards than { $player }, and everyone with fewer has to draw.
}
reason-power = { $actor ->
    [you] It gives you { $power }.
   *[other] It gives { $player } { $power }.
}
reason-color = { $actor ->
    [you] { $count ->
        [one] You have 1 more { color } card.
       *[other] You have { $count } more { color } cards.
    }
   *[other] { $count ->
        [one] { $player } has 1 more { color } card.
       *[other] { $player } has { $count } more { color } cards.
    }
}
reason-drew = { $target ->
    [you] You recently couldn’t play { color }.
   *[other] { $name } recently couldn’t play { color }.
}
reason-points = { $actor ->
    [you] It would count { count-points } against you.
   *[other] It would count { count-points } against { $player }.
}
reason-keep = { $actor ->
    [you] You can keep this for later: { $cards }.
   *[other] { $player } can keep this for later: { $cards }.
}
reason-bluff = It’s a bluff, and may be challenged.
reason-catch = { $target ->
    [you] You haven’t called UNO, and draw { count-cards }.
   *[other] { $name } hasn’t called UNO, and draws { count-cards }.
}
reason-call = { $actor ->
    [you] Anyone who catches you before you call makes you draw { count-cards }.
   *[other] Anyone who catches { $player } before the call makes them draw { count-cards }.
}
reason-none-fits = { $actor ->
    [you] No card of yours fits.
   *[other] No card fits.
}
reason-flip = { $actor ->
    [you] No card of yours fits, and the one you turn up is played at once.
   *[other] No card fits, and the one turned up is played at once.
}
reason-give-out = { $actor ->
    [you] They’re your last cards: giving them away wins the round.
   *[other] They’re the last cards: giving them away wins the round.
}
reason-give = { $actor ->
    [you] You get rid of { count-cards } at once.
   *[other] { $player } gets rid of { count-cards } at once.
}
reason-seen = { $actor ->
    [you] You’ve seen that { $name } had a { color } card: it’s a bluff.
   *[other] { $target ->
        [you] { $player } has seen that you had a { color } card: it’s a bluff.
       *[other] { $player } has seen that { $name } had a { color } card: it’s a bluff.
    }
}
reason-many = { $target ->
    [you] You have { count-cards }: one of them is probably { color }.
   *[other] { $name } has { count-cards }: one of them is probably { color }.
}
reason-cannot-answer = { $actor ->
    [you] You have no card to pass them on with.
   *[other] { $player } has no card to pass them on with.
}
reason-wrong-challenge = { $actor ->
    [you] A wrong challenge costs you { count-cards }.
   *[other] A wrong challenge costs { count-cards }.
}
reason-only-move = There’s no other move.

## Many games: how lucky, how good, and which mistakes most often.

standing-rounds = { $rounds ->
    [one] 1 round reviewed, { $won } won.
   *[other] { $rounds } rounds reviewed, { $won } won.
}
# Points out of 100, each with its sign.
standing-sums = In a round, luck { $luck } and own decisions { $own } points out of 100.
standing-verdicts = { $moves ->
    [one] 1 decision
   *[other] { $moves } decisions
}: slips { $slips }, mistakes { $mistakes }, blunders { $blunders }.
standing-often = What went wrong most often:
# $what: a kind of mistake. $count: how often.
standing-kind = { $what } ({ $count }×)
standing-none = There’s no finished game to review yet. Play one with: { $command }
standing-game = Game { $number } of { $all }
mistake-uno = UNO wasn’t called
mistake-color = another colour was better
mistake-target = another player or power was better to choose
mistake-trusted = accepted where a challenge was better
mistake-doubted = challenged where accepting was better
mistake-early = a wild was played too early
mistake-late = a wild was kept too long
mistake-card = another card was better
mistake-held = drew or passed instead of playing
mistake-spent = played where drawing or passing was better
mistake-other = something else was better
