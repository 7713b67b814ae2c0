"""The screens of Bluff Pirate."""

from controller.views import BluffPirateView
from display.screens.bluff_pirate import race
from display.screens.game import GameScreens, Header
from display.text import Texts


def _header(texts: Texts, match: BluffPirateView) -> Header:
    number = texts.tr("pirate_turn", n=match.turn_number)
    if match.last_round:
        return Header(number, texts.tr("pirate_last_round"))
    return Header(number, texts.tr("pirate_nudge") if match.nudge else "")


_PLAYING = (
    "turn", "drawing", "reshuffling", "act", "set", "voting", "picking", "revealing", "fork",
    "island", "boarding", "stealing", "reading",
)  # fmt: skip

SCREENS = GameScreens(
    _header,
    {
        "dealing": race.dealing,
        **dict.fromkeys(_PLAYING, race.play),
        "over": race.over,
    },
)
