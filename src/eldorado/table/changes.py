"""What is different between two JSON documents: the least a client must be sent."""

from typing import Any, NamedTuple


class Changes(NamedTuple):
    """New values by JSON pointer, and the pointers of what is gone."""

    set: dict[str, Any]
    gone: list[str]

    def apply(self, document: Any) -> None:
        """Brings an older document up to date, in place."""
        for pointer, value in self.set.items():
            place, key = _find(document, pointer)
            place[key] = value
        for pointer in self.gone:
            place, key = _find(document, pointer)
            del place[key]


def changes(before: Any, after: Any) -> Changes:
    """Objects are compared field by field, and lists of objects of the same length; other
    lists are sent whole."""
    found = Changes({}, [])
    _compare(before, after, "", found)
    return found


def _compare(before: Any, after: Any, path: str, found: Changes) -> None:
    if isinstance(before, dict) and isinstance(after, dict):
        for key, value in after.items():
            pointer = f"{path}/{_escaped(key)}"
            if key in before:
                _compare(before[key], value, pointer, found)
            else:
                found.set[pointer] = value
        found.gone.extend(f"{path}/{_escaped(key)}" for key in before if key not in after)
    elif _objects(before) and _objects(after) and len(before) == len(after):
        for i, (old, new) in enumerate(zip(before, after, strict=True)):
            _compare(old, new, f"{path}/{i}", found)
    elif before != after or type(before) is not type(after):
        found.set[path] = after


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
