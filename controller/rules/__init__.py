"""The kit in which games write their rules.

rows      one row a move: when it may be made, what refuses it, what it does, what follows
fields    the fields of states and moves, and what each may be
notation  states and moves as text, and back
offers    which moves are listed for a player
refusals  why a move was refused, with its ruling
settings  options and their values
sets      sets of small numbers as bit masks
"""
