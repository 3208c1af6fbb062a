"""Every small fault that can be put into a module.

A mutant replaces one part of the source. Left alone are docstrings, annotations, imports, blocks
for type checkers, the texts of errors, what is only printed (`__repr__`), `__slots__`, and what
only fills or empties a memory of earlier results: no test of behaviour can tell those apart.
"""

import ast
import difflib
import hashlib
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property

COMPARISONS: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
}
ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Div: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitAnd,
}
PRINTED_ONLY = ("__repr__", "_repr_svg_")
ANNOTATIONS = ("annotation", "returns", "type_comment")


@dataclass(frozen=True)
class Mutant:
    """One fault: `before` becomes `after` in a function, or outside of all if its name is empty.

    `lines` are those of the statement around it; `occurrence` counts equal faults of a function.
    """

    file: str
    function: str
    before: str
    after: str
    start: int
    end: int
    text: str
    lines: tuple[int, int]
    line: int
    occurrence: int = 0

    @cached_property
    def key(self) -> str:
        """A name that stays the same while other lines change."""
        number = f" ({self.occurrence + 1})" if self.occurrence else ""
        return f"{self.file} {self.function}: {self.before} -> {self.after}{number}"

    def rank(self, seed: int) -> str:
        """Its place in the order of a seed; a change of the code leaves the others' places."""
        return hashlib.sha256(f"{seed} {self.key}".encode()).hexdigest()

    def applied(self, source: str) -> str:
        """The source of the file with the fault in it."""
        data = source.encode()
        return (data[: self.start] + self.text.encode() + data[self.end :]).decode()

    def diff(self, source: str) -> str:
        changed = self.applied(source).splitlines()
        lines = difflib.unified_diff(source.splitlines(), changed, lineterm="", n=0)
        return "\n".join(line for line in lines if not line.startswith(("---", "+++", "@@")))


def mutants_of(file: str, source: str, memories: tuple[str, ...] = ()) -> list[Mutant]:
    """Every mutant of a module; `memories` are the names of tables that only save time."""
    search = MutantSearch(file, source, memories)
    search.visit_all(ast.parse(source))
    found: list[Mutant] = []
    seen: dict[str, int] = {}
    for mutant in search.found:
        number = seen.get(mutant.key, 0)
        seen[mutant.key] = number + 1
        found.append(replace(mutant, occurrence=number))
    return found


class MutantSearch:
    """Walks through a module with the function and the statement that surround each part."""

    def __init__(self, file: str, source: str, memories: tuple[str, ...]) -> None:
        self.file = file
        self.data = source.encode()
        self.memories = memories
        self.found: list[Mutant] = []
        self.function = ""
        self.lines = (1, 1)
        self.starts = [0]
        for line in self.data.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))

    def visit_all(self, tree: ast.AST) -> None:
        for child in ast.iter_child_nodes(tree):
            self.visit(child)

    def visit(self, node: ast.AST) -> None:
        if left_alone(node, self.memories):
            return
        function, lines = self.function, self.lines
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            self.function = f"{function}.{node.name}" if function else node.name
        if isinstance(node, ast.stmt):
            self.lines = _own_lines(node)
        for replaced, text in replacements(node):
            self.add(replaced, text)
        for child in _parts(node):
            self.visit(child)
        self.function, self.lines = function, lines

    def add(self, node: ast.expr | ast.stmt, text: str) -> None:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        start = self.starts[node.lineno - 1] + node.col_offset
        end = self.starts[node.end_lineno - 1] + node.end_col_offset
        first, last = self.starts[node.lineno - 1], self.starts[node.end_lineno]
        before = self.data[first:last].decode()
        after = (self.data[first:start] + text.encode() + self.data[end:last]).decode()
        self.found.append(
            Mutant(
                self.file,
                self.function,
                " ".join(before.split()),
                " ".join(after.split()),
                start,
                end,
                text,
                self.lines,
                node.lineno,
            )
        )


def left_alone(node: ast.AST, memories: tuple[str, ...]) -> bool:
    """Whether no test of behaviour could tell a change of this part."""
    match node:
        case ast.Import() | ast.ImportFrom():
            return True
        case ast.Expr(value=ast.Constant()):  # docstrings
            return True
        case ast.FunctionDef(name=name):
            return name in PRINTED_ONLY
        case ast.If(test=ast.Name(id="TYPE_CHECKING")):
            return True
        case ast.Assign(targets=[ast.Name(id="__slots__")]):
            return True
        case ast.If(test=test) if _names(test) & set(memories):  # a memory that is full
            return True
        case ast.Assign(targets=[ast.Subscript(value=table)]) if _names(table) & set(memories):
            return True
        case _:
            return False


def _names(node: ast.AST) -> set[str]:
    """The names a part mentions, attributes with their dot."""
    found = {f".{part.attr}" for part in ast.walk(node) if isinstance(part, ast.Attribute)}
    return found | {part.id for part in ast.walk(node) if isinstance(part, ast.Name)}


def _own_lines(node: ast.stmt) -> tuple[int, int]:
    """The lines of a statement without those of the statements in it."""
    body = getattr(node, "body", None)
    last = node.end_lineno or node.lineno
    return (node.lineno, max(node.lineno, body[0].lineno - 1) if body else last)


def _parts(node: ast.AST) -> Iterator[ast.AST]:
    """The parts of a node that may hold faults: no annotations, no texts of errors."""
    if isinstance(node, ast.JoinedStr):
        return
    if isinstance(node, ast.Call) and _is_error(node):
        name = ast.unparse(node.func)
        yield from node.args[:1] if name == "PositionError" else []  # its path, not its sentence
        return
    if isinstance(node, ast.Call) and ast.unparse(node.func) == "isinstance":
        return
    if isinstance(node, ast.ClassDef):
        yield from node.body
        return
    for name, value in ast.iter_fields(node):
        if name in ANNOTATIONS:
            continue
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, ast.AST):
                yield part


def _is_error(node: ast.Call) -> bool:
    return isinstance(node.func, ast.Name) and node.func.id.endswith("Error")


Replacement = tuple[ast.expr | ast.stmt, str]


def replacements(node: ast.AST) -> Iterator[Replacement]:
    """What a part can be replaced by."""
    if isinstance(node, ast.stmt):
        yield from _of_statement(node)
    elif isinstance(node, ast.expr):
        yield from ((node, text) for text in _of_expression(node))
        if isinstance(node, ast.IfExp):
            yield from _negated(node.test)


def _of_statement(node: ast.stmt) -> Iterator[Replacement]:
    match node:
        case ast.Expr() | ast.Raise() | ast.Delete():
            yield node, "pass"
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
            yield node, "pass"
        case ast.AugAssign(target=target, op=op, value=value):
            yield node, "pass"
            changed = ast.AugAssign(target, ARITHMETIC[type(op)](), value)
            yield node, ast.unparse(changed)
        case ast.Break():
            yield node, "continue"
        case ast.Continue():
            yield node, "break"
        case ast.Return(value=ast.expr() as value) if not _is_none(value):
            yield value, "None"
        case ast.If(test=test) | ast.While(test=test):
            yield from _negated(test)
        case _:
            pass


def _is_none(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and node.value is None


def _negated(test: ast.expr) -> Iterator[Replacement]:
    """A condition turned round, where no other fault does so."""
    if isinstance(test, ast.Name | ast.Attribute | ast.Call | ast.Subscript | ast.BinOp):
        yield test, f"not ({ast.unparse(test)})"


def _of_expression(node: ast.expr) -> Iterator[str]:
    match node:
        case ast.Compare(left=left, ops=ops, comparators=others):
            for place, op in enumerate(ops):
                for other in COMPARISONS[type(op)]:
                    changed = [*ops[:place], other(), *ops[place + 1 :]]
                    yield f"({ast.unparse(ast.Compare(left, changed, others))})"
        case ast.BinOp(left=left, op=op, right=right) if type(op) in ARITHMETIC:
            yield f"({ast.unparse(ast.BinOp(left, ARITHMETIC[type(op)](), right))})"
        case ast.BoolOp(op=op, values=values):
            turned = ast.Or() if isinstance(op, ast.And) else ast.And()
            yield f"({ast.unparse(ast.BoolOp(turned, values))})"
        case ast.UnaryOp(op=ast.Not() | ast.USub() | ast.Invert(), operand=operand):
            yield f"({ast.unparse(operand)})"
        case ast.Constant(value=bool() as value):
            yield str(not value)
        case ast.Constant(value=int() as value):
            yield str(value + 1)
        case ast.Constant(value=str() as value):
            yield repr(f"{value}_")
        case ast.JoinedStr():
            yield "''"
        case _:
            pass
