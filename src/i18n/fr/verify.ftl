cli-verify = Vérifier des exercices avant les élèves : fichiers, textes, solutions, solutions fausses
cli-verify--exercise = Les exercices (par défaut : tous ceux du dossier)
cli-verify--exercises = { cli-check--exercises }
cli-verify--strict = Échouer aussi pour un avertissement
cli-verify--format = human (par défaut) ou json
cli-verify--python = { cli-check--python }
cli-verify--no_confinement = Exécuter sans confinement : seulement pour son propre code sur sa propre machine
verify-nothing = il n'y a pas ici de dossier d'exercices à vérifier
verify-built-in = `{ $id }` fait partie de jugeote : son dossier n'est pas ici pour être vérifié
verify-hint-folder = place-toi là où se trouve le dossier `exercises`, ou indiques-en un avec `--exercises`
verify-well = ✓ { $id } : tout va bien ({ $ran })
verify-warned = ✓ { $id } : { $warnings ->
    [one] { $warnings } avertissement
   *[other] { $warnings } avertissements
  } ({ $ran })
verify-faulty = ✗ { $id } : { $faults ->
    [one] { $faults } faute
   *[other] { $faults } fautes
  }, { $warnings ->
    [one] { $warnings } avertissement
   *[other] { $warnings } avertissements
  } ({ $ran })
verify-not-run = rien n'a été exécuté
verify-ran = { $cases ->
    [one] { $cases } cas
   *[other] { $cases } cas
  } ; { $solutions ->
    [one] { $solutions } solution
   *[other] { $solutions } solutions
  }, { $starters ->
    [one] { $starters } fichier de départ
   *[other] { $starters } fichiers de départ
  }, { $wrong } solutions fausses ; cas le plus lent { $time } ms sur { $limit }, mémoire { $memory } Mo sur { $most }
verify-idle = { $count ->
    [one] pour information : aucune solution fausse n'échoue à { $cases }
   *[other] pour information : aucune solution fausse n'échoue à ces { $count } cas : { $cases }
  }
verify-stray-solutions = ce sont les solutions de l'exercice `{ $id }`, qui n'est pas là
verify-unlisted = ce fichier ne sert à rien ici
verify-hint-unlisted = supprime-le, ou nomme-le là où il sert : sous `provided`, comme vérificateur, par un import
verify-statement-missing = l'énoncé manque dans cette langue
verify-statement-same = l'énoncé est le même que dans { $other } : il devrait exister dans les deux langues
verify-statement-signature = l'énoncé montre `{ $shown }`, mais `exercise.yaml` déclare `{ $declared }`
verify-statement-unnamed = l'énoncé ne montre nulle part comment on appelle la fonction : `{ $declared }`
verify-hint-statement = écris `{ $declared }` là où tu dis ce qu'il faut écrire
verify-one-language-title = le titre n'est donné que dans une langue
verify-one-language-hint = cet indice n'est donné que dans une langue
verify-one-language-why = ce que montre le cas n'est dit que dans une langue
verify-hint-both = écris { "{" }fr: "…", en: "…"{ "}" }
verify-no-hints = il n'y a pas d'indices
verify-no-why = rien ne dit ce que montre ce cas : il manque `why`
verify-no-level = il manque `level` : la difficulté de l'exercice, de 1 à 5
verify-no-concepts = il manque `concepts` : ce que l'exercice fait travailler
verify-points = les groupes donnent { $sum } points en tout (sans ceux des groupes bonus)
verify-duplicate = la même chose est demandée deux fois, d'abord dans le groupe `{ $group }`
verify-other-inputs = avec la même graine, le générateur du groupe `{ $group }` a fait d'autres cas la seconde fois
verify-other-answer = interrogée une seconde fois, la référence donne une autre réponse au cas `{ $case }`
verify-no-solution = il n'y a ici aucune solution de l'auteur
verify-no-wrong = il n'y a aucune solution fausse dans `wrong/` : rien ne montre que les cas trouvent les erreurs
verify-head-nothing = cette solution fausse ne déclare pas à quoi elle échoue
verify-head-no-cause = cette solution fausse ne dit pas ce qu'elle a de faux
verify-head-unreadable = `{ $line }` n'est pas compréhensible
verify-hint-head = commence le fichier par des lignes `{ $comment } fails: GROUPE (VERDICT)` et une ligne `{ $comment } cause: …`
verify-no-starter = il n'y a pas de fichier de départ
verify-solution-fails = la solution ne réussit pas { $count ->
    [one] le cas `{ $case }` ({ $verdict })
   *[other] { $count } cas, dont le premier est `{ $case }` ({ $verdict })
  } : { $call }
verify-advice = la solution réussit, mais son rapport donne le conseil `{ $code }` (voir `jugeote explain { $code }`)
verify-limits-time = le cas `{ $case }` prend { $needs } ms sur { $limit } ms avec { $file } : la limite devrait valoir au moins trois fois ce qu'il faut à la référence
verify-limits-memory = le cas `{ $case }` prend { $needs } Mo sur { $limit } Mo avec { $file } : la limite devrait valoir au moins trois fois ce qu'il faut à la référence
verify-starter-unloadable = le fichier de départ est inutilisable : { $reason }
verify-starter-solved = le fichier de départ réussit tous les cas : il ne reste rien à faire
verify-declared-twice = c'est déclaré deux fois
verify-declared-passes = c'est déclaré, mais aucun cas de `{ $group }` n'est `{ $verdict }`
verify-declared-skipped = c'est déclaré, mais `{ $group }` est passé, parce que `{ $required }` a échoué avant
verify-unknown-group = il n'y a pas de groupe `{ $group }`
verify-unknown-verdict = `{ $verdict }` n'est pas un verdict
verify-wrong-examples = cette solution fausse échoue à un groupe qu'elle devrait réussir, `{ $group }` : le cas `{ $case }` est `{ $verdict }`, { $call }
verify-hint-examples = une erreur que les exemples montrent est trouvée avant de rendre quoi que ce soit ; rends-la plus discrète
verify-undeclared = ce n'est pas déclaré : le cas `{ $case }` est `{ $verdict }`, { $call }
verify-hint-undeclared = déclare-le en tête du fichier par `fails: { $group } ({ $verdict })`
