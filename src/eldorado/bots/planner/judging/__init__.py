"""Judging the end of a turn: features of a seat, the value network, chances to win."""
