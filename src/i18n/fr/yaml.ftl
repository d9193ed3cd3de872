yaml-too-long = le fichier a { $bytes } octets, on en lit au plus { $most }
yaml-not-utf8 = le fichier n'est pas un texte en UTF-8
yaml-hint-utf8 = enregistrez-le en UTF-8 dans l'éditeur
yaml-unknown-key = clé inconnue `{ $key }`
yaml-unknown-word = mot inconnu `{ $word }`
yaml-hint-meant = vouliez-vous dire `{ $word }` ?
yaml-hint-known = connus ici : { $words }
yaml-duplicate-key = la clé `{ $key }` figure deux fois
yaml-duplicate-keys = une clé figure deux fois
yaml-missing-key = il manque la clé `{ $key }`
yaml-empty = le fichier est vide
yaml-ends-early = le fichier s'arrête trop tôt
yaml-several-documents = il y a plus d'un document : `---` se trouve au milieu du fichier
yaml-merge-key = les clés de fusion (`<<`) ne sont pas acceptées : écrivez les clés en entier
yaml-tag = l'étiquette `{ $tag }` n'est pas acceptée
yaml-not-boolean = `{ $value }` n'est pas une valeur de vérité
yaml-hint-boolean = écrivez `true` ou `false`
yaml-null-for-text = on attend un texte et il n'y a rien ici : écrivez "" pour un texte vide
yaml-not-of-type = `{ $value }` se trouve là où on attend { $expected }
yaml-wrong-length = { $count ->
    [one] il y a { $count } élément là où on attend { $expected }
   *[other] il y a { $count } éléments là où on attend { $expected }
  }
yaml-unknown-anchor = l'alias `{ $alias }` ne renvoie à rien
yaml-too-much = le fichier est trop grand, trop imbriqué, ou se répète trop souvent par des alias
yaml-syntax = le YAML est illisible : { $detail }
yaml-hint-tab = la ligne commence par une tabulation : en YAML, on indente avec des espaces
yaml-kind-boolean = une valeur de vérité
yaml-kind-integer = un entier qui convient
yaml-kind-number = un nombre
yaml-kind-text = un texte
yaml-kind-list = une liste
yaml-kind-mapping = des clés avec leurs valeurs
yaml-kind-other = { $name }
