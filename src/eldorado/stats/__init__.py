"""Statistics that several packages need: intervals and ratings."""
