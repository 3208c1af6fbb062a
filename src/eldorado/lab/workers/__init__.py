"""Who plays the games of a simulation: this process, several, or a cluster."""
