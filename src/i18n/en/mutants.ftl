cli-mutants = Make small changes to an exercise's solution and list those that no case notices (for authors)
cli-mutants--exercise = The exercise, such as roi/jeu_roi; its solution stands in solutions/ beside exercises/
cli-mutants--format = human (default) or json
cli-mutants--inputs = How many inputs are made for the changes that no case notices (default: 10000)
cli-mutants--seed = The same seed makes the same inputs (default: 1)
cli-mutants--exercises = { cli-check--exercises }
cli-mutants--python = { cli-check--python }
cli-mutants--node = { cli-check--node }
cli-mutants--no_confinement = { cli-verify--no_confinement }
mutants-inputs = { $count } inputs cannot be asked for: at most { $most }
mutants-graded = mutants graded
mutants-sought = mutants that no case notices: inputs sought
mutants-no-solution = there is no such file, so there is nothing to change
mutants-hint-solution = the solution stands in the folder `solutions` beside `exercises`: begin from the folder that holds both, or name one with --exercises
mutants-not-utf8 = the solution is not text in UTF-8, which `mutants` needs
mutants-solution-fails = the solution itself does not pass the case `{ $case }` ({ $verdict }), so nothing can be said of changes to it
mutants-hint-check = `jugeote check { $id } { $file }` shows why
mutants-solution-differs = the solution itself is not right for an input made by a generator ({ $verdict }): { $call }
mutants-not-taken-apart = the solution cannot be taken apart: { $reason }
mutants-many = it would give { $count } mutants, more than are tried
mutants-internal = mutants could not be tried
mutants-listed-twice = this mutant is listed already
mutants-listed-unknown = the solution has no such mutant: its line was changed, or the entry has another fault
mutants-listed-caught = this mutant is not equivalent: the case `{ $case }` notices it
mutants-listed-differs = this mutant is not equivalent: an input tells it from the solution: { $call }
mutants-head = { $head }: { $change }
mutants-survivor = no case notices this mutant
mutants-equivalent = listed as equivalent
mutants-changed = `{ $was }` became `{ $now }`
mutants-left-out = `{ $was }` left out
mutants-exchanged = `{ $was }` became `{ $now }`: arguments exchanged
mutants-solution = the solution gives
mutants-mutant = the mutant gives
mutants-paste = a case that notices it, to paste into `exercise.yaml`:
mutants-long-case = the case that notices it has { $count } characters; `--format json` gives it
mutants-unwritable = these values cannot be written in YAML
mutants-no-difference = { $count ->
    [0] nothing says how inputs could be made, so no difference was sought
    [one] no difference found in { $count } random input
   *[other] no difference found in { $count } random inputs
  }
mutants-list-it = probably equivalent. If you can say why no input shows a difference, list it in `{ $file }`:
mutants-no-inputs = no generator makes inputs for this exercise, so none could be sought
mutants-summary = { $count ->
    [one] { $count } mutant
   *[other] { $count } mutants
  } of { $file }, { $caught } noticed, first by the cases of
mutants-summary-equivalent = { $count } listed as equivalent
mutants-too-many = { $count } of { $all } mutants are listed as equivalent: at most { $percent } % may be
mutants-none-survived = every other mutant is noticed by some case
mutants-survived = { $count ->
    [one] { $count } mutant is noticed by no case
   *[other] { $count } mutants are noticed by no case
  }
