gate-won-before = le gain était déjà là deux tours plus tôt, ou ne pouvait plus être perdu
gate-no-goal = le gain ne vient que de la limite de tours
gate-naive = un joueur sans prévoyance trouve le premier tour
gate-no-theme = il ne montre aucun thème
gate-hard-warm-up = un gain en 1 qui n'est pas facile
gate-near-copy = moins de { $least } cases diffèrent d'un autre problème, en miroir ou couleurs échangées
quota-wins = gains en { $moves }
quota-defences = seules défenses
quota-band = problèmes de niveau { $band }
quota-side = problèmes où { $side } joue
quota-themes = thèmes
train-quota-least = { $what } : seulement { $found }, il en faudrait au moins { $least } : donne plus de parties
train-quota-most = { $what } : { $found }, il en faudrait au plus { $most } : donne plus de parties
train-skipped =
    { $count ->
        [one] { $count } partie ou position fautive a été laissée de côté
       *[other] { $count } parties ou positions fautives ont été laissées de côté
    }
train-nothing-good = il ne reste ni partie ni position dont tirer des problèmes
train-resume-other = il garde un travail sur d'autres parties ou d'une autre version, ou il est abîmé : on ne peut pas le reprendre ; supprime-le pour recommencer
train-unfinished = `{ $file }` garde un travail interrompu
train-unfinished-hint = `--resume` le reprend ; supprime le fichier pour recommencer
train-unkept = impossible de garder le travail dans `{ $file }` pour le reprendre après une interruption : { $reason }
train-interrupted = ce qui a été trouvé est gardé dans `{ $file }` : `--resume` le reprend
train-bar-games = parties
train-bar-candidates = candidats
train-bar-accepted = retenus
cli-train-generate--resume = Reprend un travail interrompu, gardé à côté de la sortie
