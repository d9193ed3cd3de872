record-json = cette ligne n'est pas une partie notée : { $detail }
record-other-game = c'est une partie de `{ $found }`, on attend `{ $expected }`
record-date = `{ $text }` n'est pas un jour écrit comme `2026-11-30`
record-too-long = la partie a { $count } coups, on en lit au plus { $most }
record-start = { $field } : { $reason }
record-move = coup { $number }, `{ $text }` : { $reason }
record-result = la partie annonce `{ $found }`, ses coups mènent à `{ $expected }`
