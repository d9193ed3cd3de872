### Le compte rendu d'une correction.

## Verdicts, in a few words
report-verdict-passed = réussi
report-verdict-wrong = mauvaise réponse
report-verdict-error = le code a levé une exception
report-verdict-timeout = trop lent
report-verdict-memory = trop de mémoire
report-verdict-output = trop de texte
report-verdict-crash = le programme s'est arrêté sans répondre
report-verdict-forbidden = le programme a tenté une action interdite
report-verdict-not-loaded = non exécuté : le fichier n'a pas pu être chargé
report-verdict-missing = non exécuté : la fonction ou le fichier manque
report-verdict-skipped = non exécuté
report-verdict-internal = le correcteur a échoué ; ce n'est pas ta faute

## Small pieces
report-text = { $text }
report-text-cut = { $text }… (encore { $count } caractères)
report-labelled = { $label } : { $text }
report-titled = { $title } ({ $id })
report-at = en { $place } : { $what }

## The head
report-exercise = exercice
report-submission = programme
report-language = langage
report-note = remarque

## One case
report-about = sujet
report-call = appel
report-why = pourquoi
report-hint = piste
report-case-hidden = le détail de ce cas n'est pas montré.
report-also = { $group } { $numbers } : { $verdict }
report-also-more = { $group } { $numbers } et { $rest } autres : { $verdict }
report-printed = ton code a affiché :
report-printed-cut = { $count ->
    [one] { $count } octet de ce texte a été laissé de côté.
   *[other] { $count } octets de ce texte ont été laissés de côté.
}
report-cut-after = { $count ->
    [one] (encore { $count } caractère non montré)
   *[other] (encore { $count } caractères non montrés)
}
report-cut-before = { $count ->
    [one] ({ $count } caractère avant, non montré)
   *[other] ({ $count } caractères avant, non montrés)
}
report-cut-both = ({ $before } caractères avant et { $after } après, non montrés)

## Exceptions
report-exception = exception : { $class }
report-exception-message = exception : { $class } : { $message }
report-exception-veiled = une classe propre au programme
report-site = dans { $file }, ligne { $line }
report-site-in = dans { $file }, ligne { $line }, fonction { $function }
report-frame-repeats = { $count ->
    [one] (répété encore { $count } fois)
   *[other] (répété encore { $count } fois)
}
report-frames-hidden = { $count ->
    [one] ({ $count } appel intermédiaire non montré)
   *[other] ({ $count } appels intermédiaires non montrés)
}
report-line-cut = (la ligne a { $count } caractères ; montrée à partir du caractère { $first })
report-hidden-characters = cette ligne contient des caractères cachés, écrits ici sous forme d'échappements.

## Differences
report-expected = attendu
report-got = obtenu
report-got-board = ta réponse :
report-cells-differ-of = { $count ->
    [one] { $count } case sur { $size } diffère.
   *[other] { $count } cases sur { $size } diffèrent.
}
report-cells-differ = { $count ->
    [one] { $count } case diffère.
   *[other] { $count } cases diffèrent.
}
report-shape = lignes × colonnes : { $rows } × { $columns } attendues, { $height } × { $breadth } trouvées.
report-cells-missing = { $count ->
    [one] { $count } case manque.
   *[other] { $count } cases manquent.
}
report-cells-extra = { $count ->
    [one] { $count } case est en trop.
   *[other] { $count } cases sont en trop.
}
report-row-not-a-list = la ligne { $row } n'est pas une liste de cases : son type est { $found }.
report-cell-types = case ({ $row }, { $column }) : on attend { $expected }, et non { $actual }.
report-cells-other-type = { $count } cases n'ont pas le type attendu.
report-cell-characters = case ({ $row }, { $column }) : { $characters }
report-rows-hidden = { $count ->
    [one] la ligne { $rows } n'est pas montrée.
   *[other] les lignes { $rows } ne sont pas montrées.
}
report-columns-hidden = { $count ->
    [one] la colonne { $columns } n'est pas montrée.
   *[other] les colonnes { $columns } ne sont pas montrées.
}
report-both-hidden = non montrées : lignes { $rows }, colonnes { $columns }.
report-cells-hidden = { $count ->
    [one] { $count } case qui diffère s'y trouve.
   *[other] { $count } cases qui diffèrent s'y trouvent.
}
report-lines-hidden = { $count ->
    [one] encore { $count } ligne différente, non montrée.
   *[other] encore { $count } lignes différentes, non montrées.
}
report-lines-compared = seules { $count } lignes à partir de la ligne { $first } ont été comparées.
report-elements-differ = { $count } éléments diffèrent.
report-type = `{ $name }`
report-type-sub = `{ $name }`, une classe faite à partir de `{ $base }`
report-type-class = `{ $name }`, une classe
report-type-cyclic = `{ $name }`, qui se contient soi-même
report-type-deep = `{ $name }`, aux imbrications trop profondes
report-typed = `{ $value }` de type { $kind }
report-types = le type attendu est { $expected } ; celui de ta réponse est { $actual }.
report-opaque = { $value } ne peut pas être comparé : son type est { $found }. Les nombres, textes, listes, tuples, ensembles et dictionnaires peuvent l'être.
report-opaque-generator = { $value } ne peut pas être comparé : une fonction avec `yield`, ou `(… for … in …)`, donne un générateur. Mets les éléments dans une liste, par exemple avec `list(…)`.
report-element-missing = { $place } manque : { $value }
report-element-extra = { $place } est en trop : { $value }
report-members-missing = { $count ->
    [one] { $count } élément manque : { $values }
   *[other] { $count } éléments manquent : { $values }
}
report-members-extra = { $count ->
    [one] { $count } élément est en trop : { $values }
   *[other] { $count } éléments sont en trop : { $values }
}
report-first-at = la première différence est en { $place } : `{ $expected }` attendu, `{ $actual }` trouvé.
report-also-at = en { $place } : `{ $expected }` attendu, `{ $actual }` trouvé.
report-places-hidden = { $count ->
    [one] encore { $count } différence, non montrée.
   *[other] encore { $count } différences, non montrées.
}
report-members-more = { $values } et { $count } autres
report-rounding = ce n'est peut-être qu'un arrondi, mais les flottants sont comparés exactement ici : l'auteur de l'exercice peut le laisser passer par `compare: float`.
report-look-alike = deux qui se ressemblent, { $one } et { $other } : { $characters }
report-passes = admis ici : { $what }.
report-passes-and = { $first } ; { $next }
report-passes-order = un autre ordre des éléments
report-passes-order-deep = un autre ordre, aussi dans les listes intérieures
report-passes-absolute = des flottants à { $absolute } près
report-passes-relative = des flottants à { $relative } fois la bonne valeur près
report-passes-either = des flottants à { $absolute } près, ou à { $relative } fois la bonne valeur près
report-passes-line-ends = `\r\n` pour `\n`
report-passes-trailing-blanks = des blancs en fin de ligne
report-passes-blank-lines = des lignes vides
report-passes-blanks = plus ou moins de blancs et de fins de ligne entre les mots
report-passes-case = les majuscules
report-passes-final-newline = une fin de ligne tout à la fin
report-passes-sequences = un tuple pour une liste et une liste pour un tuple
report-passes-subclasses = une instance d'une sous-classe
report-one-right-answer = une bonne réponse, parmi d'autres
report-by-how-much = l'écart est de { $amount }.
report-text-first = la première différence est à la ligne { $line }, colonne { $column }.
report-text-ends = la réponse s'arrête trop tôt, à la ligne { $line }, colonne { $column }.
report-text-goes-on = la réponse continue après sa fin, à la ligne { $line }, colonne { $column }.
report-character-pair = attendu : { $expected }, trouvé : { $actual }
report-character = `{ $letter }` ({ $code })
report-surrogate = une moitié de caractère ({ $code })
report-end-of-text = la fin du texte

## Diagnoses
report-advice = conseil
report-page = en savoir plus : jugeote explain { $code }

## The end
report-group = groupe
report-passed = réussis
report-points = points
report-total = total
report-group-bonus = (bonus)
report-group-all = (tout ou rien)
report-group-hidden = (caché)
report-skipped-for = sauté : `{ $group }` vient avant
report-all-passed = { $count ->
    [one] le seul cas est réussi.
   *[other] les { $count } cas sont tous réussis.
}
report-some-passed = { $count ->
    [one] { $count } cas réussi sur { $cases }.
   *[other] { $count } cas réussis sur { $cases }.
}
report-cases-left-out = { $count ->
    [one] encore { $count } cas non réussi, non montré ici.
   *[other] encore { $count } cas non réussis, non montrés ici.
}
report-next = à regarder ensuite :
report-isolation = isolement
