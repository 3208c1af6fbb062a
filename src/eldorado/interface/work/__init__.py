"""What takes a while: a server works it out in its pools, whose processes stay small."""
