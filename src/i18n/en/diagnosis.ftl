### What lies behind a wrong answer, in a learner's terms. Each kind has a page in explain/.

diagnosis-printed = the function returned `None`. It printed the right answer instead of returning it: use `return` rather than `print`.
diagnosis-nothing = the function gave back `None`: it ended without a `return`, or with one that has no value to give, such as `return` alone or `return l.sort()`.
diagnosis-type = the value is right, its type is not: `{ $value }` is of type `{ $found }`, and the type `{ $wanted }` is expected.
diagnosis-type-at = the value is right, a type is not: at { $place }, `{ $value }` is of type `{ $found }`, and the type `{ $wanted }` is expected.
diagnosis-iterator = the elements are right, but the answer is a `{ $found }`, not a `{ $wanted }`: put `{ $wanted }(…)` round it.
diagnosis-swapped = rows and columns are exchanged: every cell (i, j) of your answer is the one expected at (j, i).
diagnosis-order = the elements are the right ones, but in another order.
diagnosis-reversed = the elements are the right ones, in reverse order.
diagnosis-size-element = the size is off by one, and all the rest is right: { $which ->
    [missing-first] the first element is missing
    [missing-last] the last element is missing
    [extra-first] the first element is too many
   *[extra-last] the last element is too many
}.
diagnosis-size-row = the size is off by one, and all the rest is right: { $which ->
    [missing-first] the first row is missing
    [missing-last] the last row is missing
    [extra-first] the first row is too many
   *[extra-last] the last row is too many
}.
diagnosis-size-column = the size is off by one, and all the rest is right: { $which ->
    [missing-first] the first column is missing
    [missing-last] the last column is missing
    [extra-first] the first column is too many
   *[extra-last] the last column is too many
}.
diagnosis-size-both = the size is off by one, and all the rest is right: { $rows ->
    [missing-first] the first row is missing
    [missing-last] the last row is missing
    [extra-first] the first row is too many
   *[extra-last] the last row is too many
}, { $columns ->
    [missing-first] and the first column is missing
    [missing-last] and the last column is missing
    [extra-first] and the first column is too many
   *[extra-last] and the last column is too many
}.
diagnosis-shift-list = everything stands one place too { $way ->
    [later] late
   *[earlier] early
}: the indices are off by one.
diagnosis-shift-grid = everything stands one cell too far { $way ->
    [down] down
    [up] up
    [right] to the right
    [left] to the left
    [down-right] down and to the right
   *[up-left] up and to the left
}: the indices are off by one.
diagnosis-numbers-off = every number of the answer is one too { $way ->
    [large] large
   *[small] small
}.
diagnosis-all-off = { $count } answers are wrong, and every one of them is one too { $way ->
    [large] large
   *[small] small
}.
diagnosis-one-list = rows { $first } and { $second } of the answer are one and the same list: what is written into one stands in the other, too.
diagnosis-constant = all { $count } cases got the same answer, `{ $value }`, though the right answers are not all the same.
diagnosis-of-another = the answer to `{ $call }` would be right for `{ $other }`{ $more ->
    [one] , and one more answer is that of another case.
   *[other] , and { $more } more answers are those of other cases.
}
diagnosis-chance = the answers depend on chance: the same call, `{ $call }`, answered `{ $first }`, and the next time `{ $second }`.
diagnosis-call-inside = the call that does not fit is in your own code, line { $line }: the grader's call was right.
diagnosis-mutated = the function changes its argument `{ $name }`: `{ $call }` received `{ $given }` and left `{ $left }`. Whoever calls it may still need it as it was.
diagnosis-mutated-large = the function changes its argument `{ $name }`, as in `{ $call }`. Whoever calls it may still need it as it was.
diagnosis-remembers-again = the function remembers earlier calls: `{ $call }` answers `{ $first }`, but `{ $later }` when it is called a second time.
diagnosis-remembers-after = the function remembers earlier calls: `{ $call }` answers `{ $first }`, but `{ $later }` after `{ $other }` was called.
diagnosis-remembers-raises = the function remembers earlier calls: `{ $call }` answers `{ $first }`, but raises { $class } when it is called again later.
diagnosis-remembers-fails = the function remembers earlier calls: `{ $call }` answers `{ $first }`, but does not answer when it is called again later.

## jugeote explain
cli-explain = Explain a kind of mistake that a report names
cli-explain--code = Its code, as a report names it, such as printed-not-returned (default: list them all)
cli-value-code = CODE
explain-unknown = no page explains `{ $code }`
explain-list = `jugeote explain` alone lists the codes
explain-how = `jugeote explain CODE` shows a page, such as `jugeote explain { $code }`
