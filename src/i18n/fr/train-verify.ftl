set-like-another = moins de { $least } cases portent autre chose que dans le problème { $other }, en miroir ou les camps échangés
set-same-game = il vient de la même partie que le problème { $other }
set-band-against-rating = band : de ce problème et du problème { $other }, l'un a la cote la plus haute et la bande la plus basse
set-position = position : sa partie « { $field } » est mal écrite ou impossible
set-band = band : on y lit { $found } ; les bandes vont de 1 à { $most }
set-over = position : la partie est finie
set-length = within : on y lit { $found } ; un problème porte sur 1 à { $most } coups
set-start = source : le début n'est pas une position : sa partie « { $field } » est mal écrite ou impossible
set-move = source : le coup { $number }, `{ $text }`, ne peut pas être joué
set-played = source : `{ $text }`, donné comme joué, ne peut pas l'être
set-repetition = source : un même état se présente deux fois dans la partie
set-kind = kind : il ne va pas avec le but, la source et le coup joué
set-no-blunder = kind : le tour d'avant n'a rien lâché : après tout autre aussi, le gain en { $most } coups ou moins était forcé
set-few-moves = moins de { $least } premiers coups permis
set-forced = le premier ou le dernier coup de la ligne principale ne laisse pas le choix
set-several = plusieurs premiers coups gagnent aussi vite
set-margin = un autre premier coup gagne un coup plus tard
set-no-win = within : aucun gain forcé en { $most } coups ou moins
set-no-defence = tous les premiers coups perdent
set-several-defences = plusieurs premiers coups ne perdent pas en { $most } coups ou moins
set-defence-loses = la défense perd, elle aussi, en { $most } coups ou moins
set-defence-wins = la défense est un gain en { $most } coups ou moins
set-differs = { $field } : on y lit `{ $found }`, le calcul donne `{ $expected }`
set-line-differs = { $field } : ligne { $line } : on y lit `{ $found }`, le calcul donne `{ $expected }`
set-groups = first_moves : on y lit { $found ->
    [one] { $found } groupe
   *[other] { $found } groupes
  }, il en faut { $expected }
set-order = { $field } : les bons, mais dans un autre ordre : on y lit `{ $found }`, le calcul donne `{ $expected }`
set-surplus = { $field } : en trop : { $moves }
set-missing = { $field } : il manque : { $moves }
set-unrefuted = refutations : rien n'est dit contre `{ $text }`
set-refutation = refutations : `{ $line }` ne réfute pas `{ $text }`
set-refutations-order = refutations : une ligne par réfutation, chaque mauvais premier coup une seule fois, dans l'ordre des textes
