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
bataille-no-action = `{ $text }` is not an action: ask with `?27` or `?#`, guess with `27=C3` or `#=C3`, or `stop`
bataille-no-yes-or-no = `{ $text }` is not an answer to a guess: `yes` or `no`
bataille-no-fact = `{ $text }` is not a fact: a fact is an action and its answer with a space between
bataille-stop-answered = `stop` has no answer
bataille-no-black-left = it was told already that no black cell is left
bataille-cell-noted = cell { $cell } is noted already: it holds { $content }
bataille-number-noted = { $number } is noted already: it stands in { $cell }
bataille-number-absent = { $number } was told to be absent
bataille-guess-refused = `{ $guess }` was guessed before and answered `no`
bataille-hand-in-now = the game was stopped: only grids are handed in now
bataille-not-stopped = grids are handed in only after `stop`
bataille-handed-in = player { $player } has handed in already
bataille-incomplete = a grid that is handed in has no unknown cell
bataille-answer-open = { $count } different answers would be true: the record must tell which one was given
bataille-answer-told = the black cell { $cell } is noted already: another one must be told
bataille-answer-untrue = the answer `{ $answer }` to `{ $action }` is not true of the grid
bataille-two-grids = a game starts from two grids joined by a space, the first player's first
