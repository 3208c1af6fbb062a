"""How much better than the strongest level a slow player is that plays turns out to the end."""
