set-like-another = fewer than { $least } cells hold something else than in problem { $other }, in the mirror or with the sides exchanged
set-same-game = it comes from the same game as problem { $other }
set-band-against-rating = band: one of it and problem { $other } has the higher rating and the lower band
set-position = position: its part "{ $field }" is malformed or impossible
set-band = band: { $found } stands there; bands go from 1 to { $most }
set-over = position: the game is over
set-length = within: { $found } stands there; problems are of 1 to { $most } moves
set-start = source: the start is no position: its part "{ $field }" is malformed or impossible
set-move = source: move { $number }, `{ $text }`, cannot be played
set-played = source: `{ $text }`, said to have been played, cannot be played
set-repetition = source: a state occurs twice in the game
set-kind = kind: it does not go with the goal, the source and the move that was played
set-no-blunder = kind: the turn before gave nothing away: after every other one, too, the win within { $most } moves was forced
set-few-moves = fewer than { $least } legal first moves
set-forced = a first or last move of the main line leaves no choice
set-several = several first moves win as fast
set-margin = another first move wins one move later
set-no-win = within: no win can be forced within { $most } moves
set-no-defence = every first move loses
set-several-defences = several first moves do not lose within { $most } moves
set-defence-loses = the defence, too, loses within { $most } moves
set-defence-wins = the defence is a win within { $most } moves
set-differs = { $field }: `{ $found }` stands there, worked out is `{ $expected }`
set-line-differs = { $field }: line { $line }: `{ $found }` stands there, worked out is `{ $expected }`
set-groups = first_moves: { $found ->
    [one] one group stands there
   *[other] { $found } groups stand there
  }, there should be { $expected }
set-order = { $field }: the right ones in another order: `{ $found }` stands there, worked out is `{ $expected }`
set-surplus = { $field }: too many: { $moves }
set-missing = { $field }: missing: { $moves }
set-unrefuted = refutations: nothing is said against `{ $text }`
set-refutation = refutations: `{ $line }` does not refute `{ $text }`
set-refutations-order = refutations: one line a refutation, each wrong first move once, in the order of the texts
