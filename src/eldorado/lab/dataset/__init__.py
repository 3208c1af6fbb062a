"""The reference data set: its games, and the card that describes them."""
