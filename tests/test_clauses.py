"""Every clause of the rules has a test that names it."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from eldorado.help import clauses

TESTS = Path(__file__).parent
ADVICE = "G"
"""The section on designing routes is advice, not behaviour."""


def named_clauses(source: str) -> Iterator[str]:
    """The ids given to `pytest.mark.clause` in a test file."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.clause":
            for argument in node.args:
                assert isinstance(argument, ast.Constant), "clause ids are written out"
                yield str(argument.value)


NAMED = {
    id for file in sorted(TESTS.rglob("test_*.py")) for id in named_clauses(file.read_text("utf-8"))
}
BEHAVIOUR = [clause.id for clause in clauses() if clause.id[0] != ADVICE]


@pytest.mark.parametrize("id", BEHAVIOUR)
def test_a_test_shows_the_clause(id: str) -> None:
    assert id in NAMED, f"no test is marked with pytest.mark.clause({id!r})"


def test_only_clauses_that_exist_are_named() -> None:
    assert {clause.id for clause in clauses()} >= NAMED
