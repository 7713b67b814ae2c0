"""Engines of their own: slow, plain, and written from the rule texts and the rulings only.

They know nothing of the rules that they check but the names of cards and squares.
"""
