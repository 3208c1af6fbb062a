"""The differences between documents."""

from typing import Any

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from eldorado.table import Changes, changes
from tests.table.journeys import through_json

names = st.sampled_from(["a", "b", "/", "~", "~1", "", "c/d"])
values = st.recursive(
    st.none() | st.integers(2, 9) | st.sampled_from(["x", "y"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(names, inner, max_size=6),
    max_leaves=12,
)
objects = st.dictionaries(names, values, max_size=5)


@settings(max_examples=150, deadline=None)
@given(before=objects, after=objects)
def test_patching_the_old_gives_the_new(before: dict[str, Any], after: dict[str, Any]) -> None:
    found = changes(before, after)
    document = through_json(before)
    Changes(*through_json(found)).apply(document)
    assert document == after
    assert (found == Changes({}, [])) == (before == after)


def test_the_least_is_sent() -> None:
    before = {"n": 1, "players": [{"hand": 4, "play": ["a"]}, {"hand": 4}], "undo": True}
    after = {"n": 2, "players": [{"hand": 3, "play": ["a"]}, {"hand": 4}]}
    assert changes(before, after) == Changes({"/n": 2, "/players/0/hand": 3}, ["/undo"])


def test_lists_are_sent_whole() -> None:
    found = changes({"a": [1, 2], "b": [{"x": 1}]}, {"a": [1, 3], "b": [{"x": 1}, {"x": 2}]})
    assert found == Changes({"/a": [1, 3], "/b": [{"x": 1}, {"x": 2}]}, [])


def test_an_object_is_sent_whole_where_that_is_shorter() -> None:
    before = {"options": {"some": 1, "other": 2, "third": 3, "fourth": 4, "fifth": 5}}
    after = {"options": {"end": True}}
    assert changes(before, after) == Changes({"/options": {"end": True}}, [])
    found = changes(before, {"options": before["options"] | {"some": 9}})
    assert found == Changes({"/options/some": 9}, [])


def test_names_are_escaped() -> None:
    found = changes({"a/b": {"~": 1}}, {"a/b": {"~": 2}})
    assert list(found.set) == ["/a~1b/~0"]
    assert msgspec.json.encode(found)
