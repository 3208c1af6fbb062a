"""Searching a turn: every sensible way to move, draw, buy and end it."""
