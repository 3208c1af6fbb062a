"""Simulated games: what is played, playing it, checking it and adding it up."""
