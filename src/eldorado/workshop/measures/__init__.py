"""A route in figures without any game: ways, facts, the rulebooks' advice."""
