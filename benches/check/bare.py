# The least that grading by forking costs: the same interpreter, one fork for each case, a pipe, the call, the
# answer read back; nothing is checked. Arguments: the submission, the function, the file of the cases.
import os
import sys

path, function, cases = sys.argv[1:]
space = {"__name__": "submission"}
with open(path, "rb") as file:
    exec(compile(file.read(), path, "exec"), space)
with open(cases) as file:
    cases = eval(file.read())
for args in cases:
    reader, writer = os.pipe()
    child = os.fork()
    if not child:
        os.write(writer, repr(space[function](*args)).encode())
        os._exit(0)
    os.close(writer)
    answer = b""
    while True:
        part = os.read(reader, 65536)
        if not part:
            break
        answer += part
    os.close(reader)
    os.waitpid(child, 0)
