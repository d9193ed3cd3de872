import sys

# FR : ce programme lit la position, mais ne compte encore rien. À toi de jouer !
# EN: this program reads the position but does not count anything yet. It is your turn!
position = sys.stdin.read().strip()
print("B", 0, 0)
print("R", 0, 0)
