player-unknown = aucun joueur de { $game } ne s'appelle `{ $name }` : il y a { $known }
player-misspelt = aucun joueur de { $game } ne s'appelle `{ $name }` : voulais-tu dire `{ $near }` ? Il y a { $known }
