exercise-io-missing = ce fichier ou ce dossier n'existe pas
exercise-io-permission = sa lecture n'est pas permise
exercise-io-not-folder = ce n'est pas un dossier
exercise-io = la lecture échoue : { $reason }
exercise-file-is-folder = on attend ici un fichier, c'est un dossier
exercise-file-special = ce n'est pas un fichier ordinaire, on ne le lit donc pas
exercise-file-too-long = le fichier dépasse { $most } octets
exercise-folder = exercices dans `{ $folder }` : { $reason }
exercise-unread = cet exercice n'a pas pu être lu et aucune faute n'a été notée : signale-le, s'il te plaît
exercise-no-statement = il n'y a pas d'énoncé : écris `{ $fr }` ou `{ $en }`, ou les deux
exercise-strange-file = un fichier là où on attend le dossier d'un exercice
exercise-strange-folder = ce n'est pas un exercice : il ne contient pas de `{ $file }`
exercise-strange-ending = pas encore un exercice : renomme `{ $found }` en `{ $file }`
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
exercise-keyword = Python se réserve le mot `{ $name }` : choisis un autre nom
exercise-kind-time = une durée comme 500ms ou 1.5s
exercise-kind-total = une durée comme 90s ou 10min
exercise-kind-memory = une quantité de mémoire comme 256MB ou 1GB
exercise-kind-disk = une taille sur le disque comme 16MB ou 200MB
exercise-kind-reference = le nom d'un résolveur comme roi.grid, ou `solution: python`
exercise-kind-file-name = le simple nom d'un fichier placé à côté d'exercise.yaml (lettres, chiffres, `.`, `_`, `-`)
exercise-hint-meant-of = voulais-tu dire `{ $word }` ? (connus ici : { $words })
exercise-format = ceci est le format { $format } ; cette version de jugeote lit le format 1
exercise-script-and-function = `script: true` et `function` s'excluent : l'élève écrit un programme ou une fonction
exercise-hint-script = pour des programmes qui lisent et affichent, écris `script: true` au lieu de `function`
exercise-script-generate = les cas d'un script ne peuvent pas être générés : écris-les sous `cases`
exercise-script-solver = le résolveur `{ $name }` répond à une fonction ; cet exercice est un script
exercise-hint-script-reference = enlève `reference` et écris `stdout` dans chaque cas, ou nomme ton propre programme : {"{"}solution: python{"}"}
exercise-key-of-scripts = `{ $key }` concerne les programmes ; cet exercice est une fonction
exercise-key-of-functions = `{ $key }` concerne les fonctions ; un cas de script a `stdin`, `argv`, `stdout` et `status`
exercise-argv-count = { $found } arguments ; un programme est lancé avec au plus { $most }
exercise-raises-and-answers = un cas attend une réponse ou une exception, pas les deux
exercise-growth-script = la croissance du temps d'un programme n'est pas mesurée : `growth` concerne les fonctions
exercise-growth-param = la fonction n'a pas de paramètre `{ $name }`
exercise-growth-sizes = `sizes` est une liste de { $least } à { $most } nombres, chacun plus grand que le précédent
exercise-growth-arg = il manque une valeur pour le paramètre `{ $name }` : écris {"{"}{ $name }: …{"}"} sous `args` de `growth`
exercise-growth-length = une liste ou un texte de taille { $size } est trop grand ; le plus est { $most }
exercise-growth-type = une valeur du type `{ $kind }` ne se fabrique pas d'après sa taille : `growth` accepte `int`, `list[int]` et `str`
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
exercise-hint-quote = pour le texte, mets des guillemets : "{ $text }"
exercise-hint-write = écris { $value } si c'est ce que tu veux
exercise-hint-tuple-length = { $wanted ->
    [one] { $wanted } élément est attendu
   *[other] { $wanted } éléments sont attendus
  }, il y en a { $found }
exercise-ambiguous = `{ $text }` est lu comme { $value }, mais d'autres lecteurs de YAML y voient autre chose
exercise-expect-empty = `expect` est vide : la réponse attendue est donc None
exercise-hint-null = écris `null` si c'est voulu, ou retire `expect`
exercise-no-groups = il n'y a aucun groupe : rien ne serait testé
exercise-too-many-groups = { $count } groupes ; un exercice en a au plus { $most }
exercise-group-twice = deux groupes s'appellent `{ $name }`
exercise-group-empty = ce groupe n'a aucun cas : il ne testerait rien
exercise-hint-group-empty = écris des cas dans `cases:` ou fais-les produire par `generate:`
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
exercise-compare-and-check = `compare` et `check` s'excluent : un vérificateur compare à sa façon
exercise-kind-compare = `exact`, `unordered`, `float`, `text`, ou un dictionnaire comme {"{"}float: {"{"}abs: 0.01{"}"}{"}"}
exercise-kind-tolerance = un dictionnaire avec `abs`, `rel` ou les deux, comme {"{"}abs: 0.01{"}"}
exercise-kind-distance = un nombre décimal comme 0.01 ou 1e-9
exercise-kind-leniencies = une liste de ce qui ne compte pas, comme [trailing-blanks, case]
exercise-kind-checker = le nom d'un vérificateur comme roi.winning_move, ou {"{"}python: checker.py{"}"}
exercise-tolerance-negative = une tolérance ne peut pas être négative
exercise-tolerance-large = une tolérance relative au-dessus de 1 laisserait passer 0 pour n'importe quoi
exercise-compare-no-float = une réponse de type `{ $kind }` ne contient aucun flottant : une tolérance n'y change rien
exercise-compare-no-text = une réponse de type `{ $kind }` ne contient aucun texte : ceci n'y change rien
exercise-compare-no-list = une réponse de type `{ $kind }` ne contient ni liste ni tuple : ceci n'y change rien
exercise-compare-inner-list = la réponse est de type `{ $kind }` : seule une liste à l'intérieur pourrait avoir un autre ordre
exercise-hint-deep = pour les listes à l'intérieur de la réponse : {"{"}unordered: deep{"}"}
exercise-checker-unreadable = le vérificateur ne peut pas être lu : { $reason }
exercise-case-unanswered = rien ne dit ce qui est juste ici : ce cas n'a pas d'`{ $key }`, et l'exercice pas de `reference`
exercise-generate-unanswered = rien ne dit ce qui est juste ici : des cas produits demandent une `reference` ou un `check`
exercise-hint-reference = il faut un `{ $key }`, ou une `reference` pour tout l'exercice
