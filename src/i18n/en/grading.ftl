plan-kept = `state: kept` is not served by this version: every case starts afresh
plan-generator-signature = the generator `{ $name }` makes arguments of other types than the signature's
plan-solution = the reference solution cannot be asked: { $reason }
plan-unknown-solver = `reference: { $name }`: there is no such solver (known: { $known })
plan-signature = the solver `{ $solver }` answers a function of the type { $wanted }, and the exercise declares another
plan-unknown-generator = `with: { $name }`: there is no such generator (known: { $known })
plan-refused = the reference cannot answer { $call }: { $reason }
plan-disagrees = `expect` disagrees with the reference, which answers { $right } to { $call }
plan-disagrees-because = `expect` disagrees with the reference, which answers { $right } to { $call }: { $reason }

grade-interrupted = interrupted: the remaining cases were not run
grade-launch = the submission could not be run ({ $what }: { $cause }). This is not the submission's fault
grade-allows-threads = this exercise allows threads: at most { $most } at a time
grade-allows-processes = this exercise allows threads and processes: at most { $most } at a time

detail-cpu-time = stopped: more than { $seconds } s of computing
detail-wall-time = stopped: it waits without computing, and never ends
detail-memory = it needs more than the { $megabytes } MB allowed
detail-printed = it prints far too much
detail-answer-large = the answer returned is far too large
detail-protocol = it wrote where only answers may be written
detail-file-size = it wrote a file larger than allowed
detail-stored = it fills its folder: too many files, or too large all together
detail-tasks = it started more than { $most } threads and processes
detail-refused = it tried something that a submission may not do here, such as starting processes or reaching files and networks outside ({ $class }: { $message })
detail-exit = the function ends the program (`exit()`, `quit()` or `sys.exit()`) instead of returning
detail-input = the function calls `input()`: its values come as arguments, nobody types anything
detail-recursion = the function calls itself too deep (RecursionError): is there a case that ends the recursion?
detail-raised = { $class }
detail-raised-saying = { $class }: { $message }
detail-ended = the program ended with status { $status } before an answer
detail-signal = the program ended with signal { $signal } before an answer
detail-signal-named = the program ended with { $name } (signal { $signal }) before an answer
detail-lost = the interpreter ended before an answer
detail-required = not run: first `{ $group }` must pass
detail-timeouts = not run: { $count } cases in a row took too long

judge-nothing-returned = the function returned None: is a `return` missing? Expected: a value of the type { $wanted }
judge-type = expected a value of the type { $wanted }, got one of the type { $found }
judge-type-at = at { $place }: expected a value of the type { $wanted }, got { $value }, of the type { $found }

next-problem = settle this first, then check again
next-problem-line = mend line { $line } of `{ $file }` first, then check again
next-problem-function = mend the function `{ $function }` first, then check again
next-problem-file = mend `{ $file }` first, then check again
next-case = start with `{ $name }`
next-hidden = start with the group `{ $group }`: try small cases of your own
next-hint = a hint: jugeote hint { $id }
