game-hidden = bataille has hidden information: there is no position both players see, so moves are neither listed, played nor counted; `game show` and `game random` work
game-grid = player { $player }'s grid ({ $score } points)
game-noted = noted about it by player { $player }
game-fault = { $field }: { $reason }
game-unreadable = `{ $file }` cannot be read: { $reason }
game-too-large = `{ $file }` is too large: at most { $most } bytes are read
game-file-fault = { $file }:{ $line }:{ $column }: { $reason }
game-line-fault = { $file }:{ $line }: { $reason }
game-line-too-long = the line is too long: at most { $most } bytes are read
game-stdin = the standard input cannot be read: { $reason }
game-unwritten = the record cannot be written: { $reason }
game-no-terrain = `{ $game }` has no terrain: `--roughness` and `--terrain-only` are for relief
game-no-evidence = `{ $game }` hides nothing: evidence is for bataille
game-evidence-lines = one fact a line, such as `?27 C3`, `?36 none`, `?# A1`, `?# none`, `12=B4 no` or `#=C3 yes`; comments begin with `//`
game-more-faulty-lines = { $count ->
    [one] one more line is no fact
   *[other] { $count } more lines are no facts
  }
game-contradiction = the facts contradict each other: no valid grid fits all of them
cli-game = Positions and records of the five games
cli-game-show = Draws a position or the end of a recorded game
cli-game-show--game = The game: roi, bataille, walle, moulin or relief
cli-game-show--position = The position as one line of text (for bataille a grid, or two grids and tokens); - reads one a line and answers in JSON
cli-game-show--record = Plays a record again, checks it and draws its end: YAML, or JSON with one game a line
cli-game-moves = Lists the legal moves, one a line
cli-game-moves--game = The game: roi, walle, moulin or relief
cli-game-moves--position = The position as one line of text; - reads one a line and answers in JSON
cli-game-apply = Plays moves and prints the position they lead to
cli-game-apply--game = The game: roi, walle, moulin or relief
cli-game-apply--position = The position as one line of text; - reads one a line and answers in JSON
cli-game-apply--moves = The moves, in the order they are played
cli-game-perft = Counts the sequences of exactly this many legal moves
cli-game-perft--game = The game: roi, walle, moulin or relief
cli-game-perft--position = The position as one line of text; - reads one a line and answers in JSON
cli-game-perft--depth = How many moves each sequence has
cli-game-perft--divide = Counts them for each first move
cli-game-random = Makes up a complete game, every legal move equally likely
cli-game-random--game = The game: roi, bataille, walle, moulin or relief
cli-game-random--seed = The same seed gives the same game everywhere
cli-game-random--format = yaml (the default) or json, one line
cli-game-random--roughness = For relief: the mean difference between neighbouring altitudes (0.7 by default)
cli-game-random--terrain_only = For relief: prints a terrain only
cli-game-solve = Deduces what evidence about a hidden grid tells, exactly
cli-game-solve--game = The game: bataille
cli-game-solve--evidence = The facts, one a line (`?27 C3`, `12=B4 no`, …); - reads them from stdin
cli-value-game = GAME
cli-value-position = POSITION
cli-value-move = MOVE
cli-value-depth = DEPTH
cli-value-seed = SEED
cli-value-roughness = ROUGHNESS
