"""What happened in a match of Bluff Pirate, in words."""

from controller.views import BluffPirateView
from controller.views.bluff_pirate import Happened
from display.screens.story import Line
from display.words import Words


def told(words: Words, match: BluffPirateView, most: int = 4) -> list[Line]:
    """The last of what happened, a line for each turn."""
    return [Line(one.seat, sentence(words, one)) for one in match.history[-most:]]


def sentence(words: Words, one: Happened) -> str:
    """One turn, or what came between."""
    id = f"bluff-pirate-screen-{one.act}"
    if one.act == "set":
        # What the vote was and what was true are two things, so there are four cases.
        id += ("-doubted" if one.doubted else "-trusted") + ("-bluff" if one.bluff else "-true")
    return words(
        id,
        seat=one.seat or "",
        other=one.other or "",
        count=one.stolen if one.act == "board" else len(one.up) + len(one.down),
        cards=tuple(one.up),
    )
