"""Statistics that several rooms need: intervals and ratings."""
