"""Making a table: procedures that people are led through, on the screen or in a terminal, and what
they find.

enrolling     which tag is which piece, asked piece by piece
tagrecords    what each piece is, onto its own tag; with
identities      the numbers on tags
calibrating   the belt is measured while one tile goes round on it; from
beltfigures     what its runs say of encoder, readers and motor
revising      what a calibration found, into the table file; or
overrides       beside the journal, where that file cannot be written
assigned      which seat has which station
keptfile      the files beside the journal that keep such things for each table
"""
