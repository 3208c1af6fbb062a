"""Slow work, which a server runs in its pools; their processes stay small."""
