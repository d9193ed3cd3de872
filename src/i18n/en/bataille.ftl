bataille-no-cell = `{ $text }` is not a cell: a cell is a column from A to F and a row from 1 to 6, such as `C3`
bataille-no-content = `{ $text }` is neither a number from 1 to 36 nor `#` for a black cell
bataille-row-count = a grid has 6 rows joined with `/`, this one has { $count }
bataille-column-count = row { $row } has { $count } cells joined with `,`, it should have 6
bataille-unreadable-cell = cell { $cell } holds `{ $text }`, which is neither a number from 1 on nor `#` for black
bataille-unknown-cells = { $count ->
    [one] cell { $cells } is not filled in
   *[other] { $count } cells are not filled in: { $cells }
  }
bataille-out-of-range = cell { $cell } holds { $number }: the numbers go from 1 to 36, and 0 is black
bataille-duplicate = { $number } stands in { $count } cells: { $cells }
bataille-missing = { $number } is missing, although the numbers go up to { $largest } (cell { $cell })
bataille-too-many-black = { $count } cells are black, at most { $most } may be: { $cells }
bataille-apart = { $number } ({ $from }) and { $next } ({ $to }) share no side
