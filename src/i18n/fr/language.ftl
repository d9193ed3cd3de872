submission-absent = il n'y a pas de fichier `{ $path }`
submission-folder = `{ $path }` est un dossier : indique le fichier qui contient ta fonction
submission-link = `{ $path }` est un lien : indique le fichier lui-même
submission-hard-link = `{ $path }` a un second nom ailleurs (lien dur) : fais-en d'abord une copie
submission-special = `{ $path }` n'est pas un fichier ordinaire
submission-large = `{ $path }` est trop gros : { $size } octets, au plus { $most } sont lus
submission-refused = `{ $path }` ne peut pas être lu : { $cause }
submission-notebook = `{ $path }` n'est pas un carnet lisible (JSON avec des cellules de code)
submission-cells = `{ $file }` est un carnet : { $cells ->
    [0] il n'a aucune cellule de code
    [1] son unique cellule de code a été prise comme fichier
   *[other] ses { $cells } cellules de code ont été prises, dans l'ordre, comme un seul fichier
  }
submission-companions = les fichiers voisins que le tien nomme ont été pris avec lui : { $files }
submission-companion-refused = le fichier `{ $file }`, à côté du tien, est un lien ou un dossier et n'a pas été pris
submission-companion-large = le fichier `{ $file }`, à côté du tien, est trop gros et n'a pas été pris
submission-unpacked = le fichier `{ $file }` de l'archive `{ $path }` a été pris
submission-no-program = il n'y a pas de fichier Python ou JavaScript dans l'archive `{ $path }`
submission-several = l'archive `{ $path }` contient { $count } fichiers possibles : { $found }. Rends-en un seul, ou nomme-le { $expected }

archive-damaged = `{ $path }` n'est pas une archive ZIP lisible, ou elle est abîmée
archive-many = l'archive `{ $path }` contient plus de { $most } fichiers et dossiers : n'y mets que ce qui doit être noté
archive-twice = l'archive `{ $path }` contient deux fichiers du même nom : elle n'est pas dépaquetée
archive-path = l'archive `{ $path }` contient `{ $entry }`, un chemin qui en sort ou qui est trop long : elle n'est pas dépaquetée
archive-special = l'archive `{ $path }` contient `{ $entry }`, un lien ou un périphérique et non un fichier : elle n'est pas dépaquetée
archive-encrypted = dans l'archive `{ $path }`, `{ $entry }` est protégé par un mot de passe : refais l'archive sans
archive-tight = dans l'archive `{ $path }`, `{ $entry }` grossirait démesurément : elle n'est pas dépaquetée
archive-swells = l'archive `{ $path }` prendrait plus de { $most } Mo une fois dépaquetée : n'y mets que ce qui doit être noté

load-empty = `{ $file }` est vide : rien n'a pu être noté. L'as-tu enregistré ?
load-encoding = `{ $file }`, ligne { $line } : c'est du { $guess }, pas du texte UTF-8. Enregistre le fichier en UTF-8
load-nul = `{ $file }`, ligne { $line } : il y a un octet NUL (`\x00`) : ce n'est pas un fichier texte, ou il est abîmé. Enregistre-le de nouveau depuis ton éditeur
load-complex = `{ $file }`, ligne { $line } : { $language } ne peut pas lire ceci : c'est trop complexe
load-complex-nowhere = `{ $file }` : { $language } ne peut pas lire ceci : c'est trop complexe
load-syntax = `{ $file }`, ligne { $line } : { $language } ne peut pas lire ceci : { $message }
load-syntax-nowhere = `{ $file }` : { $language } ne peut pas lire ceci : { $message }
load-raised = `{ $file }`, ligne { $line } : le chargement du fichier s'est arrêté sur { $class } : { $message }
load-import = `{ $file }`, ligne { $line } : une importation a échoué : { $message }
load-screen = `{ $file }`, ligne { $line } : il ouvre une fenêtre (`turtle`, `tkinter`), et il n'y a pas d'écran ici. Dessine sous `if __name__ == "__main__":`, qui n'est pas exécuté ici
load-input = `input()` est appelé pendant le chargement de `{ $file }`, ligne { $line }. Les valeurs arrivent par les paramètres de la fonction ; place tes propres essais sous `if __name__ == "__main__":`
load-exit = `{ $file }`, ligne { $line } : le fichier met fin au programme (`exit()` ou `quit()`) pendant son chargement. Retire cette ligne
load-time = le chargement de `{ $file }` ne se termine pas : quelque chose dure trop longtemps en dehors des fonctions. Place tes propres essais sous `if __name__ == "__main__":`
load-memory = le chargement de `{ $file }` prend plus de mémoire que permis
load-printed = le chargement de `{ $file }` affiche beaucoup trop de texte
load-signal = le chargement de `{ $file }` a mis fin à l'interpréteur par le signal { $signal }
load-ended = le chargement de `{ $file }` a mis fin à l'interpréteur avec le code { $status }
load-lost = le chargement de `{ $file }` a mis fin à l'interpréteur
load-unsteady = `{ $file }` se charge, mais pas à chaque fois : ce qu'il fait au chargement change d'une fois à l'autre
load-no-function = il n'y a pas de fonction `{ $function }` dans `{ $file }` (trouvé : { $found })
load-no-function-but = il n'y a pas de fonction `{ $function }` dans `{ $file }` (trouvé : { $found }). Est-ce `{ $meant }` ? Renomme-la en `{ $function }`
load-names = { $names }
load-names-more = { $names } et { $more } autres
load-no-function-at-all = il n'y a pas de fonction `{ $function }` dans `{ $file }`, ni aucune autre
load-not-a-function = `{ $function }` dans `{ $file }` n'est pas une fonction : son type est { $kind }
load-parameters = `{ $function }` est appelée avec { $wanted ->
        [one] { $wanted } argument
       *[other] { $wanted } arguments
    }, mais la tienne { $count ->
        [0] n'en prend aucun
        [one] en prend un seul : { $found }
       *[other] en prend { $count } : { $found }
    }
