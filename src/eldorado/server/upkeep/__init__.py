"""What a host does about a store: checking it, deleting from it."""
