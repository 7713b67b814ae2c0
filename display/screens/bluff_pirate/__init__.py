"""The screens of Bluff Pirate."""

from controller.views import BluffPirateView
from display.screens.bluff_pirate import race
from display.screens.chrome import GameScreens, Header
from display.words import Words


def _header(words: Words, match: BluffPirateView) -> Header:
    number = words("bluff-pirate-screen-turn", number=match.turn_number)
    if match.last_round:
        return Header(number, words("bluff-pirate-screen-last-round"))
    return Header(number, words("bluff-pirate-screen-nudge") if match.nudge else "")


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
