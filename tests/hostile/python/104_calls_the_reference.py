# verdict: error
import sys
def attack():
    sys.path += [FOLDER, "/", "."]
    import solution
    return solution.jeu_roi(1, [])
