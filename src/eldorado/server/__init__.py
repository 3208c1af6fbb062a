"""The game over HTTP and WebSocket: tables that are kept, shared and watched."""
