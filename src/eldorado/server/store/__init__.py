"""What is kept: tables, their events and everything around them, in SQLite or PostgreSQL."""

from eldorado.server.store.batches import Progress, Work
from eldorado.server.store.database import StoreAway
from eldorado.server.store.news import listen
from eldorado.server.store.store import Listing, Store, Stored

__all__ = ["Listing", "Progress", "Store", "StoreAway", "Stored", "Work", "listen"]
