train-record-game = on n'enregistre pas de parties de { $game } pour l'entraînement
train-no-terrain = `{ $game }` n'a pas de terrain : `--terrains` et `--roughness` sont pour relief
train-recorded =
    { $count ->
        [one] { $count } partie enregistrée dans `{ $file }`
       *[other] { $count } parties enregistrées dans `{ $file }`
    }
cli-train-record = Fait jouer beaucoup de parties à des joueurs intégrés et en écrit le relevé, une partie par ligne
cli-train-record--game = Le jeu : walle, moulin ou relief
cli-train-record--players = Les joueurs, dont deux sont tirés pour chaque partie : random, greedy, level-1 et ainsi de suite ; derrière un deux-points, un style (pour relief fighter ou runner) et une part de coups joués au hasard : level-3:runner:10%
cli-train-record--games = Combien de parties
cli-train-record--skip = Laisse de côté autant de parties au début : les suivantes sont les mêmes que sans
cli-train-record--seed = Les mêmes arguments donnent partout les mêmes parties (par défaut : 1)
cli-train-record--noise = La part des coups joués au hasard, en pour cent, par les joueurs qui n'en indiquent pas
cli-train-record--opening = Tours joués au hasard avant que les joueurs commencent (par défaut : 0)
cli-train-record--terrains = Les graines des terrains (par défaut : un autre terrain à chaque partie)
cli-train-record--roughness = Écarts moyens entre cases voisines, dont un est tiré pour chaque partie (par défaut : 0.7)
cli-train-record--output = Où les écrire, en compressé si le nom finit par .gz (par défaut : la sortie standard)
cli-value-percent = POURCENT
