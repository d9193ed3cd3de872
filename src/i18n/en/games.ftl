game-over = the game is over: { $status }
