problems-format = le fichier est au format { $found } ; ce programme lit le format { $known }
gate-few-moves = moins de { $least } premiers coups permis, ou moins de { $wrong } mauvais
gate-several = plusieurs premiers coups conviennent
gate-margin = un autre premier coup gagne un coup plus tard, ou la défense perd un coup plus tard
gate-forced = le premier ou le dernier tour à trouver, dans la ligne principale, ne laisse pas le choix
gate-repetition = un même état s'est déjà présenté deux fois dans la partie
train-looked-at = positions examinées : { $positions } ; candidats : { $candidates } ; à choisir parmi : { $pool } ; problèmes : { $found }
train-rejected = - { $gate } : { $count }
train-too-few =
    { $found ->
        [0] aucun problème trouvé
        [one] 1 seul problème trouvé sur { $count }
       *[other] seulement { $found } problèmes trouvés sur { $count }
    } : il faut plus de parties ou de positions
train-no-positions = il ne contient aucune position
train-no-problems = il ne contient aucun problème
train-other-game = les problèmes sont de `{ $found }`, qui n'est pas un de ces jeux : { $known }
train-too-large = trop grand : on en lit au plus { $most } octets
train-unwritten = impossible d'écrire les problèmes : { $reason }
train-file-unwritten = impossible d'écrire `{ $file }` : { $reason }
train-output-is-source = `{ $file }` est l'un des fichiers dont sont tirés les problèmes et serait écrasé : donne un autre nom à la sortie
train-file-fault = `{ $file }` : { $reason }
train-flaw = { $file }:{ $line } : problème { $number } : { $reason }
train-verified =
    { $count ->
        [one] { $count } problème vérifié
       *[other] { $count } problèmes vérifiés
    }
cli-train = Problèmes d'entraînement
cli-train-generate = Tire des problèmes de parties notées ou de positions : gains courts et seules défenses, chacun prouvé
cli-train-generate--game = Le jeu : relief, walle ou moulin
cli-train-generate--from = Fichiers de parties (YAML, ou JSON à raison d'une partie par ligne ; compressés aussi, .gz) ou de positions, une par ligne (toute autre extension)
cli-train-generate--count = Combien de problèmes
cli-train-generate--seed = Les mêmes fichiers et la même graine donnent les mêmes problèmes (par défaut : 1)
cli-train-generate--output = Où les écrire (par défaut : la sortie standard)
cli-train-verify = Prouve à nouveau chaque problème d'un fichier, par une seconde recherche, toute simple
cli-train-verify--file = Le fichier de problèmes
