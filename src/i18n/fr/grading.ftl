plan-kept = `state: kept` n'est pas pris en charge par cette version : chaque cas repart de zéro
plan-generator-signature = le générateur `{ $name }` fait des arguments d'autres types que ceux de la signature
plan-solution = la solution de référence ne peut pas être interrogée : { $reason }
plan-unknown-solver = `reference: { $name }` : ce solveur n'existe pas (connus : { $known })
plan-signature = le solveur `{ $solver }` répond à une fonction du type { $wanted }, et l'exercice en déclare une autre
plan-unknown-generator = `with: { $name }` : ce générateur n'existe pas (connus : { $known })
plan-refused = la référence ne peut pas répondre à { $call } : { $reason }
plan-disagrees = `expect` contredit la référence, qui répond { $right } à { $call }
plan-disagrees-because = `expect` contredit la référence, qui répond { $right } à { $call } : { $reason }

grade-interrupted = interrompu : les cas restants n'ont pas été exécutés
grade-launch = le programme n'a pas pu être exécuté ({ $what } : { $cause }). Ce n'est pas sa faute
grade-allows-threads = cet exercice permet des fils d'exécution : { $most } au plus en même temps
grade-allows-processes = cet exercice permet des fils d'exécution et des processus : { $most } au plus en même temps

detail-cpu-time = arrêté : plus de { $seconds } s de calcul
detail-wall-time = arrêté : il attend sans calculer, et ne se termine jamais
detail-memory = il lui faut plus que les { $megabytes } Mo permis
detail-printed = il affiche beaucoup trop de texte
detail-answer-large = la réponse renvoyée est beaucoup trop grosse
detail-protocol = il a écrit là où seules les réponses peuvent être écrites
detail-file-size = il a écrit un fichier plus gros que permis
detail-stored = il remplit son dossier : trop de fichiers, ou trop gros tous ensemble
detail-tasks = il a lancé plus de { $most } fils d'exécution et processus
detail-refused = il a essayé une chose interdite ici, comme lancer des processus ou atteindre des fichiers ou un réseau extérieurs ({ $class } : { $message })
detail-exit = la fonction met fin au programme (`exit()`, `quit()` ou `sys.exit()`) au lieu de renvoyer une valeur
detail-input = la fonction appelle `input()` : ses valeurs arrivent par les paramètres, personne ne tape rien
detail-recursion = la fonction s'appelle elle-même trop profondément (RecursionError) : y a-t-il un cas qui arrête la récursion ?
detail-raised = { $class }
detail-raised-saying = { $class } : { $message }
detail-ended = le programme s'est terminé avec le code { $status } avant de répondre
detail-signal = le programme s'est terminé par le signal { $signal } avant de répondre
detail-signal-named = le programme s'est terminé par { $name } (signal { $signal }) avant de répondre
detail-lost = l'interpréteur s'est terminé avant de répondre
detail-required = non exécuté : `{ $group }` doit d'abord réussir
detail-timeouts = non exécuté : { $count } cas de suite ont duré trop longtemps

judge-nothing-returned = la fonction a renvoyé None : manque-t-il un `return` ? Attendu : une valeur du type { $wanted }
judge-type = attendu : une valeur du type { $wanted } ; reçu : une valeur du type { $found }
judge-type-at = en { $place } : attendu une valeur du type { $wanted }, reçu { $value }, du type { $found }

next-problem = règle d'abord ceci, puis relance `jugeote check`
next-problem-line = corrige d'abord la ligne { $line } de `{ $file }`, puis relance `jugeote check`
next-problem-function = corrige d'abord la fonction `{ $function }`, puis relance `jugeote check`
next-problem-file = corrige d'abord `{ $file }`, puis relance `jugeote check`
next-case = commence par `{ $name }`
next-hidden = commence par le groupe `{ $group }` : essaie de petits cas à toi
next-hint = un indice : jugeote hint { $id }
