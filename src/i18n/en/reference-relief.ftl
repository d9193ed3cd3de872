reference-relief-there-is = there is a winning move, such as `{ $mv }`: within { $within ->
    [one] 1 move it wins whatever the opponent does
   *[other] { $within } moves it wins whatever the opponent does
  }
reference-relief-malformed = { $reason }
reference-relief-illegal = `{ $mv }` cannot be played: { $reason }
reference-relief-ends-otherwise = `{ $mv }` ends the game without a win (status: { $status })
reference-relief-goes-on = after `{ $mv }` the game is not over, while another move wins at once
reference-relief-none-wins = `{ $mv }` can be played but does not win within { $within ->
    [one] 1 move, and no move does: `None` is right
   *[other] { $within } moves, and no move does: `None` is right
  }
reference-relief-refuted = after `{ $mv }` the opponent replies `{ $reply }`, and there is no win within { $within } moves any more
reference-relief-position = the first argument is no position
reference-relief-no-position = the first argument is no position: { $reason }
reference-relief-over = the game is over in this position
reference-relief-within = the number of moves must be from 1 to { $most }, not { $found }
reference-relief-no-set = no set of problems comes with this program
