"""Ratings by play: races, criteria, difficulty, likeness to the printed routes."""
