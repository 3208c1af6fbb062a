"""Writes docs/editions.md from the English texts of the game.

PYTHONPATH=src python tools/editions.py
"""

from pathlib import Path

from eldorado.help import editions_page

PAGE = Path(__file__).parents[1] / "docs" / "editions.md"

if __name__ == "__main__":
    PAGE.write_text(editions_page(), "utf-8")
