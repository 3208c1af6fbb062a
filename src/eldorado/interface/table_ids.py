"""The ids of tables."""

import re
import secrets
from typing import Final

LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
"""Without those that are mistaken for each other when read aloud."""

LENGTH: Final = 10
"""Enough that nobody finds a table by guessing, short enough to read out."""

TABLE_ID: Final = r"^[a-z0-9]{1,32}$"
"""What a path may have as an id."""


def is_table_id(text: str) -> bool:
    return re.fullmatch(TABLE_ID, text) is not None


def new_table_id() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))


def table_id_from(number: int) -> str:
    """The id that belongs to a large number."""
    letters = []
    for _ in range(LENGTH):
        number, letter = divmod(number, len(LETTERS))
        letters.append(LETTERS[letter])
    return "".join(letters)
