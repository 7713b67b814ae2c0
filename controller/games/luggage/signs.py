"""What lights, sounds and prompts say in "Where's My Luggage?", and what the table asks for.

Nothing here tells what only one player knows: a tile is asked for by its public side.
"""

from collections import Counter
from collections.abc import Mapping

from controller.games.luggage.moves import Look, Move
from controller.games.luggage.pieces import SUITCASES, tile_suitcase
from controller.games.luggage.rules import rules
from controller.games.luggage.state import State, awaited, verdict, winners
from controller.games.sets import members
from controller.match.tablegame import Answer, Flash, own_colour
from controller.views import Notice
from hardware.signals import Colour, Pattern

_VERDICT_LIGHTS: Mapping[str, tuple[Colour, Pattern]] = {
    "match": ("green", "steady"),
    "lost": ("yellow", "pulse"),
    "other": ("red", "blink"),
}
"""Steady, pulse and blink say the same as green, yellow and red."""


def answer(before: State, move: Move, after: State) -> Answer:
    sound = rules.row(before, move).sound
    sounds: list[str] = [sound] if sound else []
    flashes: list[Flash] = []
    if isinstance(move, Look):
        found = verdict(before, move)
        colour, pattern = _VERDICT_LIGHTS[found]
        flashes.append(Flash(after.seats[move.player], colour, pattern, for_s=1.5))
        sounds.append(found)
    if before.phase == "ready" and after.phase == "play":
        sounds.append("start")
    if after.phase == "over":
        sounds.append("win")
    return Answer(tuple(flashes), tuple(sounds))


def light(state: State, seat: str) -> tuple[Colour, Pattern]:
    """White pulses ask for something, the seat's own colour says that it plays."""
    player = state.seats.index(seat)
    if awaited(state, player):
        return "white", "pulse"
    own = own_colour(seat)
    match state.phase:
        case "play" if state.options.variant == "memory":
            return own, "blink" if state.active == player else "steady"
        case "play" | "check" | "round_over":
            return own, "steady"
        case "over":
            return own, "blink" if player in winners(state) else "steady"
    return "off", "steady"


def prompt(state: State) -> Notice | None:
    if state.phase == "play" and state.options.variant == "memory":
        return Notice("luggage-play-memory", {"active": state.seats[state.active]})
    return _PROMPTS.get((state.phase, state.options.play)) or _PROMPTS.get((state.phase, ""))


_PROMPTS: Mapping[tuple[str, str], Notice] = {
    ("mapping", ""): Notice("luggage-mapping"),
    ("ready", ""): Notice("luggage-ready"),
    ("play", "assisted"): Notice("luggage-play"),
    ("play", "rulebook"): Notice("luggage-play-rulebook"),
    ("verifying", ""): Notice("luggage-verifying"),
    ("check", ""): Notice("luggage-check"),
    ("round_over", ""): Notice("luggage-round-over"),
    ("over", ""): Notice("luggage-over"),
}

STILL_MISSING = "luggage-still-missing"
NOT_BACK = "luggage-not-back"
BELT_IS_COUNTED = Notice("luggage-counted")


def by_pattern(tiles: int, id: str) -> tuple[Notice, ...]:
    """One notice for each pattern of which *tiles* are wanted: never a face."""
    counts = Counter(SUITCASES[tile_suitcase(tile)] for tile in members(tiles))
    return tuple(
        Notice(id, {"pattern": name, "count": counts[name]}) for name in SUITCASES if counts[name]
    )
