"""Secrets: seats are held by random ones, kept as hashes, carried in signed cookies."""

import hashlib
import hmac
import secrets
from collections.abc import Mapping

from eldorado.interface.table_ids import table_id_from


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
        return self._table_id("rematch", table)

    def race_id(self, former: str) -> str:
        """The race that is opened after another one, likewise."""
        return self._table_id("race", former)

    def daily_id(self, day: str, who: str) -> str:
        """The table of somebody's first try at a day's expedition, likewise."""
        return self._table_id("daily", f"{day} {who}")

    def _table_id(self, purpose: str, text: str) -> str:
        return table_id_from(int(self._mark(purpose, text), 16))

    def sign(self, table: str, held: Mapping[int, str]) -> str:
        """A cookie's value: the seats held at a table with their secrets."""
        return self._signed(table, "~".join(f"{n}.{secret}" for n, secret in sorted(held.items())))

    def read(self, table: str, value: str | None) -> dict[int, str]:
        """The seats in a cookie; none if it was not signed here for this table."""
        text = self._unsigned(table, value)
        if not text:
            return {}
        pairs = (part.partition(".") for part in text.split("~"))
        return {int(seat): secret for seat, _, secret in pairs}

    def badge(self, secret: str) -> str:
        """A cookie's value for a browser that wants to be known again."""
        return self._signed("person", secret)

    def read_badge(self, value: str | None) -> str:
        """The secret in such a cookie; empty if it was not signed here."""
        return self._unsigned("person", value)

    def tag(self, text: str) -> str:
        """A short name for something that must not be stored itself, such as an address."""
        return self._mark("tag", text)[:24]

    def _signed(self, purpose: str, text: str) -> str:
        return f"{text}~{self._mark(purpose, text)}"

    def _unsigned(self, purpose: str, value: str | None) -> str:
        """What was signed here for this purpose; empty for anything else."""
        text, _, mark = (value or "").rpartition("~")
        ours = self._mark(purpose, text)
        return text if hmac.compare_digest(mark.encode(), ours.encode()) else ""

    def _mark(self, purpose: str, text: str) -> str:
        return hmac.new(self.key, f"{purpose}:{text}".encode(), hashlib.sha256).hexdigest()
