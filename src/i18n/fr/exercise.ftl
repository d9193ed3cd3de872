exercise-io-missing = ce fichier ou ce dossier n'existe pas
exercise-io-permission = sa lecture n'est pas permise
exercise-io-not-folder = ce n'est pas un dossier
exercise-io = la lecture échoue : { $reason }
exercise-file-is-folder = on attend ici un fichier, c'est un dossier
exercise-file-special = ce n'est pas un fichier ordinaire, on ne le lit donc pas
exercise-file-too-long = le fichier dépasse { $most } octets
exercise-folder = exercices dans `{ $folder }` : { $reason }
exercise-unread = cet exercice n'a pas pu être lu et aucune faute n'a été notée : signalez-le, s'il vous plaît
exercise-no-statement = il n'y a pas d'énoncé : écrivez `{ $fr }` ou `{ $en }`, ou les deux
exercise-strange-file = un fichier là où on attend le dossier d'un exercice
exercise-strange-folder = ce n'est pas un exercice : il ne contient pas de `{ $file }`
exercise-strange-ending = pas encore un exercice : renommez `{ $found }` en `{ $file }`
exercise-strange-link = un lien qui ne mène nulle part ou revient sur lui-même
exercise-strange-name = `{ $id }` ne peut pas être le nom d'un exercice : lettres minuscules a-z, chiffres, `_` et `-` seulement
exercise-unknown = il n'y a pas d'exercice `{ $id }`
exercise-hint-several = plusieurs portent ce nom : { $ids }
exercise-hint-list = `jugeote list` les montre tous
exercise-first-here = d'abord ici
exercise-nothing = rien n'est écrit ici ; on attend { $expected }
exercise-key-not-text = une clé doit être un texte
exercise-kind-localized = un texte, ou ses versions `fr` et `en`
exercise-kind-integer = un entier de { $least } à { $most }
exercise-kind-points = un nombre de points comme 4 ou 12.5
exercise-kind-name = un nom fait de lettres minuscules a-z, de chiffres, de `_` et de `-`
exercise-kind-identifier = un nom fait de lettres a-z, de chiffres et de `_`, qui ne commence pas par un chiffre
exercise-keyword = Python se réserve le mot `{ $name }` : choisissez un autre nom
exercise-kind-time = une durée comme 500ms ou 1.5s
exercise-kind-total = une durée comme 90s ou 10min
exercise-kind-memory = une quantité de mémoire comme 256MB ou 1GB
exercise-kind-disk = une taille sur le disque comme 16MB ou 200MB
exercise-kind-reference = le nom d'un résolveur comme roi.grid, ou `solution: python`
exercise-kind-file-name = le simple nom d'un fichier placé à côté d'exercise.yaml (lettres, chiffres, `.`, `_`, `-`)
exercise-hint-meant-of = vouliez-vous dire `{ $word }` ? (connus ici : { $words })
exercise-format = ceci est le format { $format } ; cette version de jugeote lit le format 1
exercise-script = les exercices de script (des programmes qui lisent et affichent) ne sont pas gérés par cette version de jugeote
exercise-later-key = les cas avec `{ $key }` ne sont pas gérés par cette version de jugeote
exercise-limit-range = cette limite doit être comprise entre { $least } et { $most }
exercise-too-many-params = { $count } paramètres ; une fonction en a au plus { $most }
exercise-param-twice = deux paramètres s'appellent `{ $name }`
exercise-type-unknown = type inconnu `{ $word }`
exercise-type-count = le type `{ $name }` prend { $wanted ->
    [one] { $wanted } type
   *[other] { $wanted } types
  } entre crochets, pas { $found }
exercise-type-malformed = ce type devient illisible à partir de son caractère { $place }
exercise-hint-type = un type s'écrit `int`, `list[int]`, `list[tuple[int, str]]`, `grid[str]`
exercise-too-many-digits = cet entier a plus de { $most } chiffres
exercise-unhashable = une liste, un ensemble ou un dictionnaire ne peut être ni une clé ni un élément d'ensemble
exercise-value-type = { $found } est de type { $kind }, la signature dit `{ $wanted }`
exercise-inner-value-type = en { $place }, { $found } est de type { $kind }, la signature dit `{ $wanted }`
exercise-hint-quote = pour le texte, mettez des guillemets : "{ $text }"
exercise-hint-write = écrivez { $value } si c'est ce que vous voulez
exercise-hint-tuple-length = { $wanted ->
    [one] { $wanted } élément est attendu
   *[other] { $wanted } éléments sont attendus
  }, il y en a { $found }
exercise-ambiguous = `{ $text }` est lu comme { $value }, mais d'autres lecteurs de YAML y voient autre chose
exercise-expect-empty = `expect` est vide : la réponse attendue est donc None
exercise-hint-null = écrivez `null` si c'est voulu, ou retirez `expect`
exercise-no-groups = il n'y a aucun groupe : rien ne serait testé
exercise-too-many-groups = { $count } groupes ; un exercice en a au plus { $most }
exercise-group-twice = deux groupes s'appellent `{ $name }`
exercise-group-empty = ce groupe n'a aucun cas : il ne testerait rien
exercise-hint-group-empty = écrivez des cas dans `cases:` ou faites-les produire par `generate:`
exercise-requires-itself = un groupe ne peut pas s'exiger lui-même
exercise-requires-later = le groupe `{ $name }` vient plus tard : on ne peut pas l'exiger ici
exercise-requires-unknown = il n'y a pas de groupe `{ $name }`
exercise-hint-order = les groupes sont passés dans l'ordre du fichier : un groupe exigé se place avant
exercise-args-count = `args` a { $found ->
    [one] { $found } argument
   *[other] { $found } arguments
  }, la fonction en prend { $wanted } : `{ $call }`
exercise-hint-args-list = `args` est la liste des arguments : un seul argument qui est une liste s'écrit `[[…]]`
exercise-points-sum = les groupes donnent { $sum } points en tout, pas { $announced }
exercise-hint-points-sum = le score est compté sur ce que donnent les groupes
exercise-points-none = tous les groupes ensemble donnent 0 point : il n'y a rien à gagner
exercise-provided-missing = il n'y a pas de fichier `{ $name }` dans le dossier de l'exercice
exercise-provided-unreadable = ce fichier ne peut pas être fourni : { $reason }
exercise-provided-twice = le fichier `{ $name }` est fourni deux fois
exercise-provided-own = `{ $name }` fait partie de l'exercice lui-même et ne peut pas être fourni
fault-error = erreur{" "}
fault-warning = attention{" "}
fault-hint = conseil{" "}
fault-more = { $count ->
    [one] et encore { $count } faute
   *[other] et encore { $count } fautes
  }
exercise-solution-missing = la solution de référence `{ $file }` manque
exercise-solution-unreadable = la solution de référence `{ $file }` ne peut pas être lue : { $reason }
