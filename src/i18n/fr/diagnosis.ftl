### Ce qui se cache derrière une mauvaise réponse, dans les mots de qui apprend. Chaque sorte a sa page dans explain/.

diagnosis-printed = la fonction a renvoyé `None`. Elle a affiché la bonne réponse au lieu de la renvoyer : il faut `return` plutôt que `print`.
diagnosis-nothing = la fonction a renvoyé `None` : elle s'est terminée sans `return`, ou par un `return` qui n'a pas de valeur à donner, comme `return` seul ou `return l.sort()`.
diagnosis-type = la valeur est bonne, son type ne l'est pas : `{ $value }` est de type `{ $found }`, on attend le type `{ $wanted }`.
diagnosis-type-at = la valeur est bonne, un type ne l'est pas : en { $place }, `{ $value }` est de type `{ $found }`, on attend le type `{ $wanted }`.
diagnosis-iterator = les éléments sont bons, mais la réponse est un `{ $found }`, et non un objet `{ $wanted }` : mets `{ $wanted }(…)` autour.
diagnosis-swapped = lignes et colonnes sont échangées : chaque case (i, j) de ta réponse est celle qu'on attend en (j, i).
diagnosis-order = les éléments sont les bons, mais dans un autre ordre.
diagnosis-reversed = les éléments sont les bons, mais dans l'ordre inverse.
diagnosis-size-element = la taille est fausse d'une unité, et tout le reste est juste : { $which ->
    [missing-first] il manque le premier élément
    [missing-last] il manque le dernier élément
    [extra-first] le premier élément est en trop
   *[extra-last] le dernier élément est en trop
}.
diagnosis-size-row = la taille est fausse d'une unité, et tout le reste est juste : { $which ->
    [missing-first] il manque la première ligne
    [missing-last] il manque la dernière ligne
    [extra-first] la première ligne est en trop
   *[extra-last] la dernière ligne est en trop
}.
diagnosis-size-column = la taille est fausse d'une unité, et tout le reste est juste : { $which ->
    [missing-first] il manque la première colonne
    [missing-last] il manque la dernière colonne
    [extra-first] la première colonne est en trop
   *[extra-last] la dernière colonne est en trop
}.
diagnosis-size-both = la taille est fausse d'une unité, et tout le reste est juste : { $rows ->
    [missing-first] il manque la première ligne
    [missing-last] il manque la dernière ligne
    [extra-first] la première ligne est en trop
   *[extra-last] la dernière ligne est en trop
}, { $columns ->
    [missing-first] et il manque la première colonne
    [missing-last] et il manque la dernière colonne
    [extra-first] et la première colonne est en trop
   *[extra-last] et la dernière colonne est en trop
}.
diagnosis-shift-list = tout est placé un rang trop { $way ->
    [later] tard
   *[earlier] tôt
} : les indices sont décalés d'une unité.
diagnosis-shift-grid = tout est décalé d'une case { $way ->
    [down] vers le bas
    [up] vers le haut
    [right] vers la droite
    [left] vers la gauche
    [down-right] vers le bas et la droite
   *[up-left] vers le haut et la gauche
} : les indices sont décalés d'une unité.
diagnosis-numbers-off = chaque nombre de la réponse est trop { $way ->
    [large] grand
   *[small] petit
} d'une unité.
diagnosis-all-off = { $count } réponses sont fausses, et chacune est trop { $way ->
    [large] grande
   *[small] petite
} d'une unité.
diagnosis-one-list = les lignes { $first } et { $second } de la réponse sont une seule et même liste : ce qu'on écrit dans l'une se retrouve dans l'autre.
diagnosis-constant = les { $count } cas ont tous reçu la même réponse, `{ $value }`, alors que les bonnes réponses ne sont pas toutes les mêmes.
diagnosis-of-another = la réponse à `{ $call }` serait la bonne pour `{ $other }`{ $more ->
    [one] , et une autre réponse encore est celle d'un autre cas.
   *[other] , et { $more } autres réponses sont celles d'autres cas.
}
diagnosis-chance = les réponses dépendent du hasard : le même appel, `{ $call }`, a répondu `{ $first }`, puis la fois suivante `{ $second }`.
diagnosis-call-inside = l'appel qui ne convient pas est dans ton propre code, ligne { $line } : celui du correcteur était bon.
diagnosis-mutated = la fonction modifie son argument `{ $name }` : `{ $call }` a reçu `{ $given }` et a laissé `{ $left }`. Qui l'appelle peut encore en avoir besoin tel qu'il était.
diagnosis-mutated-large = la fonction modifie son argument `{ $name }`, par exemple dans `{ $call }`. Qui l'appelle peut encore en avoir besoin tel qu'il était.
diagnosis-remembers-again = la fonction se souvient des appels précédents : `{ $call }` répond `{ $first }`, mais `{ $later }` quand on l'appelle une deuxième fois.
diagnosis-remembers-after = la fonction se souvient des appels précédents : `{ $call }` répond `{ $first }`, mais `{ $later }` après l'appel de `{ $other }`.
diagnosis-remembers-raises = la fonction se souvient des appels précédents : `{ $call }` répond `{ $first }`, mais lève { $class } quand on l'appelle encore ensuite.
diagnosis-remembers-fails = la fonction se souvient des appels précédents : `{ $call }` répond `{ $first }`, mais ne répond plus quand on l'appelle encore ensuite.

## jugeote explain
cli-explain = Expliquer une sorte d'erreur nommée par un compte rendu
cli-explain--code = Son code, tel que le compte rendu le nomme, comme printed-not-returned (sans code : la liste)
cli-value-code = CODE
explain-unknown = aucune page n'explique `{ $code }`
explain-list = `jugeote explain` seul donne la liste des codes
explain-how = `jugeote explain CODE` montre une page, par exemple `jugeote explain { $code }`
