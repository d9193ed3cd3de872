train-record-game = games of { $game } are not recorded for training
train-no-terrain = `{ $game }` has no terrain: `--terrains` and `--roughness` are for relief
train-recorded =
    { $count ->
        [one] { $count } game recorded in `{ $file }`
       *[other] { $count } games recorded in `{ $file }`
    }
cli-train-record = Has built-in players play many games and writes their records, one a line
cli-train-record--game = The game: walle, moulin or relief
cli-train-record--players = The players, two of whom are drawn for each game: random, greedy, level-1 and so on; behind a colon a style (for relief fighter or runner), and a share of moves played at random: level-3:runner:10%
cli-train-record--games = How many games
cli-train-record--skip = Leaves out so many games at the beginning: those that follow are the same as without
cli-train-record--seed = The same arguments give the same records everywhere (default: 1)
cli-train-record--noise = The share of moves played at random, in percent, by the players that name none
cli-train-record--opening = Turns played at random before the players begin (default: 0)
cli-train-record--terrains = The seeds of the terrains (default: another terrain for each game)
cli-train-record--roughness = Mean differences between neighbouring cells, one of which is drawn for each game (default: 0.7)
cli-train-record--output = Where they are written, packed if the name ends in .gz (default: stdout)
cli-value-percent = PERCENT
