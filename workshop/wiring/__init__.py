"""How a table is wired, from its table file: wires, parts, warnings, picture (`reclaim wire`)."""
