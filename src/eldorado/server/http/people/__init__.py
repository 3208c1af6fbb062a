"""Handlers about people: their own games, and the ladder of this server."""
