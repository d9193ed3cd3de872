solve-hidden = à la bataille, chacun cache sa grille : il n'y a pas de position vue des deux joueurs. `--evidence FICHIER` déduit ce que des faits disent d'une grille
solve-roi-whole = roi est résolu jusqu'à la fin de la partie : `--in` et `--plies` sont pour walle, moulin et relief
solve-how-far = jusqu'où chercher un gain ? `{ $game }` demande `--in N` (coups du camp au trait) ou `--plies P` (tours des deux camps)
solve-range = un gain se cherche en 1 à { $moves } coups (`--in`), ou en 1 à { $plies } tours (`--plies`)
cli-game-solve = Résout une position : qui gagne, par quels premiers coups, en combien de temps
cli-game-solve--game = Le jeu : roi, bataille, walle, moulin ou relief
cli-game-solve--position = La position en une ligne de texte ; - en lit une par ligne et répond en JSON
cli-game-solve--in = Cherche un gain forcé en au plus tant de coups du camp au trait
cli-game-solve--plies = Cherche un gain forcé en au plus tant de tours, ceux des deux camps comptés
cli-game-solve--evidence = Pour bataille : les faits, un par ligne (`?27 C3`, `12=B4 no`, …) ; - les lit sur l'entrée standard
