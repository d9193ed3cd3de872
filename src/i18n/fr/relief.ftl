# Les camps et les pièces, tels qu'ils entrent dans les phrases plus bas.
relief-red = Rouge
relief-blue = Bleu
relief-sentinelle = une Sentinelle
relief-avant-garde = une Avant-garde
relief-eclaireur = un Éclaireur

# Ce qui ne va pas dans le texte d'une position.
relief-fields = une position a 5 champs séparés par un seul espace (terrain, pieces, turn, exited, plies) ; ici, il y en a { $count }
relief-rows = il faut 10 rangées séparées par des `/` ; ici, il y en a { $count }
relief-row-length = la rangée { $row } doit avoir 10 cases ; elle en a { $count }
relief-no-altitude = { $cell } : `{ $letter }` n'est pas une altitude de 0 à 9
relief-no-piece-letter = { $cell } : `{ $letter }` n'est ni une pièce (`S`, `A`, `E`, `s`, `a`, `e`) ni `.` pour une case libre
relief-turn-letter = le camp qui joue s'écrit `r` ou `b`, pas `{ $text }`
relief-exited-letters = les pièces sorties s'écrivent `-` quand il n'y en a pas, sinon avec des lettres parmi `S`, `A`, `E`, `s`, `a`, `e` ; `{ $text }` n'est ni l'un ni l'autre
relief-exited-too-many = il sort au plus 2 pièces par partie ; ici, il y en a { $count }
relief-plies-number = le nombre de tours joués s'écrit sans zéro devant, et non `{ $text }`
relief-too-many-plies = une partie dure au plus { $most } tours
relief-turn-against-plies = le camp qui joue ne correspond pas au nombre de tours joués ({ $plies }) : Rouge joue quand il est pair, Bleu quand il est impair
relief-altitude-too-high = { $cell } : les altitudes vont de 0 à 9, pas jusqu'à { $altitude }
relief-too-steep = deux cases voisines diffèrent de 2 niveaux au plus, mais { $one } est à l'altitude { $here } et { $other } à l'altitude { $there }
relief-too-many-pieces = un camp a au plus 2 pièces de chaque sorte ; pour `{ $letter }`, on en compte { $standing } sur le plateau et { $left } parmi les pièces sorties
relief-no-pieces = il faut au moins une pièce sur le plateau

# Pourquoi un coup ne peut pas être joué.
relief-move-malformed = `{ $text }` n'est pas un coup : on écrit `c1-c4` pour aller sur une case libre, `c4xd5` pour attaquer, `c9-out` pour sortir du plateau, ou `pass` pour passer
relief-no-need-to-pass = on ne passe son tour que si l'on n'a aucun autre coup ; ici, on peut jouer par exemple `{ $mv }`
relief-nothing-stands-there = il n'y a pas de pièce en { $cell }
relief-piece-of-the-other-side = c'est à { $turn } de jouer, et la pièce en { $cell } appartient à l'autre camp
relief-ends-where-it-began = une pièce ne peut pas finir son déplacement en { $cell }, d'où elle est partie
relief-own-piece-stands-there = une pièce du même camp se trouve déjà en { $cell }
relief-enemy-stands-there = une pièce adverse se trouve en { $cell } : l'attaquer s'écrit `{ $attack }`
relief-no-enemy-there = il n'y a pas de pièce adverse en { $cell } : aller sur une case libre s'écrit `{ $walk }`
relief-own-piece-is-no-target = la pièce en { $cell } est du même camp : on n'attaque que les pièces adverses
relief-too-far = le chemin le moins cher de { $from } à { $to } coûte { $cost } ; { $piece } n'a que { $movement } points de mouvement
relief-every-way-barred = des pièces barrent tous les chemins de { $from } à { $to }
relief-jump-over-a-piece = le saut de { $from } à { $to } passe par-dessus { $over }, qui n'est pas libre
relief-too-weak = l'attaque est trop faible : { $attack } (force { $strength }, hauteur { $height }, soutien { $support }, charge { $charge }) contre { $defence } (force { $guard }, alliées voisines { $allies }) ; l'attaque doit être au moins égale à la défense
relief-too-far-to-leave = le chemin le moins cher de { $from } à la rangée { $row } coûte { $cost } ; { $piece } a { $movement } points de mouvement et doit en garder un pour sortir : le chemin peut donc coûter { $most } au plus
relief-way-out-barred = des pièces barrent tous les chemins de { $from } à une case libre de la rangée { $row }

# Pourquoi un terrain ne peut pas être engendré.
relief-terrain-range = les altitudes d'un terrain engendré vont d'une plus basse à une plus haute, { $most } au plus, et non de { $lowest } à { $highest }
relief-terrain-roughness = la rugosité d'un terrain engendré est l'écart d'altitude moyen entre cases voisines, de { $least } à { $most }
relief-terrain-not-found = aucun terrain équitable de rugosité { $roughness } n'a été trouvé avec des altitudes de { $lowest } à { $highest }
