"""What happened in a match of Bluff Pirate, in words."""

from controller.views import BluffPirateView
from controller.views.bluff_pirate import Happened
from display.screens.story import Line
from display.text import Texts


def told(texts: Texts, match: BluffPirateView, most: int = 4) -> list[Line]:
    """The last of what happened, a line for each turn."""
    return [Line(one.seat, sentence(texts, one)) for one in match.history[-most:]]


def sentence(texts: Texts, one: Happened) -> str:
    """One turn, or what came between."""
    key = f"pirate_{one.act.replace('-', '_')}"
    if one.act == "set":
        # What the vote was and what was true are two things, so there are four cases.
        key += ("_doubted" if one.doubted else "_trusted") + ("_bluff" if one.bluff else "_true")
    elif one.act == "board" and one.stolen == 1:
        key += "_one"
    return texts.tr(
        key,
        seat=texts.seat(one.seat) if one.seat else "",
        other=texts.seat(one.other) if one.other else "",
        n=one.stolen if one.act == "board" else len(one.up) + len(one.down),
        card=" ".join(texts.card(name) for name in one.up),
    )
