"""Bots against each other: matches, the arena and the ladder."""
