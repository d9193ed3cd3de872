def moyenne(notes):
    # on trie une copie, pour additionner les petites d'abord
    triees = sorted(notes)
    somme = 0
    for i in range(len(triees)):
        somme += triees[i]
    return float(somme) / float(len(triees))
