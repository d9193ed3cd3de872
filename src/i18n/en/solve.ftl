solve-hidden = bataille has hidden information: there is no position both players see. `--evidence FILE` deduces what facts about a grid tell
solve-roi-whole = roi is solved to the end of the game: `--in` and `--plies` are for walle, moulin and relief
solve-how-far = how far is a win looked for? `{ $game }` needs `--in N` (moves of the side to move) or `--plies P` (turns of both sides)
solve-range = a win is looked for within 1 to { $moves } moves (`--in`), or 1 to { $plies } plies (`--plies`)
cli-game-solve = Solves a position: who wins, by which first moves, how fast
cli-game-solve--game = The game: roi, bataille, walle, moulin or relief
cli-game-solve--position = The position as one line of text; - reads one a line and answers in JSON
cli-game-solve--in = Looks for a win forced within this many moves of the side to move
cli-game-solve--plies = Looks for a win forced within this many turns, those of both sides counted
cli-game-solve--evidence = For bataille: the facts, one a line (`?27 C3`, `12=B4 no`, …); - reads them from stdin
