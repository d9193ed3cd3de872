player-unknown = there is no player `{ $name }` of { $game }: known are { $known }
player-misspelt = there is no player `{ $name }` of { $game }: did you mean `{ $near }`? known are { $known }
player-words = `{ $name }` is no player: a name, a style and a share of random moves, such as `level-3:runner:10%`, are understood
player-percent = `{ $text }` is no share of moves: `0%` to `100%` are
player-style = { $game } has no style `{ $style }`: known are { $known }
player-no-styles = `{ $name }` of { $game } plays in no style
