"""SQLite and PostgreSQL as the store uses them."""
