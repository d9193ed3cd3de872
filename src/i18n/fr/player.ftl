player-unknown = aucun joueur de { $game } ne s'appelle `{ $name }` : il y a { $known }
player-misspelt = aucun joueur de { $game } ne s'appelle `{ $name }` : voulais-tu dire `{ $near }` ? Il y a { $known }
player-words = `{ $name }` n'est pas un joueur : on comprend un nom, un style et une part de coups au hasard, comme `level-3:runner:10%`
player-percent = `{ $text }` n'est pas une part des coups : de `0%` à `100%`
player-style = { $game } n'a pas de style `{ $style }` : il y a { $known }
player-no-styles = `{ $name }`, de { $game }, ne joue dans aucun style
