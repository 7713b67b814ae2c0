"""Agram at a Reclaim table: a trick-taking game in two modules, written from the guide."""
