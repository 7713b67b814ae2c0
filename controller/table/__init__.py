"""The table as a whole: its stages from attract to result, and everything around a match.

assembly      puts a whole table together: devices or their twin, console, bots
console       what the table as a whole is doing
idle          the table while no match is on

lobby         who plays, which game, with which options; built from
setup           a game about to be played
party           the people and bots that have joined
people          the names that a table knows
beginning       who begins
language        the language, and the menu line that chooses it

interruption  an interrupted match, and what becomes of it
demo          what is shown while nobody plays
operator      the operator's page; with
heard           how the devices are, by what they have said
adjusting       settings that are changed at the table
page            what a page in its place must do
enrolpage       enrolment on the page
calibratepage   calibration on the page
doctor          whether the table is sound, on the page and for `reclaim doctor`
orders          what is asked of the computer

gate          nothing is seen before it is on disk
devices       the table's devices as the console sees them
attending     what a simulated table does by itself
lying         how the pieces lie at a simulated table
settings      `reclaim.toml`
closed        a table that cannot be opened
"""
