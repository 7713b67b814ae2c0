"""What `reclaim ...` does."""
