problems-format = the file has format { $found }; this program reads format { $known }
gate-few-moves = fewer than { $least } legal first moves, or fewer than { $wrong } wrong ones
gate-several = several first moves are right
gate-margin = another first move wins one move later, or the defence loses one move later
gate-forced = the solver's first or last turn in the main line leaves no choice
gate-repetition = a state has occurred twice in the game before
train-looked-at = positions looked at: { $positions }; candidates: { $candidates }; to choose from: { $pool }; problems: { $found }
train-rejected = - { $gate }: { $count }
train-too-few =
    { $found ->
        [0] no problem was found
       *[other] only { $found } of { $count } problems were found
    }: give more games or positions
train-no-positions = no position stands in it
train-no-problems = no problem stands in it
train-other-game = the problems are of `{ $found }`, not of one of these games: { $known }
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
cli-train = Training problems
cli-train-generate = Makes problems from recorded games or positions: short wins and only defences, each proved
cli-train-generate--game = The game: relief, walle or moulin
cli-train-generate--from = Files of records (YAML, or JSON with one game a line; packed too, .gz) or of positions, one a line (any other ending)
cli-train-generate--count = How many problems
cli-train-generate--seed = The same files and seed give the same problems (default: 1)
cli-train-generate--output = Where they are written (default: stdout)
cli-train-verify = Proves every problem of a file again, by a second, plain search
cli-train-verify--file = The file of problems
