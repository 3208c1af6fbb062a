"""What a host wants to know: figures, health, the event loop, background tasks."""
