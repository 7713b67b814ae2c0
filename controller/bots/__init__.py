"""Players for empty seats at simulated tables.

player     a seat's eyes, brain and pair of hands
cards      a bot for the card games
carrying   how a piece is carried in a move
company    which bot plays from which seat
mind       level, temper and luck
pondering  how long a bot takes to decide
rulebook   what a bot may ask of the rules
thinking   where bots think: at once, or in a process beside the referee
"""
