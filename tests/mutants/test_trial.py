"""A function gets the code with the fault, wherever it is kept."""

from types import ModuleType

import pytest

from benchmarks.mutants.mutations import mutants_of
from benchmarks.mutants.trial import patch

SOURCE = """
def plain():
    return 10

def outer():
    def inner():
        return 20
    return inner()

class A:
    def method(self):
        return 30

    @classmethod
    def of_class(cls):
        return 40

    @staticmethod
    def static():
        return 50

    @property
    def shown(self):
        return 60

    def later(self):
        return [value + 70 for value in (0,)][0]
"""

CALLS = {
    10: "plain()",
    20: "outer()",
    30: "A().method()",
    40: "A.of_class()",
    50: "A.static()",
    60: "A().shown",
    70: "A().later()",
}


@pytest.mark.parametrize("number", CALLS)
def test_code_is_replaced_where_the_function_is_kept(number: int) -> None:
    (mutant,) = (mutant for mutant in mutants_of("m.py", SOURCE) if mutant.text == str(number + 1))
    module = ModuleType("m")
    exec(SOURCE, module.__dict__)
    assert eval(CALLS[number], module.__dict__) == number
    patch(module, mutant.function, compile(mutant.applied(SOURCE), "m.py", "exec"))
    assert eval(CALLS[number], module.__dict__) == number + 1
    others = [other for other in CALLS if other != number]
    assert [eval(CALLS[other], module.__dict__) for other in others] == others
