"""The walker: cheapest ways and rules of thumb, without a network. A baseline that stays as it is:
it shares only `shortest_paths` with the planner, on purpose."""
