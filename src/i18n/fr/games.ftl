game-over = la partie est finie : { $status }
