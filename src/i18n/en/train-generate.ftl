gate-won-before = the win was there two turns earlier already, or could not be lost
gate-no-goal = the win comes only by the limit of turns
gate-naive = a player without foresight finds the first turn
gate-no-theme = it shows no theme
gate-hard-warm-up = a win in 1 that is not easy
gate-near-copy = fewer than { $least } cells differ from another problem, mirrored or with exchanged colours
quota-wins = wins in { $moves }
quota-defences = only defences
quota-band = problems of band { $band }
quota-side = problems in which { $side } moves
quota-themes = themes
train-quota-least = { $what }: only { $found }, there should be at least { $least }: give more games
train-quota-most = { $what }: { $found }, there should be at most { $most }: give more games
train-skipped =
    { $count ->
        [one] { $count } faulty record or position was left out
       *[other] { $count } faulty records or positions were left out
    }
train-nothing-good = no record and no position is left to make problems from
train-resume-other = it keeps work on other games or of another version, or is damaged: it cannot be gone on with; remove it to begin anew
train-unfinished = `{ $file }` keeps interrupted work
train-unfinished-hint = `--resume` goes on with it; remove the file to begin anew
train-unkept = the work could not be kept in `{ $file }`, to go on with after an interruption: { $reason }
train-interrupted = what was found is kept in `{ $file }`: `--resume` goes on with it
train-bar-games = games
train-bar-candidates = candidates
train-bar-accepted = accepted
cli-train-generate--resume = Goes on with interrupted work, which is kept beside the output
