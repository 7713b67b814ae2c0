"""What is made at a desk: a table's parts and wiring, a game's pieces on paper, a match's report.

No table needs it to play. Each room has an extra of its own in pyproject.toml.
"""
