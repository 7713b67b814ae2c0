"""Pins, chips and wires, and the table they form. Knows no game."""
