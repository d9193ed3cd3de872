cli-mutants = Modifier un peu la solution d'un exercice et montrer les changements qu'aucun cas ne remarque (pour les auteurs)
cli-mutants--exercise = L'exercice, par exemple roi/jeu_roi ; sa solution est dans solutions/, à côté de exercises/
cli-mutants--format = human (par défaut) ou json
cli-mutants--inputs = Combien d'entrées sont tirées pour les changements qu'aucun cas ne remarque (par défaut : 10000)
cli-mutants--seed = La même graine donne les mêmes entrées (par défaut : 1)
cli-mutants--exercises = { cli-check--exercises }
cli-mutants--python = { cli-check--python }
cli-mutants--node = { cli-check--node }
cli-mutants--no_confinement = { cli-verify--no_confinement }
mutants-inputs = on ne peut pas demander { $count } entrées : { $most } au plus
mutants-graded = mutants notés
mutants-sought = mutants qu'aucun cas ne remarque : entrées cherchées
mutants-no-solution = ce fichier n'existe pas : il n'y a rien à modifier
mutants-hint-solution = la solution se trouve dans le dossier `solutions`, à côté de `exercises` : place-toi dans le dossier qui contient les deux, ou donne-le avec --exercises
mutants-not-utf8 = la solution n'est pas un texte en UTF-8, ce qu'il faut à `mutants`
mutants-solution-fails = la solution elle-même ne réussit pas le cas `{ $case }` ({ $verdict }) : on ne peut rien dire de ses mutants
mutants-hint-check = `jugeote check { $id } { $file }` montre pourquoi
mutants-solution-differs = la solution elle-même n'est pas juste pour une entrée tirée par un générateur ({ $verdict }) : { $call }
mutants-not-taken-apart = la solution ne peut pas être analysée : { $reason }
mutants-many = elle donnerait { $count } mutants, plus qu'on n'en essaie
mutants-internal = les mutants n'ont pas pu être essayés
mutants-listed-twice = ce mutant est déjà dans la liste
mutants-listed-unknown = la solution n'a pas ce mutant : sa ligne a changé, ou l'entrée contient une autre erreur
mutants-listed-caught = ce mutant n'est pas équivalent : le cas `{ $case }` le remarque
mutants-listed-differs = ce mutant n'est pas équivalent : une entrée le distingue de la solution : { $call }
mutants-head = { $head } : { $change }
mutants-survivor = aucun cas ne remarque ce mutant
mutants-equivalent = déclaré équivalent
mutants-changed = `{ $was }` est devenu `{ $now }`
mutants-left-out = `{ $was }` est supprimé
mutants-exchanged = `{ $was }` est devenu `{ $now }` : arguments échangés
mutants-solution = la solution donne
mutants-mutant = le mutant donne
mutants-paste = un cas qui le remarque, à coller dans `exercise.yaml` :
mutants-long-case = le cas qui le remarque a { $count } caractères ; `--format json` le donne
mutants-unwritable = ces valeurs ne peuvent pas s'écrire en YAML
mutants-no-difference = { $count ->
    [0] rien ne dit comment tirer des entrées : aucune différence n'a été cherchée
    [one] aucune différence sur { $count } entrée tirée au hasard
   *[other] aucune différence sur { $count } entrées tirées au hasard
  }
mutants-list-it = probablement équivalent. Si tu peux dire pourquoi aucune entrée ne montre de différence, ajoute-le à `{ $file }` :
mutants-no-inputs = aucun générateur ne tire d'entrées pour cet exercice : aucune n'a pu être cherchée
mutants-summary = { $count ->
    [one] { $count } mutant
   *[other] { $count } mutants
  } de { $file }, dont { $caught } remarqués, d'abord par les cas de
mutants-summary-equivalent = { $count } déclarés équivalents
mutants-too-many = { $count } mutants sur { $all } sont déclarés équivalents : { $percent } % au plus peuvent l'être
mutants-none-survived = tous les autres mutants sont remarqués par un cas
mutants-survived = { $count ->
    [one] { $count } mutant n'est remarqué par aucun cas
   *[other] { $count } mutants ne sont remarqués par aucun cas
  }
