"""The screens of Captain's Orders."""

from controller.views import CaptainsOrdersView
from display.screens.captains_orders import ending, playing
from display.screens.game import GameScreens, Header
from display.words import Words


def _header(words: Words, match: CaptainsOrdersView) -> Header:
    number = "last-round" if match.last_round else "round"
    return Header(
        words(f"captains-orders-screen-{number}", number=match.round),
        words("captains-orders-screen-goal", count=match.wins_needed),
    )


SCREENS = GameScreens(
    _header,
    {
        "dealing": playing.dealing,
        "turn": playing.play,
        "order": playing.play,
        "give": playing.play,
        "discard": playing.play,
        "reading": playing.play,
        "reveal": ending.revealed,
        "round_over": ending.revealed,
        "over": ending.over,
    },
)
