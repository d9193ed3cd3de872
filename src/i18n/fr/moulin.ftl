moulin-blue = Bleu
moulin-red = Rouge

moulin-empty = la position est vide
moulin-field-count = { $count ->
    [one] { $count } champ trouvé
   *[other] { $count } champs trouvés
  } : une position en compte { $fields }, séparés par une seule espace : plateau, trait, réserve de Bleu, réserve de Rouge, tours joués, limite de tours
moulin-row-count = { $count ->
    [one] { $count } rangée trouvée
   *[other] { $count } rangées trouvées
  } : le plateau en compte { $rows }, séparées par `/`
moulin-row-length = la rangée { $row } a { $points } points, et { $count } y sont écrits
moulin-unknown-piece = `{ $letter }` en { $point } : un point s’écrit `B`, `R` ou `.`
moulin-unknown-turn = `{ $text }` : le trait s’écrit `b` pour Bleu ou `r` pour Rouge
moulin-not-a-number = `{ $text }` n’est pas un nombre
moulin-leading-zero = `{ $text }` : un nombre s’écrit sans zéro au début
moulin-number-too-large = `{ $text }` est trop grand

moulin-limit-range = limite de { $limit } : elle doit être comprise entre 1 et { $highest } tours
moulin-turns-above-limit = { $turns ->
    [one] { $turns } tour joué
   *[other] { $turns } tours joués
  }, alors que la limite est de { $limit }
moulin-wrong-turn = après { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
  }, c’est à { $side } de jouer
moulin-wrong-hand = après { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
  }, { $side } a { $expected } en réserve, et non { $found }
moulin-too-many-pieces = { $side } a { $count } pions en tout, plateau et réserve : c’est { $most } au plus
moulin-mover-absent = { $side } vient de jouer : un de ses pions au moins est sur le plateau
moulin-mover-too-few = { $side } vient de jouer : il lui reste au moins trois pions, plateau et réserve, or on en compte { $count }
moulin-opponent-too-few = il reste à { $side } au moins deux pions, plateau et réserve, or on en compte { $count }

moulin-move-shape = `{ $text }` n’est pas un coup : une pose s’écrit comme `d2`, un déplacement comme `d2-d3`, et une prise s’ajoute comme `xa1`
moulin-unknown-point = `{ $text }` n’est pas un point du plateau

moulin-still-placing = on ne déplace un pion qu’une fois tous les pions posés, ceux des deux camps : indique seulement le point où poser
moulin-all-placed = tous les pions sont posés : indique le pion à déplacer et sa destination, comme `d2-d3`
moulin-from-empty = il n’y a pas de pion en { $point }
moulin-from-enemy = le pion en { $point } n’est pas à { $side }, dont c’est le tour
moulin-no-step = un pion ne peut pas rester en { $point } : il va vers un autre point
moulin-occupied = { $point } est occupé
moulin-not-neighbours = aucune ligne ne mène directement de { $from } à { $to } : un pion va vers un point voisin ({ $neighbours }) ; seul un camp qui a exactement trois pions peut voler, et il y en a { $count }
moulin-no-mill = aucune prise possible : le pion en { $point } ne ferme pas de moulin
moulin-capture-missing = ce coup ferme un moulin, et un moulin oblige à prendre : ajoute `x` et le pion pris, comme `{ $example }`
moulin-protected = le pion en { $point } est protégé par son moulin tant que d’autres sont hors d’un moulin ; on peut prendre : { $allowed }
moulin-capture-own = le pion en { $point } est à toi : on prend un pion adverse
moulin-capture-empty = il n’y a pas de pion à prendre en { $point }
