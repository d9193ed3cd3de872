### The languages of submissions: their interpreters, what is said of JavaScript and of programs alone.

python-not-found = no Python was found: neither `python3` nor `python` is on the PATH
python-too-old = `{ $path }` is { $version }; Python 3.8 or newer is needed
python-install = install Python 3 (for example: sudo apt install python3), then try again
python-named = or name yours: --python PROGRAM
node-not-found = no Node.js was found: neither `node` nor `nodejs` is on the PATH. JavaScript needs it
node-too-old = `{ $path }` is { $version }; Node.js 18 or newer is needed
node-install = install Node.js (for example: sudo apt install nodejs), then try again
node-named = or name yours: --node PROGRAM
interpreter-silent = `{ $path }` does not answer as { $runtime } does
interpreter-launch = { $runtime } could not be started: { $cause }
interpreter-out-of-reach = `{ $path }` stands where a confined program cannot reach it (as root, a submission runs as another user): install a { $runtime } for everyone, or start `jugeote` as an ordinary user
grade-no-interpreter = there is nothing to run it with: { $cause }

load-no-program = `{ $file }` is no program that can be run: neither Python (`.py`), nor JavaScript (`.js`), nor an executable, nor a script whose first line names its interpreter, as `#!/usr/bin/env python3` does
load-interpreter = the first line of `{ $file }` names an interpreter that is not here: `{ $named }`
load-interpreter-windows = the first line of `{ $file }` ends as lines of Windows do, so the system looks for an interpreter `{ $named }` with a carriage return in its name. Save the file with line ends of Unix
load-unstartable = `{ $file }` cannot be started ({ $cause }): was it made for this kind of machine?
load-time-plain = loading `{ $file }` does not come to an end: something outside the functions runs too long
load-promise = `{ $file }` waits, while it is being loaded, for a promise that nothing settles any more
load-process-exit = `{ $file }`, line { $line }: the file ends the program (`process.exit()`) while it is being loaded. Remove that line

detail-process-exit = the function ends the program (`process.exit()`) instead of returning
detail-promise = the function returned a promise that nothing settles any more: is a `resolve()` missing?
detail-nothing-printed = the program printed nothing: its answer goes to the standard output, as JSON
detail-not-text = what the program printed is not UTF-8 text (line { $line }); its answer is to be JSON
detail-not-json = what the program printed is not one value in JSON: line { $line }, column { $column }. Other messages belong on the error channel
judge-undefined-returned = the function returned null or undefined: is a `return` missing? Expected: a value of the type { $wanted }

reference-undefined-returned = the function returned nothing (`undefined`): a `return` is missing, or has no value after it
reference-null-printed = the program answered `null`, where a value is expected
reference-roi-one-row-javascript = all rows are the same, the border too: is it one single array in every place, as `Array(n).fill(row)` makes it?
reference-roi-one-row-plain = all rows are the same, the border too: is it one single row in every place?

cli-check--node = The Node.js to use instead of the one on the PATH
cli-doctor--node = The Node.js to use instead of the one on the PATH
cli-start--language = Write the one in this language: python, javascript, program
cli-value-language = LANGUAGE
browse-no-starter-in = the exercise `{ $id }` has no starter file in that language; it has one in { $known }
cli-verify--node = The Node.js to use instead of the one on the PATH
