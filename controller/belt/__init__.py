"""The belt tracker: which tile is where on the moving belt, and which ones have gone.

Pure: what a table signals goes in with its times, conclusions come out (`hear`). Nothing here knows
a chip, a pin or a game; tiles are numbers, seats are names.
"""

from controller.belt.conclusions import (
    Absence,
    Conclusion,
    Holder,
    Missing,
    Passes,
    Quality,
    Returned,
    Suspected,
    Taken,
    Weak,
    earlier,
)
from controller.belt.laps import begin_lap, end_lap
from controller.belt.track import LAP_TURNS, BeltTrack, Lap, OnBelt
from controller.belt.tracker import Heard, forgotten, hear, new_track, taught

__all__ = [
    "LAP_TURNS",
    "Absence",
    "BeltTrack",
    "Conclusion",
    "Heard",
    "Holder",
    "Lap",
    "Missing",
    "OnBelt",
    "Passes",
    "Quality",
    "Returned",
    "Suspected",
    "Taken",
    "Weak",
    "begin_lap",
    "earlier",
    "end_lap",
    "forgotten",
    "hear",
    "new_track",
    "taught",
]
