reference-relief-there-is = il y a un coup gagnant, par exemple `{ $mv }` : { $within ->
    [one] il gagne en 1 coup, quoi que fasse l'adversaire
   *[other] il gagne en { $within } coups, quoi que fasse l'adversaire
  }
reference-relief-malformed = { $reason }
reference-relief-illegal = `{ $mv }` ne peut pas être joué : { $reason }
reference-relief-ends-otherwise = `{ $mv }` finit la partie sans la gagner (statut : { $status })
reference-relief-goes-on = après `{ $mv }`, la partie n'est pas finie, alors qu'un autre coup gagne aussitôt
reference-relief-none-wins = `{ $mv }` est permis mais ne gagne pas en { $within ->
    [one] 1 coup, et aucun coup ne gagne : la bonne réponse est `None`
   *[other] { $within } coups, et aucun coup ne gagne : la bonne réponse est `None`
  }
reference-relief-refuted = après `{ $mv }`, l'adversaire répond `{ $reply }`, et on ne gagne plus en { $within } coups
reference-relief-position = le premier argument n'est pas une position
reference-relief-no-position = le premier argument n'est pas une position : { $reason }
reference-relief-over = la partie est déjà finie dans cette position
reference-relief-within = le nombre de coups va de 1 à { $most }, { $found } ne convient pas
reference-relief-no-set = aucune série de problèmes ne vient avec ce programme
