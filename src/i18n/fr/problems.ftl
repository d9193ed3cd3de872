tree-fault = tree : ligne { $line } : { $reason }
tree-indentation = un niveau fait deux espaces, et chaque ligne est décalée d'un niveau au plus par rapport à la précédente
tree-first-move = un premier coup est seul sur sa ligne
tree-malformed = une ligne est `répliques: réponse` : des coups séparés d'une espace, ou `*`, puis la réponse
