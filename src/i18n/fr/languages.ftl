### Les langages des devoirs : leurs interpréteurs, ce qui se dit de JavaScript et des programmes seulement.

python-not-found = Python n'a pas été trouvé : ni `python3` ni `python` ne sont dans le PATH
python-too-old = `{ $path }` est { $version } ; il faut Python 3.8 ou plus récent
python-install = installer Python 3 (par exemple : sudo apt install python3), puis recommencer
python-named = ou indique le tien : --python PROGRAMME
node-not-found = Node.js n'a pas été trouvé : ni `node` ni `nodejs` ne sont dans le PATH. JavaScript en a besoin
node-too-old = `{ $path }` est { $version } ; il faut Node.js 18 ou plus récent
node-install = installer Node.js (par exemple : sudo apt install nodejs), puis recommencer
node-named = ou indique le tien : --node PROGRAMME
interpreter-silent = `{ $path }` ne répond pas comme { $runtime }
interpreter-launch = { $runtime } n'a pas pu être lancé : { $cause }
interpreter-out-of-reach = `{ $path }` se trouve là où un programme isolé ne peut pas aller (sous root, un devoir tourne sous un autre utilisateur) : installe { $runtime } pour tous, ou lance `jugeote` en simple utilisateur
grade-no-interpreter = il n'y a rien pour l'exécuter : { $cause }

load-no-program = `{ $file }` n'est pas un programme que l'on peut lancer : ni Python (`.py`), ni JavaScript (`.js`), ni un exécutable, ni un script dont la première ligne nomme l'interpréteur, comme `#!/usr/bin/env python3`
load-interpreter = la première ligne de `{ $file }` nomme un interpréteur absent d'ici : `{ $named }`
load-interpreter-windows = la première ligne de `{ $file }` se termine comme sous Windows : le système cherche donc un interpréteur `{ $named }` dont le nom contient un retour chariot. Enregistre le fichier avec des fins de ligne Unix
load-unstartable = `{ $file }` ne peut pas être lancé ({ $cause }) : est-il fait pour ce type de machine ?
load-time-plain = le chargement de `{ $file }` ne se termine pas : quelque chose dure trop longtemps en dehors des fonctions
load-promise = `{ $file }` attend, pendant son chargement, une promesse que plus rien ne tiendra
load-process-exit = `{ $file }`, ligne { $line } : le fichier met fin au programme (`process.exit()`) pendant son chargement. Retire cette ligne

detail-process-exit = la fonction met fin au programme (`process.exit()`) au lieu de renvoyer un résultat
detail-promise = la fonction a renvoyé une promesse que plus rien ne tiendra : manque-t-il un `resolve()` ?
detail-nothing-printed = le programme n'a rien affiché : sa réponse va sur la sortie standard, en JSON
detail-not-text = ce que le programme a affiché n'est pas du texte UTF-8 (ligne { $line }) ; sa réponse doit être du JSON
detail-not-json = ce que le programme a affiché n'est pas une valeur en JSON : ligne { $line }, colonne { $column }. Les autres messages vont sur la sortie d'erreur
judge-undefined-returned = la fonction a renvoyé null ou undefined : manque-t-il un `return` ? Attendu : une valeur de type { $wanted }

reference-undefined-returned = la fonction n'a rien renvoyé (`undefined`) : il manque un `return`, ou il n'est suivi d'aucune valeur
reference-null-printed = le programme a répondu `null`, là où une valeur est attendue
reference-roi-one-row-javascript = toutes les lignes sont identiques, le bord aussi : est-ce un seul et même tableau partout, comme le fait `Array(n).fill(ligne)` ?
reference-roi-one-row-plain = toutes les lignes sont identiques, le bord aussi : est-ce une seule et même ligne partout ?

cli-check--node = Le Node.js à utiliser au lieu de celui du PATH
cli-doctor--node = Le Node.js à utiliser au lieu de celui du PATH
cli-start--language = Écrire celui de ce langage : python, javascript, program
cli-value-language = LANGAGE
browse-no-starter-in = l'exercice `{ $id }` n'a pas de fichier de départ dans ce langage ; il en a un en { $known }
cli-verify--node = Le Node.js à utiliser au lieu de celui du PATH
