"""The belt tracker: which tile is where on the moving belt, and which ones have gone.

Pure: what a table signals goes in with its times, conclusions come out (`hear`). Nothing here knows
a chip, a pin or a game; tiles are numbers, seats are names.
"""

from controller.belt.conclusions import Conclusion, Missing, Returned, Suspected, Taken
from controller.belt.laps import begin_lap, end_lap
from controller.belt.track import LAP_TURNS, Lap, Track
from controller.belt.tracker import Heard, forgotten, hear, new_track

__all__ = [
    "LAP_TURNS",
    "Conclusion",
    "Heard",
    "Lap",
    "Missing",
    "Returned",
    "Suspected",
    "Taken",
    "Track",
    "begin_lap",
    "end_lap",
    "forgotten",
    "hear",
    "new_track",
]
