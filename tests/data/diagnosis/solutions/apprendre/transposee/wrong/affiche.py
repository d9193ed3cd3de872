# diagnosis: printed-not-returned
# case: examples 1


def transposee(grille):
    for j in range(len(grille[0])):
        for i in range(len(grille)):
            print(grille[i][j], end=" ")
        print()
