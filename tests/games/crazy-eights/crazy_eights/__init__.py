"""Crazy Eights, a game in the public domain, at a Reclaim table (docs/adding-a-game.md)."""
