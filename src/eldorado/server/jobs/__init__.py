"""Work that takes longer than a message may wait, in processes beside the server."""
