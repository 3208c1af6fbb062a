"""Tables in use: sockets, presence, bots' turns, clocks and notices."""
