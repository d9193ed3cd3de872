cli-list = Montrer les exercices disponibles
cli-list--game = Seulement les exercices sur ce jeu
cli-list--json = Sous forme d'un document JSON
cli-list--exercises = Prendre seulement les exercices de ce dossier
cli-show = Montrer un exercice : énoncé, fonction, groupes et points
cli-show--exercise = L'exercice, comme roi/jeu_roi ou jeu_roi tout court
cli-show--exercises = { cli-list--exercises }
cli-show--warnings = Montrer plutôt ce que son auteur devrait revoir (des extraits peuvent montrer des cas cachés)
cli-start = Écrire le fichier de départ d'un exercice
cli-start--exercise = { cli-show--exercise }
cli-start--folder = L'écrire dans ce dossier, créé s'il n'existe pas (par défaut : le dossier courant)
cli-start--force = Remplacer les fichiers qui existent déjà
cli-start--exercises = { cli-list--exercises }
cli-hint = Montrer un indice d'un exercice
cli-hint--exercise = { cli-show--exercise }
cli-hint--number = Quel indice, à partir de 1, le plus léger (par défaut : 1)
cli-hint--exercises = { cli-list--exercises }
cli-value-number = NUMÉRO
browse-head-exercise = exercice
browse-head-level = niveau
browse-head-title = titre
browse-head-concepts = notions
browse-none = il n'y a aucun exercice ici
browse-none-of-game = il n'y a pas d'exercice sur le jeu `{ $game }`
browse-faulty = `{ $id }` est inutilisable, { $count ->
    [one] { $count } faute
   *[other] { $count } fautes, dont la première
  } : { $first }
browse-see-faults = `jugeote show { $id }{ $options }` montre où
browse-warnings = `{ $id }` a { $count ->
    [one] { $count } avertissement
   *[other] { $count } avertissements
  } pour son auteur
browse-see-warnings = `jugeote show { $id } --warnings{ $options }` montre où
browse-no-warnings = l'exercice `{ $id }` n'a pas d'avertissement
browse-strange = `{ $path }` est laissé de côté : { $reason }
browse-about = { $id } · niveau { $level } sur 5
browse-about-concepts = { $id } · niveau { $level } sur 5 · { $concepts }
browse-signature = La fonction à écrire
browse-script = Un programme à écrire : il lit son entrée et affiche
browse-groups = Comment c'est noté, sur { $points } points
browse-cases = { $count ->
    [one] { $count } cas
   *[other] { $count } cas
  }
browse-group-public = { $points } pt, { $cases }
browse-group-hidden = { $points } pt, { $cases }, groupe caché
browse-requires = (après : { $groups })
browse-more-cases = … et encore { $count }
browse-hint-only = { $hints ->
    [1] `jugeote hint { $id }{ $options }` donne un indice.
   *[other] `jugeote hint { $id }{ $options }` donne le premier de { $hints } indices.
  }
browse-next = { $hints ->
    [0] Commence par `jugeote start { $id }{ $options }`.
    [1] Commence par `jugeote start { $id }{ $options }` ; `jugeote hint { $id }{ $options }` donne un indice.
   *[other] Commence par `jugeote start { $id }{ $options }` ; `jugeote hint { $id }{ $options }` donne le premier de { $hints } indices.
  }
browse-written = écrit : { $path }
browse-then = Complète `{ $file }`, puis tape :
browse-exists = `{ $path }` existe déjà, rien n'a été écrit
browse-hint-force = indique un autre dossier, ou ajoute `--force` pour le remplacer
browse-no-starter = l'exercice `{ $id }` n'a pas de fichier de départ
browse-refused = `{ $path }` ne peut pas être écrit : { $reason }
browse-io-permission = il n'est pas permis d'écrire à cet endroit
browse-io-file-in-the-way = un fichier occupe la place d'un dossier
browse-io-folder-in-the-way = un dossier de ce nom occupe la place
browse-io-full = il n'y a plus de place
browse-no-hints = l'exercice `{ $id }` n'a pas d'indices
browse-no-such-hint = il n'y a pas d'indice { $number } : { $of ->
    [one] il n'y en a qu'un
   *[other] il y en a { $of }
  }
browse-hint-of = Indice { $number } sur { $of }
browse-next-hint = `jugeote hint { $id } --number { $number }{ $options }` donne le suivant
