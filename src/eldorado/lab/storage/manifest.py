"""The manifest of a folder of results: what was simulated, and whether it is this."""

import hashlib
import json
import os
from pathlib import Path
from typing import Any

from eldorado import __version__
from eldorado.core.state import RULES_VERSION
from eldorado.errors import EldoradoError
from eldorado.lab.simulation.edition import BUILD, weights_hash
from eldorado.lab.simulation.plan import SimulationPlan
from eldorado.lab.storage.columns import COLUMNS
from eldorado.lab.storage.formats import Format

NAME = "_simulation.json"
"""The underscore makes readers of whole folders of Parquet leave it alone."""

VERSION = "eldorado-simulation/3"

_NAMES = {"chunk": "the size of a shard", "shards": "the format", "cap": "the cap"}


def make_manifest(plan: SimulationPlan, size: int, format: Format) -> dict[str, Any]:
    """Everything that determines the contents of the shards."""
    facts = {
        "format": VERSION,
        "package": __version__,
        "rules": RULES_VERSION,
        "build": BUILD,
        "weights": weights_hash(plan.players),
        **plan.to_json(),
        "chunk": size,
        "shards": format,
        "columns": list(COLUMNS),
    }
    return facts | {"hash": _hash(facts)}


def check_manifest(folder: Path, manifest: dict[str, Any]) -> None:
    """Write the manifest into a new folder, or compare it with the one that is there."""
    file = folder / NAME
    if not file.exists():
        if any(not entry.name.startswith(".") for entry in folder.iterdir()):
            raise EldoradoError(f"{folder} holds other files; choose a new folder.")
        write_safely(file, (json.dumps(manifest, indent=2) + "\n").encode())
        return
    try:
        there = json.loads(file.read_text("utf-8"))
    except ValueError:
        there = None
    if not isinstance(there, dict) or there.pop("hash", None) != _hash(there):
        raise EldoradoError(f"{file} is damaged; choose a new folder.")
    here = {name: value for name, value in manifest.items() if name != "hash"}
    differences = [
        f"{_NAMES.get(name, name)} is {_text(there.get(name))} there, {_text(here.get(name))} here"
        for name in {**here, **there}
        if there.get(name) != here.get(name)
    ]
    if differences:
        raise EldoradoError(
            f"{folder} holds another simulation: {', '.join(differences)}; choose another folder."
        )


def write_safely(file: Path, data: bytes) -> None:
    """Write a file so that it is there whole or not at all."""
    draft = file.with_name(f".{file.name}.{os.getpid()}.tmp")
    try:
        draft.write_bytes(data)
        draft.replace(file)
    finally:
        draft.unlink(missing_ok=True)


def _hash(facts: dict[str, Any]) -> str:
    return hashlib.sha256(json.dumps(facts, sort_keys=True).encode()).hexdigest()


def _text(value: Any) -> str:
    """A value of a manifest as words."""
    if isinstance(value, dict):
        return "+".join(name for name, on in value.items() if on) or "plain"
    if isinstance(value, list):
        return ",".join(map(str, value))
    return str(value).lower() if isinstance(value, bool) or value is None else str(value)
