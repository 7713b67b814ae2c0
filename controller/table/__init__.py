"""The table as a whole: its stages from attract to result, and everything around a match.

assembly      puts a whole table together: devices or their twin, console, bots
console       what the table as a whole is doing
idle          the table while no match is on

lobby         who plays, which game, with which options; built from
setup           a game about to be played
people          whom the table knows, who has joined, what they are called, who begins
adjusting       settings that are changed at the table: its language, for one

demo          what is shown while nobody plays
evening       the matches that have ended lately
watching      a match that is over, shown once more
operator      the operator's page; with
condition       how devices and computer are, as its page shows them
upkeep          enrolment and calibration, the pages in its place
ticking         whether every piece can be read
loading         a new Pico becomes a station
assigning       whose station is whose
building        the stages of building, tested
wirelist        which wire goes where
trials          the push and the motor
doctor          whether the table is sound, on the page and for `reclaim doctor`
appliance       `reclaim.toml`, and what is asked of the computer
restating       the owner's settings are changed in their file
desk            the operator's page from afar, for a phone that is paired
pairing         which phones are
rewiring        readers that need an overlay, on the image

gate          nothing is seen before it is on disk
devices       the table's devices as the console sees them, and how each is
attending     what a simulated table does by itself, and how the pieces lie there
"""
