"""The HTTP interface: handlers, and what they are asked and answer."""
