"""One match at the table: signals in, moves out, and what may be seen of it.

match       the one place where a match changes
acts        what a tap or a button press means before any game is asked
tablegame   what a game tells the table about itself, besides its rules
registry    which piece carries which tag
halfdone    what is neither a move nor an observation, and outlives a power cut
playing     what a match is given when it begins
menu        the cursor's menus
pause       pausing, and players who have left
teaching    a match that explains each new act once
explaining  ... and what it says of lessons and refusals
stage       climaxes
kept        what follows from values is made once
signs       notices, answers to taps, sounds, and lights
shown       what may be seen of all this: no more than what is on disk
"""
