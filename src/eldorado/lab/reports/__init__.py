"""Reports and charts of simulations, ladders and trainings."""
