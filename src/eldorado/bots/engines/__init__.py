"""Players that are separate programs: both sides of the engine protocol (docs/engines.md)."""
