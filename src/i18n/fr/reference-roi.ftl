reference-roi-too-large = un échiquier de taille { $size } est trop grand pour cette fonction ; la plus grande taille est { $largest }
reference-roi-pawn-far-outside = le pion { $pawn } est en dehors de tout échiquier
reference-roi-too-many-cells = produire { $count } échiquiers d'une taille allant jusqu'à { $size } serait trop long
reference-roi-not-a-list = la réponse doit être une liste de lignes, mais elle est de type `{ $kind }`
reference-roi-row-count = la réponse a { $found } { $found ->
    [one] ligne
   *[other] lignes
} au lieu de { $wanted }
reference-roi-no-border-row = { $reason } : le bord, la ligne 0, doit y figurer aussi
reference-roi-two-border-rows = { $reason } : il n'y a de bord qu'en haut et à gauche
reference-roi-row-length = la ligne { $row } a { $found } { $found ->
    [one] case
   *[other] cases
} au lieu de { $wanted }
reference-roi-no-border-column = { $reason } : chaque ligne commence par le bord, la colonne 0
reference-roi-row-text = la ligne { $row } est le texte { $found } ; il faut une liste de cases, d'un caractère chacune
reference-roi-row-not-a-list = la ligne { $row } doit être une liste de cases, mais elle est de type `{ $kind }`
reference-roi-one-row = toutes les lignes sont identiques, même le bord : serait-ce { $count } fois la même liste, comme avec `[ligne] * { $count }` ?
reference-roi-transposed = lignes et colonnes sont échangées : il y a un pion en ({ $row }, { $column }), donc ligne { $row }, colonne { $column }, mais la réponse le place en ({ $column }, { $row })
reference-roi-cell = case ({ $row }, { $column }) : attendu { $expected }, obtenu { $actual } — { $reason }
reference-roi-cell-empty = rien n'a été mis dans cette case
reference-roi-cell-type = une case contient un texte (type `str`), pas une valeur de type `{ $kind }`{ $count ->
    [one] {""}
   *[other] {" "}; il y a { $count } cases de ce type
}
reference-roi-border-is-hash = la ligne 0 et la colonne 0 sont le bord de l'échiquier
reference-roi-pawn-is-p = il y a un pion à cet endroit
reference-roi-no-pawn = il n'y a pas de pion à cet endroit
reference-roi-not-border = le bord n'est que la ligne 0 et la colonne 0
reference-roi-cell-letter = une case contient l'un des caractères '0', '1', 'P' et '#'
reference-roi-wins-by-stuck = le roi peut aller en ({ $row }, { $column }), où l'adversaire est bloqué
reference-roi-wins-by-losing = le roi peut aller en ({ $row }, { $column }), position perdante pour l'adversaire
reference-roi-stuck = aucun coup n'y est possible : qui doit jouer est bloqué
reference-roi-only-move-wins = le seul coup possible, vers { $to }, mène à une position gagnante pour l'adversaire
reference-roi-both-moves-win = tous les coups possibles, vers { $one } ou { $two }, mènent à une position gagnante pour l'adversaire
reference-roi-every-move-wins = tous les coups possibles, vers { $one }, { $two } ou { $three }, mènent à une position gagnante pour l'adversaire
reference-roi-king-nowhere = le roi ne peut pas être en { $king } : c'est hors du plateau, ou il y a un pion
reference-roi-move-there-is = un coup gagne ici, donc `None` n'est pas la bonne réponse : le roi peut aller en ({ $row }, { $column }), où l'adversaire perd
reference-roi-move-none-wins = aucun coup ne gagne à partir de { $king }, donc `None` est attendu
reference-roi-move-pawn = il y a un pion en { $to } : le roi ne peut pas y aller
reference-roi-move-illegal = { $to } n'est pas un coup : à partir de { $king } le roi va d'une case vers l'ouest, le nord ou le nord-ouest, sans sortir du plateau
reference-roi-move-loses = après le coup en { $to } l'adversaire gagne en allant en { $reply }
