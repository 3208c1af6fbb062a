"""The game of one person on one device, without a server.

`LocalServer` answers the paths and socket messages of the real one, for a page that runs it in a
worker. It does no input or output itself: the program that runs it passes messages on, keeps
its documents and calls `step`.
"""

from eldorado.local.local_server import LocalServer

__all__ = ["LocalServer"]
