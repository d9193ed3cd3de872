counterexample-heading = plus petit appel trouvé qui échoue
counterexample-from = trouvé en réduisant le cas { $case }
counterexample-from-seed = trouvé en réduisant le cas { $case } (graine { $seed })
counterexample-cut = la recherche a été écourtée : un appel encore plus petit peut échouer
counterexample-line = pour en faire un cas, dans `exercise.yaml` :
counterexample-unsteady = le cas { $case } a échoué, puis la réponse était juste quand l'appel a été refait : les réponses dépendent du hasard ou du temps, il n'y a donc pas de plus petit appel fautif à montrer
