"""The twin: the far ends of a simulated table, below the real drivers."""
