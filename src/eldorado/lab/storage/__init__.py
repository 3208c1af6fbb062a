"""Results in folders that can be resumed, and the files in them."""
