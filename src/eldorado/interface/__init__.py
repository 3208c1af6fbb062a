"""What clients ask and are answered: messages, requests, and the functions that work answers out.

A server and the game on one device without a server share it, so it needs neither a web framework
nor a database.
"""
