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
        seat = state.seats[state.active]
        turn = f"It is {seat.capitalize()}'s turn."
        text = "Turn over one tile and tap it."
        return Notice("luggage.play_memory", text, turn, args=(seat,))
    return _PROMPTS.get((state.phase, state.options.play)) or _PROMPTS.get((state.phase, ""))


_PROMPTS: Mapping[tuple[str, str], Notice] = {
    ("mapping", ""): Notice("luggage.mapping", "The belt learns its tiles.", "Hands off, please."),
    ("ready", ""): Notice("luggage.ready", "A hand on your draw deck!", "Press A when you are."),
    ("play", "assisted"): Notice(
        "luggage.play", "Where's my luggage? Flip, grab, tap!", "A says: Done!"
    ),
    ("play", "rulebook"): Notice(
        "luggage.play_rulebook", "Where's my luggage? Flip, grab, set aside!", "A says: Done!"
    ),
    ("verifying", ""): Notice(
        "luggage.verifying", "Stop! The belt counts its tiles.", "Hands off, please."
    ),
    ("check", ""): Notice(
        "luggage.check",
        "Tap every pair: the passenger, then the tile.",
        "B takes a pair back, A says: that was all.",
    ),
    ("round_over", ""): Notice(
        "luggage.round_over", "Put everything back, shuffle, deal anew.", "A starts the next round."
    ),
    ("over", ""): Notice("luggage.over", "The match is over.", "A plays again."),
}

STILL_MISSING = (
    "luggage.still_missing",
    "One suitcase with {0} is still missing.",
    "{1} suitcases with {0} are still missing.",
)
LOOK_FOR_IT = "Look under the table, then put it on the belt."
NOT_BACK = (
    "luggage.not_back",
    "One suitcase with {0} is not back on the belt.",
    "{1} suitcases with {0} are not back on the belt.",
)
PUT_BACK = "Put it back, or everybody holds A to play on without it."
BELT_IS_COUNTED = Notice(
    "luggage.counted", "The belt is counted before the round goes on.", "Hands off, please."
)


def by_pattern(tiles: int, message: tuple[str, str, str], remedy: str) -> tuple[Notice, ...]:
    """One notice for each pattern of which *tiles* are wanted: never a face."""
    key, one, many = message
    counts = Counter(SUITCASES[tile_suitcase(tile)] for tile in members(tiles))
    return tuple(
        Notice(
            key,
            (one if counts[name] == 1 else many).format(name, counts[name]),
            remedy,
            args=(name, str(counts[name])),
        )
        for name in SUITCASES
        if counts[name]
    )
