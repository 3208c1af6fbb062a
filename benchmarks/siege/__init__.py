"""A real server with its limits on, fifty tables that play, and one attack after another."""
