# Small changes to a Python program, each of which a good set of cases should notice. The program is parsed and
# never run. It is served like a submission: `mutations(program)` gives a list of
# `[kind, line, column, start, end, replacement]`: line and column from 1, in characters; start and end in bytes of
# the text in UTF-8. Applied alone, each gives a program that compiles and is not the same one.
#
# The text is patched by the places of nodes, not written anew from the tree: lines keep their numbers, and Python
# 3.8 can do it. What stands in formatted strings has no reliable place before Python 3.12 and is left alone, as are
# annotations, decorators, imports, docstrings and the messages of exceptions, which no case is about.
import ast
import bisect
import io
import re
import sys
import tokenize
import warnings

MOST = 5000

COMPARISONS = {
    ast.Lt: ("<", ("<=", ">=")), ast.LtE: ("<=", ("<", ">")), ast.Gt: (">", (">=", "<=")), ast.GtE: (">=", (">", "<")),
    ast.Eq: ("==", ("!=",)), ast.NotEq: ("!=", ("==",)), ast.In: ("in", ("not in",)), ast.NotIn: ("not in", ("in",)),
    ast.Is: ("is", ("is not",)), ast.IsNot: ("is not", ("is",)),
}
ARITHMETIC = {
    ast.Add: ("+", "-"), ast.Sub: ("-", "+"), ast.Mult: ("*", "//"), ast.Div: ("/", "*"), ast.FloorDiv: ("//", "*"),
    ast.Mod: ("%", "*"), ast.Pow: ("**", "*"), ast.LShift: ("<<", ">>"), ast.RShift: (">>", "<<"),
    ast.BitAnd: ("&", "|"), ast.BitOr: ("|", "&"), ast.BitXor: ("^", "&"),
}
# Statements that can be left out alone.
REMOVABLE = (
    ast.Expr, ast.Assign, ast.AugAssign, ast.Return, ast.Raise, ast.Delete, ast.Assert, ast.Break, ast.Continue,
)
# Fields that hold nothing to change.
LEFT_ALONE = {"annotation", "returns", "decorator_list", "type_params", "ctx", "type_comment"}
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
FORMATTED = tuple(getattr(ast, name) for name in ("JoinedStr", "TemplateStr") if hasattr(ast, name))
# Functions to which the order of their arguments is the same.
SYMMETRIC = {"max", "min", "gcd", "lcm", "hypot"}
# What needs no parentheses before ` + 1`.
TIGHT = (ast.Name, ast.Attribute, ast.Call, ast.Subscript)


class Text:
    """A program's text, its places in bytes and its tokens."""

    def __init__(self, text):
        self.bytes = text.encode("utf-8")
        lines = re.findall(r"[^\r\n]*(?:\r\n|\r|\n)|[^\r\n]+", text)
        self.lines = [line.rstrip("\r\n") for line in lines]
        self.starts = [0]
        for line in lines:
            self.starts.append(self.starts[-1] + len(line.encode("utf-8")))
        plain = io.StringIO("".join(line + "\n" for line in self.lines))
        self.tokens = []
        for token in tokenize.generate_tokens(plain.readline):
            if token.type in (tokenize.OP, tokenize.NAME):
                self.tokens.append((self.of_token(token.start), self.of_token(token.end), token.string))

    def of_token(self, place):
        line, column = place
        return self.starts[line - 1] + len(self.lines[line - 1][:column].encode("utf-8"))

    def start(self, node):
        return self.starts[node.lineno - 1] + node.col_offset

    def end(self, node):
        return self.starts[node.end_lineno - 1] + node.end_col_offset

    def of(self, node):
        return self.between(self.start(node), self.end(node))

    def between(self, start, end):
        return self.bytes[start:end].decode("utf-8")

    def place(self, at):
        """Line and column of a byte, from 1, in characters."""
        line = bisect.bisect_right(self.starts, at) - 1
        return line + 1, len(self.between(self.starts[line], at)) + 1

    def operator(self, start, end, wanted):
        """Start and end of an operator between two operands, which may stand in parentheses."""
        first = bisect.bisect_left(self.tokens, (start,))
        found = []
        for token in self.tokens[first:]:
            if token[1] > end:
                break
            if token[2] not in "()":
                found.append(token)
        if " ".join(token[2] for token in found) != wanted:
            return None
        return found[0][0], found[-1][1]


def is_int(node):
    return isinstance(node, ast.Constant) and type(node.value) is int


def counted(node):
    """The integer that moves a position or a bound when it changes: `1` of `1`, of `-1` and of `i - 1`."""
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        node = node.operand
    elif isinstance(node, ast.BinOp) and isinstance(node.op, (ast.Add, ast.Sub)):
        node = node.right
    return node if is_int(node) else None


def is_text(node):
    return isinstance(node, ast.Constant) and isinstance(node.value, (str, bytes))


def is_main(node):
    """`if __name__ == "__main__":`, which decides how a file is used, not what it answers."""
    test = node.test if isinstance(node, ast.If) else None
    return isinstance(test, ast.Compare) and isinstance(test.left, ast.Name) and test.left.id == "__name__"


def returns_none(node):
    """`return` and `return None`, which a function does at its end by itself."""
    if not isinstance(node, ast.Return):
        return False
    return node.value is None or (isinstance(node.value, ast.Constant) and node.value.value is None)


def name_of(function):
    return getattr(function, "id", None) or getattr(function, "attr", None)


class Mutator:
    def __init__(self, text):
        self.text = Text(text)
        self.found = []
        self.last = set()     # statements at the end of a function's body, by identity
        self.kinds = {}       # what an integer is there for, where it is more than a constant
        self.parents = {}

    def add(self, kind, start, end, replacement):
        line, column = self.text.place(start)
        self.found.append([kind, line, column, start, end, replacement])

    def change(self, kind, node, replacement):
        self.add(kind, self.text.start(node), self.text.end(node), replacement)

    def visit(self, tree):
        """Every node that may change; a parent always before its children."""
        stack = [tree]
        while stack:
            node = stack.pop()
            if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
                continue
            if isinstance(node, (ast.Import, ast.ImportFrom, ast.Global, ast.Nonlocal)):
                continue
            self.node(node)
            if isinstance(node, FORMATTED):
                continue
            for name, value in ast.iter_fields(node):
                if name in LEFT_ALONE or (name == "test" and is_main(node)):
                    continue
                for child in value if isinstance(value, list) else [value]:
                    if isinstance(child, ast.AST):
                        self.parents[id(child)] = node
                        stack.append(child)

    def node(self, node):
        if isinstance(node, FUNCTIONS):
            self.last.add(id(node.body[-1]))
        if isinstance(node, REMOVABLE) and not (id(node) in self.last and returns_none(node)):
            self.change("statement", node, "pass")
        if isinstance(node, ast.AnnAssign) and node.value is not None:
            self.change("statement", node, "pass")
        for kind, change in CHANGES:
            if isinstance(node, kind):
                change(self, node)
        if isinstance(node, (ast.If, ast.While, ast.IfExp)) and not is_main(node):
            self.condition(node.test)
        for test in getattr(node, "ifs", ()):
            self.condition(test)

    def condition(self, test):
        is_not = isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not)
        if not is_not and not isinstance(test, (ast.Compare, ast.BoolOp, ast.Constant)):
            self.change("logic", test, "not (" + self.text.of(test) + ")")

    def compare(self, node):
        left = node.left
        for operator, right in zip(node.ops, node.comparators):
            wanted, others = COMPARISONS[type(operator)]
            span = self.text.operator(self.text.end(left), self.text.start(right), wanted)
            for other in others if span else ():
                self.add("comparison", span[0], span[1], other)
            left = right

    def boolop(self, node):
        words = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
        for left, right in zip(node.values, node.values[1:]):
            span = self.text.operator(self.text.end(left), self.text.start(right), words[0])
            if span:
                self.add("logic", span[0], span[1], words[1])

    def unaryop(self, node):
        if isinstance(node.op, (ast.Not, ast.USub)):
            kind = "logic" if isinstance(node.op, ast.Not) else "arithmetic"
            start = self.text.start(node)
            rest = self.text.between(start, self.text.start(node.operand))
            word = 3 if kind == "logic" else 1
            # Parentheses of the operand stay.
            blanks = len(rest) - word - len(rest[word:].lstrip(" \t"))
            self.add(kind, start, start + word + blanks, "")

    def binop(self, node):
        self.arithmetic(node.op, self.text.end(node.left), self.text.start(node.right), "")

    def augassign(self, node):
        self.arithmetic(node.op, self.text.end(node.target), self.text.start(node.value), "=")

    def arithmetic(self, operator, start, end, tail):
        if type(operator) in ARITHMETIC:
            wanted, other = ARITHMETIC[type(operator)]
            span = self.text.operator(start, end, wanted + tail)
            if span:
                self.add("arithmetic", span[0], span[1], other + tail)

    def subscript(self, node):
        index = node.slice
        if type(index).__name__ == "Index":  # Python 3.8
            index = index.value
        parts = [index.lower, index.upper] if isinstance(index, ast.Slice) else [index]
        for part in parts:
            if not isinstance(part, (ast.Tuple, ast.Slice, type(None))) and type(part).__name__ != "ExtSlice":
                self.moved("index", part)

    def call(self, node):
        name = name_of(node.func)
        if name == "range" and isinstance(node.func, ast.Name):
            for bound in node.args[:2]:
                if not isinstance(bound, ast.Starred):
                    self.moved("range", bound)
        for left, right in zip(node.args, node.args[1:]):
            if name in SYMMETRIC or isinstance(left, ast.Starred) or isinstance(right, ast.Starred):
                continue
            start, end = self.text.start(left), self.text.end(right)
            between = self.text.between(self.text.end(left), self.text.start(right))
            self.add("arguments", start, end, self.text.of(right) + between + self.text.of(left))

    def moved(self, kind, node):
        """One further and one less: by its integer where it has one."""
        number = counted(node)
        if number is not None:
            self.kinds[id(number)] = kind
        elif not is_text(node) and not isinstance(node, (ast.Constant,) + FORMATTED):
            text = self.text.of(node)
            text = text if isinstance(node, TIGHT) else "(" + text + ")"
            self.change(kind, node, text + " + 1")
            self.change(kind, node, text + " - 1")

    def returned(self, node):
        if not returns_none(node) and id(node) not in self.last:
            self.change("return", node.value, "None")

    def constant(self, node):
        value = node.value
        kind = self.kinds.get(id(node), "constant")
        if isinstance(value, bool):
            self.change(kind, node, str(not value))
        elif isinstance(value, int):
            self.change(kind, node, self.number(node, value + 1))
            self.change(kind, node, self.number(node, value - 1))
        elif isinstance(value, float):
            if value + 1 != value and value - 1 != value:
                self.change(kind, node, self.number(node, value + 1))
                self.change(kind, node, self.number(node, value - 1))
        elif isinstance(value, (str, bytes)) and not self.is_message(node):
            mark = "b" if isinstance(value, bytes) else ""
            self.change(kind, node, mark + ("''" if value else "'?'"))

    def formatted(self, node):
        if not self.is_message(node):
            self.change("constant", node, "''")

    def number(self, node, value):
        # Very long decimal numbers may not be written.
        text = hex(value) if isinstance(value, int) and abs(value) > 1 << 64 else repr(value)
        parent = self.parents.get(id(node))
        inside = isinstance(parent, (ast.BinOp, ast.UnaryOp, ast.Attribute, ast.Subscript, ast.Await))
        if isinstance(parent, ast.Subscript) and parent.value is not node:
            inside = False
        return "(" + text + ")" if value < 0 and inside else text

    def is_message(self, node):
        """Whether a text stands in what is raised, or in what an assertion says."""
        below = node
        while True:
            parent = self.parents.get(id(below))
            if parent is None or isinstance(parent, ast.stmt):
                return isinstance(parent, ast.Raise) or (isinstance(parent, ast.Assert) and parent.msg is below)
            below = parent


CHANGES = [
    (ast.Compare, Mutator.compare), (ast.BoolOp, Mutator.boolop), (ast.UnaryOp, Mutator.unaryop),
    (ast.BinOp, Mutator.binop), (ast.AugAssign, Mutator.augassign), (ast.Subscript, Mutator.subscript),
    (ast.Call, Mutator.call), (ast.Return, Mutator.returned), (ast.Constant, Mutator.constant),
    (FORMATTED, Mutator.formatted),
]


def pieces(tree, text):
    """Where the statements at the top of a program begin: each can be read without the others."""
    starts = []
    for node in tree.body:
        lines = [decorator.lineno for decorator in getattr(node, "decorator_list", [])]
        starts.append(text.starts[min(lines) - 1] if lines else text.start(node))
    return starts


def shape(code):
    """What two texts of the same statement share; none where a text is no statement."""
    try:
        tree = ast.parse(code.decode("utf-8"))
        compile(tree, "solution", "exec", dont_inherit=True)
        return ast.dump(tree)
    except (SyntaxError, ValueError):
        return None


def mutations(program):
    warnings.simplefilter("ignore")
    sys.setrecursionlimit(10000)  # for trees that Python itself compiles
    tree = ast.parse(program)
    mutator = Mutator(program)
    mutator.visit(tree)
    if len(mutator.found) > MOST:
        return len(mutator.found)
    # A change that takes more of the text comes first: what it spoils is read from the outside in.
    mutator.found.sort(key=lambda one: (one[3], -one[4]))
    text = mutator.text
    starts = pieces(tree, text)
    ends = starts[1:] + [len(text.bytes)]
    seen = {}
    kept = []
    for one in mutator.found:
        start, end, replacement = one[3], one[4], one[5].encode("utf-8")
        piece = bisect.bisect_right(starts, start) - 1
        first, last = starts[piece], ends[piece]
        if piece not in seen:
            seen[piece] = {shape(text.bytes[first:last])}
        known = seen[piece]
        other = shape(text.bytes[first:start] + replacement + text.bytes[end:last])
        if other is not None and other not in known:
            known.add(other)
            kept.append(one)
    return kept
