"""Examples in docstrings: they run, and stand where the reference draws them as examples."""

import ast
import doctest
from importlib import import_module
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src"
DOCUMENTED = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


def docstrings() -> dict[str, str]:
    """Docstrings with examples, read from the source: compiled classes keep none."""
    found: dict[str, str] = {}
    for file in sorted(SOURCE.rglob("*.py")):
        text = file.read_text("utf-8")
        if ">>>" not in text:
            continue
        module = ".".join(file.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__")
        for node in ast.walk(ast.parse(text)):
            told = ast.get_docstring(node) if isinstance(node, DOCUMENTED) else None
            if told and ">>>" in told:
                found[f"{module}:{getattr(node, 'name', '')}"] = told
    return found


FOUND = docstrings()


@pytest.mark.parametrize("place", FOUND)
def test_the_examples_of_a_docstring_run(place: str) -> None:
    names = dict(vars(import_module(place.partition(":")[0])))
    example = doctest.DocTestParser().get_doctest(FOUND[place], names, place, None, 0)
    assert example.examples
    assert doctest.DocTestRunner().run(example).failed == 0


@pytest.mark.parametrize("place", FOUND)
def test_examples_have_a_section_of_their_own(place: str) -> None:
    """Elsewhere the reference draws prompts as quotations."""
    inside = False
    for line in FOUND[place].splitlines():
        if line and not line.startswith(" "):
            inside = line == "Examples:"
        assert inside or not line.lstrip().startswith(">>>"), line
