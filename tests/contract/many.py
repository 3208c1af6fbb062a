"""Writes thousands of cases for the client's tests: `python -m tests.contract.many FOLDER`.

The files beside this module hold few, so that a change can be read; `make test` checks these as
well, from other positions of the same kinds.
"""

import json
import sys
from pathlib import Path
from typing import Any

from tests.contract.cases import action_cases, boards, reach_case, situations, turn_case

REACH, TURNS = range(26, 230), range(9, 120)
"""The seeds of positions per ground; those before them are in the files here."""


def cases() -> dict[str, Any]:
    reached = list(situations(REACH))
    turns = list(situations(TURNS))
    return {
        "boards": boards([*reached, *turns]),
        "reach": [reach_case(ground, game) for ground, game in reached],
        "turns": [turn_case(ground, game) for ground, game in turns],
        "actions": action_cases(turns),
    }


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, value in cases().items():
        (folder / f"{name}.json").write_text(json.dumps(value, separators=(",", ":")), "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
