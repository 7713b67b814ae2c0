"""The kit for card games.

deck     the cards of a game, and what those may be that the table could not read
zones    where the cards of a state lie, and what follows from that
view     what everyone may see of it
dealing  the deal before anybody acts, and lines of the cursor
places   where the piece of a move is tapped, carried and seen
unread   moves, state and rows of games that leave unread cards to the kit
referee  the referee: a count, a window, time
atpads   what a table without spots does instead
table    how a card game is played with pads, spots and buttons
"""
