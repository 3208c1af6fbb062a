"""Work that takes longer than a message may wait, in separate processes."""
