reference-bataille-row-count = a grid has 6 rows, this one has { $found }
reference-bataille-row-length = a row has 6 cells, row [{ $row }] has { $found }
reference-bataille-far-off = cell [{ $row }][{ $column }] holds { $value }, a number far too large for this function
reference-bataille-too-many-cases = at most { $most } grids can be made in one go; { $count } are asked for
reference-bataille-no-black-cell = grids of the kind `{ $kind }` are made from a path that leaves a cell black: its `length` is { $most } at most
reference-bataille-no-bool = the answer should be { $yes } or { $no } (type `bool`), but it is { $found }, of type `{ $kind }`
reference-bataille-valid = this grid is valid: the numbers from 1 to { $last } each stand in one cell, each one beside the one before, and { $black ->
    [0] no cell is black
    [one] { $black } cell is black
   *[other] { $black } cells are black
}
reference-bataille-faulty = this grid is not valid: { $reason }{ $more ->
    [0] {""}
    [one] {" "}(and it has one more fault)
   *[other] {" "}(and it has { $more } more faults)
}
reference-bataille-unknown = nothing stands in { $cells }
reference-bataille-negative = { $number } stands in { $cell }: a number is at least 1, and a black cell is 0
reference-bataille-too-large = { $number } stands in { $cell }, but there is no number above 36
reference-bataille-duplicate = { $number } stands in { $count } cells: { $cells }
reference-bataille-no-one = the path has no beginning: the numbers go up to { $largest }, in { $cell }, but there is no 1
reference-bataille-missing = { $number } is missing, although the numbers go up to { $largest }, in { $cell }
reference-bataille-too-many-black = { $count } cells are black, { $most } at most may be
reference-bataille-apart = { $number }, in { $from }, and { $next }, in { $to }, have no side in common
reference-bataille-corner = { $number }, in { $from }, and { $next }, in { $to }, meet only at a corner: a side in common is needed
reference-bataille-black-count = the number of black cells is 0 to { $most }, not { $found }
reference-bataille-other-black = this grid is valid, but { $found ->
    [0] no cell is black
    [one] { $found } cell is black
   *[other] { $found } cells are black
}, and { $wanted } should be
