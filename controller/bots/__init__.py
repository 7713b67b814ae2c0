"""Players for empty seats at simulated tables: eyes, a brain and a pair of hands."""
