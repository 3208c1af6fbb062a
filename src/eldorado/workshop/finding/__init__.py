"""New routes found by rating: changes, wishes, the archive and the search."""
