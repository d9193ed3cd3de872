exercise-io-missing = there is no such file or folder
exercise-io-permission = it may not be read: permission is denied
exercise-io-not-folder = this is not a folder
exercise-io = it cannot be read: { $reason }
exercise-file-is-folder = a file is expected here, this is a folder
exercise-file-special = this is no ordinary file, so it is not read
exercise-file-too-long = the file is longer than { $most } bytes
exercise-folder = exercises in `{ $folder }`: { $reason }
exercise-unread = this exercise could not be read, and no fault was noted: please report this
exercise-no-statement = there is no statement: write `{ $fr }` or `{ $en }`, or both
exercise-strange-file = a file where the folder of an exercise is expected
exercise-strange-folder = not an exercise: there is no `{ $file }` in it
exercise-strange-ending = not an exercise yet: rename `{ $found }` to `{ $file }`
exercise-strange-link = a link that leads nowhere or back to itself
exercise-strange-name = `{ $id }` cannot be the name of an exercise: small letters a-z, digits, `_` and `-` only
exercise-unknown = there is no exercise `{ $id }`
exercise-hint-several = several have this name: { $ids }
exercise-hint-list = `jugeote list` shows them all
exercise-first-here = first here
exercise-nothing = nothing was written here; { $expected } is expected
exercise-key-not-text = a key must be a text
exercise-kind-localized = a text, or its versions `fr` and `en`,
exercise-kind-integer = an integer from { $least } to { $most }
exercise-kind-points = a number of points such as 4 or 12.5
exercise-kind-name = a name of small letters a-z, digits, `_` and `-`
exercise-kind-identifier = a name of letters a-z, digits and `_` that does not begin with a digit
exercise-keyword = Python keeps the word `{ $name }` for itself: choose another name
exercise-kind-time = a time such as 500ms or 1.5s
exercise-kind-total = a time such as 90s or 10min
exercise-kind-memory = an amount of memory such as 256MB or 1GB
exercise-kind-disk = a size on disk such as 16MB or 200MB
exercise-kind-reference = the name of a solver such as roi.grid, or `solution: python`,
exercise-kind-file-name = the plain name of a file beside exercise.yaml (letters, digits, `.`, `_`, `-`)
exercise-hint-meant-of = did you mean `{ $word }`? (known here: { $words })
exercise-format = this is format { $format }; this version of jugeote reads format 1
exercise-script = script exercises (programs that read and print) are not supported by this version of jugeote
exercise-later-key = cases with `{ $key }` are not supported by this version of jugeote
exercise-limit-range = this limit must lie between { $least } and { $most }
exercise-too-many-params = { $count } parameters; a function has at most { $most }
exercise-param-twice = two parameters are called `{ $name }`
exercise-type-unknown = unknown type `{ $word }`
exercise-type-count = the type `{ $name }` takes { $wanted ->
    [one] { $wanted } type
   *[other] { $wanted } types
  } in brackets, not { $found }
exercise-type-malformed = this type cannot be read beyond its character { $place }
exercise-hint-type = types are written `int`, `list[int]`, `list[tuple[int, str]]`, `grid[str]`
exercise-too-many-digits = this integer has more than { $most } digits
exercise-unhashable = a list, a set or a dictionary cannot be a key or stand in a set
exercise-value-type = { $found } is of type { $kind }, the signature says `{ $wanted }`
exercise-inner-value-type = at { $place }, { $found } is of type { $kind }, the signature says `{ $wanted }`
exercise-hint-quote = to say the text, write it in quotation marks: "{ $text }"
exercise-hint-write = write { $value } if you mean it
exercise-hint-tuple-length = { $wanted ->
    [one] { $wanted } element is expected
   *[other] { $wanted } elements are expected
  }, there are { $found }
exercise-ambiguous = `{ $text }` is read as { $value }, but other YAML readers take it for something else
exercise-expect-empty = `expect` is empty, so None is expected
exercise-hint-null = write `null` if you mean it, or leave `expect` out
exercise-no-groups = there is no group, so nothing would be tested
exercise-too-many-groups = { $count } groups; an exercise has at most { $most }
exercise-group-twice = two groups are called `{ $name }`
exercise-group-empty = this group has no case, so it would test nothing
exercise-hint-group-empty = write `cases:` by hand or let `generate:` make them
exercise-requires-itself = a group cannot require itself
exercise-requires-later = the group `{ $name }` comes later, so it cannot be required here
exercise-requires-unknown = there is no group `{ $name }`
exercise-hint-order = groups run in the order of the file: a required one stands before
exercise-args-count = `args` has { $found ->
    [one] { $found } argument
   *[other] { $found } arguments
  }, the function takes { $wanted }: `{ $call }`
exercise-hint-args-list = `args` is the list of the arguments: one argument that is a list is written `[[…]]`
exercise-points-sum = the groups give { $sum } points together, not { $announced }
exercise-hint-points-sum = the score is counted on what the groups give
exercise-points-none = all groups together give 0 points, so there is nothing to earn
exercise-provided-missing = there is no file `{ $name }` in the folder of the exercise
exercise-provided-unreadable = this file cannot be provided: { $reason }
exercise-provided-twice = the file `{ $name }` is provided twice
exercise-provided-own = `{ $name }` belongs to the exercise itself and cannot be provided
fault-error = error
fault-warning = warning
fault-hint = hint
fault-more = { $count ->
    [one] and { $count } more fault
   *[other] and { $count } more faults
  }
exercise-solution-missing = the reference solution `{ $file }` is missing
exercise-solution-unreadable = the reference solution `{ $file }` cannot be read: { $reason }
