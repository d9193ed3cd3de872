cli-list = Show the exercises there are
cli-list--game = Only exercises about this game
cli-list--json = As one JSON document
cli-list--exercises = Take the exercises of this folder only
cli-show = Show an exercise: statement, function, groups and points
cli-show--exercise = The exercise, such as roi/jeu_roi or jeu_roi alone
cli-show--exercises = { cli-list--exercises }
cli-show--warnings = Show what its author should look at instead (excerpts may show hidden cases)
cli-start = Write the starter file of an exercise to work on
cli-start--exercise = { cli-show--exercise }
cli-start--folder = Write it into this folder, made where it does not exist (default: the current one)
cli-start--force = Overwrite files that are there already
cli-start--exercises = { cli-list--exercises }
cli-hint = Show one hint of an exercise
cli-hint--exercise = { cli-show--exercise }
cli-hint--number = Which hint, from 1, the gentlest (default: 1)
cli-hint--exercises = { cli-list--exercises }
cli-value-number = NUMBER
browse-head-exercise = exercise
browse-head-level = level
browse-head-title = title
browse-head-concepts = trains
browse-none = there is no exercise here
browse-none-of-game = there is no exercise about the game `{ $game }`
browse-faulty = `{ $id }` cannot be used, { $count ->
    [one] { $count } fault
   *[other] { $count } faults, the first one
  }: { $first }
browse-see-faults = `jugeote show { $id }{ $options }` shows where
browse-warnings = `{ $id }` has { $count ->
    [one] { $count } warning
   *[other] { $count } warnings
  } for its author
browse-see-warnings = `jugeote show { $id } --warnings{ $options }` shows where
browse-no-warnings = the exercise `{ $id }` has no warnings
browse-strange = `{ $path }` is left out: { $reason }
browse-about = { $id } · level { $level } of 5
browse-about-concepts = { $id } · level { $level } of 5 · { $concepts }
browse-signature = The function to write
browse-script = A program to write: it reads its input and prints
browse-groups = How it is graded, on { $points } points
browse-cases = { $count ->
    [one] { $count } case
   *[other] { $count } cases
  }
browse-group-public = { $points } pt, { $cases }
browse-group-hidden = { $points } pt, { $cases }, hidden group
browse-requires = (after: { $groups })
browse-more-cases = … and { $count } more
browse-hint-only = { $hints ->
    [one] `jugeote hint { $id }{ $options }` gives a hint.
   *[other] `jugeote hint { $id }{ $options }` gives the first of { $hints } hints.
  }
browse-next = { $hints ->
    [0] Begin with `jugeote start { $id }{ $options }`.
    [one] Begin with `jugeote start { $id }{ $options }`; `jugeote hint { $id }{ $options }` gives a hint.
   *[other] Begin with `jugeote start { $id }{ $options }`; `jugeote hint { $id }{ $options }` gives the first of { $hints } hints.
  }
browse-written = written: { $path }
browse-then = Complete `{ $file }`, then type:
browse-exists = `{ $path }` is there already, nothing was written
browse-hint-force = name another folder, or add `--force` to overwrite it
browse-no-starter = the exercise `{ $id }` comes without a starter file
browse-refused = `{ $path }` cannot be written: { $reason }
browse-io-permission = writing is not permitted there
browse-io-file-in-the-way = a file stands where a folder is needed
browse-io-folder-in-the-way = a folder of that name is in the way
browse-io-full = there is no space left
browse-no-hints = the exercise `{ $id }` has no hints
browse-no-such-hint = there is no hint { $number }: { $of ->
    [one] there is only one
   *[other] there are { $of }
  }
browse-hint-of = Hint { $number } of { $of }
browse-next-hint = `jugeote hint { $id } --number { $number }{ $options }` gives the next one
