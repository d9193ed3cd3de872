lesson-side =
    { $side ->
        [white] Blanc
        [black] Noir
        [blue] Bleu
       *[red] Rouge
    }
lesson-question-win =
    { $within ->
        [one] { $side } joue et gagne en 1 coup.
       *[other] { $side } joue et gagne en { $within } coups.
    }
lesson-question-defence =
    { $within ->
        [one] { $side } joue : un seul coup empêche l'adversaire de gagner en 1 coup.
       *[other] { $side } joue : un seul coup empêche l'adversaire de gagner en { $within } coups au plus.
    }
lesson-heading = Problème { $number } sur { $of } · niveau { $band }
lesson-unsound = le problème `{ $id }` ne peut pas être posé : sa position ou sa solution n'est pas juste
lesson-hint-verify = `jugeote train verify FICHIER` dit ce qui ne va pas dans un fichier de problèmes
lesson-no-such-problem = il n'y a pas de problème { $number } : ils sont numérotés de 1 à { $of }
lesson-none-chosen = aucun problème de la série n'est de ces niveaux et de ces thèmes
lesson-known-themes = les thèmes de la série : { $themes }
lesson-no-theme = aucun n'est nommé
lesson-move = { $mv } : { $words }
lesson-wrong = ✗ { $mv } n'est pas le bon coup. { $verdict }
lesson-loses =
    { $within ->
        [one] { $side } gagne alors en 1 coup :
       *[other] { $side } gagne alors en { $within } coups :
    }
lesson-loses-at-once = La partie s'arrête aussitôt, et { $side } a gagné :
lesson-no-win =
    { $within ->
        [one] { $side } ne gagne pas avec ce coup :
       *[other] { $side } ne gagne alors plus en { $within } coups, celui-ci compris :
    }
lesson-not-right = Ce n'est pas le coup cherché.
lesson-solution = Solution
lesson-tree = La réponse à chaque défense (`*` : toute autre réplique)
lesson-first-moves = Ce que vaut chaque premier coup
lesson-refutations = Pourquoi les mauvais coups sont mauvais
lesson-against = après { $moves } :
lesson-class-win = gagne en { $within } ({ $count }) :
lesson-class-hold =
    { $within ->
        [one] l'adversaire ne gagne pas en 1 coup ({ $count }) :
       *[other] l'adversaire ne gagne pas en { $within } coups ({ $count }) :
    }
lesson-class-no-win = pas de gain en { $within } ({ $count }) :
lesson-class-loss =
    { $within ->
        [0] { $side } a gagné aussitôt ({ $count }) :
       *[other] { $side } gagne en { $within } ({ $count }) :
    }
lesson-themes = Thèmes : { $themes }
lesson-source-position = Source : une position donnée telle quelle
lesson-a-game = une partie notée
lesson-game = { $game }
lesson-source = Source : { $game }, après { $ply } tours
lesson-source-played = Source : { $game }, après { $ply } tours ; on y a joué { $played }
lesson-results =
    { $attempts ->
        [0] Aucun problème essayé.
        [one] 1 problème essayé : trouvé du premier coup { $clean }, trouvé à la fin { $solved }.
       *[other] { $attempts } problèmes essayés : trouvés du premier coup { $clean }, trouvés à la fin { $solved }.
    }
lesson-result-band = - niveau { $band } : { $clean } sur { $attempts } du premier coup
lesson-result-theme = - { $theme } : { $clean } sur { $attempts } du premier coup
lesson-won = { $side } a gagné.
lesson-drawn = La partie est nulle.
lesson-relief-piece =
    { $letter ->
        [S] la Sentinelle rouge
        [A] l'Avant-garde rouge
        [E] l'Éclaireur rouge
        [s] la Sentinelle bleue
        [a] l'Avant-garde bleue
       *[e] l'Éclaireur bleu
    }
lesson-relief-piece-at = { $piece } en { $cell }
lesson-relief-mover = { $letter } { $cell } (mouvement { $movement }, force { $strength }) —
lesson-relief-cost = coût { $cost } :
lesson-relief-special = bond :
lesson-relief-attacks = prend :
lesson-relief-leaves = sort :
lesson-relief-walk = { $piece } va en { $to }
lesson-relief-attack = { $piece } prend { $taken } en { $to }
lesson-relief-leave = { $piece } sort du plateau
lesson-relief-pass = { $side } n'a aucun coup permis et passe
lesson-relief-sentinelle-first = La première pièce sortie est { $piece } : { $side } gagne.
lesson-relief-second-exit = La deuxième pièce est sortie : { $side } gagne, { $own } à { $other }.
lesson-relief-elimination = { $bare } n'a plus de pièce sur le plateau : { $side } gagne, { $own } à { $other }.
lesson-relief-limit = Le dernier tour est joué : { $side } gagne.
lesson-walle-pawn =
    Le pion { $side ->
        [white] blanc
       *[black] noir
    } en { $cell } —
lesson-walle-steps = nombre de pas jusqu'au but :
lesson-walle-shut-off = coupé de son but
lesson-walle-walks = va en :
lesson-walle-jumps = par-dessus l'autre pion, en :
lesson-walle-walls =
    Murs de { $side ->
        [white] Blanc
       *[black] Noir
    } —
lesson-walle-left = restants :
lesson-walle-shutting = couperaient l'autre pion de son but :
lesson-walle-pawn-at =
    le pion { $side ->
        [white] blanc
       *[black] noir
    } en { $cell }
lesson-walle-a-wall = un mur, pas le pion
lesson-walle-enter =
    le pion { $side ->
        [white] blanc
       *[black] noir
    } entre en { $to }
lesson-walle-walk =
    le pion { $side ->
        [white] blanc
       *[black] noir
    } va en { $to }
lesson-walle-jump =
    { $side ->
        [white] le pion blanc passe par-dessus le noir
       *[black] le pion noir passe par-dessus le blanc
    }, en { $to }
lesson-walle-wall =
    { $side ->
        [white] Blanc
       *[black] Noir
    } pose un mur { $face ->
        [east] à l'est
       *[south] au sud
    } de { $cell }
lesson-walle-pass =
    { $side ->
        [white] Blanc
       *[black] Noir
    } n'a aucun coup permis et passe
lesson-walle-goal =
    Le pion { $pawn ->
        [white] blanc
       *[black] noir
    } est arrivé au but : { $side } gagne.
lesson-moulin-place = { $side } pose un pion en { $to }
lesson-moulin-place-taking = { $side } pose un pion en { $to }, ferme un moulin et prend le pion en { $taken }
lesson-moulin-move = { $side } va de { $from } en { $to }
lesson-moulin-move-taking = { $side } va de { $from } en { $to }, ferme un moulin et prend le pion en { $taken }
lesson-moulin-piece-at = le pion en { $point }
lesson-moulin-victim = le pion à prendre, en { $point }
lesson-moulin-mover = { $point } —
lesson-moulin-hand =
    { $count ->
        [one] 1 pion en réserve —
       *[other] { $count } pions en réserve —
    }
lesson-moulin-closes = ferme un moulin en :
lesson-moulin-goes = va en :
lesson-moulin-pieces = { $loser } n'a plus que deux pions : { $side } gagne.
lesson-moulin-blocked = { $loser } ne peut plus bouger : { $side } gagne.
play-commands = Tape un coup, `?` pour un indice, `p` pour passer au problème suivant, `q` pour quitter.
play-skipped = Passé. Il fallait jouer : { $moves }
play-illegal = Ce coup ne peut pas être joué : { $reason }. Essaie un autre coup.
play-right = ✓ Bien vu !
play-solved = ✓ Résolu !
play-reply = La défense la plus longue — { $reply }
play-goes-on =
    { $left ->
        [one] Gagne maintenant en 1 coup.
       *[other] Gagne maintenant en { $left } coups.
    }
play-slower = Ce coup gagne aussi, mais seulement en { $within } coups : on peut aller plus vite. Essaie encore.
play-again = Essaie encore.
play-hint-theme = Indice 1 sur 3, le thème : { $themes }
play-hint-piece = Indice 2 sur 3, la pièce : { $piece }
play-hint-no-piece = Indice 2 sur 3 : il n'y a pas de pièce à montrer ici
play-hint-move = Indice 3 sur 3, le coup : { $mv }
cli-train-play = Pose des problèmes l'un après l'autre : trouve le coup, réponds à la plus longue défense, vois réfuter les mauvais coups
cli-train-play--set = Un fichier de problèmes (par défaut : ceux qui viennent avec jugeote)
cli-train-play--band = Seulement les problèmes de ces niveaux, de 1 (facile) à 5
cli-train-play--theme = Seulement les problèmes qui montrent un de ces thèmes, par leurs noms dans le fichier
cli-train-play--count = Tant de problèmes au plus
cli-train-show = Montre un problème : le plateau, ce que les pièces atteignent, la question
cli-train-show--number = Le numéro du problème dans sa série, à partir de 1
cli-train-show--from = Un fichier de problèmes (par défaut : ceux qui viennent avec jugeote)
cli-train-show--solution = La solution aussi : la réponse à chaque défense, pourquoi les mauvais coups sont mauvais
cli-train-show--format = human ou json (par défaut : human)
cli-value-set = SÉRIE
cli-value-band = NIVEAU
cli-value-theme = THÈME
sheet-title = Problèmes d'entraînement : { $game }
sheet-name = Nom
sheet-date = Date
sheet-answer = Coup :
sheet-band = Niveau { $band }
sheet-solutions = Solutions
sheet-relief-legend = Les disques noirs à majuscule sont les pièces de Rouge, qui sortent par le haut ; les carrés blancs à minuscule sont celles de Bleu, qui sortent par le bas. S Sentinelle (mouvement 3, force 3), A Avant-garde (4, 2), E Éclaireur (5, 1). Les chiffres, comme les gris, donnent l'altitude : plus c'est foncé, plus c'est haut. Écris c4-c7 pour aller sur une case, c4xd5 pour attaquer, c9-out pour sortir.
sheet-walle-legend = Le disque blanc est le pion de Blanc, qui va vers la rangée 10, en bas ; le disque noir est celui de Noir, qui va vers la rangée 0, en haut. Les barres épaisses entre les cases sont les murs ; à côté du plateau, ceux qui restent à chacun. Écris 3,4 pour aller en rangée 3, colonne 4 ; 3,4S pour un mur au sud de cette case, 3,4E pour un mur à l'est.
sheet-moulin-legend = Les disques noirs sont les pions de Bleu, les cercles blancs ceux de Rouge. Sous chaque plateau, les pions que chaque camp doit encore poser. Le premier qui n'a plus que deux pions, ou ne peut plus bouger, a perdu ; avec trois pions, on vole où l'on veut. Écris d2 pour poser, d2-d3 pour déplacer, et ajoute xa1 quand un moulin prend le pion en a1.
cli-train-sheet = Écrit des problèmes sur une feuille à imprimer (HTML), les solutions sur des pages à part
cli-train-sheet--set = Un fichier de problèmes (par défaut : ceux qui viennent avec jugeote)
cli-train-sheet--output = Où écrire la feuille (par défaut : la sortie standard)
cli-train-sheet--band = Seulement les problèmes de ces niveaux, de 1 (facile) à 5
cli-train-sheet--theme = Seulement les problèmes qui montrent un de ces thèmes, par leurs noms dans le fichier
cli-train-sheet--count = Tant de problèmes au plus
cli-train-sheet--title = Ce qui figure en haut
cli-train-sheet--with = Ce qui figure sous chaque plateau : bands (niveaux), themes (thèmes)
cli-value-title = TITRE
cli-value-what = QUOI
import-skipped =
    { $count ->
        [one] 1 partie notée a été laissée de côté
       *[other] { $count } parties notées ont été laissées de côté
    }
import-of-others =
    { $count ->
        [one] 1 partie n'est pas de ce joueur
       *[other] { $count } parties ne sont pas de ce joueur
    }
import-found =
    parties parcourues : { $games }, tours du joueur : { $turns } ; gains manqués et seules défenses manquées : { $found ->
        [0] 0
       *[other] { $found }, dont une par partie devient un problème
    }
import-no-side = `{ $name }` n'est pas un camp de { $game } : { $sides }
import-none = aucun nouveau problème : rien n'est écrit
import-written = { $file } : { $new } de plus, { $all } en tout
cli-train-import = Tire des problèmes des fautes d'un joueur : gains manqués et seules défenses manquées
cli-train-import--records = Fichiers de parties (YAML, ou JSON à raison d'une partie par ligne)
cli-train-import--player = Le joueur, par son nom dans les parties
cli-train-import--side = Le camp du joueur dans toutes les parties : red (Rouge), blue (Bleu), white (Blanc) ou black (Noir)
cli-train-import--output = La série où ils sont écrits ou ajoutés (par défaut : la sortie standard)
cli-value-side = CAMP
progress-no-folder = aucun dossier où garder ta progression (ni XDG_DATA_HOME ni HOME n'est défini) : rien n'est retenu
progress-damaged = `{ $file }` est abîmé ; il est gardé sous le nom `{ $aside }`, et ta progression repart de zéro
progress-unreadable = ta progression dans `{ $file }` est inutilisable : { $reason } ; rien n'est retenu cette fois-ci
progress-later = `{ $file }` est au format { $found }, celui d'une version plus récente de jugeote : il est laissé tel quel, et rien n'est retenu cette fois-ci
progress-unwritten = impossible d'écrire ta progression dans `{ $file }` : { $reason }
progress-rating = Ton classement : { $rating } ± { $deviation }
progress-waiting = Problèmes ratés à reprendre : { $due } maintenant, { $later } plus tard (`--spaced` les pose le moment venu)
progress-kept = ta progression est gardée dans { $file } ; avec `--no-progress`, rien n'est gardé
progress-nothing-due = Rien à reprendre maintenant, et aucun problème nouveau dans ce choix.
cli-train-play--spaced = D'abord les problèmes ratés dont le moment est venu, puis les nouveaux
cli-train-play--no_progress = Ne lit ni ne garde ta progression
