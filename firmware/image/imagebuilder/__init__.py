"""Builds the image of a card, with its two slots, and the bundle that updates one of them."""
