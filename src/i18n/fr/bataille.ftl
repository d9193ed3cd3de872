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
