bounds-form = `{ $found }` se trouve là où on attend les bornes d'une valeur de type `{ $kind }` : { $form }
bounds-form-int = un nombre entier, ou `[minimum, maximum]`
bounds-form-float = `[minimum, maximum]`, ou `{"{"}range: [minimum, maximum], decimals: 2{"}"}` (de 0 à 6 décimales)
bounds-form-alphabet = un `alphabet` est un texte d'un caractère au moins
bounds-form-tuple = une liste de bornes, { $count ->
    [one] pour son seul élément
   *[other] une pour chacun de ses { $count } éléments
}
bounds-form-choices = `{"{"}choices: [...]{"}"}`, les valeurs parmi lesquelles choisir, ou rien
bounds-mapping = `{ $found }` se trouve là où on attend des bornes avec leurs clés (connues : { $known })
bounds-length = `{ $key }: { $found }` : une longueur est un nombre entier de 0 à { $most }, ou `[minimum, maximum]`
bounds-few = il faudrait { $wanted } éléments différents, mais il n'y en a que { $possible } dans leurs bornes
bounds-large = dans ces bornes, des valeurs peuvent avoir plus de { $most } éléments
bounds-no-choice = il faut au moins une valeur dans `choices`
bounds-choice-twice = cette valeur figure déjà parmi les choix
bounds-letter-twice = l'alphabet contient deux fois `{ $letter }`
bounds-size-and-sides = une grille a une taille `size`, et elle est alors carrée, ou bien `rows` et `columns`
generate-too-few = dans ces bornes il n'y a { $possible ->
    [one] qu'un seul cas
   *[other] que { $possible } cas différents
} ; il en est demandé { $count }
generate-too-much = produire { $count } cas qui ont jusqu'à { $parts } éléments serait trop long
generate-refused = parmi les entrées tirées, la référence en refuse { $refused } et répond à { $kept } ; il est demandé { $count } cas
generate-first-refused = donne des bornes plus étroites : la première refusée est { $call } ({ $reason })
generate-hint-bounds = donne des bornes plus larges, ou demande moins de cas
