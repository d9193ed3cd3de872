def jeu_roi(n, pos_pions):
    pass
