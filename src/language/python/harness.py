# Serves the calls of one submission. This process forks for every case and never runs the student's code itself:
# it compiles the file without executing it, and each child, still our code, gives up what a case may not do
# before the student's first instruction. Values travel as src/value/wire.rs says. Only what the interpreter has
# loaded already is used, and it is taken before any student's file could stand in its way. A request is `q` (one
# call: its arguments), `n` (the file is loaded, nothing is called), `i` (the same, its answer gone through element by element) or `t` (calls in turn in one
# process: a list of lists of arguments).
import sys
sys.path[:] = [folder for folder in sys.path if folder]
import atexit
import gc
import marshal
import posix
import resource
import _signal
import _thread

ANSWER, CONTROL = int(sys.argv[1]), int(sys.argv[2])
DEEPEST = 200
LARGEST = 1 << 24  # bytes of an answer

type_ = type
name_of = type.__dict__["__name__"].__get__
mro_of = type.__dict__["__mro__"].__get__
status_of = SystemExit.__dict__["code"].__get__
recursion_limit, limit_recursion = sys.getrecursionlimit, sys.setrecursionlimit
# The exceptions of the language by their names, aliases among them: a class of the same name is not the same.
BUILT_IN = {name: kind for name, kind in vars(__builtins__).items() if type_(kind) is type_ and issubclass(kind, BaseException)}
Function = type(lambda: 0)
Module = type(sys)


class TooLarge(BaseException):
    pass


# ---------------------------------------------------------------- writing values

def sized(tag, data):
    return b"%s%d:%s" % (tag, len(data), data)


def to_bytes(text):
    return text.encode("utf-8", "surrogatepass")


def put_int(value, out, path):
    out.append(b"i%s;" % hex(value).encode())


def put_float(value, out, path):
    out.append(b"f%s;" % float.__repr__(value).encode())


def put_str(value, out, path):
    if len(value) > LARGEST:
        raise TooLarge  # before it is copied, which may need more memory than there is
    out.append(sized(b"u", to_bytes(value)))


def put_bytes(value, out, path):
    if len(value) > LARGEST:
        raise TooLarge
    out.append(sized(b"b", value))


def put_bool(value, out, path):
    out.append(b"T" if value else b"F")


def put_none(value, out, path):
    out.append(b"N")


def put_list(value, out, path):
    if value:
        kind = type_(value[0])
        # By identity: a class may have student code for its hash.
        if len(set(map(id, map(type_, value)))) == 1:
            if kind is str:
                if sum(map(len, value)) > LARGEST:
                    raise TooLarge
                joined = "".join(value)
                if len(joined) == len(value) and "" not in value:
                    out.append(sized(b"U%d:" % len(value), to_bytes(joined)))
                    return
            elif kind is int:
                out.append(b"I%d:%s;" % (len(value), ",".join(map(hex, value)).encode()))
                return
    put_items(b"l%d:" % len(value), value, value, out, path)


def put_tuple(value, out, path):
    put_items(b"t%d:" % len(value), value, value, out, path)


def put_set(value, out, path):
    put_items(b"s%d:" % len(value), value, value, out, path)


def put_frozenset(value, out, path):
    out.append(sized(b"c", b"frozenset"))
    put_items(b"s%d:" % len(value), value, value, out, path)


def put_dict(value, out, path):
    items = []
    for pair in value.items():
        items.extend(pair)
    put_items(b"d%d:" % len(value), items, value, out, path)


def put_items(head, items, holder, out, path):
    mark = id(holder)
    if mark in path:
        put_other(type_(holder), "contains itself", out)
        return
    if len(path) >= DEEPEST:
        put_other(type_(holder), "nested too deep", out)
        return
    path.append(mark)
    out.append(head)
    for item in items:
        put(item, out, path)
    path.pop()
    if len(path) < 8 and sum(map(len, out)) > LARGEST:
        raise TooLarge


def put_other(kind, note, out):
    out.append(sized(b"o", to_bytes(name_of(kind)[:100])) + sized(b"", to_bytes(note)))


EXACT = {
    int: put_int, float: put_float, str: put_str, bytes: put_bytes, bool: put_bool, type_(None): put_none,
    list: put_list, tuple: put_tuple, set: put_set, frozenset: put_frozenset, dict: put_dict,
}
# What is said of a few values that are no plain data and that beginners return by mistake. Only of exactly these
# types, whose own methods run no code of a student's; nothing else is ever asked for its `repr`.
NOTES = {
    range: range.__repr__, complex: complex.__repr__,
    bytearray: lambda value: bytes.__repr__(bytes(bytearray.__getitem__(value, slice(0, 60)))),
}


def note_of(kind, value):
    try:
        return NOTES[kind](value)[:100]
    except (KeyError, ValueError):  # no such type; too many digits
        return ""


# The value of a subclass's instance, read with the base type's own methods.
WHOLE = slice(None)
AS_BASE = {
    int: int.__int__, float: float.__pos__, str: lambda value: str.__getitem__(value, WHOLE),
    bytes: lambda value: bytes.__getitem__(value, WHOLE), list: lambda value: list.__getitem__(value, WHOLE),
    tuple: lambda value: tuple.__getitem__(value, WHOLE), set: lambda value: set(set.__iter__(value)),
    frozenset: lambda value: set(frozenset.__iter__(value)), dict: lambda value: dict(dict.items(value)),
}


def put(value, out, path):
    kind = type_(value)
    writer = EXACT.get(kind) if type_(kind) is type_ else None
    if writer is not None:
        writer(value, out, path)
        return
    for base in mro_of(kind):
        # Only plain classes are looked up: another metaclass may have student code for its hash.
        read = AS_BASE.get(base) if type_(base) is type_ else None
        if read is not None:
            mark = id(value)
            if mark in path:
                put_other(kind, "contains itself", out)
                return
            path.append(mark)
            out.append(sized(b"c", to_bytes(name_of(kind)[:100])))
            plain = read(value)
            EXACT[type_(plain)](plain, out, path)
            path.pop()
            return
    put_other(kind, note_of(kind, value), out)


def encoded(value):
    out = []
    put(value, out, [])
    data = b"".join(out)
    if len(data) > LARGEST:
        raise TooLarge
    return data


# ---------------------------------------------------------------- reading values

def get(data, at):
    tag = data[at]
    at += 1
    if tag == 78:  # N
        return None, at
    if tag == 84:  # T
        return True, at
    if tag == 70:  # F
        return False, at
    if tag == 105:  # i
        end = data.index(b";", at)
        return int(data[at:end], 16), end + 1
    if tag == 102:  # f
        end = data.index(b";", at)
        return float(data[at:end]), end + 1
    end = data.index(b":", at)
    count = int(data[at:end])
    at = end + 1
    if tag == 99:  # c: an author's checker may be given a frozenset, and no other class
        inner, at = get(data, at + count)
        return frozenset(inner), at
    if tag == 117:  # u
        return data[at:at + count].decode("utf-8", "surrogatepass"), at + count
    if tag == 98:  # b
        return data[at:at + count], at + count
    if tag == 73 or tag == 74:  # I J
        end = data.index(b";", at)
        items = [int(part, 16) for part in data[at:end].split(b",")]
        return (items if tag == 73 else tuple(items)), end + 1
    items = []
    if tag == 100:  # d
        count *= 2
    for _ in range(count):
        item, at = get(data, at)
        items.append(item)
    if tag == 108:  # l
        return items, at
    if tag == 116:  # t
        return tuple(items), at
    if tag == 115:  # s
        return set(items), at
    return dict(zip(items[::2], items[1::2])), at


# ---------------------------------------------------------------- frames

def send(fd, kind, value):
    data = encoded(value)
    data = b"%s%08x" % (kind, len(data)) + data
    sent = posix.write(fd, data)
    while sent < len(data):
        data = data[sent:]
        sent = posix.write(fd, data)


def receive(fd, length):
    parts = []
    while length:
        part = posix.read(fd, length)
        if not part:
            posix._exit(0)  # the grader is done
        parts.append(part)
        length -= len(part)
    return b"".join(parts)


def request(fd=0):
    head = receive(fd, 9)
    return head[:1], get(receive(fd, int(head[1:], 16)), 0)[0]


# ---------------------------------------------------------------- exceptions

def message_of(error):
    # The message may be student code; it runs under the case's limits and may fail as it likes.
    try:
        return str.__getitem__(str(error), slice(0, 2000))
    except BaseException:
        return ""


def frames_of(trace, folder):
    """The frames in the student's folder, outermost first; neighbours that repeat are folded."""
    found = []
    while trace is not None:
        code = trace.tb_frame.f_code
        if type_(code.co_filename) is str and code.co_filename.startswith(folder):
            columns = None
            if hasattr(code, "co_positions") and trace.tb_lasti >= 0:
                for index, place in enumerate(code.co_positions()):
                    if index * 2 == trace.tb_lasti:
                        if place[0] == place[1] and place[2] is not None and place[3] is not None:
                            columns = (place[2], place[3])
                        break
            site = [code.co_filename[len(folder):], trace.tb_lineno, code.co_name, columns, 0]
            if found and found[-1][:4] == site[:4]:
                found[-1][4] += 1
            else:
                found.append(site)
                if len(found) > 40:
                    del found[20]
        trace = trace.tb_next
    return found


def raised(kind, error, trace, folder):
    names = [(name_of(base)[:200], base) for base in mro_of(kind)[:20]]
    bases = [name for name, base in names if BUILT_IN.get(name, base) is base]
    bases += [alias for alias in ("IOError", "EnvironmentError") if "OSError" in bases]
    return [name_of(kind)[:200], message_of(error), frames_of(trace, folder), bases]


# ---------------------------------------------------------------- what a call leaves behind

MUTABLE = {list, set, dict, tuple}
LARGEST_LEFT = 1 << 14  # bytes of an argument as a call left it


def state_of(value):
    """Bytes that equal plain values share, made without the student's code; none where a value is not plain."""
    try:
        # Version 0 writes values alone: neither who shares them nor which texts are interned.
        return marshal.dumps(value, 0)
    except ValueError:
        return None


def states_of(args):
    return [state_of(arg) if type_(arg) in MUTABLE else None for arg in args]


def changed(args, before):
    """Index and value of each argument that is not as it was; the value only where it is small."""
    found = []
    for index, arg in enumerate(args):
        try:
            if type_(arg) not in MUTABLE or state_of(arg) == before[index]:
                continue
            small = len(arg) <= LARGEST_LEFT and len(encoded(arg)) <= LARGEST_LEFT
        except BaseException:
            small = False
        found.append([index, arg] if small else [index])
    return found


def one_list(value):
    """The first two rows of an answer that are one and the same list."""
    if type_(value) is not list or len(value) < 2 or type_(value[0]) is not list:
        return None
    seen = {}
    for index, row in enumerate(value):
        first = seen.setdefault(id(row), index)
        if first != index and type_(row) is list:
            return [first, index]
    return None


# ---------------------------------------------------------------- one case

def confine(plan, narrow):
    posix.setsid()
    _signal.signal(_signal.SIGABRT, _signal.SIG_DFL)
    limit = resource.setrlimit
    limit(resource.RLIMIT_CPU, (plan["cpu"], plan["cpu"]))
    limit(resource.RLIMIT_DATA, (plan["memory"], plan["memory"]))
    if posix.getuid():
        limit(resource.RLIMIT_NPROC, (plan["tasks"], plan["tasks"]))
    if plan["company"]:
        _thread.stack_size(1 << 20)  # the stacks of all count as memory
    if narrow:
        narrow()
    gc.enable()


def replace_input(fd):
    posix.dup2(fd, 0)
    posix.close(fd)


def module_of(plan, name, argv):
    sys.argv = [plan["folder"] + plan["file"], *argv]
    sys.path.insert(0, plan["folder"][:-1])
    module = Module(name)
    module.__file__ = sys.argv[0]
    return module


class Ending:
    """Gives what came of the student's code, by means that it cannot have changed."""

    def __init__(self, plan):
        self.folder = plan["folder"]
        self.process = posix.getpid()
        self.recursion = recursion_limit()
        self.flushes = sys.stdout.flush, sys.stderr.flush

    def flush(self):
        if posix.getpid() != self.process:
            posix._exit(0)  # a process that the case started came back from the call: nobody waits for its answer
        limit_recursion(self.recursion)
        for flush in self.flushes:
            try:
                flush()
            except BaseException:
                pass

    def tell(self, kind, value):
        own = recursion_limit()
        self.flush()
        try:
            send(ANSWER, kind, value)
        except TooLarge:
            send(ANSWER, b"O", None)
        except MemoryError:
            send(ANSWER, b"M", None)
        limit_recursion(own)

    def failed(self, kind):
        error_type, error, trace = sys.exc_info()
        self.tell(kind, raised(error_type, error, trace, self.folder))


def script(plan, code, asked, narrow):
    """Runs the file as a program; its exit status and its output are the answer."""
    text, argv = asked
    path = plan["folder"] + ".stdin"
    file = posix.open(path, posix.O_RDWR | posix.O_CREAT | posix.O_EXCL, 0o600)
    posix.unlink(path)
    while text:
        text = text[posix.write(file, text):]
    posix.lseek(file, 0, 0)
    replace_input(file)
    confine(plan, narrow)
    module = sys.modules["__main__"] = module_of(plan, "__main__", argv)
    ending = Ending(plan)
    send(ANSWER, b"L", None)
    status = 0
    try:
        if plan["seed"] is not None:
            sys.modules["random"].seed(plan["seed"])
        exec(code, module.__dict__)
    except SystemExit as exit:
        status = status_of(exit)
    except BaseException:
        ending.failed(b"r")
        posix._exit(1)
    try:
        atexit._run_exitfuncs()
    except BaseException:
        pass
    if type_(status) is not int and status is not None:
        try:
            print(status, file=sys.stderr)
        except BaseException:
            pass
        status = 1
    ending.flush()
    posix._exit((status or 0) & 255)


def serve(plan, code, kind, args, narrow):
    posix.close(CONTROL)
    if plan["function"] is None:
        script(plan, code, args, narrow)
    requests = posix.dup(0) if plan["kept"] and kind == b"q" else None
    replace_input(posix.open("/dev/null", posix.O_RDONLY))
    confine(plan, narrow)
    module = module_of(plan, plan["stem"], [])
    sys.modules.setdefault(plan["stem"], module)
    ending = Ending(plan)
    random = sys.modules.get("random") if plan["seed"] is not None else None
    try:
        if random:
            random.seed(plan["seed"])
        exec(code, module.__dict__)
    except BaseException:
        ending.failed(b"l")
        return
    space = module.__dict__
    function = space.get(plan["function"])
    count = plan["parameters"] if kind == b"n" else len(args[0] if kind == b"t" else args)
    if function is None or not callable(function):
        names = [name for name, value in space.items() if type_(name) is str and type_(value) is Function]
        ending.tell(b"m", [names[:30], None if function is None else name_of(type_(function))])
        return
    if type_(function) is Function:
        shape = function.__code__
        most = shape.co_argcount
        least = most - len(function.__defaults__ or ())
        names = list(shape.co_varnames[:most])
        open_ended = shape.co_flags & 4
        if count < least or (count > most and not open_ended):
            ending.tell(b"p", names)
            return
    send(ANSWER, b"L", None)
    if kind == b"n":
        return
    turns = args[::-1] if kind == b"t" else [args]
    while turns:
        args = turns.pop()
        before = states_of(args)
        try:
            if random:
                random.seed(plan["seed"])
            value = function(*args)
            if kind == b"i":
                value = list(value)
        except BaseException:
            ending.failed(b"r")
            if requests is None:
                return
        else:
            if kind == b"q" and posix.getpid() == ending.process:
                left, rows = changed(args, before), one_list(value)
                if left:
                    send(ANSWER, b"x", left)
                if rows:
                    send(ANSWER, b"w", rows)
            ending.tell(b"v", value)
        if requests is not None:
            turns.append(request(requests)[1])


def gather(end):
    """Waits for what the case left and has ended: its orphans come to this process. Says whether some live on."""
    try:
        while not end[4]:
            pid, _, used = posix.wait4(-1, posix.WNOHANG)
            if pid:
                end[1] += used.ru_utime
                end[2] += used.ru_stime
            else:
                end[4] = True
    except ChildProcessError:
        pass


def narrowing(program):
    """What lays one more filter of system calls, which refuses processes and leaves threads."""
    import ctypes  # from the standard library: the student's folder is not on the path here

    class Filter(ctypes.Structure):
        _fields_ = [("length", ctypes.c_ushort), ("program", ctypes.c_char_p)]

    laid = Filter(len(program) // 8, program)
    prctl = ctypes.CDLL(None, use_errno=True).prctl
    at = ctypes.addressof(laid)

    def narrow():
        if prctl(22, ctypes.c_ulong(2), ctypes.c_void_p(at)):  # PR_SET_SECCOMP, a filter
            raise OSError(ctypes.get_errno(), "PR_SET_SECCOMP")

    narrow.kept = laid
    return narrow


def main():
    kind, plan = request()
    folder, name = plan["folder"], plan["file"]
    try:
        code = compile(plan["source"], folder + name, "exec", dont_inherit=True)
    except BaseException as fault:
        place = [None, None, None, None]
        if isinstance(fault, SyntaxError):
            place = [fault.lineno, fault.offset, getattr(fault, "end_lineno", None), getattr(fault, "end_offset", None)]
            place.insert(0, fault.msg)
        else:
            place.insert(0, message_of(fault))
        send(CONTROL, b"s", [name_of(type_(fault)), place])
        posix._exit(0)
    if plan["seed"] is not None:
        import random  # from the standard library: the student's folder is not on the path here
    narrow = narrowing(plan["narrowing"]) if plan["narrowing"] else None
    send(CONTROL, b"c", None)
    gc.collect()
    gc.disable()
    gc.freeze()
    while True:
        kind, args = request()
        child = posix.fork()
        if not child:
            status = 70
            try:
                serve(plan, code, kind, args, narrow)
                status = 0
            finally:
                posix._exit(status)
        pid, status, used = posix.wait4(child, 0)
        end = [status, used.ru_utime, used.ru_stime, used.ru_maxrss, False]
        if plan["processes"]:
            gather(end)
        send(CONTROL, b"e", end)


# The one signal that a case can send; it is for itself.
_signal.signal(_signal.SIGABRT, _signal.SIG_IGN)
sys.stdout.reconfigure(line_buffering=True)
send(CONTROL, b"h", [list(sys.version_info[:3]), sys.executable])
main()
