cli-verify = Check exercises before students do: files, texts, solutions, known-wrong solutions
cli-verify--exercise = The exercises (default: every one of the folder)
cli-verify--exercises = { cli-check--exercises }
cli-verify--strict = Fail on warnings too
cli-verify--format = human (default) or json
cli-verify--python = { cli-check--python }
cli-verify--no_confinement = Run without confinement: only for your own code on your own machine
verify-nothing = there is no folder of exercises here to verify
verify-built-in = `{ $id }` is built into jugeote: there is no folder of it here to verify
verify-hint-folder = stand where the folder `exercises` is, or name one with `--exercises`
verify-well = ✓ { $id }: all is well ({ $ran })
verify-warned = ✓ { $id }: { $warnings ->
    [one] { $warnings } warning
   *[other] { $warnings } warnings
  } ({ $ran })
verify-faulty = ✗ { $id }: { $faults ->
    [one] { $faults } fault
   *[other] { $faults } faults
  }, { $warnings ->
    [one] { $warnings } warning
   *[other] { $warnings } warnings
  } ({ $ran })
verify-not-run = nothing was run
verify-ran = { $cases ->
    [one] { $cases } case
   *[other] { $cases } cases
  }; { $solutions ->
    [one] { $solutions } solution
   *[other] { $solutions } solutions
  }, { $starters ->
    [one] { $starters } starter
   *[other] { $starters } starters
  }, { $wrong } known-wrong; slowest case { $time } ms of { $limit }, memory { $memory } MB of { $most }
verify-idle = { $count ->
    [one] for information: no known-wrong solution fails { $cases }
   *[other] for information: no known-wrong solution fails these { $count } cases: { $cases }
  }
verify-stray-solutions = these are solutions of the exercise `{ $id }`, which is not there
verify-unlisted = this file has no purpose here
verify-hint-unlisted = remove it, or name it where it is used: under `provided`, as a checker, by an import
verify-statement-missing = the statement is missing in this language
verify-statement-same = the statement is the same as in { $other }: it should stand in both languages
verify-statement-signature = the statement shows `{ $shown }`, but `exercise.yaml` declares `{ $declared }`
verify-statement-unnamed = the statement shows nowhere how the function is called: `{ $declared }`
verify-hint-statement = write `{ $declared }` where you say what is to be written
verify-one-language-title = the title is told in one language only
verify-one-language-hint = this hint is told in one language only
verify-one-language-why = what the case is about is told in one language only
verify-hint-both = write { "{" }fr: "…", en: "…"{ "}" }
verify-no-hints = there are no hints
verify-no-why = nothing says what this case is about: `why` is missing
verify-no-level = `level` is missing: how hard the exercise is, from 1 to 5
verify-no-concepts = `concepts` is missing: what the exercise trains
verify-points = the groups give { $sum } points together (those of bonus groups left out)
verify-duplicate = the same is asked twice, first in the group `{ $group }`
verify-other-inputs = with the same seed, the generator of the group `{ $group }` made other cases the second time
verify-other-answer = asked a second time, the reference gives another answer in the case `{ $case }`
verify-no-solution = there is no solution of the author's here
verify-no-wrong = there is no known-wrong solution in `wrong/`: nothing shows that the cases catch mistakes
verify-head-nothing = this known-wrong solution does not declare what it fails
verify-head-no-cause = this known-wrong solution does not say what is wrong with it
verify-head-unreadable = `{ $line }` cannot be understood
verify-hint-head = begin the file with lines `{ $comment } fails: GROUP (VERDICT)` and one `{ $comment } cause: …`
verify-no-starter = there is no starter file
verify-solution-fails = the solution does not pass { $count ->
    [one] the case `{ $case }` ({ $verdict })
   *[other] { $count } cases, the first one `{ $case }` ({ $verdict })
  }: { $call }
verify-advice = the solution passes, but its report gives the advice `{ $code }` (see `jugeote explain { $code }`)
verify-limits-time = the case `{ $case }` takes { $needs } ms of { $limit } ms with { $file }: the limit should be at least three times what the reference needs
verify-limits-memory = the case `{ $case }` takes { $needs } MB of { $limit } MB with { $file }: the limit should be at least three times what the reference needs
verify-starter-unloadable = the starter cannot be used: { $reason }
verify-starter-solved = the starter passes every case: there is nothing left to do
verify-declared-twice = this is declared twice
verify-declared-passes = declared, but no case of `{ $group }` is `{ $verdict }`
verify-declared-skipped = declared, but `{ $group }` is skipped, because `{ $required }` is failed before
verify-unknown-group = there is no group `{ $group }`
verify-unknown-verdict = `{ $verdict }` is no verdict
verify-wrong-examples = this known-wrong solution fails a group that it should pass, `{ $group }`: case `{ $case }` is `{ $verdict }`, { $call }
verify-hint-examples = a mistake that the examples show is found before anything is handed in; make it subtler
verify-undeclared = not declared: case `{ $case }` is `{ $verdict }`, { $call }
verify-hint-undeclared = declare it at the head of the file with `fails: { $group } ({ $verdict })`
