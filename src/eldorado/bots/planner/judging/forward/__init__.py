"""From descriptions of seats to chances: in numpy, by our kernel, or in plain Python."""
