"""Making a table: procedures that people are led through, on the screen or in a terminal, and what
they find.

enrolling     which tag is which piece, asked piece by piece
tagrecords    what each piece is, as a number on its own tag
calibrating   the belt is measured while one tile goes round on it; from
beltfigures     what its runs say of encoder, readers and motor
revising      what a calibration found, into the table file; or
overrides       beside the journal, where that file cannot be written; and whose each station is
"""
