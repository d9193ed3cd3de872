roi-position-no-cells = un échiquier a au moins une case ; avec la taille { $size }, il n'en reste aucune
roi-position-too-large = un échiquier de taille { $size } est trop grand ; la plus grande taille est { $largest }
roi-position-pawn-outside = le pion numéro { $number }, ({ $row }, { $column }), est en dehors de l'échiquier ; lignes et colonnes vont de 1 à { $size }
roi-position-kings = { $count ->
    [0] il n'y a pas de roi `K` ; il en faut exactement un
   *[other] il y a { $count } rois `K` ; il en faut exactement un
}
roi-position-king-outside = le roi en ({ $row }, { $column }) est en dehors de l'échiquier ; lignes et colonnes vont de 1 à { $size }
roi-position-king-on-pawn = le roi ne peut pas se tenir en ({ $row }, { $column }) : un pion s'y trouve
roi-position-letter = ligne { $row }, colonne { $column } : `{ $letter }` n'est ni `.` (libre), ni `P` (pion), ni `K` (roi)
roi-position-row-length = la ligne { $row } a { $length ->
    [one] { $length } case
   *[other] { $length } cases
}, mais l'échiquier est carré et a { $rows ->
    [one] { $rows } ligne
   *[other] { $rows } lignes
}
roi-position-more-faults = { $count ->
    [one] et encore un défaut
   *[other] et encore { $count } défauts
}
roi-move-unreadable = `{ $text }` n'est aucun des coups du roi : `W` (à gauche), `N` (vers le haut), `NW` (en haut à gauche)
roi-move-off-board = `{ $step }` ferait sortir le roi de l'échiquier
roi-move-pawn = `{ $step }` mènerait le roi en ({ $row }, { $column }), où se trouve un pion
