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
sandbox-layer-mount-namespace = espace de montages
sandbox-layer-no-privileges = aucune capacité, aucun nouveau privilège
sandbox-layer-process-limit = limite du nombre de processus
sandbox-layer-data-limit = limite des données, taille surveillée
sandbox-layer-file-size = limite par fichier, dossier surveillé
sandbox-layer-sized-folder = système de fichiers à part, de taille limitée
sandbox-layer-control-group = groupe de contrôle à part (cgroup v2), que cette version n'utilise pas
sandbox-layer-subreaper = orphelins adoptés et tués

sandbox-status-proved = prouvé
sandbox-status-partial = PARTIEL
sandbox-status-missing = ABSENT

sandbox-summary-none = AUCUN — ce code a tourné avec tous les droits de la personne qui l'a lancé
sandbox-summary-weak = FAIBLE — tous les besoins sont couverts, mais une seule couche protège le correcteur
sandbox-summary-container = CONTENEUR — tous les besoins sont couverts et prouvés
sandbox-summary-strong = FORT — tous les besoins sont couverts et prouvés, la plupart deux fois

sandbox-unavailable = cette machine ne peut pas isoler un programme : { $need } ({ $cause }). Pour ton propre code sur ta propre machine, `--no-confinement` corrige sans isolation
sandbox-unavailable-files = cette machine ne peut pas isoler un programme : Landlock, qui lui cache les fichiers, manque ({ $cause }). Linux l'offre depuis la version 5.13, sauf s'il a été coupé au démarrage (`lsm=`) ou qu'un conteneur le refuse. Pour ton propre code sur ta propre machine, `--no-confinement` corrige sans isolation
sandbox-unavailable-filter = cette machine ne peut pas isoler un programme : les appels système ne peuvent pas être filtrés ({ $cause }). Dans un conteneur, autorise `seccomp`. Pour ton propre code sur ta propre machine, `--no-confinement` corrige sans isolation
sandbox-unavailable-privileges = cette machine ne peut pas isoler un programme : root ne peut pas renoncer ici à ses pouvoirs ({ $cause }). Lance `jugeote` en simple utilisateur, ou donne au conteneur les capacités SETUID et SETGID. Pour ton propre code sur ta propre machine, `--no-confinement` corrige sans isolation

cli-doctor = Montrer les interpréteurs trouvés et comment les programmes sont isolés ici, après essai
cli-doctor--json = Sous forme d'un seul document JSON
cli-doctor--python = Le Python à utiliser à la place de celui du PATH
doctor-interpreters = interpréteurs
doctor-used = utilisé
doctor-denied = pas en vigueur ici : { $layer } ({ $cause })
