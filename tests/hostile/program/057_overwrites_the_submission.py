# verdict: passed
path = os.path.abspath(sys.argv[0])
os.remove(path)
open(path, "w").write("print(1)")
answer(RIGHT)
