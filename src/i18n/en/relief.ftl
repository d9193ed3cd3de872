# The sides and the pieces, as they stand in the sentences below.
relief-red = Red
relief-blue = Blue
relief-sentinelle = a Sentinelle
relief-avant-garde = an Avant-garde
relief-eclaireur = an Éclaireur

# What is wrong with the text of a position.
relief-fields = a position has 5 fields separated by one space (terrain, pieces, turn, exited, plies); here there { $count ->
    [one] is { $count }
   *[other] are { $count }
 }
relief-rows = there must be 10 rows joined with `/`; here there { $count ->
    [one] is { $count }
   *[other] are { $count }
 }
relief-row-length = row { $row } must have 10 cells; it has { $count }
relief-no-altitude = { $cell }: `{ $letter }` is not an altitude from 0 to 9
relief-no-piece-letter = { $cell }: `{ $letter }` is neither a piece (`S`, `A`, `E`, `s`, `a`, `e`) nor `.` for a free cell
relief-turn-letter = the side to move is `r` or `b`, not `{ $text }`
relief-exited-letters = the pieces that have left are written `-` when there are none, else with letters among `S`, `A`, `E`, `s`, `a`, `e`; `{ $text }` is neither
relief-exited-too-many = at most 2 pieces leave in a game; here { $count } have
relief-plies-number = the turns played are a number without a leading zero, not `{ $text }`
relief-too-many-plies = a game has at most { $most } turns
relief-turn-against-plies = the side to move does not fit the turns played ({ $plies }): Red moves when their number is even, Blue when it is odd
relief-altitude-too-high = { $cell }: altitudes go from 0 to 9, not to { $altitude }
relief-too-steep = neighbours differ by at most 2, but { $one } has altitude { $here } and { $other } has altitude { $there }
relief-too-many-pieces = a side has at most 2 pieces of a kind; there are { $standing } `{ $letter }` on the board and { $left } that have left
relief-no-pieces = at least one piece must stand on the board

# Why a move cannot be played.
relief-move-malformed = `{ $text }` is not a move: write `c1-c4` to go to a free cell, `c4xd5` to attack, `c9-out` to leave the board, or `pass`
relief-no-need-to-pass = passing is only for a side that has no other move; here `{ $mv }`, for example, can be played
relief-nothing-stands-there = no piece stands on { $cell }
relief-piece-of-the-other-side = it is the turn of { $turn }, and the piece on { $cell } belongs to the other side
relief-ends-where-it-began = a piece cannot end its move on { $cell }, where it began
relief-own-piece-stands-there = a piece of the same side stands on { $cell }
relief-enemy-stands-there = an enemy stands on { $cell }: attacking it is written `{ $attack }`
relief-no-enemy-there = no enemy stands on { $cell }: going to a free cell is written `{ $walk }`
relief-own-piece-is-no-target = the piece on { $cell } is of the same side: only enemies are attacked
relief-too-far = the cheapest way from { $from } to { $to } costs { $cost }; { $piece } has only { $movement } movement points
relief-every-way-barred = pieces bar every way from { $from } to { $to }
relief-jump-over-a-piece = the jump from { $from } to { $to } goes over { $over }, which is not free
relief-too-weak = the attack is too weak: { $attack } (strength { $strength }, height { $height }, support { $support }, charge { $charge }) against { $defence } (strength { $guard }, neighbouring allies { $allies }); the attacker must be at least as strong
relief-too-far-to-leave = the cheapest way from { $from } to row { $row } costs { $cost }; { $piece } has { $movement } movement points and must keep one to leave, so the way may cost { $most } at most
relief-way-out-barred = pieces bar every way from { $from } to a free cell of row { $row }

# Why a terrain cannot be generated.
relief-terrain-range = the altitudes of a generated terrain go from a lower one to a higher one, { $most } at most; not from { $lowest } to { $highest }
relief-terrain-roughness = the roughness of a generated terrain is the mean difference between neighbours, from { $least } to { $most }
relief-terrain-not-found = no fair terrain of roughness { $roughness } was found with altitudes from { $lowest } to { $highest }
