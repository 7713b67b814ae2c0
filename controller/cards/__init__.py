"""The kit for card games.

deck     the cards of a game, and what those may be that the table could not read
zones    where the cards of a state lie, and what follows from that
view     what everyone may see of it
dealing  the deal before anybody acts, and lines of the cursor
places   where the piece of a move is tapped, carried and seen
referee  what the referee of a card game keeps in mind: a count, a window
table    how a card game is played with pads, spots and buttons
"""
