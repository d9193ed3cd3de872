def tri(nombres):
    copie = nombres[:]
    copie.sort()
    return copie
