"""The twin: the far ends of a simulated table, below the drivers of the real one."""
