"""Secrets: seats are held by random ones, kept as hashes, carried in signed cookies."""

import hashlib
import hmac
import secrets
from collections.abc import Mapping

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""Without those that are mistaken for each other when read aloud."""


def new_table_id() -> str:
    """Ten letters: enough that nobody finds a table by guessing, short enough to read out."""
    return "".join(secrets.choice(LETTERS) for _ in range(10))


def new_secret() -> str:
    """What holds a seat."""
    return secrets.token_urlsafe(24)


def hashed(secret: str) -> str:
    """What is stored of a secret: it is random and long, so a plain hash cannot be undone."""
    return hashlib.sha256(secret.encode()).hexdigest()


def cookie_name(table: str) -> str:
    return f"seat-{table}"


class Signer:
    """Signs what a browser carries, so that a cookie is either ours or nothing."""

    def __init__(self, key: bytes) -> None:
        self.key = key

    def rematch_id(self, table: str) -> str:
        """The table that follows a table: always the same one, and nobody guesses it."""
        number = int(self._mark("rematch", table), 16)
        letters = []
        for _ in range(10):
            number, letter = divmod(number, len(LETTERS))
            letters.append(LETTERS[letter])
        return "".join(letters)

    def sign(self, table: str, held: Mapping[int, str]) -> str:
        """A cookie's value: the seats held at a table with their secrets."""
        text = "~".join(f"{seat}.{secret}" for seat, secret in sorted(held.items()))
        return f"{text}~{self._mark(table, text)}"

    def read(self, table: str, value: str | None) -> dict[int, str]:
        """The seats in a cookie; none if it was not signed here for this table."""
        text, _, mark = (value or "").rpartition("~")
        if not text or not hmac.compare_digest(mark.encode(), self._mark(table, text).encode()):
            return {}
        pairs = (part.partition(".") for part in text.split("~"))
        return {int(seat): secret for seat, _, secret in pairs}

    def badge(self, secret: str) -> str:
        """A cookie's value for a browser that wants to be known again."""
        return f"{secret}~{self._mark('person', secret)}"

    def read_badge(self, value: str | None) -> str:
        """The secret in such a cookie; empty if it was not signed here."""
        secret, _, mark = (value or "").rpartition("~")
        return secret if hmac.compare_digest(mark, self._mark("person", secret)) else ""

    def tag(self, text: str) -> str:
        """A short name for something that shall not be stored itself, such as an address."""
        return self._mark("tag", text)[:24]

    def _mark(self, purpose: str, text: str) -> str:
        return hmac.new(self.key, f"{purpose}:{text}".encode(), hashlib.sha256).hexdigest()
