reference-roi-too-large = a board of size { $size } is too large for this function; the largest is { $largest }
reference-roi-pawn-far-outside = the pawn { $pawn } stands outside any board
reference-roi-too-many-cells = { $count } boards of size up to { $size } are too much to generate
reference-roi-not-a-list = the answer should be a list of rows, but it is of type `{ $kind }`
reference-roi-row-count = the answer has { $found } { $found ->
    [one] row
   *[other] rows
} instead of { $wanted }
reference-roi-no-border-row = { $reason }: the border, row 0, has to be there too
reference-roi-two-border-rows = { $reason }: the border is only at the top and on the left
reference-roi-row-length = row { $row } has { $found } { $found ->
    [one] cell
   *[other] cells
} instead of { $wanted }
reference-roi-no-border-column = { $reason }: each row begins with the border, column 0
reference-roi-row-text = row { $row } is the text { $found }; it should be a list of cells, one character each
reference-roi-row-not-a-list = row { $row } should be a list of cells, but it is of type `{ $kind }`
reference-roi-one-row = all rows are the same, the border too: is it one single list { $count } times over, as `[row] * { $count }` makes it?
reference-roi-transposed = rows and columns are exchanged: there is a pawn on ({ $row }, { $column }), that is row { $row }, column { $column }, but in the answer it stands on ({ $column }, { $row })
reference-roi-cell = cell ({ $row }, { $column }): expected { $expected }, got { $actual } — { $reason }
reference-roi-cell-empty = nothing has been put in this cell
reference-roi-cell-type = a cell holds a text (type `str`), not a value of type `{ $kind }`{ $count ->
    [one] {""}
   *[other] ; there are { $count } such cells
}
reference-roi-border-is-hash = row 0 and column 0 are the border of the board
reference-roi-pawn-is-p = a pawn stands there
reference-roi-no-pawn = no pawn stands there
reference-roi-not-border = the border is only row 0 and column 0
reference-roi-cell-letter = a cell holds one of the characters '0', '1', 'P' and '#'
reference-roi-wins-by-stuck = the king can go to ({ $row }, { $column }), where the opponent is stuck
reference-roi-wins-by-losing = the king can go to ({ $row }, { $column }), which is a losing position for the opponent
reference-roi-stuck = no move is possible there: the player to move is stuck
reference-roi-only-move-wins = the only move from there, to { $to }, leads to a winning position for the opponent
reference-roi-both-moves-win = every move from there, to { $one } or { $two }, leads to a winning position for the opponent
reference-roi-every-move-wins = every move from there, to { $one }, { $two } or { $three }, leads to a winning position for the opponent
reference-roi-king-nowhere = the king cannot stand on { $king }: that is outside the board, or a pawn stands there
reference-roi-move-there-is = a move wins here, so `None` is not right: the king can go to ({ $row }, { $column }), where the opponent loses
reference-roi-move-none-wins = no move from { $king } wins, so `None` is expected
reference-roi-move-pawn = a pawn stands on { $to }: the king cannot go there
reference-roi-move-illegal = { $to } is no move: from { $king } the king goes one cell west, north or north-west, inside the board
reference-roi-move-loses = after the move to { $to } the opponent wins by going to { $reply }
