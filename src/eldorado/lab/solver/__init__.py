"""How soon an expedition could arrive at best: bounds to measure players by."""
