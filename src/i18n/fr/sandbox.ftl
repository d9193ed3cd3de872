sandbox-need-files = fichiers
sandbox-need-signals = marche du correcteur
sandbox-need-memory = mémoire du correcteur
sandbox-need-network = réseau
sandbox-need-processes = processus
sandbox-need-amount = mémoire utilisée
sandbox-need-privileges = privilèges
sandbox-need-ending = fin de l'exécution
sandbox-need-disk = disque utilisé

sandbox-layer-landlock = Landlock, version { $version }
sandbox-layer-scope = portée des signaux de Landlock
sandbox-layer-seccomp = filtre des appels système
sandbox-layer-user = un utilisateur à part
sandbox-layer-process-namespace = espace de processus
sandbox-layer-no-privileges = aucune capacité, aucun nouveau privilège
sandbox-layer-process-limit = limite du nombre de processus
sandbox-layer-data-limit = limite des données, taille surveillée
sandbox-layer-file-size = limite par fichier, dossier surveillé
sandbox-layer-subreaper = orphelins adoptés et tués

sandbox-status-proved = prouvé
sandbox-status-partial = PARTIEL
sandbox-status-missing = ABSENT

sandbox-summary-none = isolation : AUCUNE — ce code a tourné avec tous les droits de la personne qui l'a lancé
sandbox-summary-weak = isolation : FAIBLE — tous les besoins sont couverts, mais une seule couche protège le correcteur
sandbox-summary-container = isolation : CONTENEUR — tous les besoins sont couverts et prouvés
sandbox-summary-strong = isolation : FORTE — tous les besoins sont couverts et prouvés, la plupart deux fois
