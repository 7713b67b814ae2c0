"""The carousel: the belt's motor, encoder and battery, with speed control and protection.

`carousel` has the object that a table uses. Nothing is imported here: `lower` must start at once,
on the smallest Pi, when everything else is dead.
"""
