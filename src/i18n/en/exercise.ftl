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
exercise-script-and-function = `script: true` and `function` exclude each other: a student writes a program or a function
exercise-hint-script = for programs that read and print, write `script: true` instead of `function`
exercise-script-generate = cases of a script cannot be generated: write them under `cases`
exercise-script-solver = the solver `{ $name }` answers a function; this exercise is a script
exercise-hint-script-reference = leave `reference` out and write `stdout` in every case, or name your own program: {"{"}solution: python{"}"}
exercise-key-of-scripts = `{ $key }` is for programs; this exercise is a function
exercise-key-of-functions = `{ $key }` is for functions; a case of a script has `stdin`, `argv`, `stdout` and `status`
exercise-argv-count = { $found } arguments; a program is started with at most { $most }
exercise-raises-and-answers = a case expects an answer or an exception, not both
exercise-growth-script = the growth of a program's time is not measured: `growth` is for functions
exercise-growth-param = the function has no parameter `{ $name }`
exercise-growth-sizes = `sizes` are { $least } to { $most } numbers, each larger than the one before
exercise-growth-arg = the parameter `{ $name }` needs a value: write {"{"}{ $name }: …{"}"} under `args` of `growth`
exercise-growth-length = a list or a text of size { $size } is too large; the most is { $most }
exercise-growth-type = a value of the type `{ $kind }` cannot be made by its size: `growth` takes `int`, `list[int]` and `str`
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
exercise-compare-and-check = `compare` and `check` exclude each other: a checker compares in its own way
exercise-kind-compare = `exact`, `unordered`, `float`, `text`, or a mapping such as {"{"}float: {"{"}abs: 0.01{"}"}{"}"},
exercise-kind-tolerance = a mapping with `abs`, `rel` or both, such as {"{"}abs: 0.01{"}"},
exercise-kind-distance = a decimal number such as 0.01 or 1e-9
exercise-kind-leniencies = a list of what does not matter, such as [trailing-blanks, case],
exercise-kind-checker = the name of a checker such as roi.winning_move, or {"{"}python: checker.py{"}"},
exercise-tolerance-negative = a tolerance cannot be negative
exercise-tolerance-large = a relative tolerance above 1 would let 0 pass for anything
exercise-compare-no-float = an answer of type `{ $kind }` holds no float: a tolerance changes nothing
exercise-compare-no-text = an answer of type `{ $kind }` holds no text: this changes nothing
exercise-compare-no-list = an answer of type `{ $kind }` holds no list and no tuple: this changes nothing
exercise-compare-inner-list = the answer is of type `{ $kind }`: only a list inside it could have another order
exercise-hint-deep = for lists inside the answer write {"{"}unordered: deep{"}"}
exercise-checker-unreadable = the checker cannot be read: { $reason }
exercise-case-unanswered = nothing says what is right here: this case has no `{ $key }`, and the exercise no `reference`
exercise-generate-unanswered = nothing says what is right here: generated cases need a `reference` or a `check`
exercise-hint-reference = write `{ $key }`, or name a `reference` for the whole exercise
