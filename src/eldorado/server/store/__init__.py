"""What is kept: tables, their events and everything around them, in SQLite or PostgreSQL."""

from eldorado.server.store.databases.database import StoreAway, StoreDamaged
from eldorado.server.store.group_commit import REWRITTEN
from eldorado.server.store.new_events import Notice, TableProgress, Work
from eldorado.server.store.notifications import listen
from eldorado.server.store.store import Listing, NoSuchTable, Store, Stored

__all__ = [
    "REWRITTEN",
    "Listing",
    "NoSuchTable",
    "Notice",
    "Store",
    "StoreAway",
    "StoreDamaged",
    "Stored",
    "TableProgress",
    "Work",
    "listen",
]
