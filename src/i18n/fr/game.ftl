game-hidden = à la bataille, chacun cache sa grille : il n'y a pas de position vue des deux joueurs, donc pas de coups à lister, à jouer ni à compter ; `game show` et `game random` fonctionnent
game-grid = grille du joueur { $player } ({ $score } points)
game-noted = ce qu'en a noté le joueur { $player }
game-fault = { $field } : { $reason }
game-unreadable = impossible de lire `{ $file }` : { $reason }
game-too-large = `{ $file }` est trop grand : on en lit au plus { $most } octets
game-file-fault = { $file }:{ $line }:{ $column } : { $reason }
game-line-fault = { $file }:{ $line } : { $reason }
game-line-too-long = la ligne est trop longue : on en lit au plus { $most } octets
game-stdin = impossible de lire l'entrée standard : { $reason }
game-unwritten = impossible d'écrire la partie : { $reason }
game-no-terrain = `{ $game }` n'a pas de terrain : `--roughness` et `--terrain-only` sont pour relief
game-no-evidence = `{ $game }` ne cache rien : il n'y a de faits à donner que pour la bataille
game-evidence-lines = un fait par ligne, par exemple `?27 C3`, `?36 none`, `?# A1`, `?# none`, `12=B4 no` ou `#=C3 yes` ; un commentaire commence par `//`
game-more-faulty-lines = { $count ->
    [one] une autre ligne n'est pas un fait
   *[other] { $count } autres lignes ne sont pas des faits
  }
game-contradiction = les faits se contredisent : aucune grille valide ne les respecte tous
cli-game = Positions et parties des cinq jeux
cli-game-show = Dessine une position ou la fin d'une partie notée
cli-game-show--game = Le jeu : roi, bataille, walle, moulin ou relief
cli-game-show--position = La position en une ligne de texte (à la bataille, une grille, ou deux grilles et des actions) ; - en lit une par ligne et répond en JSON
cli-game-show--record = Rejoue une partie notée, la vérifie et en dessine la fin : YAML, ou JSON à raison d'une partie par ligne
cli-game-moves = Liste les coups permis, un par ligne
cli-game-moves--game = Le jeu : roi, walle, moulin ou relief
cli-game-moves--position = La position en une ligne de texte ; - en lit une par ligne et répond en JSON
cli-game-apply = Joue des coups et affiche la position où ils mènent
cli-game-apply--game = Le jeu : roi, walle, moulin ou relief
cli-game-apply--position = La position en une ligne de texte ; - en lit une par ligne et répond en JSON
cli-game-apply--moves = Les coups, dans l'ordre où ils sont joués
cli-game-perft = Compte les suites d'exactement tant de coups permis
cli-game-perft--game = Le jeu : roi, walle, moulin ou relief
cli-game-perft--position = La position en une ligne de texte ; - en lit une par ligne et répond en JSON
cli-game-perft--depth = Nombre de coups de chaque suite
cli-game-perft--divide = Les compte pour chaque premier coup
cli-game-random = Invente une partie complète où tous les coups permis ont la même chance
cli-game-random--game = Le jeu : roi, bataille, walle, moulin ou relief
cli-game-random--seed = La même graine donne partout la même partie
cli-game-random--format = yaml (par défaut) ou json, en une ligne
cli-game-random--roughness = Pour relief : l'écart moyen entre altitudes voisines (0.7 par défaut)
cli-game-random--terrain_only = Pour relief : n'affiche qu'un terrain
cli-game-solve = Déduit exactement ce que des faits disent d'une grille cachée
cli-game-solve--game = Le jeu : bataille
cli-game-solve--evidence = Les faits, un par ligne (`?27 C3`, `12=B4 no`, …) ; - les lit sur l'entrée standard
cli-value-game = JEU
cli-value-position = POSITION
cli-value-move = COUP
cli-value-depth = PROFONDEUR
cli-value-seed = GRAINE
cli-value-roughness = RELIEF
