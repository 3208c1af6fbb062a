"""Where cards lie: own piles, cards without an order, the market."""
