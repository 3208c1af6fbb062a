"""Lists of routes: the gallery of a server, and each person's shelf."""
