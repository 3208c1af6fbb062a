"""How long the parts of a run have taken, over all its interruptions."""

import json
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from eldorado.lab.storage.manifest import write_safely


@contextmanager
def timed(file: Path, part: str) -> Iterator[None]:
    """Adds the seconds of a block to those that a file keeps for a part."""
    begun = time.perf_counter()
    try:
        yield
    finally:
        spent = read_seconds(file)
        spent[part] = spent.get(part, 0.0) + time.perf_counter() - begun
        write_safely(file, json.dumps(spent).encode())


def read_seconds(file: Path) -> dict[str, float]:
    """The seconds that each part has taken so far, interrupted ones too."""
    return dict(json.loads(file.read_text("utf-8"))) if file.exists() else {}
