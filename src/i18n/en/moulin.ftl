moulin-blue = Blue
moulin-red = Red

moulin-empty = the position is empty
moulin-field-count = { $count ->
    [one] one field
   *[other] { $count } fields
  } found, a position has { $fields }, separated by single spaces: board, turn, Blue in hand, Red in hand, turns played, turn limit
moulin-row-count = { $count ->
    [one] one row
   *[other] { $count } rows
  } found, the board has { $rows }, separated by `/`
moulin-row-length = row { $row } has { $points } points, { $count } written
moulin-unknown-piece = `{ $letter }` on { $point }: a point is `B`, `R` or `.`
moulin-unknown-turn = `{ $text }`: the turn is `b` for Blue or `r` for Red
moulin-not-a-number = `{ $text }` is not a number
moulin-leading-zero = `{ $text }`: a number is written without leading zeros
moulin-number-too-large = `{ $text }` is too large

moulin-limit-range = { $limit } turns: the limit lies between 1 and { $highest }
moulin-turns-above-limit = { $turns } turns played, more than the limit of { $limit }
moulin-wrong-turn = after { $turns ->
    [one] one turn
   *[other] { $turns } turns
  } it is { $side } to move
moulin-wrong-hand = after { $turns ->
    [one] one turn
   *[other] { $turns } turns
  } { $side } has { $expected } in hand, not { $found }
moulin-too-many-pieces = { $side } has { $count } pieces on the board and in hand together, at most { $most } are possible
moulin-mover-absent = { $side } has just moved, so one of its pieces stands on the board
moulin-mover-too-few = { $side } has just moved, so it has at least three pieces left, on the board and in hand; { $count } found
moulin-opponent-too-few = { $side } has at least two pieces left, on the board and in hand; { $count } found

moulin-move-shape = `{ $text }` is not a move: write a placement like `d2`, a move like `d2-d3`, and add a capture like `xa1`
moulin-unknown-point = `{ $text }` is not a point of the board

moulin-still-placing = pieces move only when both sides have placed all of theirs: name just the point to place one on
moulin-all-placed = all pieces are placed: name the piece to move and its destination, like `d2-d3`
moulin-from-empty = no piece stands on { $point }
moulin-from-enemy = the piece on { $point } is not one of { $side }'s, whose turn it is
moulin-no-step = a piece cannot stay on { $point }: it goes to another point
moulin-occupied = { $point } is occupied
moulin-not-neighbours = no line leads from { $from } straight to { $to }: a piece goes to a neighbouring point ({ $neighbours }); only a side with exactly three pieces may fly, and there are { $count }
moulin-no-mill = nothing can be captured: the piece on { $point } closes no mill
moulin-capture-missing = this closes a mill, and a mill must capture: add `x` and the piece taken, like `{ $example }`
moulin-protected = the piece on { $point } is protected by its mill while others stand outside mills; what can be taken: { $allowed }
moulin-capture-own = the piece on { $point } is your own: a capture takes one of the opponent's
moulin-capture-empty = no piece stands on { $point } to be captured
