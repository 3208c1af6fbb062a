"""The route workshop: facts and advice about a route, its rating by play, and finding new ones."""
