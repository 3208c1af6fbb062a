"""The planner: whole turns are searched and their ends judged by a value network."""
