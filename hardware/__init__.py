"""Pins, chips and wires, and the table that they make. Knows no game."""
