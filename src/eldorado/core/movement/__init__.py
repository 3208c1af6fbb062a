"""Movement: where pieces can go by cards, payment and the Native, and why not elsewhere."""
