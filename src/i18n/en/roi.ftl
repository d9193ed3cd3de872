roi-position-no-cells = a board needs at least one cell; a size of { $size } leaves none
roi-position-too-large = a board of size { $size } is too large; the largest is { $largest }
roi-position-pawn-outside = pawn number { $number }, ({ $row }, { $column }), stands outside the board; rows and columns go from 1 to { $size }
roi-position-kings = { $count ->
    [0] there is no king `K`; exactly one is needed
   *[other] there are { $count } kings `K`; exactly one is needed
}
roi-position-king-outside = the king on ({ $row }, { $column }) stands outside the board; rows and columns go from 1 to { $size }
roi-position-king-on-pawn = the king cannot stand on ({ $row }, { $column }): a pawn is there
roi-position-letter = row { $row }, column { $column }: `{ $letter }` is none of `.` (free), `P` (pawn) and `K` (king)
roi-position-row-length = row { $row } has { $length ->
    [one] { $length } cell
   *[other] { $length } cells
}, but the board is square and has { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
}
roi-position-more-faults = { $count ->
    [one] and one more fault
   *[other] and { $count } more faults
}
roi-move-unreadable = `{ $text }` is none of the king's moves `W` (left), `N` (up) and `NW` (up and left)
roi-move-off-board = `{ $step }` would take the king off the board
roi-move-pawn = `{ $step }` would take the king to ({ $row }, { $column }), where a pawn stands
