"""The types of what is sent: nothing is left out of them, and nothing slips through."""

from typing import Any

import pytest
from msgspec import ValidationError

from eldorado.core.state import Variant
from eldorado.server.wire_schema import message_schema, wire_schema
from eldorado.table.document_types import TableDocument
from tests.document_fits import assert_fits
from tests.table.journeys import begun


def parts(schema: Any) -> list[dict[str, Any]]:
    """Every schema inside a schema."""
    if isinstance(schema, list):
        return [part for one in schema for part in parts(one)]
    if not isinstance(schema, dict):
        return []
    return [schema, *(part for one in schema.values() for part in parts(one))]


def test_every_document_is_described() -> None:
    names = set(wire_schema()["$defs"])
    assert names >= {"TableDocument", "GameView", "Options", "VisibleEvent", "ShownAction"}
    assert names >= {"LessonScene", "PuzzleScene", "AnalysisDocument", "Replay", "BoardDocument"}
    assert names >= {"Person", "OwnGame", "RatingLine", "Hint", "Advice", "Problem", "Setup"}
    assert set(message_schema()["$defs"]) < names
    assert not [name for name in names if "." in name]


def test_only_changes_and_positions_may_hold_anything() -> None:
    found = set()
    for name, schema in wire_schema()["$defs"].items():
        for field, part in schema.get("properties", {}).items():
            for one in parts(part):
                if one.get("type") == "object" and "additionalProperties" not in one:
                    found.add(f"{name}.{field}")
                if one.get("additionalProperties") in ({}, True):
                    found.add(f"{name}.{field}")
    assert found == {"Happened.set", "ReplayFrame.set", "Setup.position"}


def test_a_field_that_nobody_described_is_found() -> None:
    document: Any = begun("pp", variant=Variant(caves=True)).document(0)
    assert_fits(document, TableDocument)
    with pytest.raises(AssertionError):
        assert_fits({**document, "secret": 1}, TableDocument)
    with pytest.raises(AssertionError):
        assert_fits({**document, "view": {**document["view"], "rng": 1}}, TableDocument)
    with pytest.raises(ValidationError):
        assert_fits({**document, "seat": "first"}, TableDocument)
