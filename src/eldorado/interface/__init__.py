"""What clients send and receive: messages, requests, and the functions that compute the answers.

A server and the game on one device without a server share it, so it needs neither a web framework
nor a database.
"""
