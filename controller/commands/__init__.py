"""The commands of `reclaim ...`."""
