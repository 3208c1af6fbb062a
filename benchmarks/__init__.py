"""Measurements of speed and soundness; run them with `python -m benchmarks`."""
