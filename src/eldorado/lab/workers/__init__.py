"""Runs the games of a simulation: in this process, in several, or on a cluster."""
