"""The columns of a simulation's output: one for every field of a result."""

import types
from collections.abc import Sequence
from dataclasses import fields
from typing import Any, get_args, get_origin, get_type_hints

from eldorado.lab.simulation.play import GameJob, GameResult

COLUMNS: dict[str, Any] = {
    field.name: get_type_hints(GameResult)[field.name] for field in fields(GameResult)
}
"""The columns in order, each with its type."""

PARTS = {
    "purchases": ("round", "seat", "card"),
    "taken": ("round", "seat", "card"),
    "visits": ("space", "count"),
    "forfeits": ("round", "seat", "sentence"),
}
"""What the entries of columns of entries consist of."""

_SHARED = tuple(field.name for field in fields(GameJob) if field.name in COLUMNS)
_WORDS = {int: "integer", str: "text", bool: "boolean", float: "number"}


def type_words(column: str) -> str:
    """The type of a column in words, as in the documentation."""
    return _words(COLUMNS[column], PARTS.get(column, ()))


def arrow_schema() -> Any:
    """The columns as a schema of pyarrow."""
    import pyarrow

    return pyarrow.schema(
        [
            pyarrow.field(name, _arrow(kind, PARTS.get(name, ())), nullable=_optional(kind))
            for name, kind in COLUMNS.items()
        ]
    )


def to_row(result: GameResult) -> dict[str, Any]:
    """A result for pyarrow, with named parts."""
    row = result.to_json()
    for name, parts in PARTS.items():
        row[name] = [dict(zip(parts, entry, strict=True)) for entry in row[name]]
    return row


def from_row(row: dict[str, Any]) -> GameResult:
    """The result that such a row came from."""
    named = {name: [tuple(entry.values()) for entry in row[name]] for name in PARTS}
    return GameResult.from_json(row | named)


def belong_to(results: Sequence[GameResult], jobs: Sequence[GameJob]) -> bool:
    """Whether these are the results of these jobs."""
    return len(results) == len(jobs) and all(
        getattr(result, name) == getattr(job, name)
        for result, job in zip(results, jobs, strict=True)
        for name in _SHARED
    )


def _words(kind: Any, parts: Sequence[str]) -> str:
    if _optional(kind):
        return f"{_words(_present(kind), parts)} or null"
    if get_origin(kind) is not tuple:
        return _WORDS[kind]
    inner = get_args(kind)
    if inner[-1] is Ellipsis:
        return f"list of {_words(inner[0], parts)}"
    return f"({', '.join(parts)})"


def _arrow(kind: Any, parts: Sequence[str]) -> Any:
    import pyarrow

    plain = {
        int: pyarrow.int64(),
        str: pyarrow.string(),
        bool: pyarrow.bool_(),
        float: pyarrow.float64(),
    }
    if _optional(kind):
        return _arrow(_present(kind), parts)
    if get_origin(kind) is not tuple:
        return plain[kind]
    inner = get_args(kind)
    if inner[-1] is Ellipsis:
        return pyarrow.list_(_arrow(inner[0], parts))
    return pyarrow.struct(
        [pyarrow.field(name, _arrow(one, ())) for name, one in zip(parts, inner, strict=True)]
    )


def _optional(kind: Any) -> bool:
    return get_origin(kind) is types.UnionType and types.NoneType in get_args(kind)


def _present(kind: Any) -> Any:
    """The type of a value that is there."""
    return next(one for one in get_args(kind) if one is not types.NoneType)
