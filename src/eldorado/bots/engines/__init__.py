"""Players in programs of their own: the engine protocol, both of its sides (docs/engines.md)."""
