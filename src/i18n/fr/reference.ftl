reference-nothing-returned = la fonction n'a rien renvoyé (`None`) : il manque un `return`, ou rien ne le suit
reference-argument-count = la fonction attend { $wanted } { $wanted ->
    [one] argument
   *[other] arguments
}, et non { $found }
reference-argument-type = l'argument { $number }{ $place } vaut `{ $found }`, mais devrait être de type `{ $wanted }`
reference-setting-unknown = `{ $generator }` n'a pas de réglage `{ $name }` ; il a { $known }
reference-setting-twice = le réglage `{ $name }` est donné deux fois
reference-setting-range = `{ $name }` est un nombre entier de { $lowest } à { $highest }, ou deux tels nombres `[minimum, maximum]` ; `{ $found }` n'est ni l'un ni l'autre
reference-setting-words = `{ $name }` est une liste d'un ou plusieurs mots parmi { $known }, chacun au plus une fois ; ce n'est pas le cas de `{ $found }`
reference-too-few-cases = avec ces réglages, `{ $generator }` ne peut produire que { $possible ->
    [one] { $possible } cas
   *[other] { $possible } cas différents
} ; il en est demandé { $count }
reference-more-faults = { $first } (et { $count ->
    [one] un autre défaut
   *[other] { $count } autres défauts
})
