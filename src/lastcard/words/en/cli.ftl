### What the command line says to people who play.

## Games of one’s own.

# $result: one of the two messages below.
games-line = { $when }: { $edition } against { $names }{ $practice ->
    [yes] , practice
   *[no] {""}
}. { $result }
games-open = Not finished, round { $number }.
games-won = { $winner ->
    [you] You won ({ count-points }).
    [shared] You and { $names } won ({ count-points }).
    [one] { $names } won ({ count-points }).
   *[several] { $names } won ({ count-points }).
}
games-none = You haven’t played a game yet. Start one with: { $command }
games-which = Which game? A number, or Enter for the first:
games-which-again = Type a number from 1 to { $most }.
games-another = Enter for another game, r for the replay, w for the review, q to leave:
games-record = The record is in { $path }. Look at it with: { $command }

## An edition that is checked.

check-ends = { $given ->
    [0] { $rounds ->
        [one] The one random round came to an end.
       *[other] All { $rounds } random rounds came to an end.
    }
    [one] 1 of { $rounds } random rounds went on so long that it was given up.
   *[other] { $given } of { $rounds } random rounds went on so long that they were given up.
}
check-turns = A round takes { $turns } turns on average, and nine in ten take { $low } to { $high }.
check-decides = { $card } is the last card of { $share }% of the rounds.
