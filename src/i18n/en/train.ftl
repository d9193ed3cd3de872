problems-format = the file has format { $found }; this program reads format { $known }
gate-same-game = the same game has given a problem already
gate-over = the game is over
gate-few-moves = fewer than { $least } legal first moves
gate-no-win = no win can be forced within { $most } moves
gate-several = several first moves win as fast
gate-margin = another first move wins one move later
gate-forced = a turn of the solver in the main line leaves no choice
gate-repetition = a state has occurred twice in the game before
gate-duplicate = the same as another problem, mirrored or under another count of turns
train-looked-at = candidates looked at: { $candidates }; problems found: { $found }
train-rejected = - { $gate }: { $count }
train-too-few = only { $found } of { $count } problems were found: give more games or positions
train-count = { $count } problems cannot be asked for: from 1 to { $most }
train-no-positions = no position stands in it
train-no-problems = no problem stands in it
train-other-game = the problems are of `{ $found }`; so far those of { $known } can be verified
train-too-large = too large: at most { $most } bytes are read
train-unwritten = the problems cannot be written: { $reason }
train-file-unwritten = `{ $file }` cannot be written: { $reason }
train-output-is-source = `{ $file }` is one of the files the problems are made from and would be overwritten: give the output another name
train-file-fault = `{ $file }`: { $reason }
train-flaw = { $file }:{ $line }: problem { $number }: { $reason }
train-verified =
    { $count ->
        [one] { $count } problem verified
       *[other] { $count } problems verified
    }
verify-like-another = it is problem { $other } again, mirrored or under another count of turns
verify-same-game = it comes from the same game as problem { $other }
verify-position = position: { $field }: { $reason }
verify-length = win_in: { $found } stands there; problems are won in 1 to { $most } moves
verify-start = source: the start is no position
verify-move = source: move { $number }, `{ $text }`: { $reason }
verify-no-win = win_in: no win can be forced within { $most } moves
verify-differs = { $field }: `{ $found }` stands there, worked out is `{ $expected }`
verify-groups = first_moves: { $found ->
    [one] one group stands there
   *[other] { $found } groups stand there
  }, there should be { $expected }
verify-order = { $field }: the right moves in another order: `{ $found }` stands there, worked out is `{ $expected }`
verify-surplus = { $field }: too many: { $moves }
verify-missing = { $field }: missing: { $moves }
cli-train = Training problems
cli-train-generate = Makes problems with one winning first move from recorded games or positions, each proved
cli-train-generate--game = The game: relief
cli-train-generate--from = Files of records (YAML, or JSON with one game a line) or of positions, one a line (any other ending)
cli-train-generate--count = How many problems
cli-train-generate--seed = The same files and seed give the same problems (default: 1)
cli-train-generate--output = Where they are written (default: stdout)
cli-train-verify = Proves every problem of a file again, by a second, plain search
cli-train-verify--file = The file of problems
