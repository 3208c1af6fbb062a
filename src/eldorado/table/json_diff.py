"""The differences between two JSON documents: the least a client must be sent."""

from collections.abc import Mapping
from typing import Any, NamedTuple, cast

from msgspec.json import encode

MANY = 4
"""Changes inside an object from which on it may be shorter to send it whole, if they are also as
many as it has fields."""


class Changes(NamedTuple):
    """New values by JSON pointer, and the pointers of what is gone."""

    set: dict[str, Any]
    gone: list[str]

    def add(self, more: "Changes") -> None:
        """Changes of other parts of the same document."""
        self.set.update(more.set)
        self.gone.extend(more.gone)

    def apply(self, document: Any) -> None:
        """Brings an older document up to date, in place."""
        for pointer, value in self.set.items():
            place, key = _find(document, pointer)
            place[key] = value
        for pointer in self.gone:
            place, key = _find(document, pointer)
            del place[key]


def changes(before: Mapping[str, Any], after: Mapping[str, Any], path: str = "") -> Changes:
    """What is different below `path`, where both documents stand.

    Objects are compared field by field, and lists of objects of the same length; other lists
    are sent whole, and so is an object that is shorter than the list of its changes. A field
    does not change between truth values and numbers, which Python takes for equal."""
    found = Changes({}, [])
    _compare_fields(cast(dict[str, Any], before), cast(dict[str, Any], after), path, found)
    return found


def _compare(before: Any, after: Any, path: str, found: Changes) -> None:
    """Notes what is different between two values that are not the same."""
    if isinstance(before, dict) and isinstance(after, dict):
        inside = Changes({}, [])
        _compare_fields(before, after, path, inside)
        many = len(inside.set) + len(inside.gone) >= max(MANY, len(after))
        if many and len(encode(inside)) > len(encode(after)):
            found.set[path] = after
        else:
            found.add(inside)
    elif _objects(before) and _objects(after) and len(before) == len(after):
        for i, (old, new) in enumerate(zip(before, after, strict=True)):
            if old is not new and old != new:
                _compare(old, new, f"{path}/{i}", found)
    else:
        found.set[path] = after


def _compare_fields(
    before: dict[str, Any], after: dict[str, Any], path: str, found: Changes
) -> None:
    for key, value in after.items():
        if key not in before:
            found.set[f"{path}/{_escaped(key)}"] = value
        elif (old := before[key]) is not value and old != value:
            _compare(old, value, f"{path}/{_escaped(key)}", found)
    found.gone.extend(f"{path}/{_escaped(key)}" for key in before if key not in after)


def _objects(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(v, dict) for v in value)


def _escaped(key: str) -> str:
    return key.replace("~", "~0").replace("/", "~1")


def _find(document: Any, pointer: str) -> tuple[Any, Any]:
    """The container and the key a pointer leads to."""
    *way, last = (part.replace("~1", "/").replace("~0", "~") for part in pointer.split("/")[1:])
    for key in way:
        document = document[int(key)] if isinstance(document, list) else document[key]
    return document, int(last) if isinstance(document, list) else last
