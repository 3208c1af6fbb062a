"""The walker: cheapest ways and rules of thumb, without a network. A baseline that stays as it is:
it shares nothing with the planner but the rules and paths on a board, on purpose."""
