reference-bataille-row-count = une grille a 6 lignes, celle-ci en a { $found }
reference-bataille-row-length = une ligne a 6 cases, la ligne [{ $row }] en a { $found }
reference-bataille-far-off = la case [{ $row }][{ $column }] contient { $value }, un nombre bien trop grand pour cette fonction
reference-bataille-too-many-cases = on peut produire au plus { $most } grilles à la fois ; il en est demandé { $count }
reference-bataille-no-black-cell = les grilles de la sorte `{ $kind }` naissent d'un chemin qui laisse une case noire : sa longueur `length` est au plus { $most }
reference-bataille-no-bool = la réponse doit être { $yes } ou { $no } (type `bool`), mais c'est { $found }, de type `{ $kind }`
reference-bataille-valid = cette grille est valide : les nombres de 1 à { $last } figurent chacun dans une case, chacun à côté du précédent, et { $black ->
    [0] aucune case n'est noire
    [one] { $black } case est noire
   *[other] { $black } cases sont noires
}
reference-bataille-faulty = cette grille n'est pas valide : { $reason }{ $more ->
    [0] {""}
    [one] {" "}(et elle a un autre défaut)
   *[other] {" "}(et elle a { $more } autres défauts)
}
reference-bataille-unknown = rien ne figure en { $cells }
reference-bataille-negative = { $number } figure en { $cell } : un nombre vaut au moins 1, et une case noire vaut 0
reference-bataille-too-large = { $number } figure en { $cell }, mais aucun nombre ne dépasse 36
reference-bataille-duplicate = { $number } figure dans { $count } cases : { $cells }
reference-bataille-no-one = le chemin n'a pas de début : les nombres vont jusqu'à { $largest }, en { $cell }, mais il n'y a pas de 1
reference-bataille-missing = il manque { $number }, alors que les nombres vont jusqu'à { $largest }, en { $cell }
reference-bataille-too-many-black = { $count } cases sont noires, il peut y en avoir { $most } au plus
reference-bataille-apart = { $number }, en { $from }, et { $next }, en { $to }, n'ont pas de côté commun
reference-bataille-corner = { $number }, en { $from }, et { $next }, en { $to }, ne se touchent que par un coin : il faut un côté commun
reference-bataille-black-count = le nombre de cases noires va de 0 à { $most }, ce n'est pas { $found }
reference-bataille-other-black = cette grille est valide, mais elle a { $found ->
    [0] zéro case noire
    [one] { $found } case noire
   *[other] { $found } cases noires
}, et il en faut { $wanted }
