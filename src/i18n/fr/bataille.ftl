bataille-no-cell = `{ $text }` n'est pas une case : une case est une colonne de A à F et une ligne de 1 à 6, par exemple `C3`
bataille-no-content = `{ $text }` n'est ni un nombre de 1 à 36 ni `#` pour une case noire
bataille-row-count = une grille a 6 lignes séparées par `/`, celle-ci en a { $count }
bataille-column-count = la ligne { $row } a { $count } cases séparées par `,` alors qu'il en faut 6
bataille-unreadable-cell = la case { $cell } contient `{ $text }`, qui n'est ni un nombre à partir de 1 ni `#` pour noir
bataille-unknown-cells = { $count ->
    [one] la case { $cells } n'est pas remplie
   *[other] { $count } cases ne sont pas remplies : { $cells }
  }
bataille-out-of-range = la case { $cell } contient { $number } : les nombres vont de 1 à 36, et 0 désigne une case noire
bataille-duplicate = { $number } figure dans { $count } cases : { $cells }
bataille-missing = il manque le { $number }, alors que les nombres vont jusqu'à { $largest } (case { $cell })
bataille-too-many-black = { $count } cases sont noires, il peut y en avoir { $most } au plus : { $cells }
bataille-apart = { $number } ({ $from }) et { $next } ({ $to }) n'ont pas de côté commun
bataille-no-action = `{ $text }` n'est pas une action : demande par `?27` ou `?#`, devine par `27=C3` ou `#=C3`, ou bien `stop`
bataille-no-yes-or-no = `{ $text }` ne répond pas à une supposition : c'est `yes` ou `no`
bataille-no-fact = `{ $text }` n'est pas un fait : un fait est une action et sa réponse, séparées par une espace
bataille-stop-answered = `stop` n'appelle pas de réponse
bataille-no-black-left = il a déjà été dit qu'il ne reste plus de case noire
bataille-cell-noted = la case { $cell } est déjà notée : elle contient { $content }
bataille-number-noted = le { $number } est déjà noté : il est en { $cell }
bataille-number-absent = il a été dit que le { $number } n'existe pas
bataille-guess-refused = `{ $guess }` a déjà été proposé, et la réponse était `no`
bataille-hand-in-now = le jeu est arrêté : il ne reste qu'à rendre les grilles
bataille-not-stopped = on ne rend les grilles qu'après `stop`
bataille-handed-in = le joueur { $player } a déjà rendu sa grille
bataille-incomplete = une grille rendue n'a pas de case inconnue
bataille-answer-open = { $count } réponses différentes seraient vraies : la partie notée doit dire laquelle a été donnée
bataille-answer-told = la case noire { $cell } est déjà notée : il faut en indiquer une autre
bataille-answer-untrue = la réponse `{ $answer }` à `{ $action }` est fausse pour cette grille
bataille-two-grids = une partie commence par deux grilles séparées par une espace, celle du premier joueur d'abord
