"""What a player may do: groups of legal actions, and choices of cards, counted before made."""
