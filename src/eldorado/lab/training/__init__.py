"""Training the value network by self-play."""
