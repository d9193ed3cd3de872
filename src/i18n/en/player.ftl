player-unknown = there is no player `{ $name }` of { $game }: known are { $known }
player-misspelt = there is no player `{ $name }` of { $game }: did you mean `{ $near }`? known are { $known }
