"""Which faults are put into a module, and which parts are left alone."""

import pytest

from benchmarks.mutants.mutations import mutants_of
from benchmarks.mutants.project import sample


def changes(source: str, memories: tuple[str, ...] = ()) -> set[str]:
    """What each mutant makes of its line."""
    return {mutant.after for mutant in mutants_of("m.py", source, memories)}


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("x = a < b", {"x = (a <= b)", "x = (a >= b)"}),
        ("x = a == b != c", {"x = (a != b != c)", "x = (a == b == c)"}),
        ("x = a in b", {"x = (a not in b)"}),
        ("x = a + b", {"x = (a - b)"}),
        ("x = a >> b", {"x = (a << b)"}),
        ("x = a and b", {"x = (a or b)"}),
        ("x = not a", {"x = (a)"}),
        ("x = -a", {"x = (a)"}),
        ("x = 3", {"x = 4"}),
        ("x = True", {"x = False"}),
        ("x = 'M-02'", {"x = 'M-02_'"}),
        ("x = f'#{a}'", {"x = ''"}),
        ("x = a if b else c", {"x = a if not (b) else c"}),
        ("a.b = c", {"pass"}),
        ("x += a", {"pass", "x -= a"}),
        ("a()", {"pass"}),
        ("raise a", {"pass"}),
        ("del a", {"pass"}),
        ("if a:\n    b = c", {"if not (a):"}),
        ("while a:\n    break", {"while not (a):", "continue"}),
        ("while a:\n    continue", {"while not (a):", "break"}),
        ("def f():\n    return a", {"return None"}),
    ],
)
def test_a_part_is_replaced_by_its_likely_faults(source: str, expected: set[str]) -> None:
    assert changes(source) == expected


@pytest.mark.parametrize(
    "source",
    [
        '"""A docstring."""',
        "import a",
        "x: a[3]",
        "def f(x: 'a') -> 'b': ...",
        "if TYPE_CHECKING:\n    x = 3",
        "class A:\n    __slots__ = ('a',)\n    def __repr__(self):\n        return 'a'",
        "x = ParseError('A sentence for a player.')",
        "x = isinstance(a, b | c)",
    ],
)
def test_what_no_test_of_behaviour_can_tell_is_left_alone(source: str) -> None:
    assert changes(source) <= {"pass"}
    assert "3" not in "".join(changes(source))


def test_the_path_of_a_refused_field_is_no_sentence() -> None:
    assert changes("x = PositionError('a.b', 'Something is wrong.')") == {
        "x = PositionError('a.b_', 'Something is wrong.')"
    }


def test_a_table_that_only_saves_time_is_left_alone() -> None:
    source = "if len(KNOWN) > 9:\n    KNOWN.clear()\nKNOWN[a] = b"
    assert changes(source, ("KNOWN",)) == set()
    assert changes(source) != set()


def test_equal_faults_of_a_function_are_told_apart() -> None:
    source = "def f():\n    a()\n    b.append(1)\n    a()\n"
    found = [mutant for mutant in mutants_of("m.py", source) if mutant.before == "a()"]
    assert [mutant.key for mutant in found] == ["m.py f: a() -> pass", "m.py f: a() -> pass (2)"]
    assert found[1].applied(source) == "def f():\n    a()\n    b.append(1)\n    pass\n"
    assert found[1].diff(source) == "-    a()\n+    pass"


def test_letters_outside_of_ascii_do_not_shift_a_fault() -> None:
    source = "x = f('ü'), 3 < a\n"
    applied = {mutant.applied(source) for mutant in mutants_of("m.py", source)}
    assert "x = f('ü'), (3 <= a)\n" in applied


def test_a_seed_draws_a_sample_that_other_lines_do_not_change() -> None:
    lines = [f"x{number} = a{number} < {number}\n" for number in range(60)]
    drawn = sample(mutants_of("m.py", "".join(lines)), 20, seed=1)
    assert sample(mutants_of("m.py", "".join(lines)), 20, seed=1) == drawn
    assert {m.key for m in sample(mutants_of("m.py", "".join(lines)), 20, seed=2)} != {
        m.key for m in drawn
    }
    shorter = sample(mutants_of("m.py", "".join(lines[:59])), 20, seed=1)
    kept = {mutant.key for mutant in drawn if "x59" not in mutant.key}
    assert kept <= {mutant.key for mutant in shorter}
