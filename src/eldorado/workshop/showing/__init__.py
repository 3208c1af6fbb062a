"""Facts, advice and ratings for people: words, tables, portraits."""
