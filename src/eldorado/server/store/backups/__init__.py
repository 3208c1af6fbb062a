"""A store in one file, and back."""
