"""Handlers about routes of people: the gallery, the page of a route, the shelf."""
