### The report of a grading.

## Verdicts, in a few words
report-verdict-passed = passed
report-verdict-wrong = wrong answer
report-verdict-error = the code raised an exception
report-verdict-timeout = too slow
report-verdict-memory = too much memory
report-verdict-output = too much output
report-verdict-crash = the program ended without an answer
report-verdict-forbidden = the program tried something that is not allowed
report-verdict-not-loaded = not run: the file could not be loaded
report-verdict-missing = not run: the function or the file is missing
report-verdict-skipped = not run
report-verdict-internal = the grader failed; this is not your fault

## Small pieces
report-text = { $text }
report-text-cut = { $text }… ({ $count } more characters)
report-labelled = { $label }: { $text }
report-titled = { $title } ({ $id })
report-at = at { $place }: { $what }

## The head
report-exercise = exercise
report-submission = submission
report-language = language
report-note = note

## One case
report-about = about
report-call = call
report-why = why
report-hint = hint
report-case-hidden = the details of this case are not shown.
report-also = { $group } { $numbers }: { $verdict }
report-also-more = { $group } { $numbers } and { $rest } more: { $verdict }
report-printed = your code printed:
report-printed-cut = { $count ->
    [one] { $count } byte was left out of this text.
   *[other] { $count } bytes were left out of this text.
}
report-cut-after = { $count ->
    [one] ({ $count } more character is not shown)
   *[other] ({ $count } more characters are not shown)
}
report-cut-before = { $count ->
    [one] ({ $count } character before is not shown)
   *[other] ({ $count } characters before are not shown)
}
report-cut-both = ({ $before } characters before and { $after } after are not shown)

## Exceptions
report-exception = exception: { $class }
report-exception-message = exception: { $class }: { $message }
report-exception-veiled = a class of the program's own
report-site = in { $file }, line { $line }
report-site-in = in { $file }, line { $line }, function { $function }
report-frame-repeats = { $count ->
    [one] (repeated { $count } more time)
   *[other] (repeated { $count } more times)
}
report-frames-hidden = { $count ->
    [one] ({ $count } call in between is not shown)
   *[other] ({ $count } calls in between are not shown)
}
report-line-cut = (the line has { $count } characters; shown from character { $first })
report-hidden-characters = this line holds hidden characters, shown here as escapes.

## Differences
report-expected = expected
report-got = got
report-got-board = your answer:
report-cells-differ-of = { $count ->
    [one] { $count } of { $size } cells differs.
   *[other] { $count } of { $size } cells differ.
}
report-cells-differ = { $count ->
    [one] { $count } cell differs.
   *[other] { $count } cells differ.
}
report-shape = rows × columns: { $rows } × { $columns } expected, { $height } × { $breadth } found.
report-cells-missing = { $count ->
    [one] { $count } cell is missing.
   *[other] { $count } cells are missing.
}
report-cells-extra = { $count ->
    [one] { $count } cell is too many.
   *[other] { $count } cells are too many.
}
report-row-not-a-list = row { $row } is no list of cells: its type is { $found }.
report-cell-types = cell ({ $row }, { $column }): { $expected } is expected, not { $actual }.
report-cells-other-type = { $count } cells are of another type than expected.
report-cell-characters = cell ({ $row }, { $column }): { $characters }
report-rows-hidden = { $count ->
    [one] row { $rows } is not shown.
   *[other] rows { $rows } are not shown.
}
report-columns-hidden = { $count ->
    [one] column { $columns } is not shown.
   *[other] columns { $columns } are not shown.
}
report-both-hidden = not shown: rows { $rows }, columns { $columns }.
report-cells-hidden = { $count ->
    [one] { $count } cell that differs is among them.
   *[other] { $count } cells that differ are among them.
}
report-lines-hidden = { $count ->
    [one] { $count } more line that differs is not shown.
   *[other] { $count } more lines that differ are not shown.
}
report-lines-compared = only { $count } lines from line { $first } on were compared.
report-elements-differ = { $count } elements differ.
report-type = `{ $name }`
report-type-sub = `{ $name }`, a class made from `{ $base }`
report-type-class = `{ $name }`, a class
report-type-cyclic = `{ $name }`, and it contains itself
report-type-deep = `{ $name }`, nested too deep
report-typed = `{ $value }` of type { $kind }
report-types = the expected type is { $expected }; the type of this answer is { $actual }.
report-opaque = { $value } cannot be compared: it is of type { $found }. Numbers, texts, lists, tuples, sets and dictionaries can.
report-opaque-generator = { $value } cannot be compared: a function with `yield`, or `(… for … in …)`, gives a generator. Put the elements into a list, as with `list(…)`.
report-element-missing = { $place } is missing: { $value }
report-element-extra = { $place } is too many: { $value }
report-members-missing = { $count ->
    [one] { $count } element is missing: { $values }
   *[other] { $count } elements are missing: { $values }
}
report-members-extra = { $count ->
    [one] { $count } element is too many: { $values }
   *[other] { $count } elements are too many: { $values }
}
report-first-at = the first difference is at { $place }: `{ $expected }` expected, `{ $actual }` found.
report-also-at = at { $place }: `{ $expected }` expected, `{ $actual }` found.
report-places-hidden = { $count ->
    [one] { $count } more difference is not shown.
   *[other] { $count } more differences are not shown.
}
report-members-more = { $values } and { $count } more
report-rounding = this may be rounding alone, but floats are compared exactly here: the author of the exercise can let it pass with `compare: float`.
report-look-alike = two that look alike, { $one } and { $other }: { $characters }
report-passes = let pass here: { $what }.
report-passes-and = { $first }; { $next }
report-passes-order = another order of the elements
report-passes-order-deep = another order, in lists inside as well
report-passes-absolute = floats up to { $absolute } away
report-passes-relative = floats up to { $relative } times the right one away
report-passes-either = floats up to { $absolute } away, or up to { $relative } times the right one
report-passes-line-ends = `\r\n` for `\n`
report-passes-trailing-blanks = blanks at the end of a line
report-passes-blank-lines = blank lines
report-passes-blanks = more or fewer blanks and line ends between words
report-passes-case = capital letters
report-passes-final-newline = a line end at the very end
report-passes-sequences = a tuple for a list and a list for a tuple
report-passes-subclasses = an instance of a subclass
report-one-right-answer = one right answer, among others
report-by-how-much = the difference is { $amount }.
report-text-first = the first difference is in line { $line }, column { $column }.
report-text-ends = the answer ends too early, in line { $line }, column { $column }.
report-text-goes-on = the answer goes on after its end, in line { $line }, column { $column }.
report-character-pair = expected { $expected }, found { $actual }
report-character = `{ $letter }` ({ $code })
report-surrogate = half a character ({ $code })
report-end-of-text = the end of the text

## Diagnoses
report-advice = advice
report-page = more: jugeote explain { $code }

## The end
report-group = group
report-passed = passed
report-points = points
report-total = total
report-group-bonus = (bonus)
report-group-all = (all or nothing)
report-group-hidden = (hidden)
report-skipped-for = skipped: `{ $group }` comes first
report-all-passed = { $count ->
    [one] the only case passed.
   *[other] all { $count } cases passed.
}
report-some-passed = { $count ->
    [one] { $count } case of { $cases } passed.
   *[other] { $count } cases of { $cases } passed.
}
report-cases-left-out = { $count ->
    [one] { $count } more case did not pass and is not shown here.
   *[other] { $count } more cases did not pass and are not shown here.
}
report-next = what to look at next:
report-isolation = isolation
